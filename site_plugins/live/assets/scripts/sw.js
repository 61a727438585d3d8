// The service worker: the whole book on the reader's device. Workbox's own scripts are put in front of this file, and
// its list of files in the place of the manifest, when the site is built.
//
// Two rules keep editions apart, however a visit and an update meet:
// - A file whose name carries its hash comes from the device first; under one name there is only one content. So does
//   what only dresses a page: fonts and pictures.
// - Everything else, pages above all, comes from the network first, and from the device when there is none.
// So a new edition shows with the first page that is loaded after it was published, whether its worker is there yet or
// not. An older page that is still open keeps finding its own hashed files: they are swept out only when the last page
// of the older edition has been left.
//
// And one rule keeps strangers out, because every script of this origin can write to the device's store: what comes from
// it is served only if its digest stands in the list that came with this very file, which is never stored itself. It is
// looked at each time, since a copy may be changed a moment after it was found good.
// @ts-check
/* global workbox */

const EDITION = self.__EDITION;
/** A network that has not answered by then is treated as none, if we have the page. */
const PATIENCE_MS = 3000;
const HASHED = /[.-][0-9a-f]{8,}\.(min\.)?\w+$/;

const DRESS = ["font", "image"];

workbox.core.setCacheNameDetails({ prefix: "coup-denvoi" });
const book = new workbox.precaching.PrecacheController();
/** @type {{url: string, revision: string | null, integrity: string}[]} */
const list = self.__WB_MANIFEST;
book.addToCacheList(list);

/** @type {Map<string, string>} the digest of every file of this edition, by its address */
const digests = new Map(list.map(({ url, integrity }) => [new URL(url, location.href).href, integrity]));
/** @type {Map<string, string>} those of the edition before, as its own worker told them: for its pages that are open */
const older = new Map();
const ASK_MS = 2000;

/** @param {URL} url */
const inBook = (url) => url.origin === location.origin && url.href.startsWith(registration.scope);

/** @param {Response} response */
async function digest(response) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * What the device holds under a key, if it is what the list says; anything else is thrown away.
 * @param {string} key
 * @param {string} wanted
 */
async function genuine(key, wanted) {
  const cache = await caches.open(workbox.core.cacheNames.precache);
  const found = await cache.match(key);
  if (!found) return undefined;
  if ((await digest(found.clone())) === wanted) return found;
  await cache.delete(key);
  return undefined;
}

/**
 * The stored copy of an address; a folder's page is stored under the folder's own address.
 * @param {URL} url
 */
async function stored(url) {
  const plain = url.origin + url.pathname.replace(/\/index\.html$/, "/");
  const key = book.getCacheKeyForURL(plain);
  if (key) return genuine(key, /** @type {string} */ (digests.get(plain)));
  const wanted = older.get(plain);
  return wanted && HASHED.test(plain) ? genuine(plain, wanted) : undefined;
}

/**
 * The stored file of whichever edition asks for it; one that was missing or spoilt is put by again.
 * @param {FetchEvent} event
 */
async function lasting(event) {
  const url = new URL(event.request.url);
  const kept = await stored(url);
  if (kept) return kept;
  const key = book.getCacheKeyForURL(url.href);
  const answer = await fetch(event.request);
  if (key && answer.ok) event.waitUntil(putBy(key, answer.clone()).catch(() => {}));
  return answer;
}

/**
 * @param {string} key
 * @param {Response} answer
 */
async function putBy(key, answer) {
  await (await caches.open(workbox.core.cacheNames.precache)).put(key, answer);
}

/**
 * What the host says. Firefox hands out an error in place of a page that it asked for in vain, and does not throw.
 * @param {FetchEvent} event
 */
async function told(event) {
  const early = await event.preloadResponse;
  return early && early.type !== "error" ? early : fetch(event.request);
}

/** @param {FetchEvent} event */
async function newest(event) {
  const url = new URL(event.request.url);
  const network = told(event);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const answer = await Promise.race([network, patience]);
    if (answer && answer.status < 500) return answer;
  } catch {
    return (await inPlace(event.request, url)) ?? (await lost(event.request));
  }
  return (await inPlace(event.request, url)) ?? network.catch(() => lost(event.request));
}

/**
 * The stored page, or the way to it where an address lacks its last stroke.
 * @param {Request} request
 * @param {URL} url
 */
async function inPlace(request, url) {
  const page = await stored(url);
  if (page || request.mode !== "navigate") return page;
  const folder = new URL(`${url.pathname}/`, url);
  return (await stored(folder)) ? Response.redirect(folder.href + url.search) : undefined;
}

/**
 * Without a network: a page that is not in the book.
 * @param {Request} request
 */
async function lost(request) {
  if (request.mode !== "navigate") return Response.error();
  const page = await stored(new URL("404.html", registration.scope));
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
}

/** Ask the worker of the edition before for its list: nobody else can be believed. It is kept in memory only. */
async function inherit() {
  const before = registration.active;
  if (!before) return;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve([]), ASK_MS);
  });
  before.postMessage({ type: "digests?" }, [port2]);
  for (const [url, wanted] of await answer) older.set(url, wanted);
  port1.close();
}

/** Sweep out older editions when the only open page is one of ours. */
async function tidy(event) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const readers = pages.filter((page) => page.url.startsWith(registration.scope));
  if (event.data.edition === EDITION && readers.length <= 1) await book.activate(event);
}

addEventListener("install", (event) => {
  event.waitUntil(Promise.all([inherit(), book.install(event)]).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      // The page is asked for while this worker is still waking up.
      await registration.navigationPreload?.enable();
      await clients.claim();
      for (const page of await clients.matchAll({ type: "window" })) page.postMessage({ type: "edition", edition: EDITION });
    })(),
  );
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !inBook(url)) return;
  const lasts = HASHED.test(url.pathname) || DRESS.includes(event.request.destination);
  event.respondWith(lasts ? lasting(event) : newest(event));
});

addEventListener("message", (event) => {
  if (event.data?.type === "tidy") event.waitUntil(tidy(event));
  if (event.data?.type === "awake?") event.ports[0]?.postMessage("awake");
  if (event.data?.type === "digests?") event.ports[0]?.postMessage([...digests]);
  if (event.data?.type === "take over") event.waitUntil(skipWaiting());
});
