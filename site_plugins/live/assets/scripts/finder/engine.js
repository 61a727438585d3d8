// The one finder of the book: what a reader typed goes in, documents come out, the best first. It runs in the page and
// in the tests alike, over the index that the build makes of the book (`site_plugins/finder/index.py`).
//
// MiniSearch keeps the words and weighs each by how rare it is and where it stands (BM25+). What is ours is how a
// question is read: a word and its other names are one thing, and count once; a document is worth more the more of the
// question it answers; a game that is named counts most, then that of the page.
// @ts-check
import MiniSearch from "minisearch";
import { Documents } from "./documents.js";
import { Spelling } from "./spelling.js";
import { Vocabulary } from "./vocabulary.js";
import { weights } from "./weights.js";
import { folded, Reader } from "./words.js";

/**
 * @typedef {import("./documents.js").Hit} Hit
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
/** So many are looked at more closely, and so many sentence by sentence. */
const LIKELY = 150;
const LIKELIEST = 40;
const FIELDS = ["title", "place", "said", "asked", "shown", "told", "text"];
/** Whole titles that are just what was asked for: those of questions say little about it. */
const NAMES = ["rule", "page", "glossary", "concept"];
const LONGEST_PHRASE = 5;
/** Words that stand no further apart are said in one breath. */
const BREATH = 2;
const BY_ID = 1e6;

export class Finder {
  /** @param {import("./documents.js").Index} index */
  constructor(index) {
    this.reader = new Reader(index.lang, index.stop);
    this.documents = new Documents(index, this.reader);
    this.mini = new MiniSearch({
      fields: FIELDS,
      tokenize: (text) => this.reader.terms(text),
      processTerm: (term) => term,
    });
    this.vocabulary = new Vocabulary(index, this.reader);
    this.spelling = new Spelling(this.reader);
    /** @type {Map<string, Map<number, number>>} */
    this.scored = new Map();
    /** How often something was looked up: what a question costs. */
    this.looked = 0;
  }

  /** Read the whole index. */
  read() {
    this.mini.addAll(this.documents.entries());
    return this.#ready();
  }

  /** Read the whole index bit by bit, so that whoever types or scrolls meanwhile is not kept waiting. */
  async readAlong() {
    await this.mini.addAllAsync(this.documents.entries(), { chunkSize: CHUNK });
    return this.#ready();
  }

