// The one worker of a visit: boots Python, then hands each request to the widgets' bridge and its answer back.
// It knows no game and no command. Every file that cannot be had is reported to the page by name.
// @ts-check

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

/** @type {(request: string) => string} */
let handle;

/** A file that did not come, with its name, so that the page can say which. */
class Lost extends Error {
  /**
   * @param {string} part
   * @param {unknown} reason
   * @param {boolean} gone the host says that there is no such file
   */
  constructor(part, reason, gone = false) {
    super(`${part}: ${reason}`);
    this.part = part;
    this.gone = gone;
  }
}

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

  /**
   * @param {Part} part
   * @param {number} [bytes] unpacked bytes that have come; the whole part when not given
   */
  add(part, bytes = part.bytes) {
    this.loaded += (part.wire * bytes) / part.bytes;
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
    for (let piece; (piece = await reader?.read()) && !piece.done; ) this.add(part, piece.value.length);
  }
}

/**
 * @param {string} name
 * @param {Part} part
 * @param {AbortSignal} [signal]
 */
async function request(name, part, signal) {
  const response = await fetch(part.url, { signal }).catch((error) => {
    throw new Lost(name, error);
  });
  if (!response.ok) throw new Lost(name, response.status, response.status === 404 || response.status === 410);
  return response;
}

/**
 * The unpacked bytes of a bundle. A host that unpacks by itself is met halfway: the bytes tell whether they are packed.
 * @param {string} name
 * @param {Response} response
 */
async function unpack(name, response) {
  try {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (error) {
    throw new Lost(name, error);
  }
}

/**
 * @param {string} name
 * @param {Part} part
 * @param {Meter} meter
 * @param {AbortSignal} [signal]
 */
async function bundle(name, part, meter, signal) {
  const bytes = await unpack(name, await request(name, part, signal));
  meter.add(part);
  return bytes;
}

/**
 * @param {string} name
 * @param {Part} part
 * @param {Meter} meter
 */
async function script(name, part, meter) {
  const module = await import(part.url).catch((error) => {
    throw new Lost(name, error);
  });
  meter.add(part);
  return module;
}

/**
 * The machine, compiled while it arrives and straight from the response, so that the browser may keep what it compiled.
 * @param {Part} part
 * @param {Meter} meter
 */
async function compile(part, meter) {
  const response = await request("wasm", part);
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
 * The picture of the memory after an earlier boot: put by in a visit before this one, or fetched when the link is quick.
 * @param {Setup} setup
 * @param {Meter} meter
 * @param {AbortSignal} signal
 */
async function picture(setup, meter, signal) {
  const { snapshot } = setup.parts;
  try {
    const kept = await (await caches.open(setup.cache)).match(snapshot.url);
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
 * @param {{loader: any, machine: any, module: WebAssembly.Module, stdlib: Uint8Array, rules: Uint8Array}} got
 * @param {Uint8Array} [snapshot]
 */
async function start(setup, { loader, machine, module, stdlib, rules }, snapshot) {
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
    const python = await loader.loadPyodide({
      indexURL: here,
      packageBaseUrl: here,
      stdLibURL,
      lockFileContents: setup.lock,
      createPyodideModule: machine.default,
      env: { LANG: "C" },
      _loadSnapshot: snapshot,
    });
    python.FS.writeFile("/rules.zip", rules);
    if (!snapshot) python.runPython('import sys; sys.path.insert(1, "/rules.zip")');
    return python.pyimport(setup.entry).handle;
  } finally {
    self.fetch = realFetch;
  }
}

/** @param {Setup} setup */
async function boot(setup) {
  const { wasm, machine, loader, stdlib, rules } = setup.parts;
  const meter = new Meter([wasm, machine, loader, stdlib, rules]);
  const late = new AbortController();
  const early = picture(setup, meter, late.signal);
  const [gotWasm, gotMachine, gotLoader, gotStdlib, gotRules] = await Promise.all([
    compile(wasm, meter),
    script("machine", machine, meter),
    script("loader", loader, meter),
    bundle("stdlib", stdlib, meter),
    bundle("rules", rules, meter),
  ]);
  const got = { loader: gotLoader, machine: gotMachine, module: gotWasm, stdlib: gotStdlib, rules: gotRules };
  meter.judge(false);
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  const snapshot = await early;
  clearTimeout(timer);
  if (snapshot) {
    try {
      handle = await start(setup, got, snapshot);
      return "snapshot";
    } catch {
      // A picture that does not fit is forgotten; the ordinary way always works.
      await (await caches.open(setup.cache)).delete(setup.parts.snapshot.url);
    }
  }
  handle = await start(setup, got);
  return "ordinary";
}

/**
 * @param {string} part
 * @param {any} error
 */
function fail(part, error) {
  postMessage({ type: "failed", part: error?.part ?? part, reason: String(error), gone: error?.gone ?? false });
}

addEventListener("message", async ({ data }) => {
  if (data.type === "boot") {
    try {
      postMessage({ type: "ready", way: await boot(data.setup) });
    } catch (error) {
      fail("python", error);
    }
    return;
  }
  try {
    postMessage({ type: "answer", id: data.id, answer: JSON.parse(handle(JSON.stringify(data))) });
  } catch (error) {
    fail("python", error);
  }
});
