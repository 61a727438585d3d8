// What the book's scripts are handed in place of the browser's own when they run from a file: esbuild puts these under the
// names `location`, `history`, `fetch` and `Worker`.
// @ts-check
import { fetched, file, go, here } from "./book.js";

const past = globalThis.history;
const page = document.documentElement;

/** @param {string | URL} url */
const whole = (url) => new URL(url, document.baseURI);

export const place = {
  get href() {
    return here().href;
  },
  get origin() {
    return here().origin;
  },
  get pathname() {
    return here().pathname;
  },
  get search() {
    return here().search;
  },
  get hash() {
    return here().hash;
  },
  set hash(text) {
    go(whole(text.startsWith("#") ? text : `#${text}`));
  },
  /** @param {string | URL} url */
  assign: (url) => go(whole(url)),
  /** @param {string | URL} url */
  replace: (url) => go(whole(url), true),
  reload: () => globalThis.location.reload(),
};

/** @param {string | URL | null | undefined} url */
const inFile = (url) => (url ? `${globalThis.location.href.split("#")[0]}#/${whole(url).href.slice((page.dataset.root ?? "").length)}` : url);

export const steps = {
  get state() {
    return past.state;
  },
  back: () => past.back(),
  /** @param {any} state @param {string} title @param {string | URL | null} [url] */
  replaceState: (state, title, url) => past.replaceState(state, title, inFile(url)),
  /** @param {any} state @param {string} title @param {string | URL | null} [url] */
  pushState: (state, title, url) => past.pushState(state, title, inFile(url)),
};

/**
 * What the worker needs, unpacked: from a disk it could fetch nothing. Python's own scripts are in the worker's.
 * @param {any} setup
 */
async function carried(setup) {
  const parts = Object.entries(setup.parts).map(async ([name, part]) => {
    const found = await file(`${page.dataset.assets}${part.file}`);
    return [name, { ...part, type: found?.type, content: await found?.arrayBuffer() }];
  });
  return { ...setup, parts: Object.fromEntries(await Promise.all(parts)) };
}

/** The worker of the site, as a script of the old kind: a file on a disk may start no other. */
export class FileWorker extends EventTarget {
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Promise<void>} */
  #line;
  #ended = false;

  constructor() {
    super();
    this.#line = this.#hire();
  }

  async #hire() {
    const script = await file("worker.js");
    if (this.#ended || !script) return;
    this.#worker = new globalThis.Worker(URL.createObjectURL(script), { name: "coup-denvoi" });
    for (const kind of ["message", "messageerror", "error"]) {
      this.#worker.addEventListener(kind, (event) => {
        const { data, message } = /** @type {any} */ (event);
        this.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), { data, message }));
      });
    }
  }

  /** @param {any} data */
  postMessage(data) {
    this.#line = this.#line.then(async () => {
      const said = data.type === "boot" ? { ...data, setup: (this.setup ??= await carried(data.setup)) } : data;
      this.#worker?.postMessage(said);
    });
  }

  terminate() {
    this.#ended = true;
    this.#worker?.terminate();
  }

  /** @type {any} what it was told of its files, once they are unpacked */
  setup;
}
