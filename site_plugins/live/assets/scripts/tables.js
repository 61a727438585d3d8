// The house rules that a reader has set for a game, kept on this device. What they mean is Python's business.
// @ts-check
import { keep, recall } from "./store.js";

/** @typedef {{game: string, rules: Record<string, string>}} Laid */

const KEY = `coup-denvoi-tables-${new URL("../../", import.meta.url).pathname}`;

/** @type {Record<string, Record<string, string>>} */
let tables = recall(KEY) ?? {};
/** @type {(game: string) => void} */
let told = () => {};

/**
 * The table of a game, if the reader has laid one.
 * @param {string} game
 */
export const tableOf = (game) => tables[game];

/** Every table, by its game. */
export const allTables = () => tables;

/**
 * Keep a table, for all widgets and for the next visit; false when the device keeps nothing.
 * @param {Laid} laid
 */
export function lay({ game, rules }) {
  if (Object.keys(rules).length) tables[game] = rules;
  else delete tables[game];
  told(game);
  return keep(KEY, tables);
}

/** @param {(game: string) => void} listener */
export function whenLaid(listener) {
  told = listener;
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    const before = tables;
    tables = recall(KEY) ?? {};
    for (const game of new Set([...Object.keys(before), ...Object.keys(tables)])) {
      if (JSON.stringify(before[game]) !== JSON.stringify(tables[game])) told(game);
    }
  });
}
