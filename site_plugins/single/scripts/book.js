// The book in one file, opened from a disk: where the reader is, what lies in the file, and how pages are turned.
//
// Every page has the address that it has on the site, and the base of this document follows it, so that all links are
// what they are there. The address of the file itself carries it after its `#/`. `place.js` hands these in, under the
// names of what a browser has, to scripts that know nothing of all this.
// @ts-check

const real = globalThis.location;
const past = globalThis.history;
const page = document.documentElement;
const base = /** @type {HTMLBaseElement} */ (document.querySelector("base"));

/** Where the site begins, and where the pages of this language do. */
const root = new URL(page.dataset.root ?? "");
const home = new URL(page.dataset.home ?? "", root);
const TARGET = "data-target";
const PARTS = ["header-topic", "container"];

/** @type {Record<string, string>} */
const TYPES = { wasm: "application/wasm", js: "text/javascript", mjs: "text/javascript", json: "application/json" };

/** @type {Set<(page: Document) => void>} */
const readers = new Set();
/** @type {Map<string, number>} how far a page was scrolled when it was left, by the address of the file */
const left = new Map();
/** Whether the reader goes on, and not back. */
let onward = false;
/** The page in front of the reader. */
let shown = home.pathname;

/** The address on the site of what the reader has before him. */
export function here() {
  const found = /^#\/([^#]*)(#.*)?$/.exec(real.hash);
  return found ? new URL(found[1] + (found[2] ?? ""), root) : new URL(real.hash, home);
}

/** @param {URL} url */
const inFile = (url) => `#/${url.href.slice(root.href.length)}`;

/** @param {URL} url */
export const inBook = (url) => url.href.startsWith(root.href);

/**
 * @param {string} name
 * @returns {HTMLScriptElement | null}
 */
const block = (name) => document.querySelector(`script[data-file="${CSS.escape(name)}"]`);

/** @param {string} text */
function plainBytes(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/**
 * A file of the site that lies in this one; null where there is none.
 * @param {string} name its address from the root of the site
 * @returns {Promise<Blob | null>}
 */
export async function file(name) {
  const found = block(name);
  if (!found) return null;
  const type = TYPES[name.split(".").at(-1) ?? ""] ?? "text/html";
  const blob = new Blob([plainBytes(found.textContent ?? "")], { type });
  if (found.dataset.packed === undefined) return blob;
  const whole = new Response(blob.stream().pipeThrough(new DecompressionStream("gzip")));
  return new Blob([await whole.arrayBuffer()], { type });
}

/** @param {URL} url */
const nameOf = (url) => url.pathname.slice(root.pathname.length);

/** What the scripts take for the network: only what lies in this file comes. @param {string | URL} what */
export async function fetched(what) {
  const url = new URL(what, base.href);
  const found = inBook(url) ? await file(nameOf(url)) : null;
  return found ? new Response(found) : new Response("", { status: 404 });
}

/**
 * The parts of a page that change from one to the next.
 * @param {Document} whole
 */
function lay(whole) {
  for (const part of PARTS) {
    const [old, fresh] = [document, whole].map((each) => each.querySelector(`[data-md-component=${part}]`));
    if (fresh) old?.replaceWith(document.importNode(fresh, true));
  }
  document.title = whole.title;
}

/** Show the place that the address names. */
function land() {
  const id = decodeURIComponent(here().hash.slice(1)).split(":")[0];
  const place = id ? document.getElementById(id) : null;
  for (const old of document.querySelectorAll(`[${TARGET}]`)) old.removeAttribute(TARGET);
  place?.setAttribute(TARGET, "");
  const kept = onward ? undefined : left.get(real.hash);
  if (kept !== undefined) scrollTo(0, kept);
  else if (place) place.scrollIntoView();
  else if (onward) scrollTo(0, 0);
  onward = false;
}

/** Turn to the page that the address names, if it is another; whoever reads pages hears of it. */
export async function turn() {
  const url = here();
  if (url.pathname === shown) return land();
  const found = await file(nameOf(url));
  if (!found) return go(home, true);
  if (here().pathname !== url.pathname) return;
  shown = url.pathname;
  base.href = root.href + nameOf(url);
  lay(new DOMParser().parseFromString(await found.text(), "text/html"));
  for (const read of readers) read(document);
  land();
}

/**
 * @param {URL} url a place of the book
 * @param {boolean} [instead] of the one before the reader, which is not gone back to
 */
export function go(url, instead = false) {
  onward = true;
  if (inFile(url) === real.hash) return land();
  left.set(real.hash, scrollY);
  if (instead) real.replace(inFile(url));
  else real.hash = inFile(url);
}

/** The other language is another file, beside this one. @param {URL} url */
function otherFile(url) {
  /** @type {Record<string, string>} */
  const files = JSON.parse(page.dataset.files ?? "{}");
  const below = Object.keys(files).filter((each) => url.href.startsWith(new URL(each, root).href));
  const longest = below.sort((one, other) => other.length - one.length)[0];
  return files[longest] === page.dataset.file ? null : files[longest];
}

/** @param {MouseEvent} event */
function pressed(event) {
  const link = /** @type {HTMLAnchorElement | null} */ (event.target instanceof Element ? event.target.closest("a[href]") : null);
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const url = new URL(link.href);
  if (!inBook(url) || link.hasAttribute("download")) return;
  const other = otherFile(url);
  if (other) {
    event.preventDefault();
    // The base of this document is on the site.
    real.assign(new URL(other + inFile(url), real.href));
  } else if (block(nameOf(url))) {
    event.preventDefault();
    go(url);
  }
}

/** @param {Event} event a step to another page is heard of when that page is there */
function stepped(event) {
  if (here().pathname !== shown) event.stopImmediatePropagation();
  if (event.type === "hashchange") void turn();
}

/** @type {any} */ (window).document$ = {
  /** @param {(page: Document) => void} read */
  subscribe(read) {
    readers.add(read);
    read(document);
  },
};
addEventListener("popstate", stepped);
addEventListener("hashchange", stepped);
addEventListener("click", pressed);
past.scrollRestoration = "manual";
