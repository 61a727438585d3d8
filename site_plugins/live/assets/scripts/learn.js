// The page's side of lessons: which one is open stands in the address, so that Back leaves it and a link opens it; what
// has been learnt is kept on the device after every answer. It knows no game and no rule.
// @ts-check
import * as again from "./again.js";
import { notify } from "./face.js";
import * as fan from "./fan.js";
import * as keys from "./keys.js";
import { plain } from "./links.js";
import { pace } from "./pace.js";
import * as panels from "./panels.js";
import "./preview.js";
import * as progress from "./progress.js";
import * as why from "./why.js";

/**
 * @typedef {import("./runtime.js").Query} Query
 * @typedef {(root: HTMLElement, command: object, press: boolean) => void} Send
 */

/** @type {Send} */
let send = () => {};
/** @type {Record<string, string>} */
let words = {};
/** @type {WeakMap<Element, number>} what a lesson is to be sent by itself */
const timers = new WeakMap();
/** The list of this page lies one step back. */
let fromList = false;
/** What the address named when it was last looked at. */
let seen = "";
/** @type {Set<string>} what the reader has been told of the device */
const warned = new Set();

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {HTMLElement | null} */
const here = () => document.querySelector("[data-live][data-learn]");

/**
 * The lesson that the address names, and its step: `#penalty.2`; nothing where it names another place of the page.
 * @param {HTMLElement} root
 * @returns {{lesson: string, step?: string}}
 */
function named(root) {
  const name = plain(location.hash.slice(1));
  const place = name && document.getElementById(name);
  if (name.includes(":") || (place && !root.contains(place))) return { lesson: "" };
  const [, lesson, step] = /^(.*?)(?:\.(\d+))?$/.exec(name) ?? [];
  return step ? { lesson, step } : { lesson };
}

/** @param {string} sentence */
function once(sentence) {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  notify(sentence);
}

/** What goes along with a command: what this device knows of its reader. */
export function along() {
  if (progress.unreadable()) once(words.progress_unread);
  return { progress: progress.progress(), when: Math.floor(Date.now() / 1000), still: still.matches, pace: pace() };
}

/**
 * After a new frame is in place: keep what was learnt, and let the next thing come when it is time.
 * @param {HTMLElement} root
 * @param {Query} query
 * @param {any} answer
 */
export function after(root, query, answer) {
  const command = /** @type {any} */ (query.command);
  const { lesson } = named(root);
  clearTimeout(timers.get(root));
  if (answer.progress && !progress.keep(answer.progress)) once(words.progress_not_kept);
  const open = answer.learn.lesson;
  // Python has started anew and no longer knows which lesson this is.
  if (!open && lesson && !["leave", "open"].includes(command.do)) return send(root, { do: "open", ...named(root) }, false);
  // What the address names is not there, or no longer open.
  if (!open && lesson) to(location.href.split("#")[0]);
  if (answer.next) timers.set(root, setTimeout(() => send(root, answer.next.send, false), answer.next.after));
  if (query.press) fan.putBack(root);
  if (command.do === "open") panels.shut(root, false);
  panels.marked(root);
  fan.marked(root);
  again.marked(root);
  keys.marked(root);
  pointed(root);
}

/**
 * What a hint points at is marked, and brought into sight.
 * @param {HTMLElement} root
 */
function pointed(root) {
  for (const each of root.querySelectorAll(".ce-pointed")) each.classList.remove("ce-pointed");
  const at = /** @type {HTMLElement | null} */ (root.querySelector("[data-points]"))?.dataset.points;
  const found = at ? /** @type {HTMLElement | null} */ (root.querySelector(at)) : null;
  // A way of a card that is not taken up is found at its card.
  const card = found?.closest("[data-ways][hidden]")?.getAttribute("data-ways");
  const there = card ? root.querySelector(`.ce-held__do[data-card="${CSS.escape(card)}"]`) : found;
  there?.classList.add("ce-pointed");
  there?.scrollIntoView({ block: "nearest" });
}

/** The address names another lesson, or none: show it. Material takes steps of its own, which look like one back. */
function moved() {
  const root = here();
  if (!root || location.hash === seen) return;
  fromList = !seen;
  seen = location.hash;
  send(root, { do: "open", ...named(root) }, false);
}

/** Another address in the place of this one. @param {string} url */
function to(url) {
  history.replaceState(history.state, "", url);
  seen = location.hash;
}

/** @param {MouseEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target);
  const root = here();
  if (!root?.contains(target) || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const link = /** @type {HTMLAnchorElement | null} */ (target.closest("a[data-replace]"));
  if (link) {
    // From lesson to lesson: Back leads to the list all the same.
    event.preventDefault();
    event.stopImmediatePropagation();
    to(link.href);
    send(root, { do: "open", ...named(root) }, true);
  } else if (target.closest("[data-leave]") && fromList) {
    event.preventDefault();
    event.stopImmediatePropagation();
    fromList = false;
    history.back();
  }
}

/**
 * A Learn page has come: open what its address names, or mark in the list what was done.
 * @param {HTMLElement} root
 */
export function mount(root) {
  const { lesson, step } = named(root);
  fromList = false;
  seen = location.hash;
  if (lesson) send(root, { do: "open", lesson, step }, false);
  else if (progress.progress()) send(root, { do: "open", lesson: "" }, false);
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
  addEventListener("hashchange", moved);
  addEventListener("popstate", moved);
  addEventListener("click", pressed, true);
}
