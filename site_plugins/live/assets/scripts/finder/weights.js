// What counts how much when the finder ranks.
// @ts-check

/** What counts how much. The questions of tests/finder/questions.toml say whether it is right. */
export const weights = {
  field: { title: 3.5, place: 1.3, said: 3.1, asked: 0.52, shown: 1.17, told: 0.3, text: 1.15 },
  bm25: { k: 2.2, b: 0.3, d: 0.5 },
  /** Rules and rulings before pages, and pages before those for contributors. */
  kind: /** @type {Record<string, number>} */ ({
    ...{ rule: 1, ruling: 1, note: 1, page: 0.85, glossary: 0.4, concept: 0.8, situation: 0.15, moment: 0.27, workshop: 0.3 },
  }),
  /** What is looked for above all. */
  first: 2,
  /** The game that the question names, and that of the page on which it is asked. */
  named: { same: 2.8, none: 0.5, other: 0.25 },
  /** Where no game is known, what is of none. */
  general: 1.1,
  here: { same: 4, none: 0.85, other: 0.27 },
  /** How much more a document is worth whose whole title was asked for, and one whose title is just that. */
  title: 2.7,
  /** Or one of which people speak in just that way. */
  said: 2.2,
  exact: 2,
  /** And one whose title asks in the same way: who, when, how long. */
  asking: 1.75,
  /** How much more one that says it all in one sentence. */
  together: 2.3,
  /** And one that says what belongs together in one breath. */
  close: 1.05,
  /** How much the share of the question that it answers counts. */
  share: 1.3,
  /** How much of the score of a rule's best ruling counts for the rule, and the other way round. */
  beside: 0.085,
  /** A word that says little, another word for the thing, one for something like it, a word not yet written out, one that is misspelt. */
  weak: 0.5,
  meant: 0.63,
  like: 1.8,
  begun: 0.45,
  misspelt: 0.4,
  /** Two words that the book writes as one, and each of them by itself. */
  joined: 2.1,
  apart: 0.5,
};
