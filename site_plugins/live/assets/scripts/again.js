// Dice that are tapped to be rolled again: the option that names just these is marked, and is then the main thing to press.
// @ts-check

/** @param {string[]} faces */
const key = (faces) => [...faces].sort().join("+");

/** @param {HTMLElement} root */
export function marked(root) {
  const dice = [...root.querySelectorAll("[data-again]")].map((each) => /** @type {HTMLElement} */ (each));
  const taken = dice.filter((each) => each.ariaPressed === "true").map((each) => each.dataset.again ?? "");
  for (const each of root.querySelectorAll("[data-option]")) {
    const option = /** @type {HTMLElement} */ (each).dataset.option ?? "";
    const meant = taken.length > 0 && key(option.split("+")) === key(taken);
    each.classList.toggle("ce-go--meant", meant);
  }
}

document.addEventListener("click", (event) => {
  const die = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.("[data-again]"));
  const root = /** @type {HTMLElement | null} */ (die?.closest("[data-live]") ?? null);
  if (!die || !root) return;
  die.setAttribute("aria-pressed", String(die.ariaPressed !== "true"));
  marked(root);
});
