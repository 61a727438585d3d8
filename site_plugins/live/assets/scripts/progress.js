// What this device knows of its reader: which rules were met, practised and known. What is in it is Python's business.
// @ts-check
import * as matches from "./matches.js";
import { forget, keep as store, recall } from "./store.js";

const KEY = `coup-denvoi-progress-${new URL("../../", import.meta.url).pathname}`;
const FORMAT = "coup-denvoi-progress";
const VERSION = 1;

/** What is kept, or null. */
export const progress = () => recall(KEY);

/** @param {Record<string, any>} before what a newer edition or somebody else has written there is set aside */
const ours = (before) => before.format === FORMAT && before.version <= VERSION;

/**
 * Keep it; false when the device keeps nothing, and then it lasts for this visit.
 * @param {object} value
 */
export const keep = (value) => store(KEY, value, ours);

/** Something stands there that cannot be read, or is none of ours: the next answer sets it aside. */
export function unreadable() {
  try {
    if (localStorage.getItem(KEY) === null) return false;
    const there = recall(KEY);
    return !there || !ours(there);
  } catch {
    return false;
  }
}

/** Everything that is known of the reader is gone, and which rules came up in matches with it. */
export function erase() {
  forget(KEY);
  matches.unmeet();
}

/** The rules that came up in matches of any game, or of one. @param {string[]} games */
export const met = (games) => games.flatMap((game) => matches.met(game, ""));

/** @param {string | null} key whether another window has written it */
export const isProgress = (key) => key === KEY;
