// The page's glue: finds the widgets, carries presses to Python and frames back. It knows no game and no command but
// `open`, which draws a position, and the answer's `link`, which goes to the clipboard.
// @ts-check
import { listenToTerms } from "./asking.js";
import * as face from "./face.js";
import { notify, voice } from "./face.js";
import { late, whenever } from "./fetched.js";
import { fetchGists, gists } from "./gists.js";
import { misses, redrawn } from "./guard.js";
import { come, stay } from "./landing.js";
import { linked } from "./links.js";
import { nearness } from "./near.js";
import { isSparing } from "./offline.js";
import { beside, cache, packs, painted, parts, place, rootOf, setup, site, specOf, told, whenIdle, whenParsed, words } from "./page.js";
import { answerTo, before, handedOver, isAhead, isPrepared, recalled } from "./prepared.js";
import { Runtime } from "./runtime.js";
import { listenToSearch } from "./search.js";
import { shelving } from "./shelf.js";
import { keepsAny, PRACTISED } from "./store.js";
import { allTables, lay, tableOf, whenLaid } from "./tables.js";
import { draw, rewriting, sent } from "./writing.js";

/**
 * @typedef {import("./runtime.js").Query} Query
 * @typedef {import("./runtime.js").Answer} Answer
 */

/** @type {HTMLElement[]} the widgets of the page in front of the reader */
let roots = [];
/** @type {Set<string>} the widgets that were played in this visit: their positions wait in Python */
const played = new Set();
/** @type {Map<HTMLElement, {command: object, press: boolean}>} what could not even be sent, for want of a script */
const unsent = new Map();
/** @type {Map<HTMLElement, string>} what a widget has to say about something that was given up */
const given = new Map();
/** @type {Set<string>} links over which Python died in this visit */
const deadly = new Set();
/** Fetched with the runtime, and again if that failed. */
const morphing = late("idiomorph");
/** What plays whole matches is fetched on a page that is about one. */
const playing = late("play", (play) => play.begin(send, words, adopt));
/** What knows of lessons is fetched on a page that has some. */
const learning = late("learn", (learn) => learn.begin(send, words, adopt));
/** What asks about rules, and knows what is known of them. */
const practising = late("practice", (practice) => practice.begin(send, words));
/** What finds is fetched when somebody comes to the search, and on a page that has a box of its own. */
const finding = late("finder");
let agreed = false;
/** What tells of house rules is fetched where they are picked, and where a reader who has picked some reads a rule. */
const housing = late("house", (house) => {
  house.begin(send, words);
  agreed = true;
});
/** What leads from a rule to a question about it is fetched where the reader has a memory of rules. */
const reminding = late("weak", (weak) => weak.begin(words));
/** What copies is fetched when something is to be copied. */
const copying = late("copying");
/** What explains a word is fetched when somebody asks for one. */
const explaining = late("terms");
/** @type {WeakMap<Element, number>} what a widget is to be sent once the reader has paused */
const later = new WeakMap();
let lastId = 0;
let failures = 0;
/** Python has died and forgotten every position. */
let reborn = false;

const runtime =
  setup &&
  new Runtime(
    { ...setup, cache, parts, sparing: isSparing(), worker: beside(setup.worker) },
    {
      ...{ changed, working, answered, died, gists, packs },
      progressed: (loaded, total) => roots.forEach((root) => face.showProgress(root, loaded, total)),
      slowed: () => roots.forEach((root) => face.showSlow(root, words)),
      stalled: () => roots.forEach((root) => face.showStalled(root, words)),
    },
  );

const near = runtime && nearness(runtime, morphing);

/**
 * @param {HTMLElement} root
 * @param {object} command
 * @param {boolean} press
 */
function send(root, command, press) {
  const early = press && isPrepared(root, runtime) && (isAhead(root) || !played.has(place(root)));
  played.add(place(root));
  const spec = specOf(root);
  clearTimeout(later.get(root));
  unsent.delete(root);
  given.delete(root);
  /** @type {Query} */
  const query = { id: ++lastId, widget: root.id, spec, command, table: tableOf(spec.game), press };
  if (early && atOnce(root, query)) return;
  if (runtime.state !== "ready") voice.say(words.loading);
  query.before = before(root);
  query.explains = root.dataset.gists !== undefined;
  root.dataset.asked = String(query.id);
  // Somebody who is asked about every game is told of every table.
  if (root.dataset.referee !== undefined) query.tables = allTables();
  if (early) recalled(root, runtime, query.id).then((free) => free && !atOnce(root, query) && ask(root, query));
  const own = scriptOf(root);
  if (!own) return ask(root, query);
  own()
    .then((script) => script.along(root, command))
    .then((more) => ask(root, { ...query, ...more }), (error) => hold(root, command, press, error));
}

/** Answer a press without Python, which starts behind it; false where that cannot be. @param {HTMLElement} root @param {Query} query */
function atOnce(root, query) {
  const answer = answerTo(root, query.command);
  if (!answer) return false;
  root.dataset.asked = String(query.id);
  answered(query, answer).then(() => runtime.boot());
  paint(root);
  return true;
}

