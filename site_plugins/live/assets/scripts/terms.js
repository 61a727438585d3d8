// The box in which a word of the glossary is explained: a popover beside the word, at the foot of a small screen. What
// it says at once stands in the page; its drawing and the words that go with it come from the glossary, fetched once.
// @ts-check
import { element } from "./element.js";
import { words } from "./page.js";

const ROOM = 340;
const GAP = 6;
const NARROW = "(max-width: 40rem)";

/** @type {Map<string, Promise<Document>>} the glossary of each language */
const pages = new Map();
/** @type {HTMLAnchorElement | undefined} */
let asked;
/** @type {HTMLElement | undefined} */
let box;

/** @param {string} address */
function glossary(address) {
  const coming = pages.get(address) ?? fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  });
  pages.set(address, coming);
  coming.catch(() => pages.delete(address));
  return coming;
}

/** The one box: it goes where the word is, so that the next key reaches it, and a match's dialog does not shut it out. */
function boxed() {
  if (box) return box;
  box = element("div", { class: "ce-term-pop", popover: "auto", role: "dialog", tabindex: "-1", "aria-labelledby": "ce-term-pop" });
  box.addEventListener("toggle", (event) => {
    if (/** @type {ToggleEvent} */ (event).newState !== "closed") return;
    const word = asked;
    if (!word) return;
    word.setAttribute("aria-expanded", "false");
    const now = document.activeElement;
    // Who has pressed something else is there already.
    if (now !== word && now !== document.body && !box?.contains(now)) return;
    // Until the reader turns to something else, what has just been told is not hinted at.
    word.setAttribute("data-told", "");
    word.focus({ preventScroll: true });
    word.addEventListener("blur", () => word.removeAttribute("data-told"), { once: true });
  });
  box.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const other = /** @type {HTMLAnchorElement | null} */ (target.closest("[data-term]"));
    if (target.closest("[data-shut]")) box?.hidePopover();
    else if (other) {
      event.preventDefault();
      event.stopImmediatePropagation();
      void fill(new URL(other.href), other.textContent ?? "", "", true);
      box?.focus();
    }
  });
  return box;
}

/**
 * @param {URL} url
 * @param {string} name
 * @param {string} said
 * @param {boolean} drawn
 */
async function fill(url, name, said, drawn) {
  const into = boxed();
  const inside = element("div", { class: "ce-term-pop__inside" }, element("p", {}, said));
  if (drawn) inside.prepend(element("div", { class: "ce-sketch ce-sketch--coming" }));
  const shut = element("button", { type: "button", class: "ce-go ce-go--small", "data-shut": "" }, words.why_shut);
  const title = element("p", { id: "ce-term-pop", class: "ce-term-pop__title" }, name);
  into.replaceChildren(
    title,
    inside,
    element("p", { class: "ce-term-pop__foot" }, shut, element("a", { href: url.href }, words.term_page)),
  );
  try {
    const page = await glossary(url.href.split("#")[0]);
    const entry = page.getElementById(decodeURIComponent(url.hash.slice(1)))?.closest("section");
    if (!entry || !inside.isConnected) return;
    const found = document.importNode(entry, true);
    const head = found.querySelector(".ce-glossary__title");
    for (const each of head?.querySelectorAll(".headerlink") ?? []) each.remove();
    title.textContent = head?.textContent ?? name;
    head?.remove();
    for (const link of found.querySelectorAll("a[href]")) {
      link.setAttribute("href", new URL(link.getAttribute("href") ?? "", url).href);
      link.setAttribute("data-term", "");
    }
    inside.replaceChildren(...found.childNodes);
  } catch {
    // What stands in the page is said already; the link leads to the rest.
    inside.querySelector(".ce-sketch--coming")?.remove();
  }
}

/** Beside the word, below it where there is room; on a small screen the style sheet knows where. */
function place() {
  if (!box || !asked || matchMedia(NARROW).matches) return;
  const at = asked.getClientRects()[0];
  const below = at.bottom + ROOM < innerHeight || at.top < ROOM;
  const style = box.style;
  style.setProperty("--ce-x", `${Math.max(GAP, Math.min(at.left, innerWidth - box.offsetWidth - 3 * GAP)) + scrollX}px`);
  style.setProperty("--ce-y", below ? `${at.bottom + GAP + scrollY}px` : "auto");
  style.setProperty("--ce-foot", below ? "auto" : `${innerHeight - at.top + GAP - scrollY}px`);
}

/** @param {HTMLAnchorElement} word */
export function show(word) {
  const into = boxed();
  if (into.matches(":popover-open")) {
    into.hidePopover();
    if (asked === word) return;
  }
  asked = word;
  const note = word.nextElementSibling;
  void fill(new URL(word.href), word.textContent ?? "", note?.getAttribute("role") === "tooltip" ? note.textContent ?? "" : "", "drawn" in word.dataset);
  (word.parentElement ?? document.body).append(into);
  word.setAttribute("aria-expanded", "true");
  into.showPopover();
  place();
  into.focus({ preventScroll: true });
}
