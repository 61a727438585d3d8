// The page's side of whole matches: keeps them on the device, lets time pass between moves, and knows files, keys and
// the watch. It knows no game and no rule.
// @ts-check
import * as again from "./again.js";
import { notify } from "./face.js";
import { take } from "./card.js";
import * as drama from "./drama.js";
import * as fan from "./fan.js";
import { chosen, download } from "./files.js";
import * as keys from "./keys.js";
import * as matches from "./matches.js";
import { keepPace, pace } from "./pace.js";
import * as panels from "./panels.js";
import "./preview.js";
import { persist } from "./store.js";
import * as why from "./why.js";

/**
 * @typedef {import("./runtime.js").Query} Query
 * @typedef {import("./runtime.js").Answer} Answer
 * @typedef {(root: HTMLElement, command: object, press: boolean) => void} Send
 * @typedef {object} State
 * @property {string} id
 * @property {number} rev
 * @property {string} screen
 * @property {number} timer
 * @property {boolean} warned
 * @property {matches.Watch} [watch]
 * @property {object} [slid] where the slider is
 * @property {object} [sliding] where it was when Python was last asked
 */

const TICK_MS = 1000;
/** Every so many seconds the watch is written down. */
const KEEP_WATCH = 5;

/** Where the form offers a guided match: the end of a link from elsewhere. */
const GUIDED = "#guided";

/** @type {Send} */
let send = () => {};
/** @type {WeakSet<Element>} pages whose form is to come up with a guided match in hand */
const wanted = new WeakSet();
/** @type {Record<string, string>} */
let words = {};
/** @type {WeakMap<Element, State>} */
const states = new WeakMap();

/** @param {HTMLElement} root */
function stateOf(root) {
  const known = states.get(root);
  if (known) return known;
  const fresh = { id: "", rev: 0, screen: "setup", timer: 0, warned: false };
  states.set(root, fresh);
  return fresh;
}

/** @param {Element} root */
const gameOf = (root) => String(JSON.parse(/** @type {HTMLElement} */ (root).dataset.spec ?? "{}").game);

/** @param {Element | null} element */
const rootOf = (element) => /** @type {HTMLElement | null} */ (element?.closest("[data-play]") ?? null);

const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6);

/**
 * What goes along with a command: the list of matches, and the one that it takes up.
 * @param {HTMLElement} root
 * @param {any} command
 */
export function along(root, command) {
  const state = stateOf(root);
  const game = gameOf(root);
  clearTimeout(state.timer);
  if (command.do === "forget") {
    matches.forget(command.id);
    notify(words.forgotten);
  }
  if (command.do === "leave") {
    matches.open(game, "");
    state.id = "";
  }
  // A match that came by a link is none of this device's until it is gone on with.
  if (command.do === "open" && command.link) state.id = "";
  /** @type {any} */
  const more = { shelf: matches.shelf(game), results: matches.results(game), name: matches.name(), pace: pace() };
  const id = command.do === "take-up" ? command.id : command.do === "open" && !command.link ? state.id : "";
  const kept = id && matches.kept(id);
  const day = new Date((kept || matches.kept(state.id))?.when || Date.now());
  more.when = day.toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  more.met = matches.met(game, id || state.id);
  more.here = matches.here(game, id || state.id);
  if (String(command.do).startsWith("season-")) more.seasons = matches.seasons();
  if (kept) {
    Object.assign(state, { id, rev: kept.rev, watch: kept.watch });
    matches.open(game, id);
    more.save = kept.save;
  }
  return more;
}

/**
 * After a new frame is in place: keep the match, and let the next thing come when it is time.
 * @param {HTMLElement} root
 * @param {Query} query
 * @param {any} answer
 */
