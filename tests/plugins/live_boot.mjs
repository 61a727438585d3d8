// Boots Python under Node from the very bundles that the browser gets, and puts questions to the widgets' bridge.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { unfolded } from "../../site_plugins/live/assets/scripts/picture.js";
import { layBeside, layRules, NOTHING } from "../../site_plugins/live/assets/scripts/unpack.js";

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
  await writeFile(stdLibURL, job.snapshot ? NOTHING : await unpacked("stdlib"));
  const picture = job.snapshot ? unfolded(await unpacked("snapshot")) : undefined;
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (what, imports) => {
    const made = await instantiate(what, imports);
    if (made.instance?.exports.memory) picture?.fill(made.instance.exports.memory.buffer);
    return made;
  };
  const python = await loadPyodide({
    indexURL: `${job.pyodide}/`,
    packageBaseUrl: `${job.pyodide}/`,
    stdLibURL,
    lockFileContents: job.lock,
    env: { LANG: "C" },
    _loadSnapshot: picture?.whole,
  });
  // As in the browser, the library and the rules are in the picture, and need not come before something asks for them.
  layRules(python, job.snapshot ? NOTHING : await unpacked("rules"));
  if (!job.snapshot) python.runPython('import sys; sys.path.insert(1, "/rules.zip")');
  const { begin, handle } = python.pyimport(job.entry);
  begin(!job.snapshot);
  const answers = [];
  for (const request of job.requests) {
    const ask = () => JSON.parse(handle(JSON.stringify(request)));
    let answer = ask();
    const lacked = [];
    while (answer.pack && lacked.at(-1) !== answer.pack) {
      // As the worker does: what is lacking is laid beside the rules, and the same is asked again.
      lacked.push(answer.pack);
      layBeside(python, [await unpacked(answer.pack)]);
      answer = ask();
    }
    answers.push({ ...answer, lacked });
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
