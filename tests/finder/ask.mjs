// Asks the finder, the very one of the site. The first line of the standard input holds the indexes, {en: …}; every line
// after it is a list of questions, [{lang, ask, on, kinds, first, most}], and gets a line with an answer for each.
// @ts-check
import { createInterface } from "node:readline";
import { Finder } from "../../site_plugins/live/assets/scripts/finder/engine.js";

/** @type {Record<string, Finder> | undefined} */
let finders;

/** @param {any} question */
function answer({ lang, ask, on = "", kinds, first, most }) {
  const finder = /** @type {Record<string, Finder>} */ (finders)[lang];
  const looked = finder.looked;
  const { hits, stems, ...found } = finder.find(ask, { game: on, kinds, first, most });
  return { ...found, stems: [...stems], looked: finder.looked - looked, hits: hits.map(({ id, kind, game, title, url }) => ({ id, kind, game, title, url })) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (finders) console.log(JSON.stringify(said.map(answer)));
  else finders = Object.fromEntries(Object.entries(said).map(([lang, index]) => [lang, new Finder(index).read()]));
}
