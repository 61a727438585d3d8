// A press on a word of the glossary explains it where it stands. Without this script it is a link to the glossary.
// @ts-check
import { whenParsed } from "./page.js";

const WORD = "a.ce-term";

/** @param {EventTarget | null} target */
const wordAt = (target) => /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (target)?.closest?.(WORD) ?? null);

/** @param {Element} word */
function announced(word) {
  if (!word.hasAttribute("aria-haspopup")) word.setAttribute("aria-haspopup", "dialog");
}

/** @param {() => Promise<{show: (word: HTMLAnchorElement) => void}>} explaining what fetches the box in which a word is explained */
export function listenToTerms(explaining) {
  if (!("popover" in HTMLElement.prototype)) return;
  addEventListener(
    "click",
    (event) => {
      const word = wordAt(event.target);
      if (!word || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // Over a match, this would open the whole paragraph.
      event.stopImmediatePropagation();
      explaining().then(
        (terms) => terms.show(word),
        () => location.assign(word.href),
      );
    },
    true,
  );
  document.addEventListener("focusin", (event) => {
    const word = wordAt(event.target);
    if (word) announced(word);
  });
  const all = () => document.querySelectorAll(WORD).forEach(announced);
  whenParsed(() => {
    const pages = /** @type {any} */ (window).document$;
    if (pages) pages.subscribe(all);
    else all();
  });
}
