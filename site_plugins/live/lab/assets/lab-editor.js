// One of PyScript's editors in our clothes: our colours, its name for screen readers, and word of every change.
// @ts-check
import { ENV } from "./lab-host.js";

/**
 * @typedef {object} Wishes
 * @property {string} text
 * @property {string} label
 * @property {(text: string) => void} changed
 * @property {() => Promise<boolean>} wanted a run is asked for; false keeps it from happening
 * @property {() => boolean} busy
 * @typedef {{text: string, run: () => void}} Editor
 */

/** PyScript's icons carry inline styles, which the policy forbids; its button is hidden anyway. */
const ICON = "·";

/** The editor lies in a tree of its own, which no style sheet of the page reaches; variables do. */
const CLOTHES = `
:host { color-scheme: inherit; display: block; }
.cm-editor { background: var(--ce-paper-2); color: var(--ce-ink); font-size: var(--lab-size); }
.cm-editor.cm-focused { outline: 3px solid var(--ce-accent); outline-offset: 2px; }
.cm-editor .cm-scroller { font-family: var(--ce-mono); line-height: 1.5; }
.cm-editor .cm-content { padding-block: 0.8rem; caret-color: var(--ce-ink); }
.cm-editor .cm-gutters { background: var(--ce-paper-2); color: var(--ce-ink-2); border-inline-end: 1px solid var(--ce-line); }
.cm-editor .cm-lineNumbers .cm-gutterElement { padding-inline: 0.6rem 0.4rem; }
.cm-editor .cm-foldGutter { display: none !important; }
.cm-editor .cm-activeLine, .cm-editor .cm-activeLineGutter { background: transparent; color: inherit; }
.cm-editor.cm-focused .cm-activeLine, .cm-editor.cm-focused .cm-activeLineGutter { background: color-mix(in srgb, var(--ce-accent) 8%, transparent); }
.cm-editor .cm-cursor { border-inline-start-color: var(--ce-ink); }
.cm-editor .cm-selectionBackground, .cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground { background: color-mix(in srgb, var(--ce-accent) 28%, transparent); }
.cm-editor .cm-selectionMatch, .cm-editor.cm-focused .cm-matchingBracket { background: color-mix(in srgb, var(--ce-accent) 20%, transparent); }
.cm-editor .cm-tooltip, .cm-editor .cm-panels { background: var(--ce-paper); color: var(--ce-ink); border: 1px solid var(--ce-line); }
.cm-editor .cm-tooltip-autocomplete ul li[aria-selected] { background: var(--ce-accent); color: var(--ce-accent-ink); }
.cm-editor .cm-button, .cm-editor .cm-textfield { background: var(--ce-paper-2); color: var(--ce-ink); border: 1px solid var(--ce-ink-2); }
`;

/** Ours for each of CodeMirror's own colours of Python. */
const INK = {
  "#708": "var(--lab-word)",
  "#219": "var(--lab-value)",
  "#164": "var(--lab-value)",
  "#a11": "var(--lab-string)",
  "#e40": "var(--lab-string)",
  "#00f": "var(--ce-ink)",
  "#30a": "var(--ce-ink)",
  "#085": "var(--ce-ink)",
  "#167": "var(--ce-ink)",
  "#256": "var(--ce-ink)",
  "#00c": "var(--ce-ink)",
  "#940": "var(--ce-ink-2)",
  "#404740": "var(--ce-ink-2)",
  "#f00": "var(--ce-bad)",
};

/** @type {CSSStyleSheet | undefined} */
let clothes;

/**
 * Turn a place of the page into an editor.
 * @param {HTMLElement} place
 * @param {Promise<any>} coming PyScript, which finds everything that lies ready when it comes
 * @param {Wishes} wishes
 * @returns {Promise<Editor>}
 */
export async function edit(place, coming, wishes) {
  const making = made(place, wishes.text);
  const pyscript = await coming.catch((error) => {
    place.previousElementSibling?.remove();
    throw error;
  });
  const script = await making;
  const button = /** @type {HTMLButtonElement} */ (place.querySelector(".py-editor-run-button"));
  const input = /** @type {HTMLElement} */ (place.querySelector(".py-editor-input"));
  button.hidden = true;
  input.setAttribute("role", "group");
  input.setAttribute("aria-label", wishes.label);
  // PyScript would ask whether to stop; our own button does that, and Ctrl+Enter means a run.
  button.addEventListener("click", (event) => wishes.busy() && event.stopImmediatePropagation(), true);
  script.handleEvent = wishes.wanted;
  await dress(input.lastElementChild?.shadowRoot, pyscript, wishes);
  place.inert = false;
  return {
    get text() {
      return script.code;
    },
    set text(text) {
      script.code = text;
    },
    run() {
      button.classList.remove("running");
      button.click();
    },
  };
}

/**
 * PyScript finds the script, makes the editor and takes the focus: not here, while the place is inert, which it stays
 * until the editor has its name and our colours.
 * @param {HTMLElement} place
 * @param {string} text
 * @returns {Promise<any>}
 */
function made(place, text) {
  const script = document.createElement("script");
  script.type = "py-editor";
  script.setAttribute("env", ENV);
  script.setAttribute("target", place.id);
  Object.assign(script.dataset, { run: ICON, stop: ICON });
  script.textContent = text;
  place.inert = true;
  return new Promise((done) => {
    script.addEventListener("py-editor", () => done(script));
    place.before(script);
  });
}

/**
 * @param {any} tree
 * @param {any} pyscript
 * @param {Wishes} wishes
 */
async function dress(tree, { codemirror }, { label, changed }) {
  const [{ EditorView }, { StateEffect }, language] = await Promise.all([
    codemirror.core,
    codemirror.state,
    codemirror.language,
  ]);
  if (!clothes) {
    clothes = new CSSStyleSheet();
    clothes.replaceSync(CLOTHES);
  }
  tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, clothes];
  const { HighlightStyle, defaultHighlightStyle, syntaxHighlighting } = language;
  const colours = defaultHighlightStyle.specs.map((/** @type {any} */ spec) => ({
    ...spec,
    ...(spec.color && { color: INK[/** @type {keyof typeof INK} */ (spec.color)] ?? "inherit" }),
  }));
  EditorView.findFromDOM(tree.querySelector(".cm-editor")).dispatch({
    effects: StateEffect.appendConfig.of([
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label }),
      EditorView.updateListener.of((/** @type {any} */ update) => {
        if (update.docChanged) changed(update.state.doc.toString());
      }),
      syntaxHighlighting(HighlightStyle.define(colours)),
    ]),
  });
}
