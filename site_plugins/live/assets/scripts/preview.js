// What an option would do, shown on the board before it is chosen: on hover, on focus, and while a finger is down.
// @ts-check

// A finger that has opened a card sees all its ways at once; keys go through them one by one.
let touched = false;

/** @param {Element | null} element */
const rootOf = (element) => element?.closest("[data-live]") ?? null;

/**
 * The options that an element stands for: its own, or those of a card.
 * @param {HTMLElement} element @param {boolean} whole
 */
function options(element, whole) {
  const card = element.dataset.card ?? (whole ? element.closest("[data-ways]")?.getAttribute("data-ways") : null);
  if (element.dataset.option && !card) return [element.dataset.option];
  const ways = rootOf(element)?.querySelectorAll(`[data-ways="${CSS.escape(card ?? "")}"] [data-option]`);
  return [...(ways ?? [])].map((each) => /** @type {HTMLElement} */ (each).dataset.option ?? "");
}

/** @param {Event} event */
function shown(event) {
  if (event instanceof PointerEvent && event.type === "pointerdown") touched = event.pointerType === "touch";
  const target = /** @type {Element} */ (event.target);
  const element = /** @type {HTMLElement | null} */ (target.closest?.(".ce-stage [data-option], .ce-stage [data-card]") ?? null);
  const root = rootOf(element);
  if (!element || !root) return;
  hide(root);
  for (const option of options(element, touched && event.type === "focusin")) {
    for (const ghost of root.querySelectorAll(`[data-ghost~="${CSS.escape(option)}"]`)) ghost.classList.add("ce-ghost--shown");
  }
}

/** @param {Element} root */
function hide(root) {
  for (const ghost of root.querySelectorAll(".ce-ghost--shown")) ghost.classList.remove("ce-ghost--shown");
}

/** @param {Event} event */
function hidden(event) {
  const root = rootOf(/** @type {Element} */ (event.target));
  if (root) hide(root);
}

for (const sign of ["pointerover", "focusin", "pointerdown"]) document.addEventListener(sign, shown, { passive: true });
for (const sign of ["pointerout", "focusout"]) document.addEventListener(sign, hidden, { passive: true });
