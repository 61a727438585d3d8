// What a run shows: text as text, and of drawings only what our charts are made of, because a text may come by a link.
// @ts-check

const TEXT = new Set("div figure figcaption table caption thead tbody tr th td ul li p".split(" "));
const DRAWING = new Set("svg g text rect path polyline line circle".split(" "));
const [HTML, SVG] = ["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"];
const MARKS = new Set(
  "class viewBox role aria-label tabindex x y width height d points text-anchor scope x1 y1 x2 y2 cx cy r".split(" "),
);
/** A class of ours and nothing else: another could lay something over the page. */
const OURS = /^lab-(chart|key|keys|table)[\w-]*$/;

export class Screen {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    /** @type {HTMLElement | null} */
    this.text = null;
  }

  clear() {
    this.place.replaceChildren();
    this.text = null;
  }

  /**
   * @param {string} kind
   * @param {string} what
   */
  show(kind, what) {
    if (kind === "text") this.#print(what);
    else if (kind === "html") this.#draw(what);
    else if (kind === "error") this.#add("pre", "lab__error", what);
  }

  /** @param {string} text */
  #print(text) {
    if (!this.text) this.text = this.#add("pre", "lab__text", "");
    this.text.append(text);
  }

  /**
   * Read as XML, in which no name means anything until it is copied.
   * @param {string} html
   */
  #draw(html) {
    this.text = null;
    const read = new DOMParser().parseFromString(`<x>${html}</x>`, "application/xml");
    if (read.querySelector("parsererror")) return this.#print(`${html}\n`);
    for (const node of read.documentElement.childNodes) this.place.append(copy(node) ?? "");
  }

  /**
   * @param {string} tag
   * @param {string} name
   * @param {string} text
   */
  #add(tag, name, text) {
    const element = document.createElement(tag);
    element.className = name;
    element.textContent = text;
    this.place.append(element);
    return element;
  }
}

/**
 * @param {Node} node
 * @returns {Node | null}
 */
function copy(node) {
  if (node instanceof Text) return document.createTextNode(node.data);
  if (!(node instanceof Element)) return null;
  const kind = TEXT.has(node.localName) ? HTML : DRAWING.has(node.localName) ? SVG : "";
  if (!kind) return null;
  const clean = document.createElementNS(kind, node.localName);
  for (const { name, value } of node.attributes) {
    if (!MARKS.has(name)) continue;
    clean.setAttribute(name, name === "class" ? value.split(/\s+/).filter((each) => OURS.test(each)).join(" ") : value);
  }
  for (const child of node.childNodes) clean.append(copy(child) ?? "");
  return clean;
}
