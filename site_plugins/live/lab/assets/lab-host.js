// The Python of the Lab: PyScript's worker, started, watched, stopped and started again.
// @ts-check

/**
 * @typedef {"still" | "starting" | "ready" | "running" | "failed"} State
 * @typedef {object} Listener
 * @property {(state: State, reason: string) => void} changed
 * @property {(kind: string, what: string) => void} heard what a run prints, shows or gets wrong, and its end
 */

/** The name that PyScript's editors share, and with it one Python. */
export const ENV = "lab";

/** Called as soon as a worker has been made. */
let made = () => {};

/**
 * PyScript makes its worker when it comes to it, and tells nobody. So a worker tells of itself, once whoever made it is
 * done with that and before any word of its own can be heard: to look for it now and then would sometimes be too late.
 */
self.Worker = class extends Worker {
  /** @param {ConstructorParameters<typeof Worker>} given */
  constructor(...given) {
    super(...given);
    queueMicrotask(() => made());
  }
};

/** All that PyScript's worker still has to ask of the page: to forget the empty script that it was started with. */
const MAY_ASK = new Set(["revoke"]);
/** What PyScript lets its worker do on the page besides, as HTML; here the runner tells the page what a run shows. */
const WRITES = ["write", "writeErr"];

/**
 * PyScript's worker may otherwise reach into the page, its window and everything that it can do; the reader's code is
 * not given that. It cannot run before this is done: whoever asks for a run waits for the worker's first word.
 * @param {any} xworker
 */
function fence(xworker) {
  const { proxy } = xworker;
  const refuse = () => {
    throw new Error("The Lab's Python cannot reach the page.");
  };
  for (const name of [...Reflect.ownKeys(proxy), ...WRITES]) {
    // PyScript sets some of these anew at every run.
    if (!MAY_ASK.has(String(name))) Object.defineProperty(proxy, name, { get: () => refuse, set: () => {} });
  }
  Object.preventExtensions(proxy);
  // PyScript would write the message of any error into the page, as HTML; the page says what went wrong by itself.
  Object.defineProperty(xworker, "onerror", { get: () => () => {}, set: () => {} });
}

export class Host {
  /** @type {State} */
  state = "still";
  reason = "";

  /** @type {any} the setup script, on which PyScript leaves its worker */
  #setup;
  /** @type {Promise<void>} Python is there; never kept for a worker that was stopped */
  #live = Promise.resolve();
  #page;
  #listener;

  /**
   * @param {{core: string, interpreter: string, lang: string}} page
   * @param {Listener} listener
   */
  constructor(page, listener) {
    this.#page = page;
    this.#listener = listener;
  }

  get busy() {
    return this.state === "running";
  }

  /** PyScript, fetched once; a failure is not kept. */
  pyscript() {
    return import(this.#page.core);
  }

  /** Start, unless that has been done. */
  start() {
    if (this.state === "still" || this.state === "failed") this.#begin();
    return this.#live;
  }

  /** What runs now is cut off, and Python starts anew: without shared memory nothing less stops an endless loop. */
  stop() {
    this.#setup?.xworker?.terminate();
    this.#begin();
  }

  /** A run is about to begin: wait until Python is there. One that is stopped before that waits for ever. */
  async claim() {
    this.#change("running");
    await this.#live;
  }

  /** PyScript reads this script as it would one of the page: what to start, and what to say to it first. */
  #begin() {
    this.#setup?.remove();
    const script = document.createElement("script");
    script.type = "py-editor";
    script.toggleAttribute("setup", true);
    // In the place of one that was stopped, and of none that an editor may have thought of before.
    script.toggleAttribute("env-override", true);
    script.setAttribute("env", ENV);
    script.setAttribute("config", JSON.stringify({ interpreter: this.#page.interpreter, sync_main_only: true }));
    script.textContent = `from lab import runner\nrunner.speak(${JSON.stringify(this.#page.lang)})`;
    this.#setup = script;
    // In front of all editors: whoever comes first decides what Python they share.
    document.head.append(script);
    this.#change("starting");
    this.#live = this.#born(script);
    this.pyscript().catch((error) => this.#fail(script, error));
  }

  /** @param {any} script */
  #born(script) {
    return new Promise((/** @type {(value: void) => void} */ done) => {
      made = () => {
        if (!script.xworker) return;
        made = () => {};
        this.#watch(script, done);
      };
    });
  }

  /**
   * @param {any} script
   * @param {() => void} done
   */
  #watch(script, done) {
    const { xworker } = script;
    fence(xworker);
    let greeted = false;
    xworker.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
      if (!data?.lab || this.#setup !== script) return;
      if (!greeted) {
        // What comes first is the end of the setup itself; a run may be waiting behind it already.
        greeted = data.lab === "end";
        if (this.state === "starting") this.#change("ready");
        done();
      } else if (this.busy) {
        if (data.lab === "end") this.#change("ready");
        this.#listener.heard(data.lab, data.what);
      }
    });
    xworker.ready.catch((/** @type {unknown} */ error) => this.#fail(script, error));
  }

  /**
   * @param {any} script
   * @param {unknown} error
   */
  #fail(script, error) {
    if (this.#setup !== script) return;
    this.reason = String(error);
    this.#change("failed");
  }

  /** @param {State} state */
  #change(state) {
    this.state = state;
    this.#listener.changed(state, this.reason);
  }
}
