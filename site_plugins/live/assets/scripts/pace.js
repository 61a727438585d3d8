// How quickly computer players move: what the reader chose last, for the next match and for lessons, kept on this device.
// @ts-check
import { keep, recall } from "./store.js";

const KEY = `coup-denvoi-pace-${new URL("../../", import.meta.url).pathname}`;

/** @returns {string} nothing where none was chosen */
export const pace = () => String(/** @type {any} */ (recall(KEY))?.pace ?? "");

/** @param {string} chosen */
export const keepPace = (chosen) => keep(KEY, { pace: chosen });
