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
// @ts-check
/* global workbox */

const EDITION = self.__EDITION;
/** A network that has not answered by then is treated as none, if we have the page. */
const PATIENCE_MS = 3000;
const HASHED = /[.-][0-9a-f]{8,}\.(min\.)?\w+$/;

const DRESS = ["font", "image"];

workbox.core.setCacheNameDetails({ prefix: "coup-denvoi" });
const book = new workbox.precaching.PrecacheController();
book.addToCacheList(self.__WB_MANIFEST);

/** @param {URL} url */
const inBook = (url) => url.origin === location.origin && url.href.startsWith(registration.scope);

/**
 * The stored copy of an address; a folder's page is stored under the folder's own address.
 * @param {URL} url
 */
function stored(url) {
  const plain = url.origin + url.pathname.replace(/\/index\.html$/, "/");
  return book.matchPrecache(plain);
}

/**
 * The stored file of whichever edition asks for it.
 * @param {Request} request
 */
async function lasting(request) {
  const cache = await caches.open(workbox.core.cacheNames.precache);
  return (await cache.match(request.url)) ?? (await stored(new URL(request.url))) ?? fetch(request);
}

/** @param {FetchEvent} event */
async function newest(event) {
  const url = new URL(event.request.url);
  const network = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const answer = await Promise.race([network, patience]);
    if (answer && answer.status < 500) return answer;
  } catch {
    return (await stored(url)) ?? (await lost(event.request, url));
  }
  return (await stored(url)) ?? network;
}

/**
 * Without a network: a page that is not in the book, or one whose address lacks its last stroke.
 * @param {Request} request
 * @param {URL} url
 */
async function lost(request, url) {
  if (request.mode !== "navigate") return Response.error();
  const folder = new URL(`${url.pathname}/`, url);
  if (await stored(folder)) return Response.redirect(folder.href + url.search);
  const page = await stored(new URL("404.html", registration.scope));
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
}

/** Sweep out older editions when the only open page is one of ours. */
async function tidy(event) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const readers = pages.filter((page) => page.url.startsWith(registration.scope));
  if (event.data.edition === EDITION && readers.length <= 1) await book.activate(event);
}

addEventListener("install", (event) => {
  event.waitUntil(book.install(event).then(() => skipWaiting()));
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
  event.respondWith(lasts ? lasting(event.request) : newest(event));
});

addEventListener("message", (event) => {
  if (event.data?.type === "tidy") event.waitUntil(tidy(event));
  if (event.data?.type === "awake?") event.ports[0]?.postMessage("awake");
  if (event.data?.type === "take over") event.waitUntil(skipWaiting());
});
