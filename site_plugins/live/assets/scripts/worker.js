// The one worker of a visit: boots Python, then hands each request to the widgets' bridge and its answer back. Where the
// answer takes a pack that has not come yet, Python names it, and the page asks again when it is there.
// It knows no game and no command. Every file that cannot be had is reported to the page by name.
// @ts-check
import { Meter } from "./meter.js";
import { module } from "./module.js";
import { unfolded } from "./picture.js";
import { layLibrary, start } from "./start.js";
import { layBeside } from "./unpack.js";
import { Lost, request, unpack } from "./wire.js";

/**
 * @typedef {import("./runtime.js").Setup} Setup
 * @typedef {import("./runtime.js").Part} Part
 */

/** How long everything else waits for a picture that is late after all. */
const PATIENCE_MS = 1000;
/** A link that has not been quick by then may be slow: whatever Python starts from, without a picture, sets out too. */
const MOMENT_MS = 300;
/** What was not needed for the start comes when Python has begun to answer. */
const LATER_MS = 2000;
/** The library and the rules, by one name: a start from the picture goes without, and whatever needs them waits. */
const LIBRARY = "rules";

/** @type {{python: any, entry: any} | undefined} Python, once it has started */
let started;
/** @type {Setup} what the page has told us of its files */
let told;
/** @type {Set<string>} packs that somebody has asked for and Python does not have */
const wanted = new Set();
/** @type {Set<string>} packs that it has */
const laid = new Set();
/** How Python started. */
let way = "";

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
  const found = await module(attempt > 1 ? `${part.url}?${attempt}` : part.url).catch((error) => {
    throw new Lost(name, error);
  });
  meter.add(part.wire);
  return found;
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

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * The memory snapshot after an earlier boot: put by in a visit before this one, or fetched when the link is quick.
 * @param {Setup} setup
 * @param {Meter} meter
 * @param {AbortSignal} signal
 */
function coming(setup, meter, signal) {
  const { snapshot } = setup.parts;
  const kept = snapshot ? genuine(setup.cache, snapshot).catch(() => undefined) : Promise.resolve(undefined);
  const picture = async () => {
    const here = await kept;
    if (here) return unfolded(await unpack("snapshot", here));
    if (!snapshot || setup.sparing || !(await meter.quick)) return undefined;
    meter.total += snapshot.wire;
    return unfolded(await bundle("snapshot", snapshot, meter, signal));
  };
  const soon = async () => Boolean(await kept) || (!setup.sparing && Boolean(await meter.quick));
  return {
    /** Whether it can be counted on, as far as one knows after a moment. */
    hoped: Promise.race([soon(), pause(MOMENT_MS)]),
    picture: picture().catch(() => undefined),
  };
}

/**
 * What Python starts from where there is no picture.
 * @param {Setup} setup
 * @param {Meter} meter
 * @param {string[]} [packs] those that are in the picture, too
 */
async function library(setup, meter, packs = []) {
  const [stdlib, rules, ...more] = await fetchPacks(setup, ["stdlib", "rules", ...packs], meter);
  return { stdlib, rules, packs: more };
}

/** @param {Setup} setup */
async function boot(setup) {
  const { wasm, machine, loader, snapshot } = setup.parts;
  const packs = [...wanted].filter((name) => name !== LIBRARY);
  const [inside, beside] = [true, false].map((is) => packs.filter((name) => setup.pictured.includes(name) === is));
  const spared = ["stdlib", "rules", ...inside].map((name) => setup.parts[name]);
  const meter = new Meter([wasm, machine, loader, ...spared, ...beside.map((name) => setup.parts[name])]);
  const late = new AbortController();
  const early = coming(setup, meter, late.signal);
  // What is here from an earlier try says nothing about the link.
  for (const [name, { here }] of parts) if (here) meter.loaded += setup.parts[name].wire;
  const set = Promise.all([
    once("wasm", (signal) => compile(wasm, meter, signal)),
    once("machine", () => script("machine", machine, meter)),
    once("loader", () => script("loader", loader, meter)),
    fetchPacks(setup, beside, meter),
  ]);
  set.catch(() => {});
  const books = () => library(setup, meter, inside);
  const hoped = await early.hoped;
  if (hoped) meter.total -= spared.reduce((sum, { wire }) => sum + wire, 0);
  const whole = hoped ? undefined : books();
  whole?.catch(() => {});
  const [module, gotMachine, gotLoader, gotPacks] = await set;
  await whole;
  const got = { loader: gotLoader, machine: gotMachine, module };
  meter.judge(false);
  // What seemed quick may stand still: the ordinary way is prepared while the picture gets a last chance.
  const ahead = setTimeout(() => books().catch(() => {}), MOMENT_MS);
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  const picture = await early.picture;
  clearTimeout(ahead);
  clearTimeout(timer);
  if (picture) {
    try {
      started = await start(setup, got, picture, gotPacks);
      way = "snapshot";
      for (const name of inside) wanted.delete(name);
      has(beside);
      return;
    } catch {
      // A picture that does not fit is forgotten; the ordinary way always works.
      await (await caches.open(setup.cache)).delete(snapshot.url);
    }
  }
  const found = await books();
  started = await start(setup, got, found, [...gotPacks, ...found.packs]);
  way = "ordinary";
  has([LIBRARY, ...packs]);
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
 * @param {Iterable<string>} names
 */
async function complete(setup, names) {
  const packs = [...names].filter((name) => name !== LIBRARY);
  const whole = [...names].includes(LIBRARY);
  const files = [...packs, ...(whole ? ["stdlib", "rules"] : [])];
  const meter = new Meter(files.map((name) => setup.parts[name]));
  const [got, books] = await Promise.all([fetchPacks(setup, packs, meter), whole ? library(setup, meter) : undefined]);
  // Another call may have laid some of it meanwhile.
  const fresh = packs.map((name, at) => ({ name, pack: got[at] })).filter(({ name }) => !laid.has(name));
  if (started && fresh.length) layBeside(started.python, fresh.map(({ pack }) => pack));
  if (started && books && !laid.has(LIBRARY)) layLibrary(started, books);
  has([...names]);
}

/** What the picture has spared us for the start comes now, in case that something asks for it. */
async function settle() {
  await pause(LATER_MS);
  if (!laid.has(LIBRARY)) await complete(told, [LIBRARY]).catch(() => {});
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
    await (started ? complete(setup, [...wanted]) : boot(setup));
    if (mine !== attempt) return;
    parts.clear();
    postMessage({ type: "ready", way });
    void settle();
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
function handle(query) {
  hold();
  try {
    postMessage({ type: "begun", id: query.id, lock });
    const answer = JSON.parse(started?.entry.handle(JSON.stringify(query)));
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
    if (!started) for (const pack of data.packs) wanted.add(pack);
    void begin(told);
  } else if (data.type === "ping") {
    postMessage({ type: "pong" });
  } else handle(data);
});
