// The one worker of a visit: boots Python, then hands each request to the widgets' bridge and its answer back. Where the
// answer takes a pack that has not come yet, Python names it, and the page asks again when it is there.
// It knows no game and no command. Every file that cannot be had is reported to the page by name.
// @ts-check
import { layBeside, layRules } from "./unpack.js";
import { Lost, request, unpack } from "./wire.js";

/**
 * @typedef {import("./runtime.js").Setup} Setup
 * @typedef {import("./runtime.js").Part} Part
 */

const LEAST_NEWS_MS = 80;
/**
 * From so many bytes on the link is judged. At this many bytes a millisecond (32 Mbit/s) the picture of Python's memory,
 * which is kept for the next visit anyway, comes in about the time that Python needs to start without it.
 */
const SAMPLE = 192 * 1024;
const QUICK = 4096;
/** How long everything else waits for a picture that is late after all. */
const PATIENCE_MS = 1000;

/** @type {any} Python, once it has started */
let python;
/** @type {(request: string) => string} */
let handle;
/** @type {Setup} what the page has told us of its files */
let told;
/** @type {Set<string>} packs that somebody has asked for and Python does not have */
const wanted = new Set();
/** @type {Set<string>} packs that it has */
const laid = new Set();
/** How Python started. */
let way = "";

