// One of Python's own scripts, which the browser takes as a module.
// @ts-check

/** @param {string} url */
export const module = (url) => import(url);
