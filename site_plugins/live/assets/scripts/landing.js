// Whoever follows a link lands where it leads. Material notes how far a page is scrolled a moment late: when a page is left
// within that moment, the note is taken for the next one's, which then opens where the last one stood.
// And it does not know on which page it began: at the first step that it hears of, even one from place to place of the same
// page, it fetches that page and puts it in the place of what the reader has before him, half-written forms and all.
// @ts-check
import { plain } from "./links.js";

/** Whether the page in front of the reader is being left by a link, not by a step back or forward. */
let byLink = false;
/** The address to which the finder sends the reader: the focus goes there as well. */
let sent = "";

/** The page on which Material began, for as long as it has not heard of another. */
let first = location.pathname;

addEventListener(
  "click",
  ({ target }) => {
    const link = /** @type {HTMLAnchorElement | null} */ (target instanceof Element ? target.closest("a[href]") : null);
    if (!link) return;
    byLink = true;
    // Material leaves every link that says where it opens to the browser, and so a step within the page.
    if (first && link.hash && link.href.split("#")[0] === location.href.split("#")[0]) link.target ||= "_self";
  },
  true,
);
addEventListener("popstate", () => {
  byLink = false;
  focusThere();
});
addEventListener("hashchange", moveOn);

/** A paragraph that stands on another page now has left a link in its place: whoever comes by an old address of it, or of what stood beside it, goes there. */
function moveOn() {
  const id = plain(location.hash.slice(1)).split(":")[0];
  const left = id && /** @type {HTMLAnchorElement | null} */ (document.querySelector(`[data-moved~="${CSS.escape(id)}"]`));
  if (left) location.replace(left.href.split("#")[0] + location.hash);
}

/**
 * Material hears of no step within the page before it has heard of another page.
 * @param {{next: (to: URL) => void}} steps
 */
export function stay(steps) {
  const go = steps.next;
  steps.next = (to) => {
    if (to.pathname === first) return;
    first = "";
    go.call(steps, to);
  };
}

/** A page is there, perhaps in place of another. @param {boolean} turned */
export function come(turned) {
  if (turned) land();
  moveOn();
  // A table wider than its place scrolls, for those without a mouse too.
  for (const wide of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".md-typeset__scrollwrap"))) {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  }
}

/** A page has just come in place of another: show the place that its address names. */
function land() {
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
  const id = plain(location.hash.slice(1)).split(":")[0];
  const place = (id && document.getElementById(id)) || document.querySelector("main h1");
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