export function after(root, query, answer) {
  const state = stateOf(root);
  const { match } = answer;
  clearTimeout(state.timer);
  if (state.sliding === query.command) slide(root, state);
  const was = state.screen;
  state.screen = match?.screen ?? state.screen;
  const command = /** @type {any} */ (query.command);
  // Python has started anew and no longer has the match that this page shows: hand it in again.
  if (state.id && state.screen === "setup" && was !== "setup" && !["leave", "open", "forget"].includes(command.do)) {
    if (matches.kept(state.id)) return send(root, { do: "take-up", id: state.id }, false);
  }
  // What comes next begins at its top: whoever kicked off at the foot of the form, took over or left is taken there.
  if ((was !== state.screen && (was === "setup" || query.press)) || (match?.new && query.press)) root.scrollIntoView();
  // The name first: that a match is not kept weighs more, and the last notice is the one that is read.
  if (typeof match?.name === "string" && !matches.keepName(match.name)) notify(words.not_kept);
  if (match?.pace) keepPace(match.pace);
  if (wanted.delete(root)) /** @type {HTMLElement | null} */ (root.querySelector(`${GUIDED} button`))?.focus();
  if (match?.save && !store(root, state, match)) return;
  if (match?.rules) matches.meet(gameOf(root), state.id, match.rules);
  for (const [game, list] of Object.entries(match?.seasons ?? {})) {
    if (!matches.keepResults(game, /** @type {object[]} */ (list))) notify(words.not_kept);
  }
  if (answer.file) download(answer.file);
  if (answer.next) state.timer = setTimeout(() => send(root, answer.next.send, false), answer.next.after);
  // Another screen has other panels.
  if (was !== state.screen) panels.shut(root, false);
  panels.marked(root);
  if (match?.save) fan.putBack(root);
  fan.marked(root);
  again.marked(root);
  keys.marked(root);
  drama.after(root);
  tick(root);
}

/**
 * Write the match down; false when another window has gone on with it, whose moves then count.
 * @param {HTMLElement} root
 * @param {State} state
 * @param {{save: matches.Save, new?: boolean}} match
 */
function store(root, state, { save, new: fresh }) {
  const game = gameOf(root);
  if (fresh) Object.assign(state, { id: newId(), rev: 0, watch: undefined });
  if (!state.id) return true;
  const before = matches.kept(state.id);
  if (before && before.rev > state.rev) {
    send(root, { do: "take-up", id: state.id, quiet: true }, false);
    return false;
  }
  state.rev += 1;
  const { id, rev, watch } = state;
  // A match that came in finished was somebody's before; one that ends again after a step back has been counted.
  const counted = before?.counted ?? (Boolean(fresh) && save.summary.over);
  const when = new Date().toISOString();
  if (save.summary.over && !counted) {
    matches.note(game, save.summary, id, when);
    persist();
  }
  const kept = matches.keep({ id, rev, game, when, save, watch, counted: counted || save.summary.over });
  matches.open(game, id);
  if (!kept && !state.warned) {
    state.warned = true;
    notify(words.not_saved);
  }
  return true;
}

/**
 * The watch on the table: shown, and counted down while the match is on the screen.
 * @param {HTMLElement} root
 */
function tick(root) {
  const place = /** @type {HTMLElement | null} */ (root.querySelector("[data-watch]"));
  const face = place?.querySelector(".ce-watch__face");
  if (!place || !face) return;
  const state = stateOf(root);
  const told = JSON.parse(place.dataset.watch ?? "{}");
  if (state.watch?.half !== told.half) state.watch = { half: told.half, left: told.seconds };
  const left = Math.min(state.watch.left, told.seconds);
  face.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

function everySecond() {
  if (document.hidden) return;
  for (const place of document.querySelectorAll("[data-play] [data-watch]")) {
    const root = rootOf(place);
    const told = JSON.parse(/** @type {HTMLElement} */ (place).dataset.watch ?? "{}");
    const watch = root && stateOf(root).watch;
    if (!root || !watch || !told.runs || !told.seconds || watch.left <= 0) continue;
    watch.left -= 1;
    tick(root);
    if (watch.left % KEEP_WATCH === 0) matches.keepWatch(stateOf(root).id, watch);
    if (watch.left === 0) send(root, told.send, false);
  }
}

/** @param {Event} event */
function changed(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const root = field instanceof Element ? rootOf(field) : null;
  if (root && field.dataset.sendFile) void bring(root, field);
}

/**
 * @param {HTMLElement} root
 * @param {HTMLInputElement} field
 */
async function bring(root, field) {
  const text = await chosen(field);
  if (text !== null) send(root, { ...JSON.parse(field.dataset.sendFile ?? "{}"), text }, true);
}

/** @param {Event} event */
function slid(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const root = field instanceof Element ? rootOf(field) : null;
  if (!root || !field.dataset.sendInput) return;
  const state = stateOf(root);
  state.slid = { ...JSON.parse(field.dataset.sendInput), [field.name]: field.value };
  if (!state.sliding) slide(root, state);
}

/**
 * One step of the slider at a time: those that were overtaken meanwhile are left out.
 * @param {HTMLElement} root
 * @param {State} state
 */
function slide(root, state) {
  state.sliding = state.slid;
  state.slid = undefined;
  if (state.sliding) send(root, state.sliding, false);
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = /** @type {Element} */ (event.target);
  // Nobody who reads on elsewhere on the page wants his keys to turn a match.
  if (target !== document.body && !rootOf(target)) return;
  if (target.closest?.("input, select, textarea, [contenteditable]")) return;
  for (const key of document.querySelectorAll("[data-play] [data-keys] [data-key]")) {
    const button = /** @type {HTMLElement} */ (key);
    if (button.dataset.key !== event.key || button.ariaDisabled === "true") continue;
    event.preventDefault();
    button.click();
    return;
  }
}

/** @param {MouseEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest?.("[data-play] [data-print]")) print();
  const way = /** @type {HTMLElement | null} */ (target.closest?.("[data-play] [data-card]"));
  if (way) void take(way);
}

