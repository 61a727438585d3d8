// A box that finds rules and rulings by their id or by words of either language. The list is the book's own
// `rulebook.json`, fetched when somebody comes to the box.
// @ts-check

/**
 * @typedef {{title: string, more: string, id: string, url: string, ids: string[], text: string}} Entry
 */

const LIST = new URL("../../rulebook.json", import.meta.url);
const SITE = new URL("../../", import.meta.url);
const MOST = 12;

/** @type {Map<string, Promise<Entry[]>>} */
const lists = new Map();

/**
 * Letters without accents or capitals, so that nobody has to type them.
 * @param {string} text
 */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, " ").toLowerCase();

/** @param {string} lang */
async function fetched(lang) {
  const answer = await fetch(LIST);
  if (!answer.ok) throw new Error(String(answer.status));
  const book = await answer.json();
  const other = lang === "fr" ? "en" : "fr";
  /** @param {string} game */
  const named = (game) => String(book.games[game]?.title[lang] ?? game);
  /** @type {Entry[]} */
  const rules = book.rules.map((/** @type {any} */ rule) => ({
    title: rule.title[lang],
    more: named(rule.game),
    id: rule.id,
    url: rule.url[lang],
    ids: [rule.id, rule.id.slice(rule.game.length + 1)],
    text: plain(`${rule.title[lang]} ${rule.title[other]} ${rule.id.replace(/[.-]/g, " ")} ${named(rule.game)}`),
  }));
  /** @type {Entry[]} */
  const rulings = book.rulings.map((/** @type {any} */ ruling) => {
    const [game, number] = ruling.id.split("/");
    const said = [ruling.question, ruling.answer].flatMap((one) => [one[lang], one[other]]).join(" ");
    return {
      title: ruling.question[lang],
      more: `${named(game)} · ${ruling.answer[lang]}`,
      id: ruling.id,
      url: ruling.url[lang],
      ids: [ruling.id, number],
      text: plain(`${said} ${named(game)}`),
    };
  });
  return [...rules, ...rulings].filter((entry) => entry.title && entry.url);
}

/**
 * The entries that hold every word, those first whose id or title begins with what was typed.
 * @param {Entry[]} entries
 * @param {string} typed
 */
export function found(entries, typed) {
  const terms = plain(typed).split(/\s+/).filter(Boolean);
  if (!terms.length) return [];
  const whole = terms.join(" ");
  /** @param {Entry} entry */
  const rank = (entry) => {
    if (entry.ids.includes(whole)) return 0;
    if (entry.ids.some((id) => id.startsWith(whole))) return 1;
    const title = plain(entry.title);
    if (terms.every((term) => title.includes(term))) return 2;
    return terms.every((term) => entry.text.includes(term)) ? 3 : 4;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((one) => one.rank < 4)
    .sort((one, other) => one.rank - other.rank)
    .map((one) => one.entry);
}

/** @param {Entry} entry */
function drawn(entry) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = new URL(entry.url, SITE).href;
  link.textContent = entry.title;
  const id = document.createElement("code");
  id.textContent = entry.id;
  const more = document.createElement("span");
  more.textContent = entry.more;
  item.append(link, " ", id, more);
  return item;
}

/**
 * Bring a box to life.
 * @param {HTMLFormElement} box
 */
export function mount(box) {
  const field = box.querySelector("input");
  const list = box.querySelector("ul");
  const said = box.querySelector("output");
  if (!field || !list || !said || box.dataset.alive) return;
  box.dataset.alive = "";
  const lang = document.documentElement.lang === "fr" ? "fr" : "en";
  const told = JSON.parse(box.dataset.find ?? "{}");
  const ready = () => {
    let entries = lists.get(lang);
    if (!entries) {
      entries = fetched(lang);
      lists.set(lang, entries);
      // What failed may work the next time.
      entries.catch(() => lists.delete(lang));
    }
    return entries;
  };
  const show = async () => {
    const typed = field.value;
    try {
      const all = found(await ready(), typed);
      if (typed !== field.value) return;
      list.replaceChildren(...all.slice(0, MOST).map(drawn));
      said.textContent = typed.trim() && !all.length ? told.none : all.length > MOST ? told.many : "";
    } catch {
      list.replaceChildren();
      said.textContent = told.failed;
    }
  };
  field.addEventListener("focus", () => void ready().catch(() => {}), { once: true });
  field.addEventListener("input", () => void show());
  box.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  if (field.value) void show();
}
