// Answers that were drawn with the book, by the same Python that answers later: a press that comes before Python is looked
// up here. What a button sends is the key, and what is left to chance is picked by weight; what any of it means is not
// known here. Where there is no such answer, the press waits for Python, which is then told what was answered before it.
// @ts-check
import { beside, place, specOf, told } from "./page.js";
import { tableOf } from "./tables.js";

/**
 * @typedef {Record<string, [number, number]>} Presses what a press leads to: the number of an answer, and of a node
 * @typedef {[Presses, Record<string, number[]>]} Node and the weights of the first presses, for what is left to chance
 * @typedef {{parts: string[], answers: [number[], string, object][], situations: Record<string, Node[]>}} Book
 * @typedef {{at: number, command: object}[]} Path
 * @typedef {{html: string, status: string, focus?: string}} Answer
 */

/** @type {Map<string, Promise<Book | null>>} by the name of the file */
const coming = new Map();
/** @type {Map<string, Book>} */
const books = new Map();
/** @type {Map<string, Path>} what was answered here and Python has not been told, by the place of the widget */
const paths = new Map();

/** @param {HTMLElement} root */
const fileOf = (root) => /** @type {string | undefined} */ (told("ce-answers")?.[root.id]);

/**
 * Fetch the answers of a widget; null where there are none, or where they do not come: then Python answers.
 * @param {HTMLElement} root
 * @returns {Promise<Book | null>}
 */
export function fetchAnswers(root) {
  const file = fileOf(root);
  if (!file) return Promise.resolve(null);
  const known = coming.get(file);
  if (known) return known;
  const begun = fetch(beside(file))
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
    .then((book) => {
      if (book) books.set(file, book);
      else coming.delete(file);
      return book;
    });
  coming.set(file, begun);
  return begun;
}

/**
 * Whether a press may be answered here: Python is not there and owes no answer, and no house rules are laid.
 * @param {HTMLElement} root
 * @param {import("./runtime.js").Runtime} runtime
 */
export const isPrepared = (root, runtime) =>
  Boolean(fileOf(root)) && runtime.state !== "ready" && !runtime.isAsked(root.id) && !tableOf(specOf(root).game);

/**
 * Whether the answers of a widget, which were still on their way, are there before Python, and its press waits no more.
 * @param {HTMLElement} root
 * @param {import("./runtime.js").Runtime} runtime
 * @param {number} id
 */
export const recalled = (root, runtime, id) => fetchAnswers(root).then((book) => Boolean(book) && runtime.recall(id));

/** Whether something was answered here of which Python does not know. @param {HTMLElement} root */
export const isAhead = (root) => paths.has(place(root));

/** What was pressed before Python was there, to be handed to it. @param {HTMLElement} root */
export const before = (root) => paths.get(place(root))?.map(({ command }) => command);

/** Python knows now. @param {HTMLElement} root */
export const handedOver = (root) => paths.delete(place(root));

/**
 * The answer to a press, if it is here; null if not.
 * @param {HTMLElement} root
 * @param {object} command
 * @returns {Answer | null}
 */
export function answerTo(root, command) {
  const book = books.get(fileOf(root) ?? "");
  const path = paths.get(place(root)) ?? [];
  try {
    const nodes = /** @type {Book} */ (book).situations[root.id];
    const at = path.at(-1)?.at ?? 0;
    const [presses, chances] = nodes[at];
    const sent = JSON.stringify(command);
    const weights = chances[sent];
    const press = weights ? Object.keys(presses)[pick(weights)] : sent;
    const [number, to] = presses[press];
    const [pieces, status, more] = /** @type {Book} */ (book).answers[number];
    const { base } = specOf(root);
    const html = pieces.map((piece) => (piece ? book?.parts[piece] : base)).join("");
    go(place(root), path, at, to, JSON.parse(press));
    return { html, status, ...more };
  } catch {
    // No such press, or no such file, or one that is damaged.
    return null;
  }
}

/**
 * Note where a press has led: on, back to where one was, or nowhere.
 * @param {string} where
 * @param {Path} path
 * @param {number} at
 * @param {number} to
 * @param {object} command
 */
function go(where, path, at, to, command) {
  if (to === at) return;
  const back = path.findIndex((step) => step.at === to);
  const now = to === 0 ? [] : back >= 0 ? path.slice(0, back + 1) : [...path, { at: to, command }];
  paths.set(where, now);
}

/**
 * One of so many, each as likely as its weight says.
 * @param {number[]} weights
 */
export function pick(weights) {
  let left = below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/**
 * A number from 0 to below `most`, each as likely as the others: what would favour the small ones is drawn again.
 * @param {number} most
 */
function below(most) {
  const drawn = new Uint32Array(1);
  const fair = 2 ** 32 - (2 ** 32 % most);
  do crypto.getRandomValues(drawn);
  while (drawn[0] >= fair);
  return drawn[0] % most;
}
