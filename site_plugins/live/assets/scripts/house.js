// House rules in the page: the form in which a table picks them, links that carry them, and the line beside each rule
// that they change. All words stand in the page. What a table has written for itself only Python can read.
// @ts-check
import { copy, showLink } from "./copying.js";
import { notify, voice } from "./face.js";
import { allTables, lay, tableOf } from "./tables.js";

/**
 * @typedef {Record<string, Record<string, string>>} Tables
 * @typedef {{game: string, key: string, book: string, element: HTMLFieldSetElement, buttons: HTMLInputElement[]}} Rule
 * @typedef {{read: Record<string, {written: string, value: string, said: string}>, wrong: string[]}} Read
 */

const LINK = "#rules=";
const LONGEST = 8000;

/** @type {(root: HTMLElement, command: object, press: boolean) => void} */
let send = () => {};
/** @type {Record<string, string>} */
let words = {};
/** @type {Tables | undefined} what a link brings, until the reader has decided */
let offered;
/** @type {Tables | undefined} what was replaced last, to be put back */
let replaced;
/** @type {Map<string, string>} what tables have written for themselves, in words */
const spoken = new Map();

const formHere = () => /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-agree]"));

/** @param {Element} form */
const saidBy = (form) => JSON.parse(/** @type {HTMLElement} */ (form).dataset.agree ?? "{}");

/**
 * @param {Element} root
 * @param {string} selector
 */
const part = (root, selector) => /** @type {HTMLElement} */ (root.querySelector(selector));

/**
 * The rules of the form.
 * @param {Element} form
 * @returns {Rule[]}
 */
function rulesOf(form) {
  return [...form.querySelectorAll("fieldset[data-house]")].map((one) => {
    const element = /** @type {HTMLFieldSetElement} */ (one);
    const [game, key] = (element.dataset.house ?? "").split("/");
    const buttons = [...element.querySelectorAll("input")];
    return { game, key, book: element.dataset.book ?? "", element, buttons };
  });
}

/**
 * The button of a value; for one that the page does not know, that of what a table has written for itself.
 * @param {Rule} rule
 * @param {string} value
 */
const buttonOf = (rule, value) =>
  rule.buttons.find((button) => button.dataset.own === undefined && button.value === value) ??
  rule.buttons.find((button) => button.dataset.own !== undefined);

/**
 * What a table says to a rule: a text, or what the book says.
 * @param {Rule} rule
 * @param {Tables} tables
 */
function valueOf(rule, tables) {
  const value = tables[rule.game]?.[rule.key];
  return typeof value === "string" && buttonOf(rule, value) ? value : rule.book;
}

/**
 * @param {Rule} rule
 * @param {string} value
 */
function inWords(rule, value) {
  const button = buttonOf(rule, value);
  const said = button?.parentElement?.querySelector(".ce-agree__said")?.textContent ?? value;
  return (button?.dataset.own !== undefined && spoken.get(`${rule.game}/${rule.key}=${value}`)) || said;
}

/**
 * @param {Rule} rule
 * @param {string} value
 */
const isOwn = (rule, value) => buttonOf(rule, value)?.dataset.own !== undefined;

/** The form as this table has it, and the lines beside the rules of this page. */
export function show() {
  for (const line of document.querySelectorAll("[data-at-table]")) tell(/** @type {HTMLElement} */ (line));
  const form = formHere();
  if (form) fill(form);
}

/** @param {HTMLElement} line */
function tell(line) {
  const [game, key] = (line.dataset.atTable ?? "").split("/");
  const value = tableOf(game)?.[key];
  const sayings = [...line.querySelectorAll("span")];
  const fit = typeof value === "string" && sayings.find((saying) => ["", value].includes(saying.dataset.value ?? ""));
  for (const saying of sayings) saying.hidden = saying !== fit;
  line.hidden = !fit;
}

