// A field with a list of hits below it, as ARIA's combobox has it: the arrows choose, Enter goes there, Escape closes.
// The head's search is one, the referee's finder another.
// @ts-check
import { arrive } from "../landing.js";
import { answer, gameHere, lang, ready } from "./answers.js";
import { drawn } from "./draw.js";

/**
 * @typedef {object} Parts
 * @property {HTMLElement} root
 * @property {HTMLInputElement} field
 * @property {HTMLElement} panel
 * @property {HTMLElement} list
 * @property {HTMLElement} meta what is said about the hits, for the eye
 * @property {HTMLElement} status the same, for a screen reader
 * @property {Record<string, any>} words
 * @property {Omit<import("./engine.js").Where, "game">} where
 * @property {() => void} [left] what else is to be done when the reader has gone
 */

export class Box {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    this.typed = "";
    this.active = -1;
    const { root, field, list } = parts;
    field.addEventListener("input", () => void this.show());
    field.addEventListener("focus", () => void (field.value && this.show()));
    field.addEventListener("keydown", (event) => this.#keyed(event));
    list.addEventListener("pointermove", (event) => this.#choose(this.#options().indexOf(optionOf(event)), false));
    list.addEventListener("click", (event) => this.#chosen(event));
    document.addEventListener("pointerdown", (event) => {
      if (!root.contains(/** @type {Node} */ (event.target))) this.close();
    });
    root.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) this.close();
    });
    field.form?.addEventListener("submit", (event) => event.preventDefault());
    field.form?.addEventListener("reset", () => setTimeout(() => (this.show(), field.focus())));
    ready().catch(() => {});
    if (field.value) void this.show();
  }

  #options() {
    return /** @type {HTMLAnchorElement[]} */ ([...this.parts.list.querySelectorAll("[role=option]")]);
  }

  /** @param {string} sentence */
  #say(sentence) {
    const { meta, status } = this.parts;
    meta.textContent = sentence;
    if (status.textContent !== sentence) status.textContent = sentence;
  }

  /** Show what is found for what stands in the field. */
  async show() {
    const { field, words, where } = this.parts;
    const typed = field.value;
    this.typed = typed;
    if (!typed.trim()) return this.close();
    performance.mark("finder:asked");
    // An earlier question may still wait for an index that the last one does not need.
    const late = setTimeout(() => this.typed === typed && this.#waiting(), 120);
    try {
      const found = await answer(typed, { game: gameHere(), ...where });
      const { reader } = await ready();
      // The reader may have typed on.
      if (this.typed !== typed) return;
      this.#draw(found, reader);
      performance.measure("finder", "finder:asked");
    } catch {
      if (this.typed !== typed) return;
      this.#clear();
      this.#open();
      this.#say(words.failed);
    } finally {
      clearTimeout(late);
    }
  }

  #waiting() {
    this.#clear();
    this.#open();
    this.#say(this.parts.words.loading);
  }

  /**
   * @param {import("./answers.js").Answer} found
   * @param {import("./words.js").Reader} reader
   */
  #draw(found, reader) {
    const { list, words, field } = this.parts;
    this.#clear();
    const told = { lang, stems: found.stems, reader, words };
    list.append(...found.hits.map((hit, number) => drawn(hit, `${list.id}-${number}`, told)));
    list.hidden = !found.hits.length;
    list.scrollTop = 0;
    this.#open();
    field.setAttribute("aria-expanded", String(Boolean(found.hits.length)));
    this.#say(said(found, words));
  }

  #clear() {
    const { list, field } = this.parts;
    list.replaceChildren();
    list.hidden = true;
    this.active = -1;
    field.removeAttribute("aria-activedescendant");
    field.setAttribute("aria-expanded", "false");
  }

  #open() {
    this.parts.panel.hidden = false;
  }

  get open() {
    return !this.parts.panel.hidden;
  }

  close() {
    this.typed = "";
    this.#clear();
    this.parts.panel.hidden = true;
    this.parts.status.textContent = "";
  }

  /**
   * @param {number} number
   * @param {boolean} byKey
   */
  #choose(number, byKey) {
    const options = this.#options();
    if (number === this.active && !byKey) return;
    options[this.active]?.setAttribute("aria-selected", "false");
    this.active = number;
    const option = options[number];
    if (!option) return this.parts.field.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    this.parts.field.setAttribute("aria-activedescendant", option.id);
    if (byKey) option.scrollIntoView({ block: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const options = this.#options();
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!this.open) return void this.show();
      // The field itself is a stop between the last hit and the first.
      const stops = options.length + 1;
      const next = (this.active + 1 + (key === "ArrowDown" ? 1 : -1) + stops) % stops;
      this.#choose(next - 1, true);
    } else if (key === "Enter") {
      event.preventDefault();
      (options[this.active] ?? options[0])?.click();
    } else if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (this.open) this.close();
      else {
        this.parts.field.value = "";
        this.parts.left?.();
      }
    }
  }

  /** @param {MouseEvent} event */
  #chosen(event) {
    const option = optionOf(event);
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A hit in another language is a page load of its own.
    if (!option.hreflang) arrive(option.href);
    // Whoever else listens to this click wants to find the link in its place.
    setTimeout(() => {
      this.close();
      this.parts.field.blur();
      this.parts.left?.();
    });
  }
}

/** @param {Event} event */
const optionOf = (event) =>
  /** @type {HTMLAnchorElement} */ (event.target instanceof Element ? event.target.closest("[role=option]") : null);

/**
 * What there is to say about what was found.
 * @param {import("./answers.js").Answer} found
 * @param {Record<string, any>} words
 */
function said(found, words) {
  if (found.why === "vague") return words.vague;
  const cut = found.cut ? ` ${words.cut}` : "";
  if (!found.total) return words.none + cut;
  const count = found.total === 1 ? words.one : found.total > found.hits.length ? words.best : words.many;
  const by = found.by ? ` ${words.by[found.by]}` : "";
  return count.replace("#", found.hits.length).replace("%", found.total) + by + cut;
}