/** @param {StorageEvent} event */
function elsewhere(event) {
  const id = matches.idOf(event.key ?? "");
  if (!id) return;
  for (const each of document.querySelectorAll("[data-play]")) {
    const root = /** @type {HTMLElement} */ (each);
    const state = stateOf(root);
    if (state.id !== id) continue;
    const kept = matches.kept(id);
    if (kept && kept.rev > state.rev) send(root, { do: "take-up", id, quiet: true }, false);
  }
}

/**
 * The form that comes with the page knows nobody: whoever has given himself a name finds it there, and the pace that he
 * chose last.
 * @param {HTMLElement} root
 */
function named(root) {
  const paces = /** @type {HTMLSelectElement | null} */ (root.querySelector("form.ce-setup select[name=pace]"));
  if (paces && [...paces.options].some((each) => each.value === pace())) paces.value = pace();
  const field = /** @type {HTMLInputElement | null} */ (root.querySelector("input[data-own-name]"));
  const name = matches.name();
  if (!field || !name || field.value !== field.defaultValue) return;
  const other = [...root.querySelectorAll("form.ce-setup input[name^=name]")].find(
    (each) => each !== field && /** @type {HTMLInputElement} */ (each).value === name,
  );
  // Two sides do not have the same name.
  if (other) /** @type {HTMLInputElement} */ (other).value = field.value;
  field.value = name;
}

/**
 * A link asked for a guided match: the form is shown whatever was open here, and waits for one press.
 * @param {HTMLElement} root
 */
function guided(root) {
  // Whoever loads the page anew later wants the match that has begun by then.
  history.replaceState(history.state, "", location.pathname + location.search);
  const press = () => /** @type {HTMLElement | null} */ (root.querySelector(`${GUIDED} button`));
  press()?.focus();
  const open = stateOf(root).screen !== "setup" || matches.current(gameOf(root));
  if (!open && !matches.shelf(gameOf(root)).length) return;
  wanted.add(root);
  send(root, { do: open ? "leave" : "open" }, false);
}

/** The address changes on a Play page that is open. */
function turned() {
  const root = rootOf(document.querySelector("[data-play]"));
  // Browsers take the focus away when they go to a place on the page: it is given after that.
  if (root && location.hash === GUIDED) setTimeout(() => guided(root));
}

/**
 * A Play page has come: take up the match that was open here, or show those that wait.
 * @param {HTMLElement} root
 */
export function mount(root) {
  const game = gameOf(root);
  const id = matches.current(game);
  named(root);
  if (location.hash === GUIDED) return guided(root);
  if (id && matches.kept(id)) send(root, { do: "take-up", id }, false);
  else if (matches.shelf(game).length || matches.results(game).length) send(root, { do: "open" }, false);
}

/**
 * @param {Send} sender
 * @param {Record<string, string>} said
 * @param {(roots: HTMLElement[]) => void} adopt what brings situations to life that come onto the page later
 */
export function begin(sender, said, adopt) {
  send = sender;
  words = said;
  why.begin(adopt, said);
  document.addEventListener("change", changed);
  document.addEventListener("input", slid);
  document.addEventListener("keydown", keyed);
  document.addEventListener("click", pressed);
  addEventListener("storage", elsewhere);
  addEventListener("hashchange", turned);
  setInterval(everySecond, TICK_MS);
}
