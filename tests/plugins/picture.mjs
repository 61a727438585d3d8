// Folds and unfolds a picture of a small memory, and shows what the unfolding refuses.
import { folded, MOST, PAGE, unfolded } from "../../site_plugins/live/assets/scripts/picture.js";

const [HEAD, PAGES, NEW] = [128, 12, 8];
const fresh = new Uint8Array(NEW * PAGE);
fresh.fill(7, PAGE, 3 * PAGE);
fresh[6 * PAGE] = 1;
const whole = new Uint8Array(HEAD + PAGES * PAGE);
new Uint32Array(whole.buffer, 0, 3).set([42, HEAD, 5]);
const memory = whole.subarray(HEAD);
memory.set(fresh);
// One page as it was, one emptied, one written in the middle, one beyond what a new machine has.
memory.fill(0, 2 * PAGE, 3 * PAGE);
memory[4 * PAGE + 77] = 9;
memory[11 * PAGE + 4095] = 3;

const packed = folded(whole, fresh);
const picture = unfolded(packed);
const early = picture.whole.slice();
const machine = new Uint8Array(PAGES * PAGE);
machine.set(fresh);
picture.fill(machine.buffer);

/** @param {(bytes: Uint8Array) => Uint8Array | void} spoil */
const refused = (spoil) => {
  const bytes = packed.slice();
  try {
    unfolded(spoil(bytes) ?? bytes);
  } catch {
    return true;
  }
  return false;
};
const word = (at, value) => (bytes) => void (new Uint32Array(bytes.buffer)[at] = value);
const tooSmall = () => {
  try {
    unfolded(packed).fill(fresh.buffer);
  } catch {
    return true;
  }
  return false;
};
console.log(
  JSON.stringify({
    pages: (packed.length - HEAD - 20 - 2) / PAGE,
    head: Buffer.compare(early.subarray(0, HEAD), whole.subarray(0, HEAD)) === 0,
    empty: early.subarray(HEAD).every((byte) => byte === 0),
    same: Buffer.compare(picture.whole, whole) === 0,
    refused: {
      nothing: refused(() => new Uint8Array()),
      cut: refused((bytes) => bytes.subarray(0, -1)),
      sign: refused(word(0, 1)),
      large: refused(word(2, MOST / PAGE + 1)),
      another: refused(word(4, 2)),
      small: tooSmall(),
      itself: refused(() => undefined),
    },
  }),
);
