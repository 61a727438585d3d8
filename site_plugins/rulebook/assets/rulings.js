// The form above the rulings of all games: hides what does not match, says how many are left, and keeps what was asked
// in the address. It stands in the page itself, so that it runs again whenever instant navigation brings the page.
// @ts-check
(() => {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form.ce-filter"));
  const count = /** @type {HTMLOutputElement | null} */ (form?.querySelector("output"));
  if (!form || !count) return;

  const NAMES = ["q", "game", "topic", "kind", "status", "since"];
  const ID = /^(?:[a-z]+\/)?r\d+[a-z]?$/;

  /**
   * Letters without accents, apostrophes as spaces: what one types on a phone finds what is printed.
   * @param {string} text
   */
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’'\s]+/g, " ");

  /** @type {HTMLElement[]} */
  const sections = [...document.querySelectorAll(".ce-verdicts section")];
  const rulings = [...document.querySelectorAll(".ce-verdict")].map((element) => {
    const own = /** @type {HTMLElement} */ (element);
    const topic = /** @type {HTMLElement | null} */ (own.closest("[data-topic]"));
    const game = /** @type {HTMLElement | null} */ (own.closest("[data-game]"));
    const titles = [topic, game].map((section) => section?.querySelector("h2, h3")?.textContent ?? "");
    return {
      element: own,
      id: own.id,
      game: game?.dataset.game,
      topic: topic?.dataset.topic,
      kind: own.dataset.kind,
      status: own.dataset.status,
      date: own.querySelector("time")?.dateTime ?? "",
      words: plain([own.textContent, own.dataset.words, ...titles].join(" ")),
    };
  });

  /** @param {string} name */
  const field = (name) => /** @type {HTMLInputElement | HTMLSelectElement} */ (form.elements.namedItem(name));

  /**
   * @param {(typeof rulings)[number]} ruling
   * @param {Record<string, string>} asked
   */
  function fits(ruling, asked) {
    const words = plain(asked.q).split(" ").filter(Boolean);
    return (
      (!asked.game || ruling.game === asked.game) &&
      (!asked.topic || ruling.topic === asked.topic) &&
      (!asked.kind || ruling.kind === asked.kind) &&
      (!asked.status || ruling.status === asked.status) &&
      (!asked.since || ruling.date >= asked.since) &&
      words.every((word) => (ID.test(word) ? `/${ruling.id}`.endsWith(`/${word}`) : ruling.words.includes(word)))
    );
  }

  function show() {
    const asked = Object.fromEntries(NAMES.map((name) => [name, field(name).value.trim()]));
    let left = 0;
    let notes = 0;
    for (const ruling of rulings) {
      const fit = fits(ruling, asked);
      ruling.element.hidden = !fit;
      left += Number(fit);
      notes += Number(fit && ruling.kind === "note");
    }
    for (const section of sections) section.hidden = !section.querySelector(".ce-verdict:not([hidden])");
    const said = (left === 0 ? count.dataset.none : count.dataset.left) ?? "";
    count.textContent = said.replace("#", String(left - notes)).replace("%", String(notes));
    const address = new URL(location.href);
    address.search = String(new URLSearchParams(Object.entries(asked).filter(([, value]) => value)));
    if (address.href !== location.href) history.replaceState(history.state, "", address);
  }

  const given = new URLSearchParams(location.search);
  for (const name of NAMES) {
    const control = field(name);
    control.value = given.get(name) ?? "";
    // A choice that is not there, from a link of old, is no choice.
    if (control.selectedIndex === -1) control.value = "";
  }
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  // The fields are emptied only after this event.
  form.addEventListener("reset", () => setTimeout(show));
  form.hidden = false;
  show();
})();
