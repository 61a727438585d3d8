// The page of the Lab: each example with its editor, its buttons and its result. PyScript runs the Python; what stands
// around it is ours.
// @ts-check
import { edit } from "./lab-editor.js";
import { Host } from "./lab-host.js";
import { Screen } from "./lab-screen.js";
import { Texts, link, linked } from "./lab-texts.js";
import { copy } from "../../assets/scripts/copying.js";

/** @typedef {Record<string, string>} Words */

const told = JSON.parse(document.getElementById("ce-lab")?.textContent ?? "{}");
/** @type {Words} */
const words = told.words;
const NEAR = "300px";
const KEEP_MS = 300;

/** @param {string} file */
const beside = (file) => new URL(file, import.meta.url).href;

/** A reader who saves data gets Python when a run is asked for, and not before. */
const sparing = Boolean(/** @type {any} */ (navigator).connection?.saveData);

const lang = document.documentElement.lang;
const texts = new Texts(lang);
const host = new Host(
  { core: beside(told.core), interpreter: beside(told.interpreter), lang },
  {
    changed: (state) => {
      for (const example of examples) example.paint(state);
      document.documentElement.dataset.labPython = state;
    },
    heard: (kind, what) => running?.hear(kind, what),
  },
);

/**
 * What an example is called: the heading above it.
 * @param {Element | null} at
 */
function titled(at) {
  while (at && at.localName !== "h2") at = at.previousElementSibling;
  return at?.firstChild?.textContent?.trim() ?? "";
}

/** @type {Example | null} */
let running = null;

