// Makes the two scripts of the book in one file by esbuild, each as a single script of the old kind: that of the page, in
// which `location` and its like are the book's own, and that of its worker. Called with a job as JSON on the standard
// input; prints both as JSON.
// @ts-check
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * @typedef {object} Job
 * @property {string} modules folder of the npm packages
 * @property {string} scripts folder of the scripts of this form
 * @property {string} live folder of the site's scripts
 * @property {string} loader Python's loader
 * @property {string} machine the script of Python's machine
 * @property {string} at the address on the site from which scripts find the files beside them
 */

async function main() {
  let text = "";
  for await (const chunk of process.stdin) text += chunk;
  /** @type {Job} */
  const job = JSON.parse(text);
  const esbuild = createRequire(join(job.modules, "package.json"))("esbuild");
  const usual = {
    ...{ bundle: true, format: "iife", minify: true, target: "es2022", legalComments: "none", write: false },
    ...{ define: { "import.meta.url": JSON.stringify(job.at) }, nodePaths: [job.modules], logLevel: "silent" },
  };
  const ours = {
    name: "ours",
    setup(/** @type {any} */ { onResolve }) {
      onResolve({ filter: /^\.\/(bring|module)\.js$/ }, (/** @type {{path: string}} */ { path }) => ({ path: join(job.scripts, path) }));
      onResolve({ filter: /^python:/ }, (/** @type {{path: string}} */ { path }) => ({
        path: path.endsWith("loader") ? job.loader : job.machine,
      }));
    },
  };
  /** @param {object} more */
  const made = async (more) => (await esbuild.build({ ...usual, ...more })).outputFiles[0].text;
  const page = await made({
    entryPoints: [join(job.scripts, "start.js")],
    inject: [join(job.scripts, "names.js")],
    plugins: [ours],
  });
  const able = await readFile(join(job.scripts, "able.js"), "utf8");
  const worker = await made({
    ...{ entryPoints: [join(job.live, "worker.js")], banner: { js: able }, plugins: [ours] },
    // What the loader imports where there is no browser.
    external: ["node:*", "ws"],
  });
  console.log(JSON.stringify({ page, worker }));
}

main().catch((error) => {
  console.error(String(error?.message ?? error).trim());
  process.exit(1);
});
