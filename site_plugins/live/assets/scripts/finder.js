// The finder, fetched when somebody comes to one of its boxes: the head's search, the referee's, and the form above the
// rulings. All three ask the same engine.
// @ts-check
import { Box } from "./finder/box.js";
import { mountFilter } from "./finder/filter.js";

const REFEREE = { kinds: ["rule", "ruling", "note", "moment"], first: "moment", most: 12 };

/** What a box says; the head's search carries the words for all. */
const said = () => JSON.parse(/** @type {HTMLElement} */ (document.querySelector("[data-finder]")).dataset.finder ?? "{}");

/**
 * @param {HTMLElement} root
 * @param {object} where
 * @param {() => void} [left]
 */
function mount(root, where, left) {
  if (root.dataset.alive !== undefined) return;
  root.dataset.alive = "";
  /** @param {string} name */
  const part = (name) => /** @type {HTMLElement} */ (root.querySelector(`[data-find-${name}]`));
  const field = /** @type {HTMLInputElement} */ (root.querySelector("[role=combobox]"));
  const parts = { panel: part("panel"), list: part("list"), meta: part("meta"), status: part("status") };
  new Box({ root, field, ...parts, words: said(), where, left });
}

/**
 * @param {HTMLElement} root
 * @param {() => void} left
 */
export const mountHead = (root, left) => mount(root, {}, left);

/** The boxes that stand on the page itself. */
export function mountBoxes() {
  const referee = /** @type {HTMLElement | null} */ (document.querySelector("[data-find]"));
  if (referee) mount(referee, REFEREE);
  const rulings = /** @type {HTMLFormElement | null} */ (document.querySelector("form.ce-filter"));
  if (rulings) mountFilter(rulings);
}
