// The page's side of the worker: one for the whole visit, started when somebody shows interest, tried again on demand.
// A worker that dies is noticed; what it was working on then is not sent again, and everything else is. Where an answer
// takes a pack that has not come, the runtime boots once more, so to speak: what is asked waits until the pack is there.
// @ts-check

/**
 * @typedef {{url: string, bytes: number, wire: number}} Part a file, its size unpacked and its size on the wire
 * @typedef {object} Setup
 * @property {string} worker
 * @property {Record<string, Part>} parts
 * @property {string[]} pictured packs that the picture of the memory holds
 * @property {string} lock
 * @property {string} entry
 * @property {string} cache
 * @property {boolean} sparing
 * @typedef {{id: number, widget: string, spec: object, command: object, table?: object, tables?: object,
 *   explains?: boolean, before?: object[], silent?: boolean, press: boolean}} Query what explains rules needs their gists;
 *   what was answered before Python came is told to it, and where nothing else is asked its answer is not shown
 * @typedef {{html: string, status: string, link?: string, focus?: string, show?: string,
 *   table?: import("./tables.js").Laid, match?: object, learn?: object, practice?: object, house?: object,
 *   next?: {send: object, after: number},
 *   file?: object, copy?: string, copied?: string}} Answer
 * @typedef {"still" | "booting" | "ready" | "failed"} State
 * @typedef {object} Listener
 * @property {(state: State) => void} changed
 * @property {(loaded: number, total: number) => void} progressed
 * @property {() => void} slowed
 * @property {() => void} stalled no byte has come for a while
 * @property {() => void} working an answer takes longer than a moment
 * @property {(query: Query, answer: Answer) => void} answered
 * @property {() => object | undefined} gists what the rules say in short, once it is here
 * @property {() => string[]} packs what this page will need besides the rules
 * @property {(over: Query | undefined) => void} died Python is gone; perhaps over this query, which is not sent again
 */

const WORKING_MS = 600;
const SLOW_MS = 10_000;
/** This long without a byte, and trying again may help: while bytes come, it would only throw them away. */
const STALLED_MS = 12_000;
/** This long without a byte or an answer, and we call it a failure: a slow link still sends something now and then. */
const SILENT_MS = 45_000;
/** A worker that has nothing else to do says at once that it has begun; one that does not is asked once more. */
const ACK_MS = 2000;
const LAST_MS = 2000;

export class Runtime {
  /** @type {State} */
  state = "still";
  /** How Python started: from a picture of its memory, or the ordinary way. */
  way = "";
  /** Whether a file did not come, or Python did not start from what came. */
  cause = "fetch";
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
  /** The query that Python is working on, by its number. */
  #begun = 0;
  /** How often Python has died since it last answered. */
  #deaths = 0;
  /** Python has been told what the rules say in short. */
  #told = false;
  /** Python is there and knows what was played, whatever it may lack. */
  #there = false;
  /** @type {Record<string, number>} */
  #timers = {};
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

  /** Try again after a failure, with everything that was asked in between and every file that has come. */
  retry() {
    if (this.state === "ready") return;
    this.#deaths = 0;
    this.#start();
  }

