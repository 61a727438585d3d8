// The picture of Python's memory travels as what differs from the memory of a machine that is new: the pages that the
// start of Python has written, a map that tells which they are, and the loader's own head. Folded when it is built,
// unfolded where Python starts; what is no picture is none, whatever it is.
// @ts-check

export const PAGE = 4096;
/** Pyodide's loader fails on the picture of a larger memory (its issue 6254), and every visit would start the slow way. */
export const MOST = 30 * 1024 * 1024;
const SIGN = 0x31504543;
const WORDS = 5;

/** @typedef {{whole: Uint8Array, fill: (memory: ArrayBuffer) => void}} Picture */

/**
 * @param {Uint8Array} whole what the loader calls a snapshot: its head, and all of the memory
 * @param {Uint8Array} fresh the memory of a machine that is new
 */
export function folded(whole, fresh) {
  const head = new Uint32Array(whole.buffer, whole.byteOffset, 2)[1];
  const memory = whole.subarray(head);
  const now = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / 4);
  const before = new Uint32Array(now.length);
  before.set(new Uint32Array(fresh.buffer, fresh.byteOffset, Math.min(fresh.length, memory.length) / 4));
  const pages = memory.length / PAGE;
  const map = new Uint8Array(Math.ceil(pages / 8));
  const written = [];
  // Beyond this page a new machine's memory is empty.
  let still = 0;
  for (let page = 0; page < pages; page++) {
    let same = true;
    for (let at = (page * PAGE) / 4; at < ((page + 1) * PAGE) / 4; at++) {
      if (before[at]) still = page + 1;
      same &&= now[at] === before[at];
    }
    if (same) continue;
    map[page >> 3] |= 1 << (page & 7);
    written.push(memory.subarray(page * PAGE, (page + 1) * PAGE));
  }
  const bytes = new Uint8Array(4 * WORDS + head + map.length + written.length * PAGE);
  new Uint32Array(bytes.buffer, 0, WORDS).set([SIGN, head, pages, still, written.length]);
  let at = 4 * WORDS;
  for (const piece of [whole.subarray(0, head), map, ...written]) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/**
 * As the loader wants it: of the full size, though only the head is there. The rest is filled in once there is a machine.
 * @param {Uint8Array} bytes
 * @returns {Picture}
 */
export function unfolded(bytes) {
  if (bytes.length < 4 * WORDS) throw new Error("no picture");
  const [sign, head, pages, still, written] = new Uint32Array(bytes.buffer, bytes.byteOffset, WORDS);
  const rest = 4 * WORDS + head + Math.ceil(pages / 8);
  if (sign !== SIGN || pages * PAGE > MOST || bytes.length !== rest + written * PAGE) throw new Error("no picture");
  const whole = new Uint8Array(head + pages * PAGE);
  whole.set(bytes.subarray(4 * WORDS, 4 * WORDS + head));
  const map = bytes.subarray(4 * WORDS + head, rest);
  /** @param {ArrayBuffer} memory of a machine that is new */
  const fill = (memory) => {
    if (memory.byteLength < pages * PAGE) throw new Error("no picture of this machine");
    whole.set(new Uint8Array(memory, 0, still * PAGE), head);
    for (let page = 0, at = rest; page < pages; page++) {
      if (!(map[page >> 3] & (1 << (page & 7)))) continue;
      whole.set(bytes.subarray(at, at + PAGE), head + page * PAGE);
      at += PAGE;
    }
  };
  return { whole, fill };
}
