// Slips of the pen: a word that the book does not know is read as the nearest one that it does know, before anything
// else is read, so that dice, phrases and other names are found in it too.
// @ts-check

/** Shorter words are too much like one another. */
const SHORTEST = 4;
/** From here on two slips are forgiven. */
const LONG = 8;

export class Spelling {
  /** @type {Map<number, string[]>} the words that the book knows, by their length */
  #byLength = new Map();
  /** @type {Set<string>} */
  #stems = new Set();
  /** @type {Map<string, string>} */
  #guessed = new Map();

  /** @param {import("./words.js").Reader} reader */
  constructor(reader) {
    this.reader = reader;
  }

  /**
   * Know every word that was read up to now, and how often its stem stands in the book.
   * @param {(stem: string) => number} often
   */
  learn(often) {
    this.often = often;
    for (const word of [...this.reader.known.keys(), ...this.reader.stop]) {
      this.#stems.add(this.reader.known.get(word) ?? word);
      if (word.length < SHORTEST - 1 || /\d/.test(word)) continue;
      const alike = this.#byLength.get(word.length) ?? [];
      alike.push(word);
      this.#byLength.set(word.length, alike);
    }
    for (const alike of this.#byLength.values()) alike.sort();
  }

  /**
   * The text with its slips put right, and the words that were put in.
   * @param {string} text
   * @returns {{text: string, guessed: Set<string>}}
   */
  corrected(text) {
    /** @type {Set<string>} */
    const guessed = new Set();
    const right = text.replace(/\p{L}+/gu, (word, at) => {
      if (word.length < SHORTEST || this.#stems.has(this.reader.stem(word))) return word;
      // Whoever is still typing has not mistyped yet.
      if (at + word.length === text.length && this.#begins(word)) return word;
      const nearest = this.#nearest(word);
      if (nearest) guessed.add(nearest);
      return nearest || word;
    });
    return { text: right, guessed };
  }

  /** @param {string} word */
  #begins(word) {
    for (const [length, alike] of this.#byLength) if (length > word.length && alike.some((other) => other.startsWith(word))) return true;
    return false;
  }

  /** @param {string} word */
  #nearest(word) {
    let best = this.#guessed.get(word);
    if (best !== undefined) return best;
    best = "";
    const most = word.length >= LONG ? 2 : 1;
    let least = most + 1;
    let common = -1;
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const other of this.#byLength.get(length) ?? []) {
        // A slip is seldom in the first letter.
        const slips = distance(word, other, least) + (word[0] === other[0] ? 0 : 0.5);
        if (slips > least || slips > most + 0.5) continue;
        const often = this.often?.(this.reader.stem(other)) ?? 0;
        if (slips < least || often > common) [best, least, common] = [other, slips, often];
      }
    }
    if (this.#guessed.size > 400) this.#guessed.clear();
    this.#guessed.set(word, best);
    return best;
  }
}

/**
 * How many letters must be put in, left out, changed or swapped with the next one: counted no further than `most`.
 * @param {string} one
 * @param {string} other
 * @param {number} most
 */
function distance(one, other, most) {
  let before = /** @type {number[]} */ ([]);
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let cost = Math.min(last[column] + 1, now[column - 1] + 1, last[column - 1] + same);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, before[column - 2] + 1);
      }
      now.push(cost);
    }
    if (Math.min(...now) > most) return most + 1;
    [before, last] = [last, now];
  }
  return last[other.length];
}
