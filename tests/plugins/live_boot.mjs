// Boots Python under Node from the very bundles that the browser gets, and puts questions to the widgets' bridge.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { layBeside, layRules } from "../../site_plugins/live/assets/scripts/unpack.js";

let text = "";
for await (const chunk of process.stdin) text += chunk;
const job = JSON.parse(text);
const unpacked = async (part) => {
  const bytes = await readFile(job.files[part]);
  return bytes[0] === 0x1f ? gunzipSync(bytes) : bytes;
};

async function main() {
  const { loadPyodide } = await import(pathToFileURL(join(job.pyodide, "pyodide.mjs")).href);
  const stdLibURL = join(job.scratch, "stdlib.zip");
  await writeFile(stdLibURL, await unpacked("stdlib"));
  const python = await loadPyodide({
    indexURL: `${job.pyodide}/`,
    packageBaseUrl: `${job.pyodide}/`,
    stdLibURL,
    lockFileContents: job.lock,
    env: { LANG: "C" },
    _loadSnapshot: job.snapshot ? await unpacked("snapshot") : undefined,
  });
  layRules(python, await unpacked("rules"));
  if (!job.snapshot) python.runPython('import sys; sys.path.insert(1, "/rules.zip")');
  const { begin, handle } = python.pyimport(job.entry);
  begin();
  const answers = [];
  for (const request of job.requests) {
    const ask = () => JSON.parse(handle(JSON.stringify(request)));
    let answer = ask();
    if (answer.pack) {
      // As the worker does: what is lacking is laid beside the rules, and the same is asked again.
      layBeside(python, [await unpacked(answer.pack)]);
      answer = { ...ask(), lacked: answer.pack };
    }
    answers.push(answer);
  }
  await new Promise((done) => process.stdout.write(JSON.stringify(answers), done));
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(String(error?.message ?? error).trim());
    process.exit(1);
  },
);
