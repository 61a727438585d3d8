// Python's own scripts lie in the script of the worker: in WebKit a worker that came from a disk can import nothing.
// @ts-check

/** @type {Record<string, () => Promise<any>>} */
const SCRIPTS = { loader: () => import("python:loader"), machine: () => import("python:machine") };

/** @param {string} name what `able.js` takes for its address */
export const module = (name) => SCRIPTS[name.split("?")[0]]();
