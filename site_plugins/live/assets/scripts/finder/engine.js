// The one finder of the book: what a reader typed goes in, documents come out, the best first. It runs in the page and
// in the tests alike, over the index that the build makes of the book (`site_plugins/finder/index.py`).
//
// MiniSearch keeps the words and weighs each by how rare it is and where it stands (BM25+). What is ours is how a
// question is read: a word and its other names are one thing, and count once; a document is worth more the more of the
// question it answers; a game that is named counts most, then that of the page.
// @ts-check
import MiniSearch from "minisearch";
import { folded, Reader } from "./words.js";

/**
 * @typedef {object} Index what the build made
 * @property {string} lang
 * @property {string[]} kinds
 * @property {Record<string, string>} games their titles
 * @property {Record<string, string[]>} names what people call each game
 * @property {Record<string, string[]>} also names that are words as well
 * @property {string[]} stop
 * @property {string[]} weak
 * @property {[string | string[], string[]][]} means
 * @property {[string, number, string, string, string, string, string][]} documents
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
 *
 * @typedef {object} Found
 * @property {Hit[]} hits
 * @property {number} total how many there are
 * @property {"" | "empty" | "vague"} why nothing was typed, or nothing that says anything
 * @property {boolean} cut whether only the beginning was read
 * @property {number} known which part of the words the book knows, from 0 to 1
 * @property {Set<string>} stems the words that were looked for
 *
 * @typedef {{game?: string, kinds?: string[], most?: number}} Where
 * @typedef {{stem: string, word: string, stop: boolean, weak: boolean, last: boolean}} Token
 * @typedef {{terms: string[], weight: number, prefix?: boolean, fuzzy?: number}} Alternative
 */

/** Longer questions are read up to here. */
export const LONGEST = 300;
const MOST_WORDS = 30;
const MOST = 30;
const FIELDS = ["title", "place", "text"];
const BOOST = { title: 3, place: 2, text: 1 };
/** How much more a document is worth whose whole title was asked for. */
const TITLE = 0.8;
/** And one whose title is just what was asked for. */
const EXACT = 1.5;
/** @type {Record<string, number>} rules and rulings before pages, and pages before those for contributors */
const KIND = { rule: 1, ruling: 1, note: 0.95, page: 0.85, glossary: 0.75, concept: 0.7, situation: 0.45, moment: 0.45, workshop: 0.3 };
const NAMED = { same: 3, none: 0.5, other: 0.25 };
const HERE = { same: 2.2, none: 1, other: 0.7 };
const WEAK = 0.3;
const MEANT = 0.7;
const BEGUN = 0.6;
const MISSPELT = 0.5;
const LONGEST_PHRASE = 5;

export class Finder {
  /** @param {Index} index */
  constructor(index) {
    this.index = index;
    this.reader = new Reader(index.lang, index.stop);
    this.weak = new Set(index.weak.map((word) => folded(word)));
    /** @type {Hit[]} */
    this.documents = index.documents.map(([id, kind, game, title, text, place, url]) => ({
      ...{ id, kind: index.kinds[kind], game, title, text, place, url, score: 0 },
    }));
    /** @type {string[][]} the words of each title */
    this.titles = this.documents.map(({ title }) => this.#title(title));
    this.ids = new Map(this.documents.map((document, number) => [document.id.toLowerCase(), number]));
    this.mini = new MiniSearch({
      fields: FIELDS,
      tokenize: (text) => this.reader.terms(text),
      processTerm: (term) => term,
    });
    this.mini.addAll(this.documents.map(({ title, place, text }, id) => ({ id, title, place, text })));
    /** @type {Map<string, string[][]>} what people say, by its stems, and the book's words for it */
    this.means = new Map();
    this.#learn();
    this.names = this.#named();
    /** @type {Map<string, Map<number, number>>} */
    this.scored = new Map();
  }

  /** The other names of things. */
  #learn() {
    for (const [said, meant] of this.index.means) {
      const targets = meant.map((phrase) => this.#phrase(phrase)).filter((stems) => stems.length);
      for (const form of [said].flat()) {
        const key = this.reader.words(form).filter((one) => one.part || !this.#isJoined(one, form)).map(({ stem }) => stem).join(" ");
        if (!key) continue;
        const known = this.means.get(key) ?? [];
        for (const target of targets) {
          if (target.join(" ") !== key && !known.some((one) => one.join(" ") === target.join(" "))) known.push(target);
        }
        if (known.length) this.means.set(key, known);
      }
    }
  }

  /**
   * Whether a word is the hyphenated whole, whose parts follow.
   * @param {{word: string, part?: boolean}} one
   * @param {string} text
   */
  #isJoined(one, text) {
    return !one.part && /[-']/.test(text) && !folded(text).split(/[^\p{L}\d]+/u).includes(one.word);
  }

  /** @param {string} phrase */
  #phrase(phrase) {
    const words = this.reader.words(phrase);
    const joined = words.filter((one) => !one.part && !one.stop);
    return joined.map(({ stem }) => stem);
  }

  /**
   * The words of a title by which one can ask for it.
   * @param {string} title
   */
  #title(title) {
    const words = this.reader.words(title);
    const whole = words.filter(({ part, stop, word }) => !part && !stop && !this.weak.has(word));
    return [...new Set(whole.map(({ stem }) => stem))];
  }

