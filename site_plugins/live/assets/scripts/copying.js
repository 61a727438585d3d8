// What goes to the clipboard: fetched when somebody wants something copied.
// @ts-check
import { element, notify, show } from "./face.js";
import { words } from "./page.js";

/**
 * The whole address of a position on this page.
 * @param {string} widget
 * @param {string} link
 */
export function address(widget, link) {
  return `${location.href.split("#")[0]}#${widget}:${link.replace(/^#/, "")}`;
}

/**
 * Copy, by the new way or the old; false when the browser lets us do neither.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

/** @param {string} text */
function copyTheOldWay(text) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = document.createElement("textarea");
  field.className = "ce-voice";
  field.value = text;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    before?.focus({ preventScroll: true });
  }
}

/**
 * Give the reader a link to what a widget shows: in the clipboard, or to be copied by hand.
 * @param {HTMLElement} root
 * @param {string} link
 */
export async function hand(root, link) {
  const url = address(root.id, link);
  if (await copy(url)) notify(words.copied);
  else showLink(root, words, url);
}

/**
 * The address of a position that could not be copied, ready to be copied by hand.
 * @param {Element} root
 * @param {Record<string, string>} words
 * @param {string} url
 */
export function showLink(root, words, url) {
  const field = /** @type {HTMLInputElement} */ (
    element("input", { type: "text", readonly: "", value: url, "aria-label": words.copy_failed })
  );
  show(root, "link", element("span", { class: "ce-live__word" }, words.copy_failed), field);
  field.focus();
  field.select();
}

/**
 * What an answer brings to be copied.
 * @param {HTMLElement} root
 * @param {import("./runtime.js").Answer} answer
 */
export async function handOut(root, answer) {
  if (answer.link) await hand(root, answer.link);
  if (answer.copy && (await copy(answer.copy))) notify(answer.copied ?? "");
}
