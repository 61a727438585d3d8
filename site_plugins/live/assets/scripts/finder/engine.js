// The one finder of the book: what a reader typed goes in, documents come out, the best first. It runs in the page and
// in the tests alike, over the index that the build makes of the book (`site_plugins/finder/index.py`).
//
// MiniSearch keeps the words and weighs each by how rare it is and where it stands (BM25+). What is ours is how a
// question is read: a word and its other names are one thing, and count once; a document is worth more the more of the
// question it answers; a game that is named counts most, then that of the page.
// @ts-check
import MiniSearch from "minisearch";
import { Vocabulary } from "./vocabulary.js";
import { weights } from "./weights.js";
import { folded, Reader } from "./words.js";

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
 * @property {number} byId how many of them bear the name that was typed
 * @property {"" | "empty" | "vague"} why nothing was typed, or nothing that says anything
 * @property {boolean} cut whether only the beginning was read
 * @property {number} known which part of the words the book knows, from 0 to 1
 * @property {Set<string>} stems the words that were looked for
 *
 * @typedef {{game?: string, kinds?: string[], first?: string, most?: number}} Where `first` is a kind that is looked for above all
 * @typedef {{stem: string, word: string, stop: boolean, weak: boolean, last: boolean}} Token
 * @typedef {{weight: number, ways: string[][]}} Rare a thing that was asked for: how rare it is, and the ways to say it
 * @typedef {{terms: string[], weight: number, prefix?: boolean, fuzzy?: number}} Alternative
 */

/** Longer questions are read up to here. */
export const LONGEST = 300;
const MOST_WORDS = 30;
const MOST = 20;
/** What is worth less than this part of the best hit is no answer. */
const LEAST = 0.12;
const CHUNK = 40;
/** So many are looked at more closely. */
const LIKELY = 150;
const FIELDS = ["title", "place", "shown", "text"];
/** Whole titles that are just what was asked for: those of questions say little about it. */
const NAMES = ["rule", "page", "glossary", "concept"];
const LONGEST_PHRASE = 5;
const BY_ID = 1e6;
const BY_NAME = ["rule", "ruling", "note"];

export class Finder {
  /** @param {Index} index */
  constructor(index) {
    this.index = index;
    this.reader = new Reader(index.lang, index.stop);
    this.ask = new Set(index.ask.map((word) => folded(word)));
    /** Words that count a little. */
    this.weak = new Set([...this.ask, ...index.common.map((word) => folded(word))]);
    /** @type {Hit[]} */
    this.documents = index.documents.map(([id, kind, game, title, text, place, url]) => ({
      ...{ id, kind: index.kinds[kind], game, title, text, place, url, score: 0 },
    }));
    this.ids = new Map(this.documents.map((document, number) => [document.id.toLowerCase(), number]));
    this.shown = this.#shown();
    /** @type {Map<number, string[][]>} the words of titles, as far as they were looked at, with the parts of long ones */
    this.titles = new Map();
    /** @type {Map<number, string[]>} */
    this.asked = new Map();
    this.mini = new MiniSearch({
      fields: FIELDS,
      tokenize: (text) => this.reader.terms(text),
      processTerm: (term) => term,
    });
    this.vocabulary = new Vocabulary(index, this.reader);
    /** @type {Map<string, Map<number, number>>} */
    this.scored = new Map();
    /** How often something was looked up: what a question costs. */
    this.looked = 0;
  }

