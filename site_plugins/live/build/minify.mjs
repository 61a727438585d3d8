// Makes scripts small by Terser. Called as `node minify.mjs` with a job as JSON on the standard input; prints the small
// scripts by their names as JSON.
// @ts-check
import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * @typedef {object} Job
 * @property {string} modules folder of the npm packages
 * @property {Record<string, string>} scripts
 */

async function main() {
  let text = "";
  for await (const chunk of process.stdin) text += chunk;
  /** @type {Job} */
  const { modules, scripts } = JSON.parse(text);
  const { minify } = createRequire(join(modules, "package.json"))("terser");
  /** @type {Record<string, string>} */
  const made = {};
  for (const [name, script] of Object.entries(scripts)) {
    const { code } = await minify({ [name]: script }, { module: true, ecma: 2022, compress: { passes: 2 } });
    made[name] = code;
  }
  console.log(JSON.stringify(made));
}

main().catch((error) => {
  console.error(`${error?.filename ?? ""}:${error?.line ?? ""}: ${error?.message ?? error}`.trim());
  process.exit(1);
});
