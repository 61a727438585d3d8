// Boots Python under Node just as Pyodide ships it, installs the engine's wheel, and runs a script that leaves `answer`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

let text = "";
for await (const chunk of process.stdin) text += chunk;
const job = JSON.parse(text);

async function main() {
  const { loadPyodide } = await import(pathToFileURL(join(job.pyodide, "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: `${job.pyodide}/` });
  await python.loadPackage(job.wheel, { messageCallback: () => {} });
  python.runPython(job.script);
  const answer = python.globals.get("answer");
  await new Promise((done) => process.stdout.write(answer, done));
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(String(error?.message ?? error).trim());
    process.exit(1);
  },
);
