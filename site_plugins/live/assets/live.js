// The page's glue: finds the widgets, carries presses to Python and frames back. It knows no game and no command but
// `open`, which draws a position, and the answer's `link`, which goes to the clipboard.
// @ts-check
import { clear, notify, showFailed, showLink, showLoading, showProgress, showSlow, voice } from "./face.js";
import { address, copy, linked } from "./links.js";
import { isSparing, keepBook, keepSnapshot } from "./offline.js";
import { Runtime } from "./runtime.js";
import { allTables, lay, tableOf, whenLaid } from "./tables.js";

/**
 * @typedef {import("./runtime.js").Query} Query
 * @typedef {import("./runtime.js").Answer} Answer
 */

const NEAR = 200;
/** The book is put by when the reader has begun to read: not while the page or Python still load. */
const READING_MS = 4000;

/** @param {string} id */
function told(id) {
  const blocks = document.querySelectorAll(`script#${id}`);
  return blocks.length ? JSON.parse(blocks[blocks.length - 1].textContent ?? "{}") : null;
}

/** @param {string} file */
const beside = (file) => new URL(file, import.meta.url).href;

const setup = told("ce-live");
const words = told("ce-words") ?? {};
const site = beside("../../");
const cache = `coup-denvoi-snapshot-${site}`;
const parts = Object.fromEntries(
  Object.entries(setup?.parts ?? {}).map(([name, part]) => [name, { ...part, url: beside(part.file) }]),
);

/** @type {HTMLElement[]} the widgets of the page in front of the reader */
let roots = [];
/** @type {Set<string>} the widgets that were played in this visit: their positions wait in Python */
const played = new Set();
/** @type {WeakSet<Element>} the editors that the reader is filling in, until they are sent */
const writing = new WeakSet();
/** @type {Promise<any> | undefined} */
let morpher;
/** Fetched with the runtime, and again if that failed. */
const morphing = () => (morpher ??= import("./idiomorph.js").catch(() => (morpher = undefined)));
/** @type {Promise<typeof import("./play.js")> | undefined} */
let player;
/** What plays whole matches is fetched on a page that is about one. */
const playing = () =>
  (player ??= import("./play.js").then((play) => {
    play.begin(send, words);
    return play;
  }));
/** @type {Promise<typeof import("./find.js")> | undefined} */
let finder;
/** What finds rules by their words is fetched on a page that has a box for it. */
const finding = () => (finder ??= import("./find.js"));
/** @type {Promise<typeof import("./house.js")> | undefined} */
let keeper;
/** What tells of house rules is fetched where they are picked, and where a reader who has picked some reads a rule. */
const housing = () =>
  (keeper ??= import("./house.js").then((house) => {
    house.begin(send, words);
    return house;
  }));
/** @type {WeakMap<Element, number>} what a widget is to be sent once the reader has paused */
const later = new WeakMap();
let lastId = 0;
let failures = 0;

const runtime =
  setup &&
  new Runtime(
    { ...setup, cache, parts, sparing: isSparing(), worker: beside(setup.worker) },
    { changed, progressed, slowed, answered },
  );

/** @param {HTMLElement} root */
const place = (root) => `${document.documentElement.lang}:${root.id}`;

/** @param {HTMLElement} root */
const specOf = (root) => JSON.parse(root.dataset.spec ?? "{}");

/** @param {Element} element */
const rootOf = (element) => /** @type {HTMLElement | null} */ (element.closest("[data-live]"));

/**
 * @param {HTMLElement} root
 * @param {object} command
 * @param {boolean} press
 */
function send(root, command, press) {
  played.add(place(root));
  const spec = specOf(root);
  if (runtime.state !== "ready") voice.say(words.loading);
  clearTimeout(later.get(root));
  /** @type {Query} */
  const query = { id: ++lastId, widget: root.id, spec, command, table: tableOf(spec.game), press };
  // Somebody who is asked about every game is told of every table.
  if (root.dataset.referee !== undefined) query.tables = allTables();
  if (root.dataset.play === undefined) ask(root, query);
  else void playing().then((play) => ask(root, { ...query, ...play.along(root, command) }));
}

/**
 * @param {HTMLElement} root
 * @param {Query} query
 */
function ask(root, query) {
  runtime.ask(query);
  paint(root);
}

