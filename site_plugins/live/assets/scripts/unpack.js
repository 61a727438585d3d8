// Our code travels in packs that browsers cannot open by themselves yet: Python opens them, once it is there.
// @ts-check

const [RULES, PACK] = ["/rules.zip", "/pack"];
const OPEN = `
from compression.zstd import decompress
from pathlib import Path
pack = Path("${PACK}")
pack.write_bytes(decompress(pack.read_bytes()))
`;
/** What was not to be found may be there now. (`importlib.invalidate_caches` takes modules that do not travel.) */
const LOOK_AGAIN = `
import sys
for each in sys.path_importer_cache.values():
    if getattr(each, "archive", "") == "${RULES}":
        each.invalidate_caches()
`;

/**
 * Lay the rules where Python finds them; those of an unfinished edition come unpacked.
 * @param {any} python
 * @param {Uint8Array} rules
 */
export function layRules(python, rules) {
  python.FS.writeFile(RULES, opened(python, rules));
}

/**
 * Lay packs beside the rules, so that a package of ours may lie half in one of them and half in another.
 * @param {any} python
 * @param {Uint8Array[]} packs
 */
export function layBeside(python, packs) {
  python.FS.writeFile(RULES, joined([python.FS.readFile(RULES), ...packs.map((pack) => opened(python, pack))]));
  python.runPython(LOOK_AGAIN, { globals: python.toPy({}) });
}

/**
 * @param {any} python
 * @param {Uint8Array} pack
 * @returns {Uint8Array}
 */
function opened(python, pack) {
  if (pack[0] !== 0x28 || pack[1] !== 0xb5) return pack;
  python.FS.writeFile(PACK, pack);
  python.runPython(OPEN, { globals: python.toPy({}) });
  const whole = python.FS.readFile(PACK);
  python.FS.unlink(PACK);
  return whole;
}

const [END, ENTRY, OFFSET] = [22, 46, 42];
/** A zip with nothing in it. */
export const NOTHING = joined([]);

/**
 * Several stored zips as one.
 * @param {Uint8Array[]} zips
 */
export function joined(zips) {
  const bodies = [];
  const lists = [];
  let [start, files] = [0, 0];
  for (const zip of zips) {
    const end = new DataView(zip.buffer, zip.byteOffset + zip.length - END);
    const [count, size, offset] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
    const list = new Uint8Array(zip.subarray(offset, offset + size));
    const view = new DataView(list.buffer);
    for (let at = 0; at < size; ) {
      view.setUint32(at + OFFSET, view.getUint32(at + OFFSET, true) + start, true);
      at += ENTRY + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    bodies.push(zip.subarray(0, offset));
    lists.push(list);
    start += offset;
    files += count;
  }
  const end = new DataView(new ArrayBuffer(END));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files, true);
  end.setUint16(10, files, true);
  end.setUint32(12, lists.reduce((sum, list) => sum + list.length, 0), true);
  end.setUint32(16, start, true);
  const pieces = [...bodies, ...lists, new Uint8Array(end.buffer)];
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  pieces.reduce((at, piece) => (whole.set(piece, at), at + piece.length), 0);
  return whole;
}
