// What the reader is setting or writing stays as it is: an answer may come while the next thing is half told.
// @ts-check
import { rootOf } from "./page.js";

/** @type {WeakSet<Element>} the editors that the reader is filling in, until they are sent */
const editors = new WeakSet();
/** @type {WeakMap<Element, Set<Element>>} the fields of a widget that the reader has set since anything was pressed */
const fields = new WeakMap();

document.addEventListener("input", (event) => {
  const field = /** @type {HTMLElement} */ (event.target);
  const root = rootOf(field);
  const editor = field.closest("[data-live] .ce-editor form");
  if (editor) editors.add(editor);
  // A slider is sent as it moves.
  if (root && field.dataset.sendInput === undefined) fields.set(root, (fields.get(root) ?? new Set()).add(field));
});

/**
 * Something was pressed in a widget, perhaps within a form: what was set there has been told.
 * @param {HTMLElement} root
 * @param {Element | null} [form]
 */
export function sent(root, form) {
  fields.delete(root);
  if (form) editors.delete(form);
}

/**
 * Whether a part of a widget is not to be drawn anew.
 * @param {HTMLElement} root
 * @param {Element} part
 */
export const isWritten = (root, part) => editors.has(part) || fields.get(root)?.has(part);
