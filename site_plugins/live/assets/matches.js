// The matches that this device keeps. What is in them is Python's business: the page knows their summaries only.
// @ts-check

/**
 * @typedef {{names: string[], seats: string[], score: number[], over: boolean, winner: number | null}} Summary
 * @typedef {{summary: Summary}} Save
 * @typedef {{half: number, left: number}} Watch
 * @typedef {object} Kept
 * @property {string} id
 * @property {number} rev how often it has been written down
 * @property {string} game
 * @property {string} when
 * @property {Save} save
 * @property {Watch} [watch] what is left on the players' own watch
 * @property {boolean} [counted] its result stands in the statistics
 */

const PLACE = new URL("../../", import.meta.url).pathname;
const MATCH = `coup-denvoi-match-${PLACE}:`;
const CURRENT = `coup-denvoi-current-${PLACE}`;
const RESULTS = `coup-denvoi-results-${PLACE}`;
const MOST_RESULTS = 2000;

/** @type {Map<string, string>} what the device does not keep lasts for this visit */
const memory = new Map();

/** @param {string} key */
function read(key) {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} text
 */
function write(key, text) {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** @param {string} key */
function remove(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left to forget.
  }
}

/** @param {string} key */
function parsed(key) {
  try {
    const value = JSON.parse(read(key) ?? "null");
    return value && typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

function keys() {
  const found = [...memory.keys()];
  try {
    for (let place = 0; place < localStorage.length; place += 1) found.push(localStorage.key(place) ?? "");
  } catch {
    // Only this visit's own, then.
  }
  return [...new Set(found)].filter((key) => key.startsWith(MATCH));
}

/**
 * @param {string} id
 * @returns {Kept | null}
 */
export const kept = (id) => parsed(MATCH + id);

/** @param {string} key */
export const idOf = (key) => (key.startsWith(MATCH) ? key.slice(MATCH.length) : "");

/** @param {string} when */
function local(when) {
  const moment = new Date(when);
  if (Number.isNaN(moment.getTime())) return "";
  const two = (/** @type {number} */ figure) => String(figure).padStart(2, "0");
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/**
 * The matches of a game, the newest first.
 * @param {string} game
 */
export function shelf(game) {
  return keys()
    .map((key) => /** @type {Kept | null} */ (parsed(key)))
    .filter((one) => one?.game === game && one.save?.summary)
    .sort((one, other) => String(other?.when).localeCompare(String(one?.when)))
    .map((one) => ({ id: one?.id, when: local(one?.when ?? ""), ...one?.save.summary }));
}

/**
 * Keep a match; false when the device keeps nothing.
 * @param {Kept} match
 */
export const keep = (match) => write(MATCH + match.id, JSON.stringify(match));

/**
 * @param {string} id
 * @param {Watch} watch
 */
export function keepWatch(id, watch) {
  const match = id && kept(id);
  if (match) keep({ ...match, watch });
}

/** @param {string} id */
export const forget = (id) => remove(MATCH + id);

/**
 * The match that is open on the page of a game, to be taken up again after a reload.
 * @param {string} game
 */
export const current = (game) => String(parsed(CURRENT)?.[game] ?? "");

/**
 * @param {string} game
 * @param {string} id
 */
export function open(game, id) {
  write(CURRENT, JSON.stringify({ ...parsed(CURRENT), [game]: id }));
}

/**
 * What the matches of a game came to, also of those that are no longer kept.
 * @param {string} game
 * @returns {object[]}
 */
export const results = (game) => parsed(RESULTS)?.[game] ?? [];

/**
 * @param {string} game
 * @param {Summary} summary
 */
export function note(game, summary) {
  const { seats, score, winner } = summary;
  const list = [...results(game), { seats, score, winner }].slice(-MOST_RESULTS);
  write(RESULTS, JSON.stringify({ ...parsed(RESULTS), [game]: list }));
}
