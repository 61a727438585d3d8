// The one worker of a visit: boots Python, then hands each request to the widgets' bridge and its answer back.
// It knows no game and no command. Every file that cannot be had is reported to the page by name.
// @ts-check

/**
 * @typedef {{url: string, bytes: number}} Part a file of the runtime and how many bytes its reader will see
 * @typedef {object} Boot
 * @property {Record<string, Part>} parts
 * @property {string} lock
 * @property {string} entry
 * @property {string} cache name of the cache where the picture of the memory may lie
 */

const RULES = "/rules.zip";
const LEAST_NEWS_MS = 80;

/** @type {(text: string) => string} */
let handle;

/** A file that did not come, with its name, so that the page can say which. */
class Lost extends Error {
  /**
   * @param {string} part
   * @param {string} reason
   * @param {boolean} gone the host answered that there is no such file
   */
  constructor(part, reason, gone = false) {
    super(`${part}: ${reason}`);
    this.part = part;
    this.gone = gone;
  }
}

/** Counts bytes of the files under way and tells the page, though not at every drop. */
class Meter {
  /** @param {number} total */
  constructor(total) {
    this.total = total;
    this.loaded = 0;
    this.told = 0;
  }

  /** @param {number} bytes */
  add(bytes) {
    this.loaded += bytes;
    const now = performance.now();
    if (now - this.told < LEAST_NEWS_MS && this.loaded < this.total) return;
    this.told = now;
    postMessage({ type: "progress", loaded: this.loaded, total: this.total });
  }
}

/**
 * @param {string} name
 * @param {Part} part
 */
async function request(name, part) {
  let response;
  try {
    response = await fetch(part.url);
  } catch (error) {
    throw new Lost(name, String(error));
  }
  if (!response.ok) throw new Lost(name, `HTTP ${response.status}`, response.status === 404 || response.status === 410);
  return response;
}

/**
 * @param {Response} response
 * @param {Meter} meter
 */
async function count(response, meter) {
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    meter.add(piece.value.length);
  }
}

/**
 * The unpacked bytes of a bundle. A host that unpacks by itself is met halfway: the bytes tell whether they are packed.
 * @param {string} name
 * @param {Response} response
 * @param {Meter} [meter]
 */
async function unpack(name, response, meter) {
  try {
    if (meter) count(response.clone(), meter).catch(() => {});
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (error) {
    throw new Lost(name, String(error));
  }
}

/**
 * The compiled runtime. It is compiled while it arrives, and straight from the response, so that the browser may keep
 * the compiled code for the next visit.
 * @param {Part} part
 * @param {Meter} meter
 */
async function compile(part, meter) {
  const response = await request("wasm", part);
  count(response.clone(), meter).catch(() => {});
  const spare = response.headers.get("content-type")?.startsWith("application/wasm") ? null : response.arrayBuffer();
  try {
    return await (spare ? WebAssembly.compile(await spare) : WebAssembly.compileStreaming(response));
  } catch (error) {
    throw new Lost("wasm", String(error));
  }
}

/**
 * @param {string} name
 * @param {Part} part
 * @param {Meter} meter
 */
async function load(name, part, meter) {
  try {
    const module = await import(part.url);
    meter.add(part.bytes);
    return module;
  } catch (error) {
    throw new Lost(name, String(error));
  }
}