/** Counts the bytes on the wire of the files under way and tells the page, though not at every drop. */
class Meter {
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

/**
 * What has come or is coming, by name. A part that failed is not kept; whoever tries again finds the others here.
 * @type {Map<string, {what: Promise<any>, cut: AbortController, here: boolean}>}
 */
const parts = new Map();

/**
 * @param {string} name
 * @param {(signal: AbortSignal) => Promise<any>} get
 */
function once(name, get) {
  const known = parts.get(name);
  if (known) return known.what;
  const cut = new AbortController();
  const part = { what: get(cut.signal), cut, here: false };
  parts.set(name, part);
  part.what.then(
    () => (part.here = true),
    () => parts.get(name) === part && parts.delete(name),
  );
  return part.what;
}

/** Files that stand still are asked for anew; a module cannot be cut off, and is waited for. */
function cutOff() {
  for (const [name, { here, cut }] of parts) {
    if (here || name === "machine" || name === "loader") continue;
    parts.delete(name);
    cut.abort();
  }
}

/**
 * @param {string} name
 * @param {Part} part
 * @param {Meter} meter
 * @param {AbortSignal} [signal]
 */
async function bundle(name, part, meter, signal) {
  let counted = 0;
  const bytes = await unpack(name, await request(name, part, signal), (piece, packed) => {
    const came = Math.min(packed ? piece.length : (part.wire * piece.length) / part.bytes, part.wire - counted);
    counted += came;
    meter.add(came);
  });
  meter.add(part.wire - counted);
  return bytes;
}

/**
 * @param {string} name
 * @param {Part} part
 * @param {Meter} meter
 */
async function script(name, part, meter) {
  // Some browsers remember for good that a module did not come: then it has another address.
  const module = await import(attempt > 1 ? `${part.url}?${attempt}` : part.url).catch((error) => {
    throw new Lost(name, error);
  });
  meter.add(part.wire);
  return module;
}

/**
 * The machine, compiled while it arrives and straight from the response, so that the browser may keep what it compiled.
 * @param {Part} part
 * @param {Meter} meter
 * @param {AbortSignal} signal
 */
async function compile(part, meter, signal) {
  const response = await request("wasm", part, signal);
  // The count is for the eye only; a broken stream is reported by the compiler.
  meter.watch(part, response.clone()).catch(() => {});
  try {
    const streams = response.headers.get("content-type")?.startsWith("application/wasm");
    return await (streams
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    throw new Lost("wasm", error);
  }
}

/**
 * The picture as it was put by, if it is the one that this page knows: other scripts can write to the store too.
 * @param {string} cache
 * @param {Part & {digest?: string}} part
 */
async function genuine(cache, { url, digest }) {
  const store = await caches.open(cache);
  const kept = await store.match(url);
  const bytes = kept && new Uint8Array(await crypto.subtle.digest("SHA-256", await kept.clone().arrayBuffer()));
  if (bytes && btoa(String.fromCharCode(...bytes)) === digest) return kept;
  if (kept) await store.delete(url);
  return undefined;
}

/**
 * The memory snapshot after an earlier boot: put by in a visit before this one, or fetched when the link is quick.
 * @param {Setup} setup
 * @param {Meter} meter
 * @param {AbortSignal} signal
 */
async function picture(setup, meter, signal) {
  const { snapshot } = setup.parts;
  try {
    const kept = await genuine(setup.cache, snapshot);
    if (kept) return await unpack("snapshot", kept);
    if (setup.sparing || !(await meter.quick)) return undefined;
    meter.total += snapshot.wire;
    return await bundle("snapshot", snapshot, meter, signal);
  } catch {
    return undefined;
  }
}

/**
 * Start Python from parts that are already on their way.
 * @param {Setup} setup
 * @param {{loader: any, machine: any, module: WebAssembly.Module, stdlib: Uint8Array, rules: Uint8Array,
 *   packs: Uint8Array[]}} got
 * @param {Uint8Array} [snapshot]
 */
async function start(setup, { loader, machine, module, stdlib, rules, packs }, snapshot) {
  const here = new URL("./", import.meta.url).href;
  // The loader asks for two files that we have: it gets them from here, and never waits for one that is lost.
  const [stdLibURL, wasmURL] = [`${here}stdlib.zip`, `${here}pyodide.asm.wasm`];
  const realFetch = self.fetch;
  self.fetch = async (what, options) => {
    const url = what instanceof Request ? what.url : String(what);
    if (url === stdLibURL) return new Response(/** @type {any} */ (stdlib));
    return url === wasmURL ? new Response() : realFetch(what, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  try {
    const started = await loader.loadPyodide({
      indexURL: here,
      packageBaseUrl: here,
      stdLibURL,
      lockFileContents: setup.lock,
      createPyodideModule: machine.default,
      env: { LANG: "C" },
      _loadSnapshot: snapshot,
    });
    layRules(started, rules);
    if (packs.length) layBeside(started, packs);
    if (!snapshot) started.runPython('import sys; sys.path.insert(1, "/rules.zip")');
    const entry = started.pyimport(setup.entry);
    entry.begin();
    python = started;
    handle = entry.handle;
  } finally {
    self.fetch = realFetch;
  }
}

/** @param {Setup} setup */
async function boot(setup) {
  const { wasm, machine, loader, stdlib, rules } = setup.parts;
  const packs = [...wanted];
  const meter = new Meter([wasm, machine, loader, stdlib, rules, ...packs.map((name) => setup.parts[name])]);
  const late = new AbortController();
  const early = picture(setup, meter, late.signal);
  for (const [name, { here }] of parts) if (here) meter.add(setup.parts[name].wire);
  const [gotWasm, gotMachine, gotLoader, gotStdlib, gotRules, gotPacks] = await Promise.all([
    once("wasm", (signal) => compile(wasm, meter, signal)),
    once("machine", () => script("machine", machine, meter)),
    once("loader", () => script("loader", loader, meter)),
    once("stdlib", (signal) => bundle("stdlib", stdlib, meter, signal)),
    once("rules", (signal) => bundle("rules", rules, meter, signal)),
    fetchPacks(setup, packs, meter),
  ]);
  const ours = { rules: gotRules, packs: gotPacks };
  const got = { loader: gotLoader, machine: gotMachine, module: gotWasm, stdlib: gotStdlib, ...ours };
  meter.judge(false);
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  const snapshot = await early;
  clearTimeout(timer);
  if (snapshot) {
    try {
      await start(setup, got, snapshot);
      way = "snapshot";
      has(packs);
      return;
    } catch {
      // A picture that does not fit is forgotten; the ordinary way always works.
      await (await caches.open(setup.cache)).delete(setup.parts.snapshot.url);
    }
  }
  await start(setup, got);
  way = "ordinary";
  has(packs);
}

/**
 * @param {Setup} setup
 * @param {string[]} names
 * @param {Meter} meter
 * @returns {Promise<Uint8Array[]>}
 */
const fetchPacks = (setup, names, meter) =>
  Promise.all(names.map((name) => once(name, (signal) => bundle(name, setup.parts[name], meter, signal))));

/**
 * Fetch what Python lacks, and lay it where it looks.
 * @param {Setup} setup
 */
async function complete(setup) {
  const packs = [...wanted];
  const got = await fetchPacks(setup, packs, new Meter(packs.map((name) => setup.parts[name])));
  if (got.length) layBeside(python, got);
  has(packs);
}

/** @param {string[]} packs that Python has now */
function has(packs) {
  for (const name of packs) {
    wanted.delete(name);
    laid.add(name);
  }
}

/**
 * @param {string} part
 * @param {any} error
 */
function fail(part, error) {
  postMessage({ type: "failed", part: error?.part ?? part, reason: String(error), gone: error?.gone ?? false });
}

/** How often Python was asked to start: only the last counts. */
let attempt = 0;

/** @param {Setup} setup */
async function begin(setup) {
  const mine = (attempt += 1);
  if (mine > 1) cutOff();
  try {
    await (python ? complete(setup) : boot(setup));
    if (mine !== attempt) return;
    parts.clear();
    postMessage({ type: "ready", way });
  } catch (error) {
    if (mine === attempt) fail("python", error);
  }
}

/**
 * A lock of our own, held while Python works: the browser gives it to the page that waits for it as soon as we are no
 * more, however that came. Between two queries nobody holds it, or the browser could not keep the page for a way back.
 */
const lock = navigator.locks && crypto.randomUUID();

/** Ask for the lock without waiting: it is ours at once, and given back when this thread comes to rest. */
const hold = () => void navigator.locks?.request(lock, () => {}).catch(() => {});
// The first time the browser asks whether locks are allowed, which takes longer.
hold();

/**
 * Python cannot answer without this pack: fetch it, unless it is coming already.
 * @param {number} id
 * @param {string} pack
 */
function lack(id, pack) {
  if (laid.has(pack)) throw new Error(`${pack} is not whole`);
  postMessage({ type: "lacks", id });
  if (wanted.has(pack)) return;
  wanted.add(pack);
  void begin(told);
}

/** @param {import("./runtime.js").Query} query */
function work(query) {
  hold();
  try {
    postMessage({ type: "begun", id: query.id, lock });
    const answer = JSON.parse(handle(JSON.stringify(query)));
    if (answer.pack) lack(query.id, answer.pack);
    else postMessage({ type: "answer", id: query.id, answer });
  } catch (error) {
    fail("python", error);
  }
}

addEventListener("message", ({ data }) => {
  if (data.type === "boot") {
    postMessage({ type: "booting" });
    told = data.setup;
    if (!python) for (const pack of data.packs) wanted.add(pack);
    void begin(told);
  } else if (data.type === "ping") {
    postMessage({ type: "pong" });
  } else work(data);
});
