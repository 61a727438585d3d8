// Injected into our pages before anything else runs: counts workers and long tasks, throws the dice of the first widget
// that has dice as soon as the page can hear a click, and notes when the throw is painted. A second press follows, which
// only Python can answer: a link to where the dice lie.
(() => {
  const bench = { tasks: [], workers: 0, asked: 0, shown: 0, python: 0 };
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

  const painted = (note) => requestAnimationFrame(() => setTimeout(() => note(performance.now())));

  const link = (root) => {
    const { dataset } = root;
    const watcher = new MutationObserver(() => {
      if (Number(dataset.answered) < number) return;
      watcher.disconnect();
      painted((now) => { bench.python = now; });
    });
    watcher.observe(root, { attributes: true, attributeFilter: ["data-answered"] });
    presses(root).find((found) => does(found) === "link").click();
    const number = Number(dataset.asked);
  };

  bench.roll = () => {
    bench.asked = bench.shown = bench.python = 0;
    const attempt = () => {
      const roots = [...document.querySelectorAll("[data-live]")].filter((root) => !thrown(root));
      const button = roots.flatMap(presses).find((found) => does(found) === "roll");
      if (!button) return setTimeout(attempt, 4);
      const root = button.closest("[data-live]");
      const watcher = new MutationObserver(() => {
        if (!thrown(root)) return;
        watcher.disconnect();
        painted((now) => {
          bench.shown = now;
          link(root);
        });
      });
      watcher.observe(root, { subtree: true, childList: true, attributes: true });
      const before = root.dataset.asked;
      // A click that nobody heard changes nothing and is tried again; one that was heard has a number.
      const press = () => {
        bench.asked = performance.now();
        button.click();
        if (root.dataset.asked === before) setTimeout(press, 4);
      };
      press();
    };
    attempt();
  };

  if (!window.benchLater) document.addEventListener("DOMContentLoaded", () => setTimeout(bench.roll));
})();
