// The panels of the frame on which one plays: which of them lies over the board is the page's business alone.
// @ts-check

/** @param {Element | null} element */
const rootOf = (element) => /** @type {HTMLElement | null} */ (element?.closest("[data-live]") ?? null);

/**
 * Where there is room for them the panels stand beside the board, but for the menu, and none is opened.
 * @param {HTMLElement} root
 * @param {string} name
 */
const beside = (root, name) => {
  const panel = root.querySelector(`.ce-panel--${name}`);
  return panel !== null && root.dataset.panel !== name && getComputedStyle(panel).display !== "none";
};

/** @param {HTMLElement} root */
export function marked(root) {
  for (const opener of root.querySelectorAll("[data-panel]")) {
    opener.setAttribute("aria-expanded", String(/** @type {HTMLElement} */ (opener).dataset.panel === root.dataset.panel));
  }
}

/**
 * @param {HTMLElement} root
 * @param {string} name
 */
export function open(root, name) {
  if (beside(root, name)) {
    const inside = /** @type {HTMLElement | null} */ (root.querySelector(`.ce-panel--${name} .ce-panel__inside`));
    inside?.focus();
    return;
  }
  root.dataset.panel = name;
  marked(root);
  /** @type {HTMLElement | null} */ (root.querySelector(`.ce-panel--${name} .ce-panel__shut`))?.focus();
}

/**
 * Close what lies over the board; focus goes back to what opened it.
 * @param {HTMLElement} root
 * @param {boolean} [back]
 */
export function shut(root, back = true) {
  const name = root.dataset.panel;
  if (!name) return false;
  delete root.dataset.panel;
  marked(root);
  if (back) /** @type {HTMLElement | null} */ (root.querySelector(`[data-panel="${name}"]`))?.focus();
  return true;
}

/** @param {MouseEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target);
  const root = rootOf(target);
  if (!root?.querySelector(".ce-stage")) return;
  if (target.closest("[data-shut]")) return void shut(root);
  const opener = /** @type {HTMLElement | null} */ (target.closest("[data-panel]:not([data-live])"));
  if (!opener) {
    // What is chosen on the board or in the dock is meant for the match: the panel steps aside.
    if (target.closest(".ce-stage__dock [data-send]")) shut(root, false);
    return;
  }
  const name = opener.dataset.panel ?? "";
  if (opener.ariaDisabled === "true") return;
  if (root.dataset.panel === name) shut(root);
  else open(root, name);
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  if (event.key !== "Escape") return;
  for (const root of document.querySelectorAll("[data-live][data-panel]")) {
    if (shut(/** @type {HTMLElement} */ (root))) event.preventDefault();
  }
}

/**
 * What is unfolded below the edge of the board comes into sight.
 * @param {Event} event
 */
function unfolded(event) {
  const fold = /** @type {HTMLDetailsElement} */ (event.target);
  if (fold.open && fold.closest(".ce-stage__board")) fold.scrollIntoView({ block: "start" });
}

document.addEventListener("toggle", unfolded, true);
document.addEventListener("click", pressed);
document.addEventListener("keydown", keyed);
