// Answers for the page: the index of its language is fetched when somebody comes to a box, the other language's only
// when the words of a question seem to be of that one.
// @ts-check
import { fetched } from "../fetched.js";
import { beside, told } from "../page.js";
import { Finder } from "./engine.js";

/**
 * @typedef {import("./engine.js").Found} Found
 * @typedef {import("./documents.js").Hit & {lang?: string}} Hit a hit in another language says in which
 * @typedef {Omit<Found, "hits"> & {hits: Hit[], by: string}} Answer `by` is the other language, if its words led there
 */

export const lang = document.documentElement.lang === "fr" ? "fr" : "en";
const other = lang === "fr" ? "en" : "fr";
/** Below this part of known words, the question may be one in the other language. */
const FOREIGN = 0.6;

/** @param {string} language */
const finder = (language) =>
  fetched(async () => {
    const answer = await fetch(beside(told("ce-live").finder[language]));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return new Finder(await answer.json()).readAlong();
  });

const finders = { en: finder("en"), fr: finder("fr") };

/** The finder of the page's language, as soon as it is there. */
export const ready = () => finders[lang]();

/** The game of the page in front of the reader. */
export const gameHere = () =>
  /** @type {HTMLElement | null} */ (document.querySelector("[data-md-component=container][data-game]"))?.dataset.game ?? "";

/**
 * @param {string} typed
 * @param {import("./engine.js").Where} where
 * @returns {Promise<Answer>}
 */
export async function answer(typed, where = {}) {
  const own = await ready();
  const found = own.find(typed, where);
  if (found.why || (found.total && found.known > FOREIGN)) return { ...found, by: "" };
  const foreign = await finders[other]().catch(() => null);
  const more = foreign?.find(typed, where);
  if (!more || !more.total || more.known <= found.known) return { ...found, by: "" };
  // What was found in the other language is shown in the reader's, wherever the book says it in both.
  /** @type {Hit[]} */
  const hits = more.hits.map((hit) => own.documents.called(hit.id) ?? { ...hit, lang: other });
  return { ...more, hits, by: other };
}
