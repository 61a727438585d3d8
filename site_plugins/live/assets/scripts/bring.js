// A script that a page fetches when it needs it, under the name that the edition gives it.
// @ts-check
import { beside, setup } from "./page.js";

/**
 * @param {string} name
 * @param {string} again what makes the address of a further try another one
 * @returns {Promise<any>}
 */
export const bring = (name, again) => import(beside(setup.scripts[name]) + again);