  /** Give up what Python is working on. */
  stop() {
    if (this.#begun) this.#die("stopped");
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

  /**
   * Take back what waits, because it is answered otherwise; false if it waits no more.
   * @param {number} id
   */
  recall(id) {
    const waiting = this.#queue.length;
    this.#queue = this.#queue.filter((query) => query.id !== id);
    return this.#queue.length < waiting;
  }

  /** @param {string} widget */
  isAsked(widget) {
    return this.#queue.some((query) => query.widget === widget);
  }

  /**
   * Whether a widget waits for something that its reader has asked for.
   * @param {string} widget
   */
  isWorking(widget) {
    return [...this.#sent.values()].some((query) => query.widget === widget && (query.press || "link" in query.command));
  }

  #start() {
    this.gone = false;
    this.#setState("booting");
    if (this.#worker) {
      // It is there and lacks a file: what it has, it keeps. If it says nothing to that, it is not there.
      this.#order();
      this.#after("ack", LAST_MS, () => {
        if (this.#there) this.#listener.died(undefined);
        this.#stop();
        this.#hire();
      });
    } else this.#hire();
    this.#after("slow", SLOW_MS, () => this.#listener.slowed());
    this.#listen();
  }

  #hire() {
    this.#told = false;
    try {
      this.#worker = new Worker(this.#setup.worker, { type: "module", name: "coup-denvoi" });
    } catch (error) {
      this.#fail({ part: "worker", reason: String(error) });
      return;
    }
    const worker = this.#worker;
    /** @param {string} how */
    const ended = (how) => worker === this.#worker && this.#die(how);
    worker.addEventListener("message", ({ data }) => worker === this.#worker && this.#hear(data));
    worker.addEventListener("messageerror", () => ended("messageerror"));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      ended(event.message ?? "error");
    });
    this.#order();
  }

  #order() {
    this.#worker?.postMessage({ type: "boot", setup: this.#setup, packs: this.#listener.packs() });
  }

  #stop() {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#there = false;
    this.#rest();
  }

  /**
   * @param {string} name
   * @param {number} ms
   * @param {() => void} act
   */
  #after(name, ms, act) {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(act, ms);
  }

  #rest() {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
  }

  /** Files are on their way: offer to try again when nothing comes, and give up when nothing comes at all. */
  #listen() {
    this.#after("stalled", STALLED_MS, () => this.#listener.stalled());
    this.#after("silent", SILENT_MS, () => this.#fail({ part: "file", reason: "silent" }));
  }

  /** @param {any} news */
  #hear(news) {
    clearTimeout(this.#timers.ack);
    if (news.type === "progress") {
      if (this.state !== "booting") return;
      this.#listen();
      this.#listener.progressed(news.loaded, news.total);
    } else if (news.type === "ready") {
      this.#rest();
      this.#there = true;
      this.way = news.way;
      this.#setState("ready");
      for (const query of this.#queue.splice(0)) this.#post(query);
    } else if (news.type === "begun") {
      this.#begun = news.id;
      this.#after("silent", SILENT_MS, () => this.#die("silent"));
      if (news.lock) this.#after("attend", WORKING_MS, () => this.#attend(news.id, news.lock));
    } else if (news.type === "lacks") {
      this.#wantPack(news.id);
    } else if (news.type === "answer") {
      const query = this.#sent.get(news.id);
      this.#sent.delete(news.id);
      this.#begun = this.#deaths = 0;
      this.#rest();
      if (this.state === "booting") this.#listen();
      else if (this.#sent.size) this.#wait();
      if (query) this.#listener.answered(query, news.answer);
    } else if (news.type === "failed") {
      if (this.#there && news.part === "python") this.#die(news.reason);
      else this.#fail(news);
    }
  }

  /**
   * A pack has to come before this query can be answered: until then everything waits as it does for Python itself.
   * @param {number} id
   */
  #wantPack(id) {
    const query = this.#sent.get(id);
    this.#sent.delete(id);
    this.#begun = 0;
    if (query) this.#queue.push(query);
    // Nor did it come at the last try.
    if (this.state === "failed") return;
    this.#rest();
    this.#setState("booting");
    this.#after("slow", SLOW_MS, () => this.#listener.slowed());
    this.#listen();
  }

  /** @param {Query} query */
  #post(query) {
    this.#sent.set(query.id, query);
    const gists = query.explains && !this.#told ? this.#listener.gists() : undefined;
    this.#told ||= gists !== undefined;
    this.#worker?.postMessage(gists ? { ...query, gists } : query);
    if (this.#sent.size === 1) this.#wait();
  }

  /** An answer is owed to us. */
  #wait() {
    this.#after("working", WORKING_MS, () => this.#listener.working());
    this.#after("slow", SLOW_MS, () => this.#listener.slowed());
    if (this.#begun) return;
    // A machine that was asleep has had no time to answer.
    this.#after("ack", ACK_MS, () => this.#ping());
  }

  /** Ask for a sign of life, for the last time. */
  #ping() {
    this.#worker?.postMessage({ type: "ping" });
    this.#after("ack", LAST_MS, () => this.#die("silent"));
  }

  /**
   * Wait for the lock that the worker holds while it works: it comes to us with the answer, or when the worker is gone.
   * Only work that takes long is attended, so that the worker never has to wait for us between two short ones. Without
   * locks, or where they are forbidden, only time will tell.
   * @param {number} id
   * @param {string} lock
   */
  #attend(id, lock) {
    const worker = this.#worker;
    const ended = () => worker === this.#worker && this.#begun === id && this.#ping();
    navigator.locks?.request(lock, ended).catch(() => {});
  }

  /**
   * Python is gone, or has to go. What it had begun is left out, and everything else is asked again.
   * @param {string} how
   */
  #die(how) {
    if (!this.#there) {
      this.#fail({ part: "worker", reason: how });
      return;
    }
    const over = this.#sent.get(this.#begun);
    this.#stop();
    /** @param {Query} query */
    const same = (query) =>
      query.widget === over?.widget && JSON.stringify(query.command) === JSON.stringify(over.command);
    // Neither that one nor another that says the same.
    this.#queue.unshift(...[...this.#sent.values()].filter((query) => !same(query)));
    this.#sent.clear();
    this.#begun = 0;
    this.#deaths += 1;
    this.reason = `worker (${how})`;
    this.#setState("still");
    this.#listener.died(over);
    if (!this.#queue.length) return;
    // One that dies before it has answered anything would do so for ever.
    if (this.#deaths > 2) this.#fail({ part: "worker", reason: how });
    else if (this.state === "still") this.#start();
  }

  /** @param {{part: string, reason: string, gone?: boolean}} why */
  #fail({ part, reason, gone = false }) {
    const broken = part === "python" || part === "worker";
    // A worker that only lacks a file keeps those that it has.
    if (broken) this.#stop();
    else this.#rest();
    this.cause = broken ? "start" : "fetch";
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
