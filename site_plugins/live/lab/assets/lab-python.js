// The interpreter that PyScript is told to use, in PyScript's own worker: the same files as the widgets', all of their
// packs, and a runner of ours that runs what the reader wrote. The build puts the names of the files in.
// @ts-check
import { joined, layBeside, layRules } from "../../assets/scripts/unpack.js";

/** @type {{loader: string, machine: string, wasm: string, stdlib: string, rules: string, lab: string, late: string[], lock: string, version: string}} */
const PARTS = self.__PARTS;

export const version = PARTS.version;

/** @param {string} file */
const beside = (file) => new URL(file, import.meta.url).href;

/** @param {string} file */
async function request(file) {
  const response = await fetch(beside(file));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

/**
 * The unpacked bytes of a pack; a host that unpacks by itself is met halfway.
 * @param {string} file
 */
async function unpack(file) {
  const bytes = new Uint8Array(await (await request(file)).arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function compile() {
  const response = await request(PARTS.wasm);
  return response.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

// Everything sets out as soon as PyScript asks for this module; whoever needs a part waits for it below.
const coming = Promise.all([
  compile(),
  import(beside(PARTS.machine)),
  import(beside(PARTS.loader)),
  Promise.all([PARTS.stdlib, PARTS.rules, PARTS.lab, ...PARTS.late].map(unpack)),
]);
coming.catch(() => {});

/**
 * What PyScript calls to start Python.
 * @param {object} options PyScript's own: where its output goes, until our runner takes over
 */
export async function loadPyodide(options) {
  const [module, machine, loader, [stdlib, rules, lab, ...late]] = await coming;
  const library = joined([stdlib, lab]);
  const here = beside("./");
  const stdLibURL = `${here}stdlib.zip`;
  const realFetch = self.fetch;
  // The loader asks for two files that we have: it gets them from here.
  self.fetch = async (what, init) => {
    const url = what instanceof Request ? what.url : String(what);
    if (url === stdLibURL) return new Response(/** @type {any} */ (library));
    return url === `${here}pyodide.asm.wasm` ? new Response() : realFetch(what, init);
  };
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  try {
    const python = await loader.loadPyodide({
      ...options,
      indexURL: here,
      packageBaseUrl: here,
      stdLibURL,
      lockFileContents: PARTS.lock,
      createPyodideModule: machine.default,
      env: { LANG: "C" },
    });
    layRules(python, rules);
    layBeside(python, [lab, ...late]);
    python.runPython('import sys; sys.path.insert(1, "/rules.zip")');
    return atDesk(python);
  } finally {
    self.fetch = realFetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * The reader's code is run by our runner, which tells the page what it prints, shows and gets wrong. PyScript writes its
 * output with `innerText +=`, which would wipe out a chart, and needs inline styles for errors.
 * @param {any} python
 */
function atDesk(python) {
  const runner = python.pyimport("lab.runner");
  const tell = (/** @type {string} */ kind, /** @type {string} */ what) => postMessage({ lab: kind, what });
  let shut = false;
  python.runPythonAsync = (/** @type {string} */ source) => {
    if (!shut) shutIn();
    shut = true;
    return runner.run(source, tell);
  };
  return python;
}

/** The language itself. */
const LANGUAGE =
  "AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date " +
  "DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity Int16Array " +
  "Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp " +
  "Set SharedArrayBuffer String SuppressedError Symbol SyntaxError Temporal TypeError URIError Uint16Array Uint32Array " +
  "Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI decodeURIComponent encodeURI encodeURIComponent escape " +
  "eval globalThis isFinite isNaN parseFloat parseInt undefined unescape constructor WebAssembly";
/** What Python and PyScript go on using: clocks, chance, text, messages between this worker and the page. */
const TOOLS =
  "self console performance Performance crypto Crypto queueMicrotask structuredClone setTimeout clearTimeout setInterval " +
  "clearInterval TextDecoder TextEncoder URL URLSearchParams AbortController AbortSignal DOMException Event EventTarget " +
  "CustomEvent ErrorEvent MessageEvent MessageChannel MessagePort PromiseRejectionEvent addEventListener " +
  "removeEventListener dispatchEvent postMessage onmessage onmessageerror onerror onunhandledrejection onrejectionhandled " +
  "reportError atob btoa location name";
/** Where one of these stays all the same, Python does not start. */
const WAYS_OUT = "caches indexedDB fetch Worker importScripts XMLHttpRequest BroadcastChannel WebSocket".split(" ");
const KEPT = new Set(`${LANGUAGE} ${TOOLS}`.split(" "));

/**
 * Shut the worker in before anything of the reader's runs: it keeps nothing on the device, starts no other worker and asks
 * for no address. What is not known here is taken away, so that a browser's next invention is no way out.
 */
function shutIn() {
  const { userAgent, language, hardwareConcurrency } = navigator;
  // What Python itself has put here is its own.
  const ours = new Set(Object.keys(self).filter((name) => name.startsWith("_")));
  for (let at = self; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) {
      if (!KEPT.has(name) && !ours.has(name)) Reflect.deleteProperty(at, name);
    }
  }
  Object.defineProperty(self, "navigator", { value: Object.freeze({ userAgent, language, hardwareConcurrency }) });
  const left = WAYS_OUT.filter((name) => name in self);
  if (left.length) throw new Error(`This browser does not let go of ${left.join(", ")}.`);
}
