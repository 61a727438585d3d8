// What people call things: the games by their nicknames, and whatever the book has another word for.
// @ts-check
import { folded } from "./words.js";

/** @typedef {import("./documents.js").Index} Index */

export class Vocabulary {
  /**
   * @param {Index} index
   * @param {import("./words.js").Reader} reader
   */
  constructor(index, reader) {
    this.index = index;
    this.reader = reader;
    /** @type {Map<string, {stems: string[], like: boolean, games?: string[]}[]>} what people say, by its stems, and the book's words for it */
    this.means = new Map();
    this.#learn();
    this.names = this.#named();
  }

  /**
   * The book's words for something, in a game or in any: those for the very thing, and everyday ones that are only like it.
   * @param {string[]} stems
   * @param {string} game
   */
  meant(stems, game) {
    const known = this.means.get(stems.join(" ")) ?? [];
    return known.filter(({ games }) => !games || !game || games.includes(game));
  }

  /** The other names of things. */
  #learn() {
    for (const [said, meant, games] of this.index.means) {
      const targets = meant.map((phrase) => this.#phrase(phrase)).filter((stems) => stems.length);
      for (const form of [said].flat()) {
        const key = this.reader.words(form).filter((one) => one.part || !this.#isJoined(one, form)).map(({ stem }) => stem).join(" ");
        if (!key) continue;
        const known = this.means.get(key) ?? [];
        for (const target of targets) {
          if (target.join(" ") !== key) known.push({ stems: target, like: typeof said === "string", games });
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
  game(text) {
    for (const { game, word, pattern } of this.names) {
      if (!pattern.test(text)) continue;
      return { game, rest: word ? text : text.replace(pattern, " ") };
    }
    return { game: "", rest: text };
  }
}
