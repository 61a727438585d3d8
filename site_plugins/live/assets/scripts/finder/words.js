// How the finder reads a text, a question and a title alike: accents, capitals and apostrophes do not count, a word is
// cut down to what its forms share, and dice are read as dice.
// @ts-check

/** Words for numbers; "one" and "un" are articles as often. */
const NUMBERS = Object.fromEntries(
  /** @type {[string, string][]} */ (
    [
      ["2", "two deux"],
      ["3", "three trois"],
      ["4", "four quatre"],
      ["5", "five cinq"],
      ["6", "six sixes"],
      ["7", "seven sept"],
      ["8", "eight huit"],
      ["9", "nine neuf"],
      ["10", "ten dix"],
      ["11", "eleven onze"],
      ["12", "twelve douze"],
      ["15", "fifteen quinze"],
      ["20", "twenty vingt"],
      ["30", "thirty trente"],
      ["40", "forty quarante"],
      ["50", "fifty cinquante"],
      ["60", "sixty soixante"],
      ["1st", "first premier premiere premiers premieres 1er 1re 1ere"],
      ["2nd", "second seconde deuxieme 2e 2eme"],
      ["3rd", "third troisieme 3e 3eme"],
    ]
  ).flatMap(([number, said]) => said.split(" ").map((word) => [word, number])),
);

/**
 * Small letters without accents, and straight apostrophes.
 * @param {string} text
 */
export const folded = (text) =>
  text
    .normalize("NFC")
    // Without its accent the French die is a word that says nothing.
    .replace(/(?<![\p{L}\d])d[éÉ](s?)(?![\p{L}\d])/giu, "dede$1")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\u2010-\u2015\u2011]/g, "-")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae");

/**
 * Dice as they are written and said: a roll of two is one word, a double another. What the book says of a double 6 it
 * says of a double as well; who asks for a double 6 does not ask for the others.
 * @param {string} text
 * @param {boolean} asked
 */
