// The matches that this device keeps. What is in them is Python's business: the page knows their summaries only.
// @ts-check
import { forget as drop, keep as store, keys, recall } from "./store.js";

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
const NAME = `coup-denvoi-name-${PLACE}`;
const RULES = `coup-denvoi-rules-${PLACE}`;
const MOST_RESULTS = 2000;
const MOST_NAME = 40;

/** @param {unknown} value */
const text = (value) => (typeof value === "string" ? value : "");

/**
 * A match as far as it can be read: whatever is not of its kind is as if it were not there.
 * @param {string} id
 * @returns {Kept | null}
 */
export function kept(id) {
  const found = recall(MATCH + id);
  if (!found) return null;
  const { rev, game, when, save, watch, counted } = found;
  return {
    id,
    rev: Number.isFinite(rev) ? rev : 0,
    game: text(game),
    when: text(when),
    save,
    watch: [watch?.half, watch?.left].every(Number.isFinite) ? watch : undefined,
    counted: typeof counted === "boolean" ? counted : undefined,
  };
}

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
  return keys(MATCH)
    .map((key) => kept(idOf(key)))
    .filter((one) => one?.game === game && one.save?.summary)
    .sort((one, other) => (other?.when ?? "").localeCompare(one?.when ?? ""))
    .map((one) => ({ ...one?.save.summary, id: one?.id, when: local(one?.when ?? "") }));
}

/**
 * Keep a match; false when the device keeps nothing.
 * @param {Kept} match
 */
export const keep = (match) => store(MATCH + match.id, match);

/**
 * @param {string} id
 * @param {Watch} watch
 */
export function keepWatch(id, watch) {
  const match = id && kept(id);
  if (match) keep({ ...match, watch });
}

/** @param {string} id */
export const forget = (id) => drop(MATCH + id);

/**
 * The match that is open on the page of a game, to be taken up again after a reload.
 * @param {string} game
 */
export const current = (game) => text(recall(CURRENT)?.[game]);

/**
 * @param {string} game
 * @param {string} id
 */
export function open(game, id) {
  store(CURRENT, { ...recall(CURRENT), [game]: id });
}

/**
 * What the matches of a game came to, also of those that are no longer kept.
 * @param {string} game
 * @returns {object[]}
 */
export function results(game) {
  const found = recall(RESULTS)?.[game];
  return Array.isArray(found) ? found.slice(-MOST_RESULTS) : [];
}

/**
 * @param {string} game
 * @param {Summary} summary
 * @param {string} id
 * @param {string} when
 */
export function note(game, summary, id, when) {
  const { seats, score, winner } = summary;
  keepResults(game, [...results(game), { seats, score, winner, when, id }]);
}

/**
 * @param {string} game
 * @param {object[]} list
 */
export function keepResults(game, list) {
  const short = list.slice(-MOST_RESULTS);
  return store(RESULTS, { ...recall(RESULTS), [game]: short }, (before) => Array.isArray(before[game] ?? []));
}

/** What whoever plays here calls himself, in every game; nothing while he has not said. */
export const name = () => text(recall(NAME)?.name).slice(0, MOST_NAME);

/** @param {string} name */
export const keepName = (name) => store(NAME, { name: name.slice(0, MOST_NAME) });

/** The results of every game, for a file. */
export const seasons = () =>
  Object.fromEntries(Object.keys(recall(RESULTS) ?? {}).map((game) => [game, results(game)]));

/** @param {string} game */
const firsts = (game) => {
  const found = recall(RULES)?.[game];
  return found && typeof found === "object" && !Array.isArray(found) ? found : {};
};

/**
 * The rules that were met in other matches of this device than this one.
 * @param {string} game
 * @param {string} id
 */
export const met = (game, id) =>
  Object.entries(firsts(game)).filter(([, first]) => first !== id).map(([rule]) => rule);

/** No rule has been met in a match. */
export const unmeet = () => drop(RULES);

/**
 * The rules that were met first in this match.
 * @param {string} game
 * @param {string} id
 */
export const here = (game, id) =>
  Object.entries(firsts(game)).filter(([, first]) => first === id).map(([rule]) => rule);

/**
 * Remember in which match each rule was met first.
 * @param {string} game
 * @param {string} id
 * @param {string[]} rules
 */
export function meet(game, id, rules) {
  const known = firsts(game);
  const fresh = rules.filter((rule) => !(rule in known));
  if (!id || !fresh.length) return;
  store(RULES, { ...recall(RULES), [game]: { ...known, ...Object.fromEntries(fresh.map((rule) => [rule, id])) } });
}
