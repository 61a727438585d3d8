// Who comes near a widget: what answers its first press is fetched first, which is small, and then Python.
// @ts-check
import { isSparing } from "./offline.js";
import { rootOf, whenIdle } from "./page.js";
import { fetchAnswers } from "./prepared.js";

const NEAR = 200;

/**
 * @param {import("./runtime.js").Runtime} runtime
 * @param {() => Promise<any>} morphing what every answer takes
 */
export function nearness(runtime, morphing) {
  /** @param {HTMLElement} root */
  function prepare(root) {
    if (runtime.state !== "still") return;
    morphing().catch(() => {});
    fetchAnswers(root).then(() => runtime.boot());
  }

  const watch = new IntersectionObserver(
    (entries) => {
      const seen = entries.filter((entry) => entry.isIntersecting).map(({ target }) => /** @type {HTMLElement} */ (target));
      if (!seen.length || isSparing()) return;
      if (runtime.state !== "ready") seen.forEach(fetchAnswers);
      whenIdle(() => prepare(seen[0]));
    },
    { rootMargin: `${NEAR}px` },
  );

  /** @param {Event} event */
  function approached({ target }) {
    const root = target instanceof Element && rootOf(target);
    if (root) prepare(root);
  }

  /** A widget in sight from the start. */
  function setOut() {
    const first = /** @type {HTMLElement | null} */ (document.querySelector("[data-live]"));
    if (first && !isSparing() && first.getBoundingClientRect().top < innerHeight + NEAR) prepare(first);
  }

  return { watch, approached, setOut };
}