  /** What MiniSearch keeps of each document. */
  #entries() {
    return this.documents.map(({ title, place, text }, id) => ({ id, title, place, text, shown: this.shown.get(id) ?? "" }));
  }

  /** Read the whole index. */
  read() {
    this.mini.addAll(this.#entries());
    return this;
  }

  /** Read the whole index bit by bit, so that whoever types or scrolls meanwhile is not kept waiting. */
  async readAlong() {
    await this.mini.addAllAsync(this.#entries(), { chunkSize: CHUNK });
    return this;
  }

  /** Every situation is placed by the title of its rule, and every rule is told what its situations show. */
  #shown() {
    /** @type {Map<number, string>} */
    const shown = new Map();
    for (const one of this.documents) {
      const rule = one.kind === "situation" ? this.ids.get(one.place) : undefined;
      if (rule === undefined) continue;
      shown.set(rule, `${shown.get(rule) ?? ""} ${one.title}`);
      one.place = this.documents[rule].title;
    }
    return shown;
  }

  /**
   * The words of a title by which one can ask for it.
   * @param {number} id
   */
  #title(id) {
    let stems = this.titles.get(id);
    if (!stems) {
      stems = [];
      for (const { stem, word, stop, part } of this.reader.words(this.documents[id].title)) {
        if (stop || this.weak.has(word)) continue;
        if (part) stems[stems.length - 1]?.push(stem);
        else if (!stems.some(([known]) => known === stem)) stems.push([stem]);
      }
      this.titles.set(id, stems);
    }
    return stems;
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
      this.looked += 1;
      const results = this.mini.search(term, {
        ...{ boost: weights.field, bm25: weights.bm25, prefix, fuzzy: fuzzy || false, tokenize: (text) => [text] },
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
   * @param {string} game
   */
  #groups(tokens, game) {
    const speaking = tokens.filter(({ stop }) => !stop);
    const groups = new Map(speaking.map((token) => [token, /** @type {Alternative[]} */ ([])]));
    for (const [token, ways] of groups) {
      const { stem, word, last } = token;
      const known = this.#holding(stem).size > 0;
      if (known) ways.push({ terms: [stem], weight: 1 });
      const dice = /^(?:roll|double)([1-6])([1-6]?)$/.exec(stem);
      if (dice && !known) ways.push({ terms: [...new Set([dice[1], dice[2] || dice[1]])], weight: weights.meant });
      if (last && !token.weak && word.length >= 3 && !/\d/.test(word)) {
        ways.push({ terms: [word.startsWith(stem) ? stem : word], weight: known ? weights.begun / 2 : weights.begun, prefix: true });
      }
    }
    // A phrase says more than its words: what is said by a longer one is not read again word by word.
    /** @type {Set<Token>} */
    const read = new Set();
    for (let length = Math.min(LONGEST_PHRASE, tokens.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= tokens.length; start += 1) {
        const span = tokens.slice(start, start + length);
        const own = span.filter((token) => groups.has(token));
        if (!own.length) continue;
        /** @type {Alternative[]} */
        const ways = (own.every((token) => read.has(token)) ? [] : this.vocabulary.meant(span.map(({ stem }) => stem), game))
          .map((stems) => ({ terms: stems, weight: weights.meant / own.length }));
        if (span.length > 1 && span.length < 4) {
          const joined = this.reader.stem(span.map(({ word }) => word).join(""));
          if (this.#holding(joined).size) ways.push({ terms: [joined], weight: weights.joined / own.length });
        }
        for (const token of own) groups.get(token)?.push(...ways);
        if (ways.length && length > 1) own.forEach((token) => read.add(token));
      }
    }
    for (const [{ stem, word }, ways] of groups) {
      if (!ways.some((way) => this.#answering(way).size) && word.length >= 4 && !/\d/.test(word)) {
        ways.push({ terms: [stem], weight: weights.misspelt, fuzzy: word.length > 7 ? 2 : 1 });
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
  find(typed, { game = "", kinds, first = "", most = MOST } = {}) {
    const cut = typed.length > LONGEST;
    const text = folded(typed.slice(0, LONGEST)).trim();
    const nothing = { hits: [], total: 0, byId: 0, cut, known: 1, stems: new Set() };
    if (!text) return { ...nothing, why: "empty" };
    const named = this.vocabulary.game(text);
    const tokens = this.#tokens(named.rest);
    const groups = this.#groups(tokens, named.game || game);
    const byId = this.#byId(text, game);
    const speaks = [...groups.keys()].some(({ word }) => !this.ask.has(word));
    if (!speaks && !byId.length && !named.game) return { ...nothing, why: "vague" };
    /** @type {Map<number, {sum: number, held: number}>} */
    const scores = new Map();
    /** @type {Rare[]} */
    const rare = [];
    let whole = 0;
    let unknown = 0;
    for (const [token, ways] of groups) {
      /** @type {Map<number, number>} */
      const best = new Map();
      for (const way of ways) {
        for (const [id, score] of this.#answering(way)) if (score > (best.get(id) ?? 0)) best.set(id, score);
      }
      // A word that is only like one of ours, or stands in code alone, may be one of the other language.
      const sure = ways.some(({ fuzzy, prefix }) => !fuzzy && !prefix);
      if (!token.weak && !(sure && [...best.keys()].some((id) => this.documents[id].kind !== "workshop"))) unknown += 1;
      if (!best.size) continue;
      const weight = token.weak ? 0 : Math.log(1 + this.documents.length / best.size);
      if (weight) rare.push({ weight, ways: ways.map(({ terms }) => terms) });
      whole += weight;
      for (const [id, score] of best) {
        const one = scores.get(id) ?? { sum: 0, held: 0 };
        one.sum += token.weak ? weights.weak * score : score;
        one.held += weight;
        scores.set(id, one);
      }
    }
    if (named.game && !scores.size) this.#cover(named.game, scores);
    const stems = new Set([...groups].flatMap(([, ways]) => ways.flatMap(({ terms }) => terms)));
    const asking = new Set([...groups.keys()].filter(({ word }) => this.ask.has(word)).map(({ stem }) => stem));
    const said = [...groups.keys()].filter(({ weak }) => !weak).length;
    const likely = [...scores]
      .filter(([id]) => !kinds || kinds.includes(this.documents[id].kind))
      .map(([id, { sum, held }]) => {
        const { kind } = this.documents[id];
        const share = whole ? held / whole : 1;
        const near = this.#near(this.documents[id], named.game, game);
        return { id, score: sum * share ** weights.share * near * (kind === first ? 1 : weights.kind[kind]) };
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, Math.max(LIKELY, most));
    const hits = likely.map(({ id, score }) => ({ ...this.documents[id], score: score * this.#titled(id, rare, whole, asking) }));
    if (byId.length) {
      const own = byId.filter((document) => !kinds || kinds.includes(document.kind));
      const others = hits.filter((hit) => !own.some(({ id }) => id === hit.id));
      hits.splice(0, hits.length, ...others, ...own.map((document, place) => ({ ...document, score: BY_ID - place })));
    }
    hits.sort((one, other) => other.score - one.score);
    const best = hits.find(({ score }) => score < BY_ID / 2)?.score ?? 0;
    const enough = hits.filter(({ score }) => score >= LEAST * best);
    return { hits: enough.slice(0, most), total: enough.length, byId: byId.length, why: "", cut, known: said ? 1 - unknown / said : 1, stems };
  }

  /**
   * The words with which a title asks.
   * @param {number} id
   */
  #asks(id) {
    let stems = this.asked.get(id);
    if (!stems) {
      stems = this.reader.words(this.documents[id].title).filter(({ word }) => this.ask.has(word)).map(({ stem }) => stem);
      this.asked.set(id, stems);
    }
    return stems;
  }

  /**
   * How much more a document is worth for its title: how much of that was asked for, how much of the question stands in
   * it, and whether it asks in the same way.
   * @param {number} id
   * @param {Rare[]} rare
   * @param {number} whole
   * @param {Set<string>} asking
   */
  #titled(id, rare, whole, asking) {
    const title = this.#title(id);
    const stems = new Set(title.flat());
    const heard = rare.filter(({ ways }) => ways.some((way) => way.every((stem) => stems.has(stem))));
    const spoken = new Set(heard.flatMap(({ ways }) => ways.filter((way) => way.every((stem) => stems.has(stem)))).flat());
    const held = title.map(([stem, ...parts]) => {
      /** @param {string} each */
      const said = (each) => spoken.has(each);
      return said(stem) ? 1 : parts.filter(said).length / (parts.length || 1);
    });
    const asked = held.reduce((sum, one) => sum + one, 0) / (held.length || 1);
    const answered = heard.reduce((sum, { weight }) => sum + weight, 0) / (whole || 1);
    const exact = asked === 1 && answered > 0.999 && NAMES.includes(this.documents[id].kind) ? weights.exact : 1;
    const alike = asking.size && this.#asks(id).some((stem) => asking.has(stem)) ? weights.asking : 1;
    return (1 + weights.title * asked * answered) * exact * alike;
  }

  /**
   * How near a document is to the game that is asked about.
   * @param {Hit} document
   * @param {string} named
   * @param {string} here
   */
  #near(document, named, here) {
    const near = named ? weights.named : weights.here;
    const game = named || here;
    if (!game) return document.game ? 1 : weights.general;
    return document.game === game ? near.same : document.game ? near.other : near.none;
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
   * Rules and rulings by their id: double.penalty.kick, penalty.kick, flair/r25 or r25; those of the page's game first.
   * @param {string} text
   * @param {string} game
   */
  #byId(text, game) {
    if (!/^[a-z]*[./]?r?\d+[a-z]?$|\./.test(text)) return [];
    const whole = this.ids.get(text);
    if (whole !== undefined) return [this.documents[whole]];
    return this.documents
      .filter(({ id, kind }) => BY_NAME.includes(kind) && (id.endsWith(`/${text}`) || id.endsWith(`.${text}`)))
      .sort((one, other) => Number(other.game === game) - Number(one.game === game));
  }
}
