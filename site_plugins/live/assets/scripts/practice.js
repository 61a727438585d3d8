// The page's side of questions and of the map of progress: fetches what they are made of, keeps what is known of the
// reader, and tells Python the time. It knows no game and no rule.
// @ts-check
import { notify } from "./face.js";
import { chosen, download } from "./files.js";
import * as keys from "./keys.js";
import { plain } from "./links.js";
import { beside, setup, specOf } from "./page.js";
import * as panels from "./panels.js";
import * as progress from "./progress.js";

/**
 * @typedef {import("./runtime.js").Query} Query
 * @typedef {(root: HTMLElement, command: object, press: boolean) => void} Send
 */

/** @type {Send} */
let send = () => {};
/** @type {Record<string, string>} */
let words = {};
/** @type {Set<string>} what Python has been handed */
const given = new Set();
/** @type {Map<string, Promise<object>>} */
const coming = new Map();
const warned = new Set();

/** @param {string} file */
function material(file) {
  const known = coming.get(file);
  if (known) return known;
  const fresh = fetch(beside(file)).then((answer) => {
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer.json();
  });
  coming.set(file, fresh);
  fresh.catch(() => coming.delete(file));
  return fresh;
}

/** @param {Element | null} element */
const rootOf = (element) => /** @type {HTMLElement | null} */ (element?.closest("[data-practice]") ?? null);

/** @param {HTMLElement} root */
const isDrill = (root) => root.dataset.practice === "drill";

/** @param {string} key @param {string} sentence */
function once(key, sentence) {
  if (warned.has(key)) return;
  warned.add(key);
  notify(sentence);
}

/**
 * What goes along with a command: what questions are made of, once, and what is known of the reader.
 * @param {HTMLElement} root
 * @param {any} command
 */
export async function along(root, command) {
  const { maps, drills } = setup.practice;
  const lang = document.documentElement.lang;
  const { game } = specOf(root);
  /** @type {any} */
  const more = { now: Math.floor(Date.now() / 1000), progress: progress.progress(), met: progress.met(isDrill(root) ? [game] : Object.keys(drills)) };
  if (progress.unreadable()) once("unread", words.progress_unread);
  const wanted = isDrill(root) ? { map: maps[lang], material: drills[game] } : { map: maps[lang] };
  for (const [name, file] of Object.entries(wanted)) {
    if (!given.has(file) || command.do === "open") more[name] = await material(file);
    given.add(file);
  }
  return more;
}

/**
 * After a new frame is in place: keep what is known now.
 * @param {HTMLElement} root
 * @param {Query} query
 * @param {any} answer
 */
export function after(root, query, answer) {
  const { practice } = answer;
  if (practice.needs && given.size) {
    // Python has begun anew and has none of it: once more, with everything.
    given.clear();
    return send(root, query.command, query.press);
  }
  if (practice.erase) progress.erase();
  if (practice.progress && !progress.keep(practice.progress)) once("kept", words.progress_not_kept);
  if (practice.lost) once("lost", words.progress_lost);
  if (practice.file) download(practice.file);
  if (practice.screen && root.dataset.screen !== practice.screen && root.dataset.screen) panels.shut(root, false);
  if (practice.screen) root.dataset.screen = practice.screen;
  panels.marked(root);
  keys.marked(root);
}

/** What the end of the address asks for: a section, a rule. */
function asked() {
  const found = /^#section=(.+)$/.exec(location.hash);
  return found ? plain(found[1]) : "";
}

/**
 * A page has come: show what is known, or begin with the section that the address names.
 * @param {HTMLElement} root
 */
export function mount(root) {
  const section = isDrill(root) ? asked() : "";
  send(root, { do: "open", ...(section && { section }) }, false);
}

/** @param {Event} event */
async function changed(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const root = field instanceof Element ? rootOf(field) : null;
  if (!root || !field.dataset.sendFile) return;
  const text = await chosen(field);
  if (text !== null) send(root, { ...JSON.parse(field.dataset.sendFile), text }, true);
}

function turned() {
  const root = rootOf(document.querySelector("[data-practice=drill]"));
  if (root && asked()) mount(root);
}

/** @param {StorageEvent} event */
function elsewhere(event) {
  const root = rootOf(document.querySelector("[data-practice=progress]"));
  if (root && progress.isProgress(event.key)) send(root, { do: "open" }, false);
}

/**
 * @param {Send} sender
 * @param {Record<string, string>} said
 */
export function begin(sender, said) {
  send = sender;
  words = said;
  document.addEventListener("change", changed);
  addEventListener("hashchange", turned);
  addEventListener("storage", elsewhere);
}
