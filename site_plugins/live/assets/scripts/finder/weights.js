// What counts how much when the finder ranks.
// @ts-check

/** What counts how much. The questions of tests/finder/questions.toml say whether it is right. */
export const weights = {
  field: { title: 3, place: 1.3, shown: 0.8, text: 1 },
  bm25: { k: 1.8, b: 0.45, d: 0.5 },
  /** Rules and rulings before pages, and pages before those for contributors. */
  kind: /** @type {Record<string, number>} */ ({
    ...{ rule: 1, ruling: 1, note: 0.92, page: 0.8, glossary: 0.75, concept: 0.7, situation: 0.25, moment: 0.3, workshop: 0.3 },
  }),
  /** The game that the question names, and that of the page on which it is asked. */
  named: { same: 2.4, none: 0.5, other: 0.25 },
  /** Where no game is known, what is of none. */
  general: 1.1,
  here: { same: 2.4, none: 0.85, other: 0.4 },
  /** How much more a document is worth whose whole title was asked for, and one whose title is just that. */
  title: 0.8,
  exact: 1.4,
  /** And one whose title asks in the same way: who, when, how long. */
  asking: 1.3,
  /** How much the share of the question that it answers counts. */
  share: 0.9,
  /** A word that says little, another word for the thing, a word not yet written out, one that is misspelt. */
  weak: 0.15,
  meant: 1,
  begun: 0.6,
  misspelt: 0.4,
  /** Two words that the book writes as one. */
  joined: 1.6,
};
