// The rules travel in a pack that browsers cannot open by themselves yet: Python opens it, once it is there.
// @ts-check

const OPEN = `
from compression.zstd import decompress
from pathlib import Path
pack = Path("/rules.zip")
pack.write_bytes(decompress(pack.read_bytes()))
`;

/**
 * Lay the rules where Python finds them; those of an unfinished edition come unpacked.
 * @param {any} python
 * @param {Uint8Array} rules
 */
export function layRules(python, rules) {
  python.FS.writeFile("/rules.zip", rules);
  const [first, second] = rules;
  if (first === 0x28 && second === 0xb5) python.runPython(OPEN, { globals: python.toPy({}) });
}
