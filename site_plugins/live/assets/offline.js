// Keeps the whole book on the reader's device, and a picture of Python's memory for the next visit.
// @ts-check
import { notify } from "./face.js";

/**
 * @typedef {object} Shelf
 * @property {string} worker address of the service worker
 * @property {string} scope
 * @property {string} edition of this page's scripts and rules
 * @property {Record<string, string>} words
 */

/** A reader who asked the browser to save data gets nothing that was not asked for. */
export function isSparing() {
  const link = /** @type {any} */ (navigator).connection;
  return Boolean(link?.saveData) || /(^|slow-)2g/.test(link?.effectiveType ?? "");
}

/**
 * Put the picture by, and forget the ones of older editions.
 * @param {string} cache
 * @param {string} snapshot
 */
export async function keepSnapshot(cache, snapshot) {
  if (isSparing()) return;
  const kept = await caches.open(cache);
  if (!(await kept.match(snapshot))) await kept.add(snapshot);
  for (const old of await kept.keys()) if (old.url !== snapshot) await kept.delete(old);
}

/**
 * @param {Shelf} shelf
 */
export async function keepBook({ worker, scope, edition, words }) {
  const container = navigator.serviceWorker;
  if (!container) return;
  const first = !container.controller;
  const registration = await container.register(worker, { scope, updateViaCache: "none" });
  container.addEventListener("message", ({ data }) => {
    // An old page goes on with its own files, which are kept for it; its next page is a whole new load.
    if (data?.type === "edition" && data.edition !== edition) notify(words.new_version);
    if (data?.type === "edition" && data.edition === edition && first) notify(words.offline_ready);
  });
  await container.ready;
  registration.active?.postMessage({ type: "tidy", edition });
}
