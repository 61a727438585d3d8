// Counts what comes over the wire while Python starts: for the progress that the page shows, and to tell a quick link.
// @ts-check

/** @typedef {import("./runtime.js").Part} Part */

const LEAST_NEWS_MS = 80;
/**
 * From so many bytes on the link is judged. At this many bytes a millisecond (32 Mbit/s) the picture of Python's memory,
 * which is kept for the next visit anyway, comes in about the time that Python needs to start without it.
 */
const SAMPLE = 192 * 1024;
const QUICK = 4096;

/** Counts the bytes on the wire of the files under way and tells the page, though not at every drop. */
export class Meter {
  /** @param {Part[]} parts */
  constructor(parts) {
    this.total = parts.reduce((sum, part) => sum + part.wire, 0);
    this.loaded = 0;
    this.told = 0;
    this.first = { time: 0, loaded: 0 };
    /** Whether the link is quick: known as soon as it has been, and at the latest when everything is there. */
    this.quick = new Promise((tell) => {
      this.judge = tell;
    });
  }

  /** @param {number} wire bytes that have come */
  add(wire) {
    this.loaded += wire;
    const now = performance.now();
    if (!this.first.time) this.first = { time: now, loaded: this.loaded };
    const [came, took] = [this.loaded - this.first.loaded, now - this.first.time];
    if (came >= SAMPLE && came / took >= QUICK) this.judge(true);
    if (now - this.told < LEAST_NEWS_MS && this.loaded < this.total) return;
    this.told = now;
    postMessage({ type: "progress", loaded: Math.min(this.loaded, this.total), total: this.total });
  }

  /**
   * @param {Part} part
   * @param {Response} response
   */
  async watch(part, response) {
    const reader = response.body?.getReader();
    for (let piece; (piece = await reader?.read()) && !piece.done; ) {
      this.add((part.wire * piece.value.length) / part.bytes);
    }
  }
}
