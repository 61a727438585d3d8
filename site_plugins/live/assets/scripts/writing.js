// What the reader is setting or writing stays as it is: an answer may come while the next thing is half told.
// @ts-check
import { isStrip } from "./face.js";
import { rootOf } from "./page.js";

/** @type {WeakSet<Element>} the editors that the reader is filling in, until they are sent */
const editors = new WeakSet();
/** @type {WeakMap<Element, Set<Element>>} the fields of a widget that the reader has set since anything was pressed */
const fields = new WeakMap();

/** What the page itself sets: what is unfolded, and which key stands for what. */
const OURS = new Set(["open", "data-figure", "aria-keyshortcuts"]);

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

/** What has been told of a match is long, and hardly ever told otherwise: it is not gone through again. */
const TOLD = ".ce-log__action";

/** @param {Node} old @param {Node} now */
const isSame = (old, now) => old instanceof Element && old.matches(TOLD) && old.isEqualNode(now);

/**
 * What the reader has set and not told yet: the morpher may take another form for the one that is being filled in.
 * @param {HTMLElement} root
 */
function written(root) {
  const forms = [...root.querySelectorAll("form")].filter((form) => editors.has(form));
  const set = /** @type {HTMLInputElement[]} */ ([...(fields.get(root) ?? []), ...forms.flatMap((form) => [...form.elements])]);
  return set.map(({ id, value, checked, form }) => ({ id, value, checked, edits: Boolean(form && editors.has(form)) }));
}

/** @param {HTMLElement} root @param {ReturnType<typeof written>} before */
function rewrite(root, before) {
  for (const { id, value, checked, edits } of before) {
    const field = /** @type {HTMLInputElement | null} */ (id ? document.getElementById(id) : null);
    if (!field) continue;
    if (field.value !== value) field.value = value;
    if (field.checked !== checked) field.checked = checked;
    if (edits && field.form) editors.add(field.form);
    else fields.get(root)?.add(field);
  }
}

/**
 * Draw a widget anew. What the reader has unfolded or is writing stays, and so does what the widget has to say where it
 * `speaks`. Without the morpher the frame is simply replaced.
 * @param {HTMLElement} root
 * @param {string} html
 * @param {any} morpher
 * @param {boolean} speaks
 */
export function draw(root, html, morpher, speaks) {
  const before = written(root);
  if (!morpher) {
    root.innerHTML = html;
    return rewrite(root, before);
  }
  const isWritten = (/** @type {Element} */ part) => editors.has(part) || fields.get(root)?.has(part);
  const callbacks = {
    beforeAttributeUpdated: (/** @type {string} */ name) => !OURS.has(name),
    beforeNodeMorphed: (/** @type {Element} */ old, /** @type {Element} */ now) => !isWritten(old) && !isSame(old, now),
    beforeNodeRemoved: (/** @type {Node} */ old) => !(speaks && isStrip(old)),
  };
  morpher.morph(root, html, { morphStyle: "innerHTML", callbacks });
  rewrite(root, before);
}

/**
 * A field that says so sends its whole form as soon as it is changed; or a form says so for all its fields.
 * @param {(root: HTMLElement, command: object, press: boolean) => void} send
 */
export const rewriting = (send) => (/** @type {Event} */ event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const root = field instanceof Element ? rootOf(field) : null;
  const command = field.dataset?.sendChange ?? field.form?.dataset.sendChange;
  if (!root || !command || !field.form) return;
  sent(root);
  send(root, { ...JSON.parse(command), fields: Object.fromEntries(new FormData(field.form)) }, true);
};
