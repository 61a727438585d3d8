// A match by keys: figures choose, Space or Enter does the main thing, letters open the tools.
// @ts-check
import { tooNew } from "./guard.js";

const LETTERS = { u: "undo", c: "coach-go", o: "odds-go", w: "why", s: "story-go", m: "menu", "?": "menu", h: "hint", e: "show", a: "anew" };
/** What can be chosen, in the order in which the eye meets it. */
const CHOICES = ".ce-stage__options [data-send], .ce-stage__dock .ce-held__do, .ce-stage__board [data-send]";

/** Whether a card only brings up what stands there anyway. @param {Element} each */
const stands = (each) =>
  each.matches("[aria-expanded=false]") && !document.getElementById(each.getAttribute("aria-controls") ?? "")?.hidden;

/** @param {Element} each */
const usable = (each) => each.checkVisibility() && each.getAttribute("aria-disabled") !== "true" && !stands(each);

/** @param {HTMLElement} root */
export const choices = (root) =>
  [...root.querySelectorAll(CHOICES)].filter(usable).map((each) => /** @type {HTMLElement} */ (each));

/**
 * Each choice says which key stands for it.
 * @param {HTMLElement} root
 */
export function marked(root) {
  const found = choices(root);
  const named = found.length < 2 ? [] : found.slice(0, 9);
  for (const each of root.querySelectorAll("[data-figure]")) {
    if (named.includes(/** @type {HTMLElement} */ (each))) continue;
    each.removeAttribute("data-figure");
    each.removeAttribute("aria-keyshortcuts");
  }
  named.forEach((each, place) => {
    const figure = String(place + 1);
    if (each.dataset.figure === figure) return;
    each.dataset.figure = figure;
    each.setAttribute("aria-keyshortcuts", figure);
  });
}

/** @param {HTMLElement | null | undefined} button */
function press(button) {
  // What has just come by itself was not what the key was meant for.
  if (!button || tooNew(button)) return;
  button.click();
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || document.querySelector("dialog[open]")) return;
  const target = /** @type {Element} */ (event.target);
  const root = /** @type {HTMLElement | null} */ (document.querySelector("[data-live]:has(> .ce-stage)"));
  if (!root || (target !== document.body && !root.contains(target))) return;
  if (target.closest("input:not([type=checkbox], [type=radio]), select, textarea")) return;
  const byId = (/** @type {string} */ part) => document.getElementById(`${root.id}--${part}`);
  if (/^[1-9]$/.test(event.key)) press(choices(root)[Number(event.key) - 1]);
  else if (event.key === " " || event.key === "Enter") {
    // A button or a link that has the focus answers to these keys itself.
    if (target.closest("button, a, summary, input, label")) return;
    const meant = /** @type {HTMLElement | null} */ (root.querySelector(".ce-go--meant"));
    const go = meant ?? byId("go") ?? byId("rematch");
    const found = choices(root);
    press(go ?? (found.length === 1 ? found[0] : null));
  } else if (event.key.toLowerCase() in LETTERS) {
    const part = /** @type {Record<string, string>} */ (LETTERS)[event.key.toLowerCase()];
    byId(part)?.click();
  } else return;
  event.preventDefault();
}

document.addEventListener("keydown", keyed);
