// The scripts that a page of the site fetches when it needs them: here they lie in the same file.
// @ts-check

/** @type {Record<string, () => Promise<any>>} */
const SCRIPTS = {
  copying: () => import("../../live/assets/scripts/copying.js"),
  finder: () => import("../../live/assets/scripts/finder.js"),
  house: () => import("../../live/assets/scripts/house.js"),
  idiomorph: () => import("idiomorph/dist/idiomorph.esm.js"),
  learn: () => import("../../live/assets/scripts/learn.js"),
  play: () => import("../../live/assets/scripts/play.js"),
  practice: () => import("../../live/assets/scripts/practice.js"),
  terms: () => import("../../live/assets/scripts/terms.js"),
  weak: () => import("../../live/assets/scripts/weak.js"),
};

/** @param {string} name */
export const bring = (name) => SCRIPTS[name]();
