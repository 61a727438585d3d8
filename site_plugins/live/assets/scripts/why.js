// "Why?" and words of the glossary, opened over the match: the paragraph as it stands in the book, with its situation.
// @ts-check
import { element } from "./element.js";
import { voice } from "./face.js";

/** @typedef {(roots: HTMLElement[]) => void} Adopt */

/** @type {Adopt} */
let adopt = () => {};
/** @type {Record<string, string>} */
let words = {};
let begun = false;
/** @type {HTMLDialogElement | undefined} */
let box;

/** One box for the whole visit; whatever closes it lets the match have the focus back. */
function opened() {
  if (!box) {
    box = /** @type {HTMLDialogElement} */ (element("dialog", { class: "ce-why" }));
    box.addEventListener("click", (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target === box || target.closest("[data-why-shut]")) box?.close();
    });
    box.addEventListener("close", () => box?.replaceChildren());
  }
  if (!box.isConnected) document.body.append(box);
  return box;
}

/**
 * The paragraph that an address names, with the addresses in it made whole; null where the page has no such place.
 * @param {URL} url
 */
async function paragraph(url) {
  const answer = await fetch(url.href.split("#")[0]);
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const place = page.getElementById(decodeURIComponent(url.hash.slice(1)));
  const whole = place?.closest(".ce-rule, dt, li, section") ?? place;
  if (!whole) return null;
  const found = /** @type {HTMLElement} */ (document.importNode(whole, true));
  for (const link of found.querySelectorAll("a[href]")) {
    link.setAttribute("href", new URL(link.getAttribute("href") ?? "", url).href);
  }
  // The words of a term stand under it by its id, which this page may have given to another.
  for (const each of found.querySelectorAll(".headerlink")) each.remove();
  for (const each of found.querySelectorAll("[aria-describedby^='def-']")) each.removeAttribute("aria-describedby");
  const next = whole.matches("dt") ? whole.nextElementSibling : null;
  if (next) found.append(...[...document.importNode(next, true).childNodes]);
  return found;
}

/** @param {HTMLAnchorElement} link */
async function show(link) {
  const url = new URL(link.href);
  const dialog = opened();
  // The colour of the game that one comes from.
  dialog.dataset.game = /** @type {HTMLElement | null} */ (link.closest("[data-game]"))?.dataset.game ?? "";
  const shut = element("button", { type: "button", class: "ce-go ce-go--small", "data-why-shut": "" }, words.why_shut);
  const page = element("a", { href: url.href, class: "ce-why__page" }, words.why_page);
  const inside = element("div", { class: "ce-why__inside md-typeset ce-prose" }, words.loading);
  dialog.replaceChildren(inside, element("div", { class: "ce-why__foot" }, shut, page));
  if (!dialog.open) dialog.showModal();
  shut.focus();
  try {
    const found = await paragraph(url);
    inside.replaceChildren(found ?? words.why_lost);
    if (!found) return;
    const head = found.querySelector("h2, h3");
    dialog.setAttribute("aria-label", head?.textContent ?? words.why_page);
    adopt([...found.querySelectorAll("[data-live]")].map((each) => /** @type {HTMLElement} */ (each)));
  } catch {
    inside.replaceChildren(words.why_lost);
    voice.say(words.why_lost);
  }
}

/** @param {MouseEvent} event */
function pressed(event) {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = /** @type {Element} */ (event.target);
  const link = /** @type {HTMLAnchorElement | null} */ (target.closest?.("a[href*='#']") ?? null);
  if (!link || link.closest(".ce-why__foot") || !link.closest(".ce-stage, .ce-why")) return;
  const { origin, hash } = new URL(link.href);
  // A position to be opened elsewhere is a way out, not a question.
  if (origin !== location.origin || !hash || link.dataset.out !== undefined || hash.includes(":")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void show(link);
}

/**
 * @param {Adopt} adopting what brings the situations of a paragraph to life
 * @param {Record<string, string>} said
 */
export function begin(adopting, said) {
  adopt = adopting;
  words = said;
  // Matches and lessons begin it alike, and both may be met in one visit.
  if (begun) return;
  begun = true;
  addEventListener("click", pressed, true);
}