/** @param {HTMLElement} root */
function paint(root) {
  const asked = runtime.isAsked(root.id);
  const waits = asked && runtime.state === "booting";
  const failed = asked && runtime.state === "failed";
  root.dataset.state = failed ? "failed" : waits ? "waiting" : runtime.state === "failed" ? "still" : runtime.state;
  if (failed) showFailed(root, words, runtime.reason);
  else if (waits) showLoading(root, words);
  else clear(root);
}

/** @param {import("./runtime.js").State} state */
function changed(state) {
  for (const root of roots) paint(root);
  if (state === "booting") void morphing();
  if (state === "failed") {
    failures += 1;
    if (roots.some((root) => runtime.isAsked(root.id))) voice.say(words.failed);
  }
  if (state === "ready") {
    failures = 0;
    document.documentElement.dataset.python = runtime.way;
    settle();
  }
}

/**
 * @param {number} loaded
 * @param {number} total
 */
function progressed(loaded, total) {
  for (const root of roots) showProgress(root, loaded, total);
}

function slowed() {
  for (const root of roots) showSlow(root, words);
}

/**
 * @param {Query} query
 * @param {Answer} answer
 */
async function answered(query, answer) {
  const { Idiomorph } = (await morphing()) ?? (await morphing()) ?? {};
  const root = document.getElementById(query.widget);
  if (!root?.matches("[data-live]")) return;
  clear(root);
  const had = root.contains(document.activeElement);
  // What the reader has unfolded or is writing stays. Without the morpher the frame is simply replaced.
  const callbacks = {
    beforeAttributeUpdated: (/** @type {string} */ name) => name !== "open",
    beforeNodeMorphed: (/** @type {Element} */ old) => !writing.has(old),
  };
  // Where every change of a form is answered, the next one may be half written by then.
  const ignoreActiveValue = root.dataset.referee !== undefined;
  if (Idiomorph) Idiomorph.morph(root, answer.html, { morphStyle: "innerHTML", callbacks, ignoreActiveValue });
  else root.innerHTML = answer.html;
  root.dataset.answered = String(query.id);
  // Focus moves only when the thing that had it is gone.
  if (had && !root.contains(document.activeElement) && answer.focus) {
    document.getElementById(answer.focus)?.focus({ preventScroll: true });
  }
  // A mere look has nothing to say, but the table is no longer being set.
  if (answer.status || voice.says(words.loading)) voice.say(answer.status);
  if (answer.table && !lay(answer.table)) notify(words.not_kept);
  if (answer.link) await hand(root, answer.link);
  if (answer.house) (await housing()).after(answer.house);
  if (answer.match) (await playing()).after(root, query, answer);
  else if (answer.next) {
    const { send: command, after } = answer.next;
    clearTimeout(later.get(root));
    later.set(
      root,
      setTimeout(() => send(root, command, false), after),
    );
  }
}

/**
 * @param {HTMLElement} root
 * @param {string} link
 */
async function hand(root, link) {
  const url = address(root.id, link);
  if (await copy(url)) notify(words.copied);
  else showLink(root, words, url);
}

function tryAgain() {
  // A file that is gone twice will not come back: the site is newer than this page, so get the new page.
  if (runtime.gone && failures > 1) location.reload();
  else runtime.retry();
}

/** @param {MouseEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("[data-retry]")) return tryAgain();
  const button = /** @type {HTMLElement | null} */ (target.closest("[data-live] [data-send]"));
  const root = button && rootOf(button);
  if (!root) return;
  event.preventDefault();
  const form = button.closest("form");
  if (form) writing.delete(form);
  send(root, JSON.parse(button.dataset.send ?? "{}"), true);
}

/** @param {SubmitEvent} event */
function submitted(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const root = rootOf(form);
  if (!root || !form.dataset.sendForm) return;
  event.preventDefault();
  writing.delete(form);
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  send(root, { ...JSON.parse(form.dataset.sendForm), fields }, true);
}

/**
 * A field that says so sends its whole form as soon as it is changed; or a form says so for all its fields.
 * @param {Event} event
 */
function rewritten(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const root = field instanceof Element ? rootOf(field) : null;
  const command = field.dataset?.sendChange ?? field.form?.dataset.sendChange;
  if (!root || !command || !field.form) return;
  send(root, { ...JSON.parse(command), fields: Object.fromEntries(new FormData(field.form)) }, true);
}