/** @param {HTMLFormElement} form */
function fill(form) {
  const said = saidBy(form);
  const tables = allTables();
  let changed = 0;
  /** @type {Tables} */
  const unread = {};
  for (const section of form.querySelectorAll("section")) delete section.dataset.changed;
  for (const rule of rulesOf(form)) {
    const value = valueOf(rule, tables);
    const button = buttonOf(rule, value);
    for (const each of rule.buttons) each.hidden = false;
    if (button) button.checked = true;
    if (button && isOwn(rule, value)) {
      button.value = value;
      button.disabled = false;
      const known = spoken.get(`${rule.game}/${rule.key}=${value}`);
      if (known) part(rule.element, "[data-own] ~ .ce-agree__said").textContent = known;
      else (unread[rule.game] ??= {})[rule.key] = value;
    }
    const differs = value !== rule.book;
    changed += Number(differs);
    rule.element.toggleAttribute("data-changed", differs);
    if (differs) rule.element.closest("section")?.setAttribute("data-changed", "");
  }
  const count = changed === 0 ? said.none : changed === 1 ? said.one : said.many;
  part(form, "output").textContent = count.replace("#", String(changed));
  part(form, "[data-do=reset]").hidden = !changed;
  part(form, ".ce-agree__bar").hidden = false;
  form.toggleAttribute("data-ready", true);
  if (Object.keys(unread).length) send(part(form, "[data-live]"), { do: "read", tables: unread }, false);
}

/**
 * Lay tables for all games at once, the book's where there is none; warn when the device does not keep them.
 * @param {HTMLFormElement} form
 * @param {Tables} tables
 */
function layAll(form, tables) {
  const games = new Set(rulesOf(form).map((rule) => rule.game));
  const kept = [...games].map((game) => {
    const rules = tables[game] ?? {};
    return JSON.stringify(rules) === JSON.stringify(tableOf(game) ?? {}) || lay({ game, rules });
  });
  if (kept.every(Boolean)) return;
  part(form, ".ce-agree__warning").hidden = false;
  voice.say(saidBy(form).not_kept);
}

/**
 * What the form says now, without what the book says anyway.
 * @param {Element} form
 */
function picked(form) {
  /** @type {Tables} */
  const tables = {};
  for (const { game, key, book, buttons } of rulesOf(form)) {
    const value = buttons.find((button) => button.checked)?.value ?? book;
    if (value !== book) (tables[game] ??= {})[key] = value;
  }
  return tables;
}

/**
 * Put other rules in the place of these, and offer to undo it.
 * @param {HTMLFormElement} form
 * @param {Tables} tables
 */
function replace(form, tables) {
  replaced = picked(form);
  offered = undefined;
  layAll(form, tables);
  speak(form, saidBy(form).replaced, [], ["undo"]);
}

/**
 * Say something above the form, with what can be done about it; nothing is said when there are no words.
 * @param {HTMLFormElement} form
 * @param {string} sentence
 * @param {string[]} lines
 * @param {string[]} doable
 */
function speak(form, sentence, lines, doable) {
  const box = part(form, ".ce-agree__offer");
  part(box, "p").textContent = sentence;
  part(box, "ul").replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })),
  );
  for (const button of box.querySelectorAll("button")) button.hidden = !doable.includes(button.dataset.do ?? "");
  box.hidden = !sentence;
  // What was pressed here may be gone: focus goes where the next thing can be done.
  (sentence ? box : part(form, "[data-do=copy]")).focus();
  if (sentence) voice.say([sentence, ...lines].join(" "));
}

/**
 * The address that carries the rules of the form.
 * @param {Element} form
 */
function address(form) {
  const rules = Object.entries(picked(form)).flatMap(([game, own]) =>
    Object.entries(own).map(([key, value]) => `${game}.${key}=${encodeURIComponent(value)}`),
  );
  return `${location.href.split("#")[0]}${LINK}${rules.join("&")}`;
}

/**
 * The rules that an address carries, those that only Python can read, and what of it is nothing that we know.
 * @param {Element} form
 * @param {string} hash
 */
function carried(form, hash) {
  const rules = new Map(rulesOf(form).map((rule) => [`${rule.game}.${rule.key}`, rule]));
  /** @type {Tables} */
  const tables = {};
  /** @type {Tables} */
  const unread = {};
  /** @type {string[]} */
  const wrong = hash.length > LONGEST ? [`${hash.slice(LINK.length, 60)}…`] : [];
  for (const [name, value] of wrong.length ? [] : new URLSearchParams(hash.slice(LINK.length))) {
    const rule = rules.get(name);
    if (!rule || !buttonOf(rule, value)) wrong.push(rule ? `${name}=${value.slice(0, 40)}` : name.slice(0, 40));
    else if (tables[rule.game]?.[rule.key] !== undefined) wrong.push(name);
    else if (value !== rule.book) {
      (tables[rule.game] ??= {})[rule.key] = value;
      if (isOwn(rule, value)) (unread[rule.game] ??= {})[rule.key] = value;
    }
  }
  return { tables, unread, wrong };
}

