// The documents of the book, as the finder looks at them: their ids, the words of their titles and sentences, and what
// situations and rulings add to a rule.
// @ts-check
import { folded } from "./words.js";

/**
 * @typedef {object} Index what the build made
 * @property {string} lang
 * @property {string[]} kinds
 * @property {Record<string, string>} games their titles
 * @property {Record<string, string[]>} names what people call each game
 * @property {Record<string, string[]>} also names that are words as well
 * @property {string[]} stop
 * @property {string[]} ask words that ask
 * @property {string[]} common words of every other question
 * @property {[said: string | string[], meant: string[], games?: string[]][]} means
 * @property {[string, number, string, string, string, string, string][]} documents
 * @property {Record<number, string>} said how people speak of a rule, by its place among the documents
 * @property {number[][]} about the place of each ruling among the documents, and then those of its rules
 *
 * @typedef {object} Hit
 * @property {string} id
 * @property {string} kind
 * @property {string} game
 * @property {string} title
 * @property {string} text
 * @property {string} place
 * @property {string} url below the root of its language
 * @property {number} score
 */

const BY_NAME = ["rule", "ruling", "note"];

export class Documents {
  /** @type {Map<number, string[][][]>} the words of titles, as far as they were looked at, with the parts of long ones */
  #titles = new Map();
  /** @type {Map<number, string[]>} */
  #asks = new Map();
  /** @type {Map<number, {around: Set<string>, sentences: string[][]}>} the words of each sentence, as far as they were looked at */
  #sentences = new Map();

  /**
   * @param {Index} index
   * @param {import("./words.js").Reader} reader
   */
  constructor(index, reader) {
    this.index = index;
    this.reader = reader;
    /** Words that ask. */
    this.ask = new Set(index.ask.map((word) => folded(word)));
    /** Words that count a little. */
    this.weak = new Set([...this.ask, ...index.common.map((word) => folded(word))]);
    /** @type {Hit[]} */
    this.all = index.documents.map(([id, kind, game, title, text, place, url]) => ({
      ...{ id, kind: index.kinds[kind], game, title, text, place, url, score: 0 },
    }));
    this.ids = new Map(this.all.map((document, number) => [document.id.toLowerCase(), number]));
    this.shown = this.#shown();
    this.beside = this.#beside();
  }

  /** What MiniSearch keeps of each document. */
  entries() {
    return this.all.map(({ kind, title, place, text }, id) => {
      const asked = kind === "rule" ? this.beside.get(id)?.map((ruling) => this.all[ruling].title).join(" ") : undefined;
      // What is not there must not count as short, or whatever is there would count as long.
      return { id, title, place: place || undefined, text: text || undefined, asked, said: this.index.said[id], shown: this.shown.get(id), told: this.index.told[id] };
    });
  }

  /** Every situation is placed by the title of its rule, and every rule is told what its situations show. */
  #shown() {
    /** @type {Map<number, string>} */
    const shown = new Map();
    for (const one of this.all) {
      const rule = one.kind === "situation" ? this.ids.get(one.place) : undefined;
      if (rule === undefined) continue;
      shown.set(rule, `${shown.get(rule) ?? ""} ${one.title}`);
      one.place = this.all[rule].title;
    }
    return shown;
  }

  /** The rulings of each rule, and the rules of each ruling: they answer the same questions. */
  #beside() {
    /** @type {Map<number, number[]>} */
    const beside = new Map();
    for (const [ruling, ...rules] of this.index.about) {
      beside.set(ruling, rules);
      for (const rule of rules) beside.set(rule, [...(beside.get(rule) ?? []), ruling]);
    }
    return beside;
  }

  /**
   * The words of a title by which one can ask for it, and of each way in which people speak of it.
   * @param {number} id
   */
  titles(id) {
    let titles = this.#titles.get(id);
    if (!titles) {
      const said = this.index.said[id]?.split(", ") ?? [];
      titles = [this.all[id].title, ...said].map((title) => this.#title(title)).filter((stems, place) => !place || stems.length > 1);
      this.#titles.set(id, titles);
    }
    return titles;
  }

  /** @param {string} title */
  #title(title) {
    /** @type {string[][]} */
    const stems = [];
    for (const { stem, word, stop, part } of this.reader.words(title)) {
      if (stop || this.weak.has(word)) continue;
      if (part) stems[stems.length - 1]?.push(stem);
      else if (!stems.some(([known]) => known === stem)) stems.push([stem]);
    }
    return stems;
  }

  /**
   * The words with which a title asks.
   * @param {number} id
   */
  asks(id) {
    let stems = this.#asks.get(id);
    if (!stems) {
      stems = this.reader.words(this.all[id].title).filter(({ word }) => this.ask.has(word)).map(({ stem }) => stem);
      this.#asks.set(id, stems);
    }
    return stems;
  }

  /**
   * The words of each sentence of a document, and those of its title and its place, which go for all of them.
   * @param {number} id
   */
  sentences(id) {
    let said = this.#sentences.get(id);
    if (!said) {
      const { title, place, text } = this.all[id];
      const parts = [title, ...(this.index.said[id] ?? "").split(", "), ...text.split(/(?<=[.!?:;])\s+| · /)];
      const sentences = parts.map((part) => this.reader.terms(part));
      said = { around: new Set([...sentences[0], ...this.reader.terms(place)]), sentences };
      this.#sentences.set(id, said);
    }
    return said;
  }

  /**
   * The document of an id, in capitals or not.
   * @param {string} id
   * @returns {Hit | undefined}
   */
  called(id) {
    const number = this.ids.get(id.toLowerCase());
    return number === undefined ? undefined : this.all[number];
  }

  /**
   * Rules and rulings by their id: double.penalty.kick, penalty.kick, flair/r25 or r25; those of the page's game first.
   * @param {string} text
   * @param {string} game
   */
  byId(text, game) {
    if (!/^[a-z]*[./]?r?\d+[a-z]?$|\./.test(text)) return [];
    const whole = this.called(text);
    if (whole) return [whole];
    return this.all
      .filter(({ id, kind }) => BY_NAME.includes(kind) && (id.endsWith(`/${text}`) || id.endsWith(`.${text}`)))
      .sort((one, other) => Number(other.game === game) - Number(one.game === game));
  }
}
