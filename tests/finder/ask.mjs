// Asks the finder, the very one of the site, what stands on the standard input: {indexes: {en: …}, questions: [{lang, ask,
// on, kinds, first}]}. Prints an answer for each as JSON.
// @ts-check
import { Finder } from "../../site_plugins/live/assets/scripts/finder/engine.js";

let text = "";
for await (const chunk of process.stdin) text += chunk;
const { indexes, questions } = JSON.parse(text);
/** @type {Record<string, Finder>} */
const finders = Object.fromEntries(Object.entries(indexes).map(([lang, index]) => [lang, new Finder(index).read()]));
const answers = questions.map((/** @type {any} */ { lang, ask, on = "", kinds, first, most }) => {
  const finder = finders[lang];
  const looked = finder.looked;
  const { hits, stems, ...found } = finder.find(ask, { game: on, kinds, first, most });
  return { ...found, stems: [...stems], looked: finder.looked - looked, hits: hits.map(({ id, kind, game, title, url }) => ({ id, kind, game, title, url })) };
});
console.log(JSON.stringify(answers));