/**
 * A link has brought rules: say what they would change, or why they cannot be used.
 * @param {HTMLFormElement} form
 */
function consider(form) {
  const said = saidBy(form);
  const { tables, unread, wrong } = carried(form, location.hash);
  offered = undefined;
  if (wrong.length) return refuse(form, wrong);
  offered = tables;
  if (!Object.keys(unread).length) return offer(form);
  const desk = part(form, "[data-live]");
  desk.hidden = false;
  speak(form, said.reading, [], ["leave"]);
  send(desk, { do: "read", tables: unread }, false);
}

/**
 * @param {HTMLFormElement} form
 * @param {string[]} wrong
 */
function refuse(form, wrong) {
  offered = undefined;
  speak(form, saidBy(form).wrong.replace("#", wrong.join(", ")), [], []);
}

/** @param {HTMLFormElement} form */
function offer(form) {
  const said = saidBy(form);
  const now = allTables();
  const then = offered ?? {};
  const lines = rulesOf(form).flatMap((rule) => {
    const [before, after] = [valueOf(rule, now), valueOf(rule, then)];
    if (before === after) return [];
    const game = rule.element.closest("section")?.querySelector("h2")?.firstChild?.textContent ?? rule.game;
    const question = rule.element.querySelector("legend")?.textContent ?? rule.key;
    return [`${game} · ${question} ${inWords(rule, before)} → ${inWords(rule, after)}`];
  });
  if (lines.length) return speak(form, said.offer, lines, ["take", "leave"]);
  offered = undefined;
  speak(form, said.same, [], []);
}

/**
 * The address is that of the page again, once the reader has decided. Until then it stays: instant navigation may bring
 * the page a second time, and what it says would be lost.
 */
const forgetLink = () => history.replaceState(history.state, "", location.href.split("#")[0]);

/**
 * Python has read what a table has written for itself.
 * @param {Read} answer
 */
export function after({ read, wrong }) {
  const form = formHere();
  if (!form) return;
  for (const [name, { written, value, said }] of Object.entries(read)) {
    const [game, key] = name.split("/");
    spoken.set(`${name}=${written}`, said).set(`${name}=${value}`, said);
    if (offered?.[game]?.[key] === written) offered[game][key] = value;
  }
  part(form, "[data-live]").hidden = true;
  if (Object.keys(read).length) show();
  if (!offered || !location.hash.startsWith(LINK)) return;
  if (wrong.length) refuse(form, wrong);
  else offer(form);
}

/** @param {MouseEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target);
  const button = /** @type {HTMLElement | null} */ (target.closest?.("form[data-agree] [data-do]"));
  const form = formHere();
  if (!button || !form) return;
  const does = button.dataset.do;
  if (does === "print") print();
  else if (does === "copy") void share(form);
  else if (does === "reset") replace(form, {});
  else if (does === "take") replace(form, offered ?? {});
  else if (does === "undo") layAll(form, replaced ?? {});
  if (does === "take" || does === "leave") forgetLink();
  if (does === "leave" || does === "undo") {
    offered = undefined;
    speak(form, "", [], []);
  }
}

/** @param {HTMLFormElement} form */
async function share(form) {
  const url = address(form);
  if (await copy(url)) notify(saidBy(form).copied);
  else showLink(part(form, ".ce-agree__bar"), { ...words, copy_failed: saidBy(form).link }, url);
}

/** @param {Event} event */
function changed(event) {
  const form = formHere();
  if (form && event.target instanceof Element && event.target.closest("fieldset[data-house]")) {
    layAll(form, picked(form));
    voice.say(part(form, "output").textContent ?? "");
  }
}

/** A page has come that is about house rules, or whose rules they change. */
export function mount() {
  show();
  const form = formHere();
  if (!form) return;
  replaced = undefined;
  if (location.hash.startsWith(LINK)) consider(form);
}

/**
 * @param {typeof send} sender
 * @param {Record<string, string>} said
 */
export function begin(sender, said) {
  send = sender;
  words = said;
  document.addEventListener("click", pressed);
  document.addEventListener("change", changed);
  addEventListener("hashchange", () => {
    const form = formHere();
    if (form && location.hash.startsWith(LINK)) consider(form);
  });
}
