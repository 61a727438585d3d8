// Writes the service worker: Workbox's runtime, our own part, and the list of every file of the site.
// Called as `node offline.mjs` with a job as JSON on the standard input; prints what went in as JSON.
// @ts-check
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * @typedef {object} Job
 * @property {string} modules folder of the npm packages
 * @property {string} source our part of the service worker
 * @property {string} site folder of the built site
 * @property {string} edition
 * @property {string[]} leaveOut patterns of files that no reader needs without a network
 */

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
      (/** @type {{url: string}[]} */ manifest) => ({
        // A folder's page is asked for by the folder's address, and some hosts redirect the other one.
        manifest: manifest.map((entry) => ({ ...entry, url: entry.url.replace(/(^|\/)index\.html$/, "$1") || "./" })),
        warnings: [],
      }),
    ],
  });
  await rm(draft);
  if (warnings.length) throw new Error(warnings.join("\n"));
  console.log(JSON.stringify({ count, size }));
}

main().catch((error) => {
  console.error(String(error?.message ?? error).trim());
  process.exit(1);
});
