// A hand of cards in the dock: which card is taken up is the page's business until it is played.
// @ts-check
import * as keys from "./keys.js";

/** @param {Element | null} element */
const rootOf = (element) => /** @type {HTMLElement | null} */ (element?.closest("[data-live]") ?? null);

/**
 * Show what may be done with the card that is taken up, and nothing else; while none is, what stands there anyway. Of
 * another question nothing is taken up.
 * @param {HTMLElement} root
 */
export function marked(root) {
  const taken = root.dataset.card ?? "";
  const all = [...root.querySelectorAll("[data-ways]")].map((each) => /** @type {HTMLElement} */ (each));
  const there = all.some((ways) => ways.dataset.ways === taken);
  for (const ways of all) ways.hidden = there ? ways.dataset.ways !== taken : ways.dataset.stands === undefined;
  for (const each of root.querySelectorAll(".ce-held__do[data-card]")) {
    each.setAttribute("aria-expanded", String(there && /** @type {HTMLElement} */ (each).dataset.card === taken));
  }
  root.querySelector(".ce-ways-all")?.classList.toggle("ce-ways-all--one", there);
  root.querySelector(".ce-held__hint")?.toggleAttribute("hidden", there);
  if (!there) delete root.dataset.card;
}

/** @param {MouseEvent} event */
function pressed(event) {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.("[data-card]:not([data-live])"));
  const root = rootOf(button);
  if (!button || !root) return;
  const card = button.dataset.card ?? "";
  const back = root.dataset.card === card;
  if (back) delete root.dataset.card;
  else root.dataset.card = card;
  marked(root);
  keys.marked(root);
  const place = back ? `.ce-held__do[data-card="${card}"]` : `[data-ways="${card}"] [data-send]`;
  /** @type {HTMLElement | null} */ (root.querySelector(place))?.focus();
}

/** Another question: no card is taken up. @param {HTMLElement} root */
export function putBack(root) {
  delete root.dataset.card;
}

document.addEventListener("click", pressed);
