// Keeps the whole book on the reader's device: fetched once the reader has begun to read.
// @ts-check
import { notify } from "./face.js";
import { isSparing } from "./offline.js";

const URGE_MS = 1000;

/**
 * @typedef {object} Shelf
 * @property {string} worker address of the service worker
 * @property {string} scope
 * @property {string} edition of this page's scripts and rules
 * @property {Record<string, string>} words
 */

/**
 * A new worker asks by itself to take over. Chromium forgets that when the old one is just then waking up or going to
 * sleep; so once the old one is awake for sure, ask again. No page loses by it: every edition finds its own files.
 * @param {ServiceWorkerRegistration} registration
 */
function urge(registration) {
  const timer = setInterval(() => {
    if (!registration.installing && !registration.waiting) clearInterval(timer);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      registration.waiting?.postMessage({ type: "take over" });
      port1.close();
    };
    if (registration.waiting) registration.active?.postMessage({ type: "awake?" }, [port2]);
  }, URGE_MS);
}

/**
 * Put the book by; a reader who saves data is asked first.
 * @param {Shelf} shelf
 */
export async function keepBook(shelf) {
  const container = navigator.serviceWorker;
  if (!container) return;
  if (!isSparing() || (await container.getRegistration(shelf.scope))) return keep(container, shelf);
  const { offer } = await import("./keep.js");
  return offer(shelf.words, () => keep(container, shelf));
}

/**
 * @param {ServiceWorkerContainer} container
 * @param {Shelf} shelf
 */
async function keep(container, { worker, scope, edition, words }) {
  const first = !container.controller;
  container.addEventListener("message", ({ data }) => {
    if (data?.type !== "edition") return;
    // An old page goes on with its own files, which are kept for it; its next page is a whole new load.
    if (data.edition !== edition) notify(words.new_version);
    else {
      if (first) notify(words.offline_ready);
      container.controller?.postMessage({ type: "tidy", edition });
    }
  });
  const registration = await container.register(worker, { scope, updateViaCache: "none" });
  registration.addEventListener("updatefound", () => urge(registration));
  urge(registration);
  await container.ready;
  registration.active?.postMessage({ type: "tidy", edition });
}