class Example {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.id = root.dataset.lab ?? "";
    this.title = titled(root);
    this.code = /** @type {HTMLElement} */ (root.querySelector(".lab__code code"));
    this.original = (this.code.textContent ?? "").trim();
    this.place = /** @type {HTMLElement} */ (root.querySelector(".lab__editor"));
    this.status = /** @type {HTMLElement} */ (root.querySelector(".lab__status"));
    this.note = /** @type {HTMLElement} */ (root.querySelector(".lab__note"));
    this.screen = new Screen(/** @type {HTMLElement} */ (root.querySelector(".lab__out")));
    /** @type {import("./lab-editor.js").Editor | null} */
    this.editor = null;
    /** @type {Promise<void> | undefined} */
    this.coming = undefined;
    this.keeper = 0;
    const { text } = texts.of(this.id);
    this.text = text ?? this.original;
    if (text !== undefined) this.code.textContent = text;
    for (const [name, deed] of Object.entries({ run: this.run, stop: this.stop, reset: this.reset, share: this.share })) {
      this.button(name).addEventListener("click", () => deed.call(this));
      this.button(name).disabled = false;
    }
    this.tell();
  }

  /**
   * @param {string} name
   * @returns {HTMLButtonElement}
   */
  button(name) {
    return /** @type {HTMLButtonElement} */ (this.root.querySelector(`[data-do="${name}"]`));
  }

  /** Make the editor, once. */
  open() {
    this.coming ??= this.#open().catch((error) => {
      this.coming = undefined;
      this.say(words.failed, String(error));
    });
    return this.coming;
  }

  async #open() {
    this.editor = await edit(this.place, host.pyscript(), {
      text: this.text,
      label: words.editor.replace("#", this.title),
      changed: (text) => this.changed(text),
      wanted: () => this.wanted(),
      busy: () => host.busy,
    });
    // What came while the editor was made: a link, or a reset.
    if (this.editor.text !== this.text && this.text.trim() !== this.editor.text) this.editor.text = this.text;
    this.code.parentElement?.remove();
    this.root.dataset.open = "";
  }

  /** Run as soon as there is an editor and nothing else runs; a press that comes early is kept. */
  async run() {
    if (host.busy) return;
    if (host.state !== "ready") this.say(words.starting);
    this.button("run").disabled = true;
    if (host.state === "failed") host.start();
    await this.open();
    this.button("run").disabled = false;
    this.editor?.run();
  }

  /** PyScript is about to run this text. */
  async wanted() {
    if (host.busy) return false;
    host.start();
    running = this;
    this.screen.clear();
    this.screen.place.setAttribute("aria-busy", "true");
    this.say(host.state === "ready" ? words.running : words.starting);
    await host.claim();
    return true;
  }

  /**
   * @param {string} kind
   * @param {string} what
   */
  hear(kind, what) {
    if (kind !== "end") {
      this.say(words.running);
      this.screen.show(kind, what);
      if (kind === "error") this.wrong = true;
      return;
    }
    this.screen.place.removeAttribute("aria-busy");
    this.root.dataset.ran = String(Number(this.root.dataset.ran ?? 0) + 1);
    this.say(this.wrong ? words.wrong : this.screen.place.childElementCount ? words.done : words.nothing);
    this.wrong = false;
    running = null;
  }

  stop() {
    if (running !== this) return;
    running = null;
    this.screen.place.removeAttribute("aria-busy");
    host.stop();
    this.say(words.stopped);
    this.button("run").focus();
  }

  reset() {
    const own = this.text;
    clearTimeout(this.keeper);
    this.put(this.original, own === this.original ? texts.of(this.id).before : own);
    this.say(words.was_reset);
  }

  async share() {
    try {
      const address = await link(this.id, this.text);
      if (await copy(address)) this.say(words.copied);
      else this.say(`${words.copy_failed} ${address}`);
    } catch {
      this.say(words.too_long);
    }
  }

  /**
   * Put a text into the editor, and keep the one that was there, if it was the reader's own.
   * @param {string} text
   * @param {string} [before]
   */
  put(text, before) {
    this.text = text;
    if (this.editor) this.editor.text = text;
    else this.code.textContent = text;
    clearTimeout(this.keeper);
    this.keep(before);
    this.tell();
  }

  /** @param {string} [before] */
  keep(before) {
    const kept = { text: this.text === this.original ? undefined : this.text, before };
    if (!texts.keep(this.id, kept)) this.say(words.not_kept);
  }

  /** @param {string} text */
  changed(text) {
    if (text === this.text) return;
    this.text = text;
    clearTimeout(this.keeper);
    this.keeper = setTimeout(() => {
      this.keep(texts.of(this.id).before);
      this.tell();
    }, KEEP_MS);
  }

  /** Whether there is a way back, and to what. */
  tell(from = "") {
    const { before } = texts.of(this.id);
    const back = before !== undefined && before !== this.text;
    this.note.hidden = !back && !from;
    this.note.replaceChildren(from);
    if (!back) return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words.back;
    button.addEventListener("click", () => {
      this.put(before);
      this.say(words.is_back);
    });
    this.note.append(" ", button);
  }

  /**
   * A text that came by a link: it lies ready and does not run by itself.
   * @param {string} text
   */
  receive(text) {
    if (text !== this.text) this.put(text, this.text === this.original ? texts.of(this.id).before : this.text);
    this.tell(words.linked);
    this.root.scrollIntoView({ block: "start" });
  }

  /**
   * @param {string} sentence
   * @param {string} [reason]
   */
  say(sentence, reason = "") {
    const text = reason ? `${sentence} (${reason})` : sentence;
    if (this.status.textContent !== text) this.status.textContent = text;
  }

  /** @param {import("./lab-host.js").State} state */
  paint(state) {
    const mine = running === this;
    this.button("run").disabled = state === "running";
    this.button("run").hidden = mine && state === "running";
    this.button("stop").hidden = !(mine && state === "running");
    if (state === "failed" && (mine || !running)) {
      this.say(words.failed, host.reason);
      this.screen.place.removeAttribute("aria-busy");
    }
    if (state === "ready" && this.status.textContent === words.stopped) this.say(words.again);
  }
}

/** @type {Example[]} */
const examples = [];

async function follow() {
  const found = await linked(location.hash);
  if (!found) return;
  const example = examples.find((each) => each.id === found.example);
  if (example && found.text !== null) {
    example.receive(found.text);
    void example.open();
  } else (example ?? examples[0]).tell(words.link_lost);
}

// Whoever leaves this page leaves its policy behind: every link is a full load, those of the search too.
document.addEventListener(
  "click",
  (event) => {
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (anchor && !anchor.target) anchor.target = "_self";
  },
  true,
);
addEventListener("hashchange", follow);

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void examples.find((each) => each.root === target)?.open();
    }
  },
  { rootMargin: NEAR },
);

function mount() {
  for (const root of document.querySelectorAll("[data-lab]")) {
    const example = new Example(/** @type {HTMLElement} */ (root));
    examples.push(example);
    // Python set out before the page was there, and may have failed before anybody could be told.
    example.paint(host.state);
  }
  void examples[0]?.open();
  for (const { root } of examples.slice(1)) near.observe(root);
  void follow();
}

if (!sparing) void host.start();
// This script runs as soon as it is there, perhaps before the page is.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", mount, { once: true });
else mount();
