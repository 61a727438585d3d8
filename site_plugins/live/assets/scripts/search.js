// The search in the head of the page: a field on a wide screen, a sheet on a narrow one. What finds is fetched when
// somebody comes to it.
// @ts-check
import { notify } from "./face.js";
import { whenever } from "./fetched.js";
import { words } from "./page.js";

const KEYS = ["/", "s", "f"];
const WRITTEN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** @param {() => Promise<any>} finding */
export function listenToSearch(finding) {
  const root = /** @type {HTMLElement | null} */ (document.querySelector("[data-finder]"));
  const opener = document.querySelector(".ce-search__open");
  const field = root?.querySelector("input");
  if (!root || !opener || !field) return;

  /** @param {boolean} open */
  const toggle = (open) => {
    root.toggleAttribute("data-open", open);
    opener.setAttribute("aria-expanded", String(open));
  };
  const leave = () => {
    const was = root.hasAttribute("data-open");
    toggle(false);
    field.blur();
    if (was) /** @type {HTMLElement} */ (opener).focus({ preventScroll: true });
  };
  const fetchIt = () => whenever(finding, (finder) => finder.mountHead(root, leave), () => notify(words.part_missing));
  const open = () => {
    toggle(true);
    field.focus();
    field.select();
  };

  opener.addEventListener("click", open);
  root.addEventListener("focusin", fetchIt, { once: true });
  root.querySelector("[data-find-leave]")?.addEventListener("click", leave);
  root.querySelector(".ce-search__veil")?.addEventListener("click", leave);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && root.hasAttribute("data-open") && !root.contains(document.activeElement)) leave();
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented || !KEYS.includes(event.key)) return;
    if (event.target instanceof Element && event.target.closest(WRITTEN)) return;
    event.preventDefault();
    open();
  });
}
