// Bundles scripts and makes style sheets small by esbuild. Called as `node esbuild.mjs` with a job as JSON on the
// standard input; prints JSON: the small sheet, or every file of the bundle and what it imports, at once or later.
// @ts-check
import { createRequire } from "node:module";
import { basename, join } from "node:path";

/**
 * @typedef {object} Job
 * @property {string} modules folder of the npm packages
 * @property {string} [sheet] a style sheet
 * @property {string} [root] folder from which the entries are named, wherever it lies
 * @property {Record<string, string>} [entries] the path of each script that is asked for by its name
 */

/**
 * @param {any} esbuild
 * @param {Job} job
 */
async function bundle(esbuild, job) {
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: job.root,
    entryPoints: job.entries,
    ...{ bundle: true, splitting: true, format: "esm", minify: true, target: "es2022", legalComments: "none" },
    ...{ outdir: "made", entryNames: "[name].[hash]", chunkNames: "[name].[hash]", write: false, metafile: true },
    // A path of this machine would get into the names of the files.
    ...{ preserveSymlinks: true, logLevel: "silent" },
  });
  const made = Object.entries(metafile.outputs).map(([path, output]) => ({ name: basename(path), ...output }));
  return {
    files: Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text])),
    imports: Object.fromEntries(
      made.map(({ name, imports }) => [
        name,
        imports.map(({ path, kind }) => ({ name: basename(path), later: kind === "dynamic-import" })),
      ]),
    ),
  };
}

async function main() {
  let text = "";
  for await (const chunk of process.stdin) text += chunk;
  /** @type {Job} */
  const job = JSON.parse(text);
  const esbuild = createRequire(join(job.modules, "package.json"))("esbuild");
  const small = { loader: "css", minify: true, legalComments: "none", logLevel: "silent" };
  const made = job.entries ? await bundle(esbuild, job) : (await esbuild.transform(job.sheet, small)).code;
  console.log(JSON.stringify(made));
}

main().catch((error) => {
  const [{ location, text }] = error?.errors?.length ? error.errors : [{ location: null, text: error?.message ?? error }];
  console.error(location ? `${location.file}:${location.line}: ${text}` : String(text));
  process.exit(1);
});
