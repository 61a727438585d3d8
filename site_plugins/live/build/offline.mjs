// Writes the service worker: Workbox's runtime, our own part, and the list of every file of the site.
// Called as `node offline.mjs` with a job as JSON on the standard input; prints what went in as JSON.
// @ts-check
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/**
 * @typedef {object} Job
 * @property {string} modules folder of the npm packages
 * @property {string} source our part of the service worker
 * @property {string} site folder of the built site
 * @property {string} edition
 * @property {string[]} leaveOut patterns of files that no reader needs without a network
 */

const packed = promisify(gzip);
/** What is packed already, and gains nothing. */
const PACKED = /\.(bin|png|woff2)$/;
/** Bytes on the wire of all files, from a host that packs what gains by it. */
let wire = 0;

/**
 * A file as the worker knows it, with the digest of its content: the worker serves nothing else under this address.
 * @param {string} site
 * @param {{url: string}} entry
 */
async function listed(site, entry) {
  const content = await readFile(join(site, entry.url));
  const small = PACKED.test(entry.url) ? content : await packed(content);
  wire += Math.min(content.length, small.length);
  const hash = createHash("sha256").update(content).digest("base64");
  // A folder's page is asked for by the folder's address, and some hosts redirect the other one.
  const url = entry.url.replace(/(^|\/)index\.html$/, "$1") || "./";
  return { ...entry, url, integrity: `sha256-${hash}` };
}

async function main() {
  let text = "";
  for await (const chunk of process.stdin) text += chunk;
  /** @type {Job} */
  const job = JSON.parse(text);
  const require = createRequire(join(job.modules, "workbox-build", "package.json"));
  const { injectManifest } = require("workbox-build");
  const runtime = ["core", "routing", "strategies", "precaching"].map((name) =>
    require.resolve(`workbox-${name}/build/workbox-${name}.prod.js`),
  );
  const pieces = await Promise.all([...runtime, job.source].map((file) => readFile(file, "utf8")));
  const draft = join(job.site, "sw.draft.js");
  const whole = pieces.join("\n").replace("self.__EDITION", JSON.stringify(job.edition));
  await writeFile(draft, whole.replace(/^\/\/# sourceMappingURL=.*$/gm, ""));
  const { warnings, count, size } = await injectManifest({
    swSrc: draft,
    swDest: join(job.site, "sw.js"),
    globDirectory: job.site,
    globPatterns: ["**/*"],
    globIgnores: [...job.leaveOut, "sw.js", "sw.draft.js"],
    // Workbox leaves out what is larger than 2 MB, with a warning only; the runtime is.
    maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
    dontCacheBustURLsMatching: /[.-][0-9a-f]{8,}\.(min\.)?\w+$/,
    manifestTransforms: [
      async (/** @type {{url: string}[]} */ manifest) => ({
        manifest: await Promise.all(manifest.map((entry) => listed(job.site, entry))),
        warnings: [],
      }),
    ],
  });
  await rm(draft);
  if (warnings.length) throw new Error(warnings.join("\n"));
  console.log(JSON.stringify({ count, size, wire }));
}

main().catch((error) => {
  console.error(String(error?.message ?? error).trim());
  process.exit(1);
});
