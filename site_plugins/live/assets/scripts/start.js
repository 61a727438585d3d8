// Starts Python from what has come: the ordinary way, or from the picture of its memory. Whoever starts from the picture
// needs neither the library nor the rules for it, because they are in it; both are laid where Python looks later.
// @ts-check
import { layBeside, layRules, NOTHING } from "./unpack.js";

/**
 * @typedef {import("./runtime.js").Setup} Setup
 * @typedef {{loader: any, machine: any, module: WebAssembly.Module}} Machine
 * @typedef {{stdlib: Uint8Array, rules: Uint8Array}} Library
 */

/**
 * @param {Setup} setup
 * @param {Machine} got
 * @param {Library | import("./picture.js").Picture} from
 * @param {Uint8Array[]} packs
 */
export async function start(setup, { loader, machine, module }, from, packs) {
  const picture = "whole" in from ? from : undefined;
  const { stdlib, rules } = "whole" in from ? { stdlib: NOTHING, rules: NOTHING } : from;
  const here = new URL("./", import.meta.url).href;
  // The loader asks for two files that we have: it gets them from here, and never waits for one that is lost.
  const [stdLibURL, wasmURL] = [`${here}stdlib.zip`, `${here}pyodide.asm.wasm`];
  const realFetch = self.fetch;
  self.fetch = async (what, options) => {
    const url = what instanceof Request ? what.url : String(what);
    if (url === stdLibURL) return new Response(/** @type {any} */ (stdlib));
    return url === wasmURL ? new Response() : realFetch(what, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const instance = await WebAssembly.instantiate(module, imports);
    // Now the memory is as new, and what the picture lacks can be taken from it.
    picture?.fill(/** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer);
    return { module, instance };
  };
  try {
    const python = await loader.loadPyodide({
      indexURL: here,
      packageBaseUrl: here,
      stdLibURL,
      lockFileContents: setup.lock,
      createPyodideModule: machine.default,
      env: { LANG: "C" },
      _loadSnapshot: picture?.whole,
    });
    layRules(python, rules);
    if (packs.length) layBeside(python, packs);
    if (!picture) python.runPython('import sys; sys.path.insert(1, "/rules.zip")');
    const entry = python.pyimport(setup.entry);
    entry.begin(!picture);
    return { python, entry };
  } finally {
    self.fetch = realFetch;
  }
}

/**
 * Lay the library and the rules where Python looks, which has them in its memory so far as it knows.
 * @param {{python: any, entry: any}} started
 * @param {Library} library
 */
export function layLibrary({ python, entry }, { stdlib, rules }) {
  const [major, minor] = python.pyimport("sys").version_info;
  python.FS.writeFile(`/lib/python${major}${minor}.zip`, stdlib);
  layBeside(python, [rules]);
  entry.complete();
}
