// Beside a rule about which the reader was wrong lately: the way to a question about it. Which rules those are stands in
// what is kept, where Python has put it.
// @ts-check
import * as progress from "./progress.js";

const CLASS = "ce-weak";
/** @type {Record<string, string>} */
let words = {};

/** @param {HTMLElement} rule */
function way(rule) {
  const link = document.createElement("a");
  link.className = CLASS;
  link.href = `../drill/#section=${rule.dataset.rule}`;
  const name = document.createElement("span");
  name.className = "ce-vh";
  name.textContent = ` ${rule.querySelector("h3")?.firstChild?.textContent ?? ""}`;
  link.append(words.rule_weak, name);
  return link;
}

/** The rules of this page, with a way or without one. */
export function show() {
  const kept = progress.progress()?.weak;
  const weak = new Set(Array.isArray(kept) ? kept : []);
  for (const each of document.querySelectorAll(".ce-rule[data-rule]")) {
    const rule = /** @type {HTMLElement} */ (each);
    const there = rule.querySelector(`:scope > .${CLASS}`);
    if (!weak.has(rule.dataset.rule)) there?.remove();
    else if (!there) rule.prepend(way(rule));
  }
}

/** @param {Record<string, string>} said */
export function begin(said) {
  words = said;
  // Another window asks, too.
  addEventListener("storage", (event) => progress.isProgress(event.key) && show());
}
