// A hit as the reader sees it: what it is, of which game, its title, and the passage with the words that were found.
// Everything is set as text, never as HTML.
// @ts-check
import { site } from "../page.js";
import { folded, Reader } from "./words.js";

/** @typedef {import("./answers.js").Hit} Hit */

const AROUND = 60;
const LENGTH = 170;

/**
 * @param {string} tag
 * @param {string} name
 * @param {...(Node | string)} inside
 */
function el(tag, name, ...inside) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.append(...inside);
  return made;
}

/**
 * The words of a text that were looked for, as places in it.
 * @param {string} text
 * @param {Set<string>} stems
 * @param {Reader} reader
 */
function places(text, stems, reader) {
  /** @type {[number, number][]} */
  const found = [];
  for (const word of text.matchAll(/[\p{L}\d]+(?:[-\u2011'’:][\p{L}\d]+)*/gu)) {
    if (reader.words(word[0]).some(({ stem, stop }) => !stop && stems.has(stem))) found.push([word.index, word.index + word[0].length]);
  }
  return found;
}

/**
 * @param {string} text
 * @param {[number, number][]} marks
 */
function marked(text, marks) {
  const parts = [];
  let here = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(here, start), el("mark", "", text.slice(start, end)));
    here = end;
  }
  return [...parts, text.slice(here)];
}

/**
 * A passage around the first words that were found.
 * @param {string} text
 * @param {Set<string>} stems
 * @param {Reader} reader
 */
function passage(text, stems, reader) {
  const marks = places(text, stems, reader);
  const first = marks[0]?.[0] ?? 0;
  const start = first > AROUND * 1.5 ? text.indexOf(" ", first - AROUND) + 1 : 0;
  const end = text.length > start + LENGTH ? text.lastIndexOf(" ", start + LENGTH) : text.length;
  const own = /** @type {[number, number][]} */ (
    marks.filter(([from, to]) => from >= start && to <= end).map(([from, to]) => [from - start, to - start])
  );
  return [start ? "… " : "", ...marked(text.slice(start, end), own), end < text.length ? " …" : ""];
}

/**
 * The address of a hit, for a page of this language.
 * @param {Hit} hit
 * @param {string} lang
 */
export const addressOf = (hit, lang) => new URL(((hit.lang ?? lang) === "en" ? "" : `${hit.lang ?? lang}/`) + hit.url, site).href;

/**
 * @param {Hit} hit
 * @param {string} id
 * @param {{lang: string, stems: Set<string>, reader: Reader, words: Record<string, any>}} told
 */
export function drawn(hit, id, { lang, stems, reader, words }) {
  const link = /** @type {HTMLAnchorElement} */ (el("a", "ce-hit"));
  link.href = addressOf(hit, lang);
  link.id = id;
  link.setAttribute("role", "option");
  link.setAttribute("aria-selected", "false");
  link.tabIndex = -1;
  const meta = el("span", "ce-hit__meta");
  const number = /\/(r\d+\w?)$/.exec(hit.id)?.[1];
  const kind = el("span", "ce-hit__kind", words.kinds[hit.kind], ...(number ? [` ${number.slice(1)}`] : []));
  kind.dataset.kind = hit.kind;
  meta.append(kind);
  const game = words.games[hit.game];
  if (game) {
    const name = el("span", "ce-hit__game", game);
    name.dataset.game = hit.game;
    meta.append(" ", name);
  }
  if (hit.kind === "rule" || hit.kind === "situation" || (hit.url.includes("#") && (hit.kind === "page" || hit.kind === "workshop"))) {
    if (folded(hit.place) !== folded(game ?? "")) meta.append(el("span", "ce-hit__place", hit.place));
  }
  if (hit.lang) {
    meta.append(el("span", "ce-hit__language", hit.lang));
    link.lang = link.hreflang = hit.lang;
    link.target = "_self";
  }
  link.append(meta, el("span", "ce-hit__title", ...marked(hit.title, places(hit.title, stems, reader))));
  if (hit.text) link.append(el("span", "ce-hit__text", ...passage(hit.text, stems, reader)));
  return link;
}
