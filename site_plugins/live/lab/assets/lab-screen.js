// What a run shows: text as text, and of drawings only what our charts are made of, because a text may come by a link.
// @ts-check

const TAGS = new Set(
  "div figure figcaption svg g text rect path polyline line circle table caption thead tbody tr th td ul li p".split(" "),
);
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

  /** @param {string} html */
  #draw(html) {
    this.text = null;
    for (const node of new DOMParser().parseFromString(html, "text/html").body.childNodes) {
      const clean = copy(node);
      if (clean) this.place.append(clean);
    }
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
  if (!(node instanceof Element) || !TAGS.has(node.localName)) return null;
  const clean = document.createElementNS(node.namespaceURI, node.localName);
  for (const { name, value } of node.attributes) {
    if (!MARKS.has(name)) continue;
    clean.setAttribute(name, name === "class" ? value.split(/\s+/).filter((each) => OURS.test(each)).join(" ") : value);
  }
  for (const child of node.childNodes) clean.append(copy(child) ?? "");
  return clean;
}
