// What the page itself shows in a widget while Python is not there: how far it has come, and what to do when it fails.
// @ts-check

/** @typedef {Record<string, string>} Words */

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 */
export function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** One polite live region for the whole visit; it lies outside of what instant navigation replaces. */
class Voice {
  #region = element("div", { class: "ce-voice", "aria-live": "polite", role: "status" });

  /** @param {string} sentence */
  say(sentence) {
    if (!this.#region.isConnected) document.body.append(this.#region);
    this.#region.textContent = sentence;
  }

  /** @param {string} sentence */
  says(sentence) {
    return this.#region.textContent === sentence;
  }
}

export const voice = new Voice();

/**
 * A short notice in Material's own snack bar where there is one; the live region says it in any case.
 * @param {string} sentence
 */
export function notify(sentence) {
  const material = /** @type {any} */ (window).alert$;
  // The bar stands outside of every landmark and is said once already.
  document.querySelector(".md-dialog")?.setAttribute("aria-hidden", "true");
  if (material) material.next(sentence);
  voice.say(sentence);
}

/** @param {Element} root */
const strip = (root) => root.querySelector(":scope > .ce-live__progress");

/** @param {Node} node */
export const isStrip = (node) => node instanceof Element && node.matches(".ce-live__progress");

/** @param {Element} root */
export function clear(root) {
  strip(root)?.remove();
}

/**
 * The strip stands below the row that was pressed, where the eye is.
 * @param {Element} root
 * @param {string} kind
 * @param {...(Node | string)} children
 */
export function show(root, kind, ...children) {
  const made = element("div", { class: `ce-live__progress ce-live__progress--${kind}` }, ...children);
  const old = strip(root);
  if (old) {
    old.replaceWith(made);
    return;
  }
  let pressed = root.contains(document.activeElement) ? document.activeElement : null;
  while (pressed && pressed.parentElement !== root) pressed = pressed.parentElement;
  if (pressed) pressed.after(made);
  else root.append(made);
}

/**
 * @param {Words} words
 */
function again(words) {
  return element("button", { type: "button", class: "ce-live__retry", "data-retry": "" }, words.retry);
}

/** @param {Words} words */
function giveUp(words) {
  return element("button", { type: "button", class: "ce-live__retry", "data-stop": "" }, words.stop);
}

/**
 * @param {Element} root
 * @param {Words} words
 */
export function showLoading(root, words) {
  if (root.querySelector(":scope > .ce-live__progress--loading")) return;
  show(
    root,
    "loading",
    element("span", { class: "ce-live__word" }, words.loading),
    element("progress", { max: "1", value: "0", "aria-label": words.loading }),
    element("span", { class: "ce-live__bytes" }),
  );
}

/**
 * @param {Element} root
 * @param {number} loaded
 * @param {number} total
 */
export function showProgress(root, loaded, total) {
  const bar = strip(root)?.querySelector("progress");
  const bytes = strip(root)?.querySelector(".ce-live__bytes");
  if (!bar || !bytes) return;
  // Something comes after all: to try again now would throw it away.
  strip(root)?.querySelector("[data-retry]")?.remove();
  bar.value = loaded / total;
  // No number formatter: making one holds the page up for longer than all the rest of this script.
  bytes.textContent = `${Math.floor((100 * loaded) / total)}\u202f%`;
}

/**
 * It takes long. While files come there is nothing to be done about it; what is being worked out can be given up.
 * @param {Element} root
 * @param {Words} words
 */
export function showSlow(root, words) {
  const shown = strip(root);
  const word = shown?.querySelector(".ce-live__word");
  if (!shown || !word || shown.querySelector("button")) return;
  word.textContent = words.slow;
  if (shown.matches(".ce-live__progress--working")) shown.append(giveUp(words));
}

/**
 * Nothing has come for a while.
 * @param {Element} root
 * @param {Words} words
 */
export function showStalled(root, words) {
  const shown = root.querySelector(":scope > .ce-live__progress--loading");
  const word = shown?.querySelector(".ce-live__word");
  if (!shown || !word || shown.querySelector("button")) return;
  word.textContent = words.slow;
  shown.append(again(words));
}

/**
 * Python is at work on what the reader has asked for.
 * @param {Element} root
 * @param {Words} words
 */
export function showWorking(root, words) {
  if (!strip(root)) show(root, "working", element("span", { class: "ce-live__word" }, words.working));
}

/**
 * @param {Element} root
 * @param {Words} words
 * @param {string} sentence
 * @param {string} reason
 */
export function showFailed(root, words, sentence, reason) {
  show(root, "failed", element("span", { class: "ce-live__word", title: reason }, sentence), again(words));
}

/**
 * Something was given up, and trying it again would lead to the same.
 * @param {Element} root
 * @param {string} sentence
 */
export function showOver(root, sentence) {
  show(root, "failed", element("span", { class: "ce-live__word" }, sentence));
}