  /** Patterns of the games' names, the longest first. */
  #named() {
    const { names, also } = this.index;
    const all = Object.entries(names).flatMap(([game, own]) => own.map((name) => ({ game, name, word: false })));
    const more = Object.entries(also).flatMap(([game, own]) => own.map((name) => ({ game, name, word: true })));
    return [...all, ...more]
      .map(({ game, name, word }) => ({ game, word, parts: folded(name).split(/[^\p{L}\d]+/u).filter(Boolean) }))
      .sort((one, other) => other.parts.join(" ").length - one.parts.join(" ").length)
      .map(({ game, word, parts }) => ({
        game,
        word,
        pattern: new RegExp(`(?<![\\p{L}\\d])${parts.join("[^\\p{L}\\d]*")}(?![\\p{L}\\d])`, "u"),
      }));
  }

  /**
   * The game that a question names, and the question without the name.
   * @param {string} text
   */
  #game(text) {
    for (const { game, word, pattern } of this.names) {
      if (!pattern.test(text)) continue;
      return { game, rest: word ? text : text.replace(pattern, " ") };
    }
    return { game: "", rest: text };
  }

  /**
   * Documents that hold a term, with how much it weighs there.
   * @param {string} term
   * @param {boolean} prefix
   * @param {number} fuzzy
   * @returns {Map<number, number>}
   */
  #holding(term, prefix = false, fuzzy = 0) {
    const key = `${term}|${prefix}|${fuzzy}`;
    let found = this.scored.get(key);
    if (!found) {
      const results = this.mini.search(term, {
        ...{ boost: BOOST, prefix, fuzzy: fuzzy || false, tokenize: (text) => [text] },
        weights: { prefix: 0.8, fuzzy: 0.8 },
      });
      found = new Map(results.map(({ id, score }) => [id, score]));
      if (this.scored.size > 400) this.scored.clear();
      this.scored.set(key, found);
    }
    return found;
  }

  /**
   * Documents for one way to say a thing; of a phrase most words must be there.
   * @param {Alternative} alternative
   */
  #answering({ terms, weight, prefix, fuzzy }) {
    const each = terms.map((term) => this.#holding(term, prefix, fuzzy));
    /** @type {Map<number, number>} */
    const found = new Map();
    for (const one of each) {
      for (const id of one.keys()) {
        if (found.has(id)) continue;
        const scores = each.map((other) => other.get(id) ?? 0);
        const held = scores.filter(Boolean).length / terms.length;
        if (held <= 0.5 && terms.length > 1) continue;
        found.set(id, (weight * held * held * scores.reduce((sum, score) => sum + score, 0)) / terms.length);
      }
    }
    return found;
  }

  /**
   * The words of a question.
   * @param {string} text
   * @returns {Token[]}
   */
  #tokens(text) {
    const words = this.reader.words(text, true);
    const whole = words.filter((one, number) => one.part || !words[number + 1]?.part || words[number].part);
    const tokens = whole.slice(0, MOST_WORDS).map(({ stem, word, stop }) => ({
      ...{ stem, word, stop, weak: this.weak.has(word), last: false },
    }));
    const last = tokens[tokens.length - 1];
    if (last && /[\p{L}\d]$/u.test(text)) last.last = true;
    return tokens;
  }

  /**
   * The ways to say each word of a question.
   * @param {Token[]} tokens
   */
  #groups(tokens) {
    const speaking = tokens.filter(({ stop }) => !stop);
    const groups = new Map(speaking.map((token) => [token, /** @type {Alternative[]} */ ([])]));
    for (const [token, ways] of groups) {
      const { stem, word, last } = token;
      const known = this.#holding(stem).size > 0;
      if (known) ways.push({ terms: [stem], weight: 1 });
      const dice = /^(?:roll|double)([1-6])([1-6]?)$/.exec(stem);
      if (dice && !known) ways.push({ terms: [...new Set([dice[1], dice[2] || dice[1]])], weight: MEANT });
      if (last && !token.weak && word.length >= 3 && !/\d/.test(word)) {
        ways.push({ terms: [word.startsWith(stem) ? stem : word], weight: known ? BEGUN / 2 : BEGUN, prefix: true });
      }
    }
    for (let start = 0; start < tokens.length; start += 1) {
      for (let end = start + 1; end <= Math.min(tokens.length, start + LONGEST_PHRASE); end += 1) {
        const span = tokens.slice(start, end);
        const own = span.filter((token) => groups.has(token));
        if (!own.length) continue;
        /** @type {Alternative[]} */
        const ways = (this.means.get(span.map(({ stem }) => stem).join(" ")) ?? []).map((terms) => ({ terms, weight: MEANT }));
        if (span.length > 1 && span.length < 4) {
          const joined = this.reader.stem(span.map(({ word }) => word).join(""));
          if (this.#holding(joined).size) ways.push({ terms: [joined], weight: 1.3 });
        }
        for (const token of own) groups.get(token)?.push(...ways);
      }
    }
    for (const [{ stem, word }, ways] of groups) {
      if (!ways.some((way) => this.#answering(way).size) && word.length >= 4 && !/\d/.test(word)) {
        ways.push({ terms: [stem], weight: MISSPELT, fuzzy: word.length > 7 ? 2 : 1 });
      }
    }
    return groups;
  }

  /**
   * Find what was asked for.
   * @param {string} typed
   * @param {Where} where
   * @returns {Found}
   */
  find(typed, { game = "", kinds, most = MOST } = {}) {
    const cut = typed.length > LONGEST;
    const text = folded(typed.slice(0, LONGEST)).trim();
    const nothing = { hits: [], total: 0, cut, known: 1, stems: new Set() };
    if (!text) return { ...nothing, why: "empty" };
    const named = this.#game(text);
    const tokens = this.#tokens(named.rest);
    const groups = this.#groups(tokens);
    const byId = this.#byId(text, named.game || game);
    if (!groups.size && byId === undefined && !named.game) return { ...nothing, why: "vague" };
    /** @type {Map<number, {sum: number, held: number}>} */
    const scores = new Map();
    let whole = 0;
    let unknown = 0;
    for (const [token, ways] of groups) {
      /** @type {Map<number, number>} */
      const best = new Map();
      for (const way of ways) {
        for (const [id, score] of this.#answering(way)) if (score > (best.get(id) ?? 0)) best.set(id, score);
      }
      if (!best.size) {
        unknown += token.weak ? 0 : 1;
        continue;
      }
      const rare = token.weak ? 0 : Math.log(1 + this.documents.length / best.size);
      whole += rare;
      for (const [id, score] of best) {
        const one = scores.get(id) ?? { sum: 0, held: 0 };
        one.sum += token.weak ? WEAK * score : score;
        one.held += rare;
        scores.set(id, one);
      }
    }
    if (named.game && !scores.size) this.#cover(named.game, scores);
    const stems = new Set([...groups].flatMap(([, ways]) => ways.flatMap(({ terms }) => terms)));
    const said = [...groups.keys()].filter(({ weak }) => !weak).length;
    const hits = [...scores].flatMap(([id, { sum, held }]) => {
      const document = this.documents[id];
      if (kinds && !kinds.includes(document.kind)) return [];
      const share = whole ? held / whole : 1;
      const asked = this.titles[id].filter((stem) => stems.has(stem)).length / (this.titles[id].length || 1);
      const exact = asked === 1 && this.titles[id].length === said && KIND[document.kind] > 0.5 ? EXACT : 1;
      const score = sum * share * (1 + TITLE * asked) * exact * KIND[document.kind] * this.#near(document, named.game, game);
      return [{ ...document, score }];
    });
    if (byId !== undefined && (!kinds || kinds.includes(this.documents[byId].kind))) {
      const { id } = this.documents[byId];
      hits.splice(0, hits.length, ...hits.filter((hit) => hit.id !== id), { ...this.documents[byId], score: Infinity });
    }
    hits.sort((one, other) => other.score - one.score);
    return { hits: hits.slice(0, most), total: hits.length, why: "", cut, known: said ? 1 - unknown / said : 1, stems };
  }

  /**
   * How near a document is to the game that is asked about.
   * @param {Hit} document
   * @param {string} named
   * @param {string} here
   */
  #near(document, named, here) {
    const weights = named ? NAMED : HERE;
    const game = named || here;
    if (!game) return 1;
    return document.game === game ? weights.same : document.game ? weights.other : weights.none;
  }

  /**
   * Nothing but a game was named: its pages.
   * @param {string} game
   * @param {Map<number, {sum: number, held: number}>} scores
   */
  #cover(game, scores) {
    this.documents.forEach((document, id) => {
      if (document.game === game && document.kind === "page" && !document.url.includes("#")) {
        scores.set(id, { sum: document.url === `${game}/` ? 10 : 1, held: 1 });
      }
    });
  }

  /**
   * A rule or a ruling by its id: double.penalty.kick, penalty.kick, flair/r25, or r25 on a page of that game.
   * @param {string} text
   * @param {string} game
   */
  #byId(text, game) {
    const id = text.trim();
    return this.ids.get(id) ?? (game ? (this.ids.get(`${game}/${id}`) ?? this.ids.get(`${game}.${id}`)) : undefined);
  }
}
