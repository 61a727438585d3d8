// Makes what the browser loads: the trimmed standard library, the rules and what is fetched later, the rest of all that
// for the Lab, and a picture of the memory after the boot.
// Called as `node compile.mjs` with a job as JSON on the standard input; writes into job.out and prints a summary.
// The runtime itself compiles, so that the bytecode is exactly what it will accept.
// @ts-check
import crypto from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzip as gzipWithCallback } from "node:zlib";
import { folded } from "../assets/scripts/picture.js";
import { joined } from "../assets/scripts/unpack.js";

const gzip = promisify(gzipWithCallback);

/**
 * @typedef {object} Job
 * @property {string} pyodide folder of the npm package
 * @property {string} inside the Python half of this script
 * @property {[string, string][]} files path in the tree, path on this disk
 * @property {Record<string, string[]>} packs which of them travel in which pack
 * @property {string[]} pictured packs that the memory snapshot holds besides the rules
 * @property {[string, string][]} lab the same as files for what only the Lab needs
 * @property {string} entry module to import
 * @property {string[]} always modules that nobody imports by name and that must be there
 * @property {string} warmUp Python that runs before the memory snapshot is taken; empty: none is taken, nor much packed
 * @property {Record<string, string>} parts files of the npm package that the browser loads as they are
 * @property {string} out folder to write into
 */

/** @returns {Promise<Job>} */
async function readJob() {
  let text = "";
  for await (const chunk of process.stdin) text += chunk;
  return JSON.parse(text);
}

const job = await readJob();
const { loadPyodide } = await import(pathToFileURL(join(job.pyodide, "pyodide.mjs")).href);
const lock = JSON.parse(await readFile(join(job.pyodide, "pyodide-lock.json"), "utf8"));
const lockFileContents = JSON.stringify({ info: lock.info, packages: {} });
const indexURL = `${job.pyodide}/`;

/**
 * What both boots share. The name and the seed are fixed: a path of this machine would stay in the picture of the
 * memory, and a seed of chance would make every build another edition.
 */
const env = { LANG: "C", PYTHONHASHSEED: "0" };
const options = { indexURL, packageBaseUrl: indexURL, lockFileContents, env, _sysExecutable: "/python" };

async function compile() {
  const python = await loadPyodide({ ...options, env: { ...env } });
  python.FS.mkdirTree("/made");
  /** @type {[string, [string, string][]][]} */
  const trees = [["/src", job.files], ["/lab", job.lab]];
  for (const [root, files] of trees) {
    python.FS.mkdirTree(root);
    for (const [path, disk] of files) {
      python.FS.mkdirTree(dirname(`${root}/${path}`));
      python.FS.writeFile(`${root}/${path}`, await readFile(disk));
    }
  }
  python.FS.writeFile("/made/inside.py", await readFile(job.inside));
  python.runPython("import sys; sys.path.insert(0, '/made')");
  const main = python.runPython("from inside import main; main");
  const [paths, lab] = [job.files, job.lab].map((files) => files.map(([path]) => path));
  const { packs, entry, always } = job;
  const wanted = { paths, packs, lab, entry, always, squeeze: Boolean(job.warmUp) };
  const { problem, modules } = JSON.parse(main("/src", "/made", JSON.stringify(wanted)));
  if (problem) throw new Error(problem);
  /** @param {string[]} names @param {string} ending @returns {Record<string, Uint8Array>} */
  const made = (names, ending) =>
    Object.fromEntries(names.map((name) => [name, python.FS.readFile(`/made/${name}.${ending}`)]));
  const ours = Object.keys(packs);
  return { packed: made(["stdlib", ...ours, "lab"], "zip"), squeezed: job.warmUp ? made(ours, "zst") : {}, modules };
}

/**
 * Stop the clock and still chance: both would leave their trace in the memory, and the same sources would give another
 * snapshot at every build. A page that starts from it takes its time and its chance from the browser again.
 */
function standStill() {
  Date.now = () => 0;
  performance.now = () => 0;
  crypto.randomFillSync = (/** @type {any} */ bytes) => bytes.fill(0);
}

/**
 * The memory that the machine has when it is new, before the loader touches it.
 * @returns {() => Uint8Array}
 */
function beforehand() {
  const { instantiate } = WebAssembly;
  let fresh = new Uint8Array();
  WebAssembly.instantiate = async (/** @type {any} */ what, /** @type {any} */ imports) => {
    const made = /** @type {any} */ (await instantiate(what, imports));
    // The loader makes a tiny machine besides, which has no memory.
    const memory = made.instance?.exports.memory;
    if (memory) fresh = new Uint8Array(memory.buffer).slice();
    return made;
  };
  return () => fresh;
}

/**
 * The memory after an ordinary boot from the very bundles that the browser gets, as what differs from a new one.
 * @param {Uint8Array} rules
 */
async function picture(rules) {
  standStill();
  const fresh = beforehand();
  const python = await loadPyodide({ ...options, env: { ...env }, stdLibURL: join(job.out, "stdlib.zip"), _makeSnapshot: true });
  python.FS.writeFile("/rules.zip", rules);
  python.runPython(`import sys; sys.path.insert(1, "/rules.zip")`);
  python.runPython(job.warmUp);
  return folded(python.makeMemorySnapshot(), fresh());
}

async function main() {
  await mkdir(job.out, { recursive: true });
  const { packed, squeezed, modules } = await compile();
  // As they are, for whoever lays changed files over them.
  for (const [name, bytes] of Object.entries(packed)) await writeFile(join(job.out, `${name}.zip`), bytes);
  const bundles = { ...packed, ...(job.warmUp && { snapshot: await picture(joined(["rules", ...job.pictured].map((name) => packed[name]))) }) };
  /** @type {Record<string, number>} what each file weighs on the wire of a host that compresses as most do */
  const wire = {};
  for (const [name, bytes] of Object.entries(bundles)) {
    // The last step of packing the memory takes twice the time of all others together, for four thousandths of its size.
    const level = job.warmUp ? (name === "snapshot" ? 8 : 9) : 1;
    const small = squeezed[name] ?? (await gzip(bytes, { level, memLevel: 9 }));
    await writeFile(join(job.out, `${name}.bin`), small);
    wire[name] = small.length;
  }
  for (const [name, file] of Object.entries(job.parts)) {
    wire[name] = (await gzip(await readFile(join(job.pyodide, file)))).length;
  }
  await writeFile(join(job.out, "summary.json"), JSON.stringify({ lock: lockFileContents, modules, wire }, null, 1));
}

// The exit is ours: the runtime keeps Node's loop busy, and Node would print a megabyte of the runtime with an error.
main().then(
  () => process.exit(0),
  (error) => {
    console.error(String(error?.message ?? error).trim());
    process.exit(1);
  },
);