/** Python is there: it goes on from what was answered before it came. */
function handOver() {
  for (const root of roots) {
    if (!isAhead(root) || runtime.isWorking(root.id)) continue;
    const query = { id: ++lastId, widget: root.id, spec: specOf(root), command: { do: "open" }, before: before(root) };
    runtime.ask({ ...query, press: false, silent: true });
  }
}

/** What a page needs that is about nothing else. @param {HTMLElement} root */
const scriptOf = ({ dataset: { play, learn, practice } }) =>
  play !== undefined ? playing : learn !== undefined ? learning : practice !== undefined ? practising : null;

/**
 * The script that this takes did not come: what was pressed is kept, and sent when the reader tries again.
 * @param {HTMLElement} root
 * @param {object} command
 * @param {boolean} press
 * @param {unknown} error
 */
function hold(root, command, press, error) {
  unsent.set(root, { command, press });
  root.dataset.state = "failed";
  face.showFailed(root, words, words.failed, String(error));
  voice.say(words.failed);
}

/** @param {HTMLElement} root @param {Query} query */
function ask(root, query) {
  runtime.ask(query);
  paint(root);
}

/** @param {HTMLElement} root */
function paint(root) {
  if (unsent.has(root)) return;
  const asked = runtime.isAsked(root.id);
  const waits = asked && runtime.state === "booting";
  const failed = asked && runtime.state === "failed";
  root.dataset.state = failed ? "failed" : waits ? "waiting" : runtime.state === "failed" ? "still" : runtime.state;
  const over = given.get(root);
  if (failed) face.showFailed(root, words, whyFailed(), runtime.reason);
  else if (waits) face.showLoading(root, words);
  else if (over) face.showOver(root, over);
  else face.clear(root);
}

const whyFailed = () => (runtime.cause === "start" ? words.failed_start : words.failed);

/** @param {import("./runtime.js").State} state */
function changed(state) {
  for (const root of roots) paint(root);
  if (state === "booting") morphing().catch(() => {});
  if (state === "failed") {
    failures += 1;
    if (roots.some((root) => runtime.isAsked(root.id))) voice.say(whyFailed());
  }
  if (state === "ready") {
    failures = 0;
    document.documentElement.dataset.python = runtime.way;
    if (reborn) begunAnew();
    queueMicrotask(handOver); // What waited is sent first.
    settle.now();
  }
}

/** Python knows nothing of what was played: every situation shows where it stands with it now, before it is pressed. */
function begunAnew() {
  reborn = false;
  const begun = roots.filter((root) => [null, practising].includes(scriptOf(root)) && played.has(place(root)));
  for (const root of begun) {
    const over = given.get(root);
    send(root, { do: "open" }, false);
    if (!over) continue;
    given.set(root, over);
    paint(root);
  }
  if (begun.length) notify(words.begun_anew);
}

/** @param {Query | undefined} over what Python died over, if it had begun something */
function died(over) {
  reborn = true;
  const root = over && roots.find((each) => each.id === over.widget);
  if (!root) return;
  const { link } = /** @type {{link?: string}} */ (over.command);
  if (link) deadly.add(link);
  giveUp(root, link ? words.link_too_much : words.too_much);
}

/** @param {HTMLElement} root @param {string} sentence */
function giveUp(root, sentence) {
  given.set(root, sentence);
  paint(root);
  voice.say(sentence);
}

function working() {
  for (const root of roots) {
    if (!runtime.isWorking(root.id)) continue;
    face.showWorking(root, words);
    voice.say(words.working);
  }
}

/**
 * @param {Query} query
 * @param {Answer} answer
 */
async function answered(query, answer) {
  const { Idiomorph } = await morphing().catch(() => morphing()).catch(() => ({ Idiomorph: undefined }));
  const root = document.getElementById(query.widget);
  if (!root?.matches("[data-live]")) return;
  if (query.before) handedOver(root);
  if (query.silent) return;
  if (!given.has(root)) face.clear(root);
  const had = root.contains(document.activeElement);
  redrawn(root, !query.press, () => draw(root, answer.html, Idiomorph, given.has(root)));
  // A match is a large frame: the rest is done once it is on the screen, and does not hold it up.
  if (answer.match) await painted();
  if (!root.isConnected) return;
  // Focus moves only when the thing that had it is gone.
  if (had && !root.contains(document.activeElement) && answer.focus) {
    document.getElementById(answer.focus)?.focus({ preventScroll: true });
  }
  // What was asked for may have come to stand out of sight.
  if (answer.show) document.getElementById(answer.show)?.scrollIntoView({ block: "nearest" });
  // A mere look has nothing to say, but the table is no longer being set.
  if (answer.status || voice.says(words.loading) || voice.says(words.working)) voice.say(answer.status);
  if (answer.table && !lay(answer.table)) notify(words.not_kept);
  if (answer.match || answer.learn) (await scriptOf(root)?.())?.after(root, query, answer);
  root.dataset.answered = String(query.id);
  if (answer.link || answer.copy) await copying().then((script) => script.handOut(root, answer), () => notify(words.part_missing));
  if (answer.house) (await housing()).after(answer.house);
  if (answer.practice) (await practising()).after(root, query, answer);
  if (answer.next && !answer.match && !answer.learn) {
    const { send: command, after } = answer.next;
    clearTimeout(later.get(root));
    later.set(
      root,
      setTimeout(() => send(root, command, false), after),
    );
  }
}

