// The form above the rulings of all games: shows what fits, the best first where words were typed, says how many are
// left, and keeps what was asked in the address.
// @ts-check
import { answer } from "./answers.js";
import { LONGEST } from "./engine.js";

const NAMES = ["q", "game", "topic", "kind", "status", "since"];
const KINDS = ["ruling", "note"];
/** What is worth less than this part of the best hit is left out. */
const WEAK = 0.3;
const MOST = 40;

/** @param {HTMLFormElement} form */
export function mountFilter(form) {
  const count = /** @type {HTMLOutputElement | null} */ (form.querySelector("output"));
  const all = document.querySelector(".ce-verdicts");
  if (!count || !all || form.dataset.alive !== undefined) return;
  form.dataset.alive = "";
  const ranked = document.createElement("section");
  ranked.className = "ce-verdicts__ranked";
  ranked.hidden = true;
  all.prepend(ranked);
  /** @type {HTMLElement[]} */
  const sections = [...all.querySelectorAll("section:not(.ce-verdicts__ranked)")];
  const rulings = [...all.querySelectorAll(".ce-verdict")].map((element) => {
    const own = /** @type {HTMLElement} */ (element);
    const home = document.createComment(own.id);
    own.before(home);
    return {
      ...{ element: own, home, id: own.id, kind: own.dataset.kind, status: own.dataset.status },
      topic: /** @type {HTMLElement | null} */ (own.closest("[data-topic]"))?.dataset.topic,
      game: /** @type {HTMLElement | null} */ (own.closest("[data-game]"))?.dataset.game,
      date: own.querySelector("time")?.dateTime ?? "",
    };
  });
  const byId = new Map(rulings.map((ruling) => [ruling.id, ruling]));

  /** @param {string} name */
  const field = (name) => /** @type {HTMLInputElement | HTMLSelectElement} */ (form.elements.namedItem(name));

  /**
   * @param {(typeof rulings)[number]} ruling
   * @param {Record<string, string>} asked
   */
  const fits = (ruling, asked) =>
    ["game", "topic", "kind", "status"].every((name) => !asked[name] || ruling[/** @type {"game"} */ (name)] === asked[name]) &&
    (!asked.since || ruling.date >= asked.since);

  /**
   * The rulings for the words that were typed, the best first, and whether only the beginning of these was read.
   * @param {Record<string, string>} asked
   */
  async function found(asked) {
    const { hits, cut, byId: named } = await answer(asked.q, { kinds: KINDS, game: asked.game, most: rulings.length });
    const own = hits.flatMap((hit) => {
      const ruling = byId.get(hit.id);
      return ruling && fits(ruling, asked) ? [{ ruling, score: hit.score }] : [];
    });
    const enough = named ? own.slice(0, named) : own.filter(({ score }) => score >= WEAK * own[0].score).slice(0, MOST);
    return { left: enough.map(({ ruling }) => ruling), cut };
  }

  let asking = 0;

  async function show() {
    const asked = Object.fromEntries(NAMES.map((name) => [name, field(name).value.trim()]));
    const number = ++asking;
    let left = rulings.filter((ruling) => fits(ruling, asked));
    let cut = false;
    try {
      if (asked.q) ({ left, cut } = await found(asked));
    } catch {
      if (number === asking && count) count.textContent = count.dataset.failed ?? "";
      return;
    }
    if (number !== asking) return;
    for (const ruling of rulings) {
      if (ruling.element.parentNode === ranked) ruling.home.after(ruling.element);
      ruling.element.hidden = !left.includes(ruling);
    }
    ranked.hidden = !asked.q;
    if (asked.q) ranked.append(...left.map(({ element }) => element));
    for (const section of sections) section.hidden = !section.querySelector(".ce-verdict:not([hidden])");
    told(left, cut);
    // No server takes an address of any length.
    asked.q = asked.q.slice(0, LONGEST);
    const address = new URL(location.href);
    address.search = String(new URLSearchParams(Object.entries(asked).filter(([, value]) => value)));
    if (address.href !== location.href) history.replaceState(history.state, "", address);
  }

  /**
   * @param {typeof rulings} left
   * @param {boolean} cut
   */
  function told(left, cut) {
    if (!count) return;
    const notes = left.filter(({ kind }) => kind === "note").length;
    const said = (left.length ? count.dataset.left : count.dataset.none) ?? "";
    const numbers = said.replace("#", String(left.length - notes)).replace("%", String(notes));
    count.textContent = cut ? `${numbers} ${count.dataset.cut}` : numbers;
  }

  const given = new URLSearchParams(location.search);
  for (const name of NAMES) {
    const control = field(name);
    control.value = given.get(name) ?? "";
    // A choice that is not there, from a link of old, is no choice.
    if (control instanceof HTMLSelectElement && control.selectedIndex === -1) control.value = "";
  }
  form.addEventListener("input", () => void show());
  form.addEventListener("submit", (event) => event.preventDefault());
  // The fields are emptied only after this event.
  form.addEventListener("reset", () => setTimeout(show));
  form.hidden = false;
  void show();
}
