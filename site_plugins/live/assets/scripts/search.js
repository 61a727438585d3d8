// The arrow keys of the search box. A page is listed above its passages even where only a passage was found: the theme's
// own keys would stop at the top of that page, these lead to what was found.
// @ts-check

const STOPS = ":not(details) > [href], summary, details[open] [href]";

/** @param {Element} link */
const score = (link) => parseFloat(link.firstElementChild?.getAttribute("data-md-score") ?? "0");

/**
 * Whether a passage of its own page answers better.
 * @param {Element} link
 */
function isWeak(link) {
  if (!link.matches("[href]") || link.getAttribute("href")?.includes("#")) return false;
  const others = [...(link.closest("li")?.querySelectorAll("[href*='#']") ?? [])];
  return others.some((other) => score(other) > score(link));
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const here = event.target instanceof Element ? event.target : null;
  const box = here?.closest("[data-md-component=search]");
  const field = box?.querySelector("[data-md-component=search-query]");
  const list = box?.querySelector("[data-md-component=search-result]");
  if (!here || !field || !list) return;
  const stops = [field, ...[...list.querySelectorAll(STOPS)].filter((stop) => !isWeak(stop))];
  const step = event.key === "ArrowDown" ? 1 : -1;
  const next = stops[(Math.max(0, stops.indexOf(here)) + step + stops.length) % stops.length];
  event.preventDefault();
  event.stopImmediatePropagation();
  /** @type {HTMLElement} */ (next).focus();
}

export function listenToSearch() {
  addEventListener("keydown", keyed, { capture: true });
}