function tryAgain() {
  for (const [root, { command, press }] of unsent) send(root, command, press);
  if (runtime.state !== "booting" && runtime.state !== "failed") return;
  // A file that is gone twice will not come back: the site is newer than this page, so get the new page.
  if (runtime.gone && failures > 1) location.reload();
  else runtime.retry();
}

/** @param {MouseEvent} event */
function pressed(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("[data-retry]")) return tryAgain();
  if (target.closest("[data-stop]")) return runtime.stop();
  const button = /** @type {HTMLElement | null} */ (target.closest("[data-live] [data-send]"));
  const root = button && rootOf(button);
  if (!root) return;
  event.preventDefault();
  if (misses(event, button)) return;
  // It is seen at once that a press was taken; the next drawing takes the sign away.
  button.classList.add("ce-pressed");
  sent(root, button.closest("form"));
  send(root, JSON.parse(button.dataset.send ?? "{}"), true);
}

/** @param {SubmitEvent} event */
function submitted(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const root = rootOf(form);
  if (!root || !form.dataset.sendForm) return;
  event.preventDefault();
  sent(root, form);
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  send(root, { ...JSON.parse(form.dataset.sendForm), fields }, true);
}

/** Open the position that the address names, and show it. */
function follow() {
  const found = linked(location.hash);
  if (!found) return;
  if (!found.root) return notify(words.link_lost);
  if (deadly.has(found.link)) return giveUp(found.root, words.link_too_much);
  send(found.root, { do: "open", link: found.link }, false);
  found.root.scrollIntoView({ block: "center" });
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
  come(turned);
  turned = true;
  near.watch.disconnect();
  roots = [...document.querySelectorAll("[data-live]")].map((root) => /** @type {HTMLElement} */ (root));
  for (const root of roots) {
    near.watch.observe(root);
    paint(root);
    if (root.dataset.gists !== undefined) fetchGists();
    if (scriptOf(root)) resume(root);
    else if (played.has(place(root)) || tableOf(specOf(root).game)) send(root, { do: "open" }, false);
  }
  const boxes = document.querySelector("[data-find], form.ce-filter");
  if (boxes) whenever(finding, (finder) => finder.mountBoxes(), () => notify(words.part_missing));
  if (agreeing()) whenever(housing, (house) => house.mount(), () => notify(words.part_missing));
  if (document.querySelector(".ce-rule") && keepsAny(PRACTISED)) whenever(reminding, (weak) => weak.show(), () => {});
  follow();
}

/**
 * Situations that come onto the page later, beside those that are there.
 * @param {HTMLElement[]} more
 */
function adopt(more) {
  roots = [...roots.filter((root) => root.isConnected), ...more];
  for (const root of more) {
    near.watch.observe(root);
    paint(root);
    if (tableOf(specOf(root).game)) send(root, { do: "open" }, false);
  }
}

/**
 * A match, lessons, questions, progress: each takes up what was open on it, unless a link says otherwise.
 * @param {HTMLElement} root
 */
function resume(root) {
  whenever(
    /** @type {() => Promise<any>} */ (scriptOf(root)),
    (script) => {
      if (unsent.delete(root)) paint(root);
      if (root.isConnected && !linked(location.hash)) script.mount(root);
    },
    () => hold(root, { do: "open" }, false, "script"),
  );
}

const shelf = { worker: new URL("sw.js", site).href, scope: site, edition: setup?.edition ?? "", cache, words };
/** Put by what makes the next visit fast, and possible without a network: each once, one after the other. */
const settle = shelving(shelf, parts.snapshot?.url, () => runtime?.state);

if (runtime) {
  document.addEventListener("click", pressed);
  document.addEventListener("submit", submitted);
  document.addEventListener("change", rewriting(send));
  for (const sign of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(sign, near.approached, { passive: true });
  }
  addEventListener("hashchange", follow);
  whenParsed(() => listenToSearch(finding));
  // A table laid in one widget, or in another tab, is laid for all widgets of its game.
  whenLaid((game) => {
    if (agreed || agreeing()) whenever(housing, (house) => house.show(), () => notify(words.part_missing));
    for (const root of roots) {
      if (specOf(root).game === game || root.dataset.referee !== undefined) send(root, { do: "open" }, false);
    }
  });
  // Python sets out before the page's other scripts keep everything busy. This script runs as soon as it is there, perhaps
  // before the widget is: then it looks once more when the page is parsed.
  near.setOut();
  whenParsed(() => {
    near.setOut();
    const { document$: pages, location$: steps } = /** @type {any} */ (window);
    if (steps) stay(steps);
    if (pages) pages.subscribe(mount);
    else mount();
  });
}
if (setup) listenToTerms(explaining);
whenIdle(settle.later);
