// The page's side of the worker: one for the whole visit, started when somebody shows interest, tried again on demand.
// @ts-check

/**
 * @typedef {{url: string, bytes: number, wire: number}} Part a file, its size unpacked and its size on the wire
 * @typedef {object} Setup
 * @property {string} worker
 * @property {Record<string, Part>} parts
 * @property {string} lock
 * @property {string} entry
 * @property {string} cache
 * @property {boolean} sparing
 * @typedef {{id: number, widget: string, spec: object, command: object, table?: object, tables?: object,
 *   press: boolean}} Query
 * @typedef {{html: string, status: string, link?: string, focus?: string, table?: import("./tables.js").Laid,
 *   match?: object, house?: object, next?: {send: object, after: number}, file?: object}} Answer
 * @typedef {"still" | "booting" | "ready" | "failed"} State
 * @typedef {object} Listener
 * @property {(state: State) => void} changed
 * @property {(loaded: number, total: number) => void} progressed
 * @property {() => void} slowed
 * @property {(query: Query, answer: Answer) => void} answered
 */

const SLOW_MS = 10_000;
/** This long without a byte or an answer, and we call it a failure: a slow link still sends something now and then. */
const SILENT_MS = 45_000;

export class Runtime {
  /** @type {State} */
  state = "still";
  /** How Python started: from a picture of its memory, or the ordinary way. */
  way = "";
  /** Why it failed, for the curious. */
  reason = "";
  /** A file that we need is no longer on the host: this page is older than the site. */
  gone = false;

  /** @type {Worker | undefined} */
  #worker;
  /** @type {Query[]} asked before Python was there; one press per widget, because a frame has one answer: the last */
  #queue = [];
  /** @type {Map<number, Query>} */
  #sent = new Map();
  #slowTimer = 0;
  #silentTimer = 0;
  #setup;
  #listener;

  /**
   * @param {Setup} setup
   * @param {Listener} listener
   */
  constructor(setup, listener) {
    this.#setup = setup;
    this.#listener = listener;
  }

  /** Start, unless that has been done; a failed start is tried again only when somebody asks for it. */
  boot() {
    if (this.state === "still") this.#start();
  }

  /** Try again after a failure, with everything that was asked in between. */
  retry() {
    this.#stop();
    this.#start();
  }

  /** @param {Query} query */
  ask(query) {
    if (this.state === "ready") {
      this.#post(query);
      return;
    }
    this.#queue = this.#queue.filter((waiting) => !(query.press && waiting.press && waiting.widget === query.widget));
    this.#queue.push(query);
    if (this.state !== "booting") this.#start();
  }

  /** @param {string} widget */
  isAsked(widget) {
    return this.#queue.some((query) => query.widget === widget);
  }

  #start() {
    this.gone = false;
    this.#setState("booting");
    try {
      this.#worker = new Worker(this.#setup.worker, { type: "module", name: "coup-denvoi" });
    } catch (error) {
      this.#fail({ part: "worker", reason: String(error) });
      return;
    }
    this.#worker.addEventListener("message", ({ data }) => this.#hear(data));
    this.#worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#fail({ part: "worker", reason: event.message ?? "" });
    });
    this.#worker.postMessage({ type: "boot", setup: this.#setup });
    this.#wait();
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = undefined;
    clearTimeout(this.#slowTimer);
    clearTimeout(this.#silentTimer);
  }

  /** Something is owed to us: say so when it takes long, and give up when nothing comes at all. */
  #wait() {
    clearTimeout(this.#slowTimer);
    this.#slowTimer = setTimeout(() => this.#listener.slowed(), SLOW_MS);
    this.#listen();
  }

  #listen() {
    clearTimeout(this.#silentTimer);
    this.#silentTimer = setTimeout(() => this.#fail({ part: "worker", reason: "silent" }), SILENT_MS);
  }

  /** @param {any} news */
  #hear(news) {
    if (news.type === "progress") {
      this.#listen();
      this.#listener.progressed(news.loaded, news.total);
    } else if (news.type === "ready") {
      this.#rest();
      this.way = news.way;
      this.#setState("ready");
      for (const query of this.#queue.splice(0)) this.#post(query);
    } else if (news.type === "answer") {
      const query = this.#sent.get(news.id);
      this.#sent.delete(news.id);
      if (!this.#sent.size) this.#rest();
      if (query) this.#listener.answered(query, news.answer);
    } else if (news.type === "failed") {
      this.#fail(news);
    }
  }

  #rest() {
    clearTimeout(this.#slowTimer);
    clearTimeout(this.#silentTimer);
  }

  /** @param {Query} query */
  #post(query) {
    this.#sent.set(query.id, query);
    this.#worker?.postMessage(query);
    this.#wait();
  }

  /** @param {{part: string, reason: string, gone?: boolean}} why */
  #fail({ part, reason, gone = false }) {
    this.#stop();
    this.#queue.unshift(...this.#sent.values());
    this.#sent.clear();
    this.reason = `${part} (${reason})`;
    this.gone = gone;
    this.#setState("failed");
  }

  /** @param {State} state */
  #setState(state) {
    this.state = state;
    this.#listener.changed(state);
  }
}
