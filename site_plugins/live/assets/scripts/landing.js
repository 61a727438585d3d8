// Whoever follows a link lands where it leads. Material notes how far a page is scrolled a moment late: when a page is left
// within that moment, the note is taken for the next one's, which then opens where the last one stood.
// @ts-check

/** Whether the page in front of the reader is being left by a link, not by a step back or forward. */
let byLink = false;
/** The address to which the finder sends the reader: the focus goes there as well. */
let sent = "";

addEventListener("click", (event) => (byLink ||= event.target instanceof Element && Boolean(event.target.closest("a[href]"))), true);
addEventListener("popstate", () => {
  byLink = false;
  focusThere();
});
addEventListener("hashchange", moveOn);

/** The id that the address names; a damaged address names none. */
function named() {
  try {
    return decodeURIComponent(location.hash.slice(1)).split(":")[0];
  } catch {
    return "";
  }
}

/** A paragraph that stands on another page now has left a link in its place: whoever comes by an old address of it, or of what stood beside it, goes there. */
export function moveOn() {
  const id = named();
  const left = id && /** @type {HTMLAnchorElement | null} */ (document.querySelector(`[data-moved~="${CSS.escape(id)}"]`));
  if (left) location.replace(left.href.split("#")[0] + location.hash);
}

/** A page has just come in place of another: show the place that its address names. */
export function land() {
  // Material goes to the place of an address by a step of its own, which looks like one back or forward.
  if (sent) requestAnimationFrame(focusThere);
  if (!byLink) return;
  byLink = false;
  requestAnimationFrame(() => {
    const { hash } = location;
    if (!hash) scrollTo(0, 0);
    else document.getElementById(hash.slice(1))?.scrollIntoView();
  });
}

/**
 * The finder leads somewhere: to another page, or to a place of this one, to which the browser goes by itself.
 * @param {string} href
 */
export function arrive(href) {
  sent = href;
  if (href.split("#")[0] === location.href.split("#")[0]) setTimeout(() => requestAnimationFrame(focusThere));
}

/** Put the focus where the finder has led, so that a keyboard and a screen reader go on from there. */
function focusThere() {
  if (!sent || location.href !== sent) return;
  sent = "";
  const id = named();
  const place = (id && document.getElementById(id)) || document.querySelector("main h1");
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
