// A file comes over the network, packed or not; one that does not come is known by its name.
// @ts-check

/** @typedef {import("./runtime.js").Part} Part */

/** A file that did not come, with its name, so that the page can say which. */
export class Lost extends Error {
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

/**
 * @param {string} name
 * @param {Part} part
 * @param {AbortSignal} [signal]
 */
export async function request(name, part, signal) {
  const response = await fetch(part.url, { signal }).catch((error) => {
    throw new Lost(name, error);
  });
  if (!response.ok) throw new Lost(name, response.status, response.status === 404 || response.status === 410);
  return response;
}

/** @param {Uint8Array} bytes */
const isPacked = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * The unpacked bytes of a bundle: unpacked while they come. A host that unpacks by itself is met halfway: the bytes tell
 * whether they are packed.
 * @param {string} name
 * @param {Response} response
 * @param {(piece: Uint8Array, packed: boolean) => void} [heard]
 */
export async function unpack(name, response, heard = () => {}) {
  try {
    const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
    const first = await reader.read();
    const packed = isPacked(first.value ?? new Uint8Array());
    let next = /** @type {Promise<ReadableStreamReadResult<Uint8Array>> | undefined} */ (Promise.resolve(first));
    const pieces = new ReadableStream({
      pull: async (stream) => {
        const { value, done } = await (next ?? reader.read());
        next = undefined;
        if (done) return stream.close();
        heard(value, packed);
        stream.enqueue(value);
      },
      cancel: (why) => reader.cancel(why),
    });
    const whole = packed ? pieces.pipeThrough(new DecompressionStream("gzip")) : pieces;
    return new Uint8Array(await new Response(whole).arrayBuffer());
  } catch (error) {
    throw new Lost(name, error);
  }
}