  #ready() {
    this.spelling.learn((stem) => this.#holding(stem).size);
    return this;
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
      ...{ stem, word, stop, weak: this.documents.weak.has(word), last: false },
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
        // Words that say nothing one by one may say something together: whoever asks "do I have to" asks about a duty.
        if (!own.length && length > 1 && !span.some((token) => groups.has(token))) {
          const [last] = span.slice(-1);
          const duty = this.vocabulary.meant(span.map(({ stem }) => stem), game).map(({ stems }) => ({ terms: stems, weight: weights.meant }));
          if (duty.length) groups.set(last, duty);
        }
        if (!own.length) continue;
        /** @type {Alternative[]} */
        const ways = (own.every((token) => read.has(token)) ? [] : this.vocabulary.meant(span.map(({ stem }) => stem), game))
          .map(({ stems, like }) => ({ terms: stems, weight: (like ? weights.like : weights.meant) / own.length }));
        if (span.length > 1 && span.length < 4) {
          const joined = this.reader.stem(span.map(({ word }) => word).join(""));
          if (this.#holding(joined).size) {
            ways.push({ terms: [joined], weight: weights.joined / own.length });
            // What the book writes as one is hardly meant word by word.
            for (const token of own) for (const way of groups.get(token) ?? []) way.weight *= weights.apart;
          }
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
    const written = this.spelling.corrected(named.rest);
    const tokens = this.#tokens(written.text);
    const groups = this.#groups(tokens, named.game || game);
    const byId = this.documents.byId(text, game);
    const speaks = [...groups.keys()].some(({ word }) => !this.documents.ask.has(word));
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
      const sure = !written.guessed.has(token.word) && ways.some(({ fuzzy, prefix }) => !fuzzy && !prefix);
      if (!token.weak && !(sure && [...best.keys()].some((id) => this.documents.all[id].kind !== "workshop"))) unknown += 1;
      if (!best.size) continue;
      const weight = token.weak ? 0 : Math.log(1 + this.documents.all.length / best.size);
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
    const asking = new Set([...groups.keys()].filter(({ word }) => this.documents.ask.has(word)).map(({ stem }) => stem));
    const said = [...groups.keys()].filter(({ weak }) => !weak).length;
    const likely = [...scores]
      .filter(([id]) => !kinds || kinds.includes(this.documents.all[id].kind))
      .map(([id, { sum, held }]) => {
        const { kind } = this.documents.all[id];
        const share = whole ? held / whole : 1;
        const near = this.#near(this.documents.all[id], named.game, game);
        return { id, score: sum * share ** weights.share * near * (kind === first ? weights.first : weights.kind[kind]) };
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, Math.max(LIKELY, most));
    const own = new Map(
      likely
        .map(({ id, score }) => ({ id, score: score * this.#titled(id, rare, whole, asking) }))
        .sort((one, other) => other.score - one.score)
        .map(({ id, score }, place) => [id, place < LIKELIEST ? score * this.#together(id, rare, whole) : score]),
    );
    const hits = [...own].map(([id, score]) => {
      const beside = Math.max(0, ...(this.documents.beside.get(id) ?? []).map((one) => own.get(one) ?? 0));
      return { ...this.documents.all[id], score: score + weights.beside * beside };
    });
    if (byId.length) {
      const wanted = byId.filter((document) => !kinds || kinds.includes(document.kind));
      const others = hits.filter((hit) => !wanted.some(({ id }) => id === hit.id));
      hits.splice(0, hits.length, ...others, ...wanted.map((document, place) => ({ ...document, score: BY_ID - place })));
    }
    hits.sort((one, other) => other.score - one.score);
    const best = hits.find(({ score }) => score < BY_ID / 2)?.score ?? 0;
    const enough = hits.filter(({ score }) => score >= LEAST * best);
    return { hits: enough.slice(0, most), total: enough.length, byId: byId.length, why: "", cut, known: said ? 1 - unknown / said : 1, stems };
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
    const [own, ...others] = this.documents.titles(id).map((title) => this.#entitled(title, rare, whole));
    const exact = own.asked === 1 && own.answered > 0.999 && NAMES.includes(this.documents.all[id].kind) ? weights.exact : 1;
    const alike = asking.size && this.documents.asks(id).some((stem) => asking.has(stem)) ? weights.asking : 1;
    const said = others.map(({ asked, answered }) => weights.said * asked * answered);
    return (1 + Math.max(weights.title * own.asked * own.answered, ...said)) * exact * alike;
  }

  /**
   * Which part of a title was asked for, and which part of the question stands in it.
   * @param {string[][]} title
   * @param {Rare[]} rare
   * @param {number} whole
   */
  #entitled(title, rare, whole) {
    const stems = new Set(title.flat());
    const heard = rare.filter(({ ways }) => ways.some((way) => way.every((stem) => stems.has(stem))));
    const spoken = new Set(heard.flatMap(({ ways }) => ways.filter((way) => way.every((stem) => stems.has(stem)))).flat());
    const held = title.map(([stem, ...parts]) => {
      /** @param {string} each */
      const said = (each) => spoken.has(each);
      return said(stem) ? 1 : parts.filter(said).length / (parts.length || 1);
    });
    return {
      asked: held.reduce((sum, one) => sum + one, 0) / (held.length || 1),
      answered: heard.reduce((sum, { weight }) => sum + weight, 0) / (whole || 1),
    };
  }

  /**
   * How much more a document is worth that says much of what was asked for in one sentence, and in the same breath what
   * the question says so.
   * @param {number} id
   * @param {Rare[]} rare
   * @param {number} whole
   */
  #together(id, rare, whole) {
    const { around, sentences } = this.documents.sentences(id);
    let most = 0;
    /** @type {Set<number>} */
    const close = new Set();
    for (const sentence of sentences) {
      const words = new Set(sentence);
      let held = 0;
      /** @type {number[]} where what was asked for before stands */
      let before = [];
      rare.forEach(({ weight, ways }, number) => {
        if (ways.some((way) => way.every((stem) => words.has(stem) || around.has(stem)))) held += weight;
        const heads = new Set(ways.filter((way) => way.every((stem) => words.has(stem))).map((way) => way[0]));
        const here = heads.size ? sentence.flatMap((stem, at) => (heads.has(stem) ? [at] : [])) : [];
        if (before.some((one) => here.some((other) => one !== other && Math.abs(one - other) <= BREATH))) close.add(number);
        before = here;
      });
      most = Math.max(most, held);
    }
    const pairs = rare.length > 1 ? close.size / (rare.length - 1) : 0;
    return 1 + weights.together * (most / (whole || 1)) ** 2 + weights.close * pairs;
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
    this.documents.all.forEach((document, id) => {
      if (document.game === game && document.kind === "page" && !document.url.includes("#")) {
        scores.set(id, { sum: document.url === `${game}/` ? 10 : 1, held: 1 });
      }
    });
  }
}
