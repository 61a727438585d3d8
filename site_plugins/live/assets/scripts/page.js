// What the page tells its scripts: the files of its edition, its words, and when there is time for more.
// @ts-check

/** Frames come every 16 milliseconds; where none has come after this, none will. */
const UNPAINTED_MS = 60;

/** @param {string} id */
export function told(id) {
  const blocks = document.querySelectorAll(`script#${id}`);
  return blocks.length ? JSON.parse(blocks[blocks.length - 1].textContent ?? "{}") : null;
}

/** @param {string} file */
export const beside = (file) => new URL(file, import.meta.url).href;

export const setup = told("ce-live");
export const words = told("ce-words") ?? {};
export const site = beside("../../");
export const cache = `coup-denvoi-snapshot-${site}`;
export const parts = Object.fromEntries(
  Object.entries(setup?.parts ?? {}).map(([name, part]) => [name, { ...part, url: beside(part.file) }]),
);

/** What this page needs besides the rules: it comes together with Python. */
export const packs = () => [
  ...new Set([...document.querySelectorAll("[data-packs]")].flatMap((root) => root.getAttribute("data-packs")?.split(" ") ?? [])),
];

/** @param {HTMLElement} root */
export const place = (root) => `${document.documentElement.lang}:${root.id}`;

/** @param {HTMLElement} root */
export const specOf = (root) => JSON.parse(root.dataset.spec ?? "{}");

/** @param {Element} element */
export const rootOf = (element) => /** @type {HTMLElement | null} */ (element.closest("[data-live]"));

/** @param {() => void} work */
export function whenIdle(work) {
  const soon = window.requestIdleCallback ?? ((/** @type {() => void} */ later) => setTimeout(later, 200));
  if (document.readyState === "complete") soon(work, { timeout: 2000 });
  else addEventListener("load", () => soon(work, { timeout: 2000 }), { once: true });
}

/** @param {() => void} work */
export function whenParsed(work) {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", work, { once: true });
  else work();
}

/** When what has just been changed is on the screen: whatever measures the page then finds it laid out. */
export function painted() {
  return new Promise((done) => {
    // A window that nobody sees is not painted.
    setTimeout(done, UNPAINTED_MS);
    requestAnimationFrame(() => setTimeout(done));
  });
}
