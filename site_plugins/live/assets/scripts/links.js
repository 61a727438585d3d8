// Links to a position: `page#widget:position`. What the position means is Python's business.
// @ts-check
import { notify, showLink } from "./face.js";
import { words } from "./page.js";

/**
 * The position that the address names, if it names any, and its widget, if this page has it.
 * @param {string} hash
 * @returns {{root: HTMLElement | null, link: string} | null}
 */
export function linked(hash) {
  const found = /^#([^:]+):(.+)$/.exec(hash);
  if (!found) return null;
  const root = document.getElementById(plain(found[1]));
  return { root: root?.matches("[data-live]") ? root : null, link: plain(found[2]) };
}

/**
 * A piece of an address as it was meant; one that nobody could have meant stays as it is.
 * @param {string} text
 */
export function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