/** @param {Event} event */
function approached(event) {
  if (event.target instanceof Element && rootOf(event.target)) runtime.boot();
}

/** Open the position that the address names, and show it. */
function follow() {
  const found = linked(location.hash);
  if (!found) return;
  if (!found.root) return notify(words.link_lost);
  send(found.root, { do: "open", link: found.link }, false);
  found.root.scrollIntoView({ block: "center" });
}

const near = new IntersectionObserver(
  (entries) => {
    if (entries.some((entry) => entry.isIntersecting) && !isSparing()) whenIdle(() => runtime.boot());
  },
  { rootMargin: `${NEAR}px` },
);

/** @param {() => void} work */
function whenIdle(work) {
  const soon = window.requestIdleCallback ?? ((/** @type {() => void} */ later) => setTimeout(later, 200));
  if (document.readyState === "complete") soon(work, { timeout: 2000 });
  else addEventListener("load", () => soon(work, { timeout: 2000 }), { once: true });
}

/** @param {() => void} work */
function whenParsed(work) {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", work, { once: true });
  else work();
}

function setOut() {
  const first = document.querySelector("[data-live]");
  if (first && !isSparing() && first.getBoundingClientRect().top < innerHeight + NEAR) runtime.boot();
}

/** Whether there is something to say about house rules on this page. */
const agreeing = () =>
  document.querySelector(Object.keys(allTables()).length ? "[data-agree], [data-at-table]" : "[data-agree]");

let turned = false;

/** The widgets of a page that has just come, at the first load and after each instant navigation. */
function mount() {
  const now = told("ce-live");
  // A page of another edition wants its own script, and the Lab its own policy: both come with a full load.
  if ((now && now.edition !== setup.edition) || (turned && document.querySelector("[data-lab]"))) return location.reload();
  turned = true;
  near.disconnect();
  roots = [...document.querySelectorAll("[data-live]")].map((root) => /** @type {HTMLElement} */ (root));
  for (const root of roots) {
    near.observe(root);
    paint(root);
    if (root.dataset.play !== undefined) void playing().then((play) => linked(location.hash) || play.mount(root));
    else if (played.has(place(root)) || tableOf(specOf(root).game)) send(root, { do: "open" }, false);
  }
  const box = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-find]"));
  if (box) void finding().then((find) => find.mount(box));
  if (agreeing()) void housing().then((house) => house.mount());
  follow();
}

/** Put by what makes the next visit fast, and possible without a network: each once, one after the other. */
const shelf = { worker: new URL("sw.js", site).href, scope: site, edition: setup?.edition ?? "", cache, words };
const shelved = { snapshot: false, book: false };

function settle() {
  whenIdle(async () => {
    // Storage may be forbidden, full, or emptied under our hands: the page does without.
    if (runtime?.state === "ready" && !shelved.snapshot) {
      shelved.snapshot = true;
      await keepSnapshot(cache, parts.snapshot.url).catch(() => {});
    }
    if (shelved.book) return;
    shelved.book = true;
    await keepBook(shelf).catch(() => {});
  });
}

function settleLater() {
  setTimeout(() => (runtime?.state === "booting" ? settleLater() : settle()), READING_MS);
}

if (runtime) {
  document.addEventListener("click", pressed);
  document.addEventListener("submit", submitted);
  document.addEventListener("change", rewritten);
  document.addEventListener("input", (event) => {
    const form = event.target instanceof Element && event.target.closest("[data-live] .ce-editor form");
    if (form) writing.add(form);
  });
  for (const sign of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(sign, approached, { passive: true });
  }
  addEventListener("hashchange", follow);
  // A table laid in one widget, or in another tab, is laid for all widgets of its game.
  whenLaid((game) => {
    if (keeper || agreeing()) void housing().then((house) => house.show());
    for (const root of roots) {
      if (specOf(root).game === game || root.dataset.referee !== undefined) send(root, { do: "open" }, false);
    }
  });
  // A widget in sight from the start: Python sets out before the page's other scripts keep everything busy. This script
  // runs as soon as it is there, perhaps before the widget is: then it looks once more when the page is parsed.
  setOut();
  whenParsed(() => {
    setOut();
    const pages = /** @type {any} */ (window).document$;
    if (pages) pages.subscribe(mount);
    else mount();
  });
}
whenIdle(settleLater);