function dice(text, asked) {
  return text
    .replace(/\[(\d)\]\s*\[(\d)\]/g, " $1-$2 ")
    .replace(/\b50\s*[-:/ ]\s*22\b/g, " 5022 ")
    .replace(/\b(\d+)(?:m|min|mn|pts?)\b/g, "$1 ")
    .replace(/\b(\d)\s*(?:all|partout)\b/g, " $1-$1 ")
    .replace(/\b(?:both|two|deux|les deux)\s+([1-6])'?s?\b/g, " $1-$1 ")
    .replace(/\bdoubles?[\s-]+(?:of |de )?([1-6])\b((?:\s*,\s*[1-6]\b)*)(?:\s*(?:,|or|ou|and|et)\s*([1-6])\b)?/g, (_, one, more, last) =>
      [one, ...(more.match(/\d/g) ?? []), last].filter(Boolean).map((die) => ` ${die}-${die} `).join(" ") + (asked ? "" : " double "),
    )
    .replace(/\b(an?|all|shows?) ones?\b/g, "$1 1")
    .replace(/(?<![\w.-])([1-6])\s*(?:-|\/|\+|\s(?:and|et|with|avec)\s(?:(?:an?|une?)\s)?|\s(?:against|contre)\s|\s)\s*([1-6])(?![\w-]|\s*(?:%|m\b|min\b|metres?\b))/g, (_, one, other) =>
      one === other ? ` double${one} ` : ` roll${[one, other].sort().join("")} `,
    );
}

/**
 * The forms of words whose stems no ending tells, by what they are kept as.
 * @param {Record<string, string>} families
 * @returns {Record<string, string>}
 */
const byForm = (families) =>
  Object.fromEntries(Object.entries(families).flatMap(([stem, forms]) => forms.split(" ").map((form) => [form, stem])));

const FRENCH_FAMILIES = byForm({
  choix: "choix choisir choisit choisis choisi choisie choisissez",
  defens: "defense defenses defend defends defendre defendu defendez defenseur defenseurs defensive",
  fini: "fin fini finie finis finies finir finit finissent",
  perd: "perd perds perdre perdu perdue perdus perdues perte pertes perdez",
  plaqu: "plaquage plaquages plaqueur plaqueurs",
  deblay: "deblayage deblayages deblaie deblaies deblaient",
  remplac: "remplacant remplacants",
  tir: "tir tirs tire tires tirer tireur tireurs",
  egal: "egal egaux egale egales egalite egalites egaliser",
  penal: "penalite penalites penaliser penalise penalisee",
  tient: "tient tenir tenu tenue tiennent",
  suspend: "suspendu suspendue suspension suspensions",
  depart: "departager departage departagent departages",
});

/** Endings of French words, the longest first, after Savoy's light stemmer; what is left has four letters at least. */
const FRENCH =
  /(?:issements?|issants?|atrices?|ateurs?|ations?|ements?|euses?|ances?|ences?|ions?|ieres?|iers?|ives?|ifs?|ables?|antes?|ants?|eraient|erait|erais|erons|erez|eront|erent|aient|aits?|ais|ees?|es?|ers?|ez|ons|ent|ir|it|is|as?)$/;
/** Endings of French verbs, which leave three letters as well: taper, tape, tapée. */
const FRENCH_VERB = /(?:ees?|er|ez|ent)$/;

/** @param {string} word */
function french(word) {
  if (FRENCH_FAMILIES[word]) return FRENCH_FAMILIES[word];
  if (word.length > 4 && /aux$/.test(word)) word = word.replace(/aux$/, word.endsWith("eaux") ? "au" : "al");
  const verb = word.replace(FRENCH_VERB, "");
  if (word.length > 3 && /[sx]$/.test(word)) word = word.slice(0, -1);
  const short = word.replace(FRENCH, "");
  if (short.length >= 4) word = short;
  else if (verb.length === 3) word = verb;
  else if (word.length > 3) word = word.replace(/e+$/, "");
  return word.replace(/(.)\1$/, "$1");
}

const ENGLISH_FAMILIES = byForm({
  ...{ win: "won", lose: "lost", keep: "kept", hold: "held", lay: "laid", throw: "threw thrown", draw: "drew drawn" },
  ...{ run: "ran", begin: "began begun", give: "gave given", take: "took taken", die: "dice", half: "halves", tie: "ties tied tying" },
  try: "tries",
  choice: "choice choices choose chooses choosing chose chosen",
  convert: "convert converts converted converting conversion conversions",
  defence: "defence defense defences defend defends defended defending defender defenders",
  suspend: "suspension suspensions",
  kick: "kicker kickers",
  score: "scorer scorers",
  carry: "carrier carriers",
  receive: "receiver receivers",
});

/** @param {string} word */
function english(word) {
  word = ENGLISH_FAMILIES[word] ?? word;
  if (word.length > 3 && /[^su]s$/.test(word)) word = word.replace(/ies$/, "y").replace(/(?<=[sxz]|ch|sh)es$/, "").replace(/s$/, "");
  if (word.length > 4) {
    const short = word.replace(/(?:ations?|ings?|ed|ly)$/, "");
    if (short.length >= 3 && /[aeiouy]/.test(short)) word = short;
    if (word.length > 7) word = word.replace(/(?<=[pt])ion$/, "");
  }
  word = word.replace(/([^aeiouls])\1$/, "$1");
  return word.length > 3 ? word.replace(/e$/, "").replace(/i$/, "y") : word;
}

const STEMS = { en: english, fr: french };

/** Reads texts of one language. */
export class Reader {
  /**
   * @param {string} lang
   * @param {string[]} stop words that say nothing
   */
  constructor(lang, stop) {
    this.stemmed = lang === "fr" ? STEMS.fr : STEMS.en;
    /** @type {Map<string, string>} */
    this.known = new Map();
    this.stop = new Set(stop.map((word) => folded(word)));
  }

  /**
   * The word as it is kept: a number, or its stem.
   * @param {string} word
   */
  stem(word) {
    let made = this.known.get(word);
    if (made === undefined) {
      made = NUMBERS[word] ?? (/\d/.test(word) ? word : this.stemmed(word));
      this.known.set(word, made);
    }
    return made;
  }

  /**
   * The words of a text in their order, stop words too: what stands between hyphens both as one word and as several.
   * @param {string} text
   * @param {boolean} asked whether it is a question, and no text of the book
   * @returns {{word: string, stem: string, stop: boolean, part?: boolean}[]}
   */
  words(text, asked = false) {
    const found = [];
    for (const [run] of dice(spelled(uninverted(folded(text))), asked).matchAll(/[\p{L}\d]+(?:[-'][\p{L}\d]+)*/gu)) {
      // French runs small words into the next one, English hangs an s on it.
      const bare = run.replace(/^(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu)'/, "").replace(/'(?:s|re|ll|ve|d|m)$/, "").replace(/n't$/, " not");
      const parts = bare.split(/[-' ]+/).filter(Boolean);
      if (parts.length > 1) {
        const joined = parts.join("");
        found.push({ word: joined, stem: this.stem(joined), stop: parts.every((part) => this.stop.has(part)) });
      }
      for (const part of parts) {
        const one = { word: part, stem: this.stem(part), stop: this.stop.has(part) };
        found.push(parts.length > 1 ? { ...one, part: true } : one);
      }
    }
    return found;
  }

  /**
   * What an index keeps of a text.
   * @param {string} text
   */
  terms(text) {
    return this.words(text).filter(({ stop }) => !stop).map(({ stem }) => stem);
  }
}

/**
 * French questions hang the pronoun on the verb, and ask what happens with a word that is also a pass.
 * @param {string} text
 */
const uninverted = (text) =>
  text
    .replace(/(?<=\p{L})-(?:t-)?(il|elle|on|ils|elles|je|tu|nous|vous|ce|la|ci)(?![\p{L}\d-])/gu, " $1")
    .replace(/(?<!\p{L})se passe(?:nt|ra)?(?!\p{L})/gu, " ");

/**
 * Numbers in words that stand where a die would.
 * @param {string} text
 */
function spelled(text) {
  return text.replace(/\b(double|deux|two|both)([\s-]+)(ones?|twos?|threes?|fours?|fives?|sixe?s?|un|deux|trois|quatre|cinq)\b/g, (_, before, gap, word) => {
    const digit = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 };
    return before + gap + digit[/** @type {keyof typeof digit} */ (word.replace(/(?<=[a-z]{3})s$/, "").replace(/^sixe$/, "six"))];
  });
}
