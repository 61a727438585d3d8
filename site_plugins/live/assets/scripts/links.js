// Links to a position: `page#widget:position`. What the position means is Python's business.
// @ts-check

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
