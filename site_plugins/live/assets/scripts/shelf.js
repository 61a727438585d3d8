// What is put by for the next visit, and when: not while the page or Python still load.
// @ts-check
import { keepSnapshot } from "./offline.js";
import { whenIdle } from "./page.js";

/** The book is put by when the reader has begun to read. */
const READING_MS = 4000;

/**
 * @param {import("./bookshelf.js").Shelf & {cache: string}} shelf
 * @param {string | undefined} snapshot none in a site that changes with every save of a file: nothing of it is put by
 * @param {() => string | undefined} state how far Python is
 */
export function shelving(shelf, snapshot, state) {
  if (!snapshot) return { now() {}, later() {} };
  const done = { snapshot: false, book: false };
  const now = () =>
    whenIdle(async () => {
      // Storage may be forbidden, full, or emptied under our hands: the page does without.
      if (state() === "ready" && !done.snapshot) {
        done.snapshot = true;
        await keepSnapshot(shelf.cache, snapshot).catch(() => {});
      }
      if (done.book) return;
      done.book = true;
      await import("./bookshelf.js").then(({ keepBook }) => keepBook(shelf)).catch(() => {});
    });
  const later = () => {
    setTimeout(() => (state() === "booting" ? later() : now()), READING_MS);
  };
  return { now, later };
}
