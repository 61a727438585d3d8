// Injected into our pages before anything else runs: counts workers and long tasks, throws the dice of the first widget
// that has dice as soon as the page can hear a click, and notes when the throw is painted.
(() => {
  const bench = { tasks: [], workers: 0, asked: 0, shown: 0 };
  window.bench = bench;
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      // The search has a worker of its own; only Python's count.
      if (String(given[0]).includes("/live/")) bench.workers += 1;
    }
  };
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) bench.tasks.push([task.startTime, task.duration]);
  }).observe({ type: "longtask", buffered: true });

  const does = (button) => JSON.parse(button.dataset.send).do;
  const presses = (place) => [...place.querySelectorAll("button[data-send]")];
  /** There is something to undo, so something was thrown. */
  const thrown = (root) => presses(root).some((found) => does(found) === "undo" && !found.hasAttribute("aria-disabled"));

  bench.roll = () => {
    bench.asked = bench.shown = 0;
    const attempt = () => {
      const roots = [...document.querySelectorAll("[data-live]")].filter((root) => !thrown(root));
      const button = roots.flatMap(presses).find((found) => does(found) === "roll");
      if (!button) return setTimeout(attempt, 4);
      const root = button.closest("[data-live]");
      const watcher = new MutationObserver(() => {
        if (!thrown(root)) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => { bench.shown = performance.now(); }));
      });
      watcher.observe(root, { subtree: true, childList: true, attributes: true });
      const state = () => root.dataset.state;
      // A click that nobody heard changes nothing and is tried again; one that was heard shows in the state.
      const press = () => {
        if (thrown(root) || state() === "waiting") return;
        if (bench.asked && state() === "ready") return;
        button.click();
        if (!bench.asked && (state() === "waiting" || state() === "ready")) bench.asked = performance.now();
        if (state() !== "waiting" && state() !== "ready") setTimeout(press, 4);
      };
      press();
    };
    attempt();
  };

  if (!window.benchLater) document.addEventListener("DOMContentLoaded", () => setTimeout(bench.roll));
})();
