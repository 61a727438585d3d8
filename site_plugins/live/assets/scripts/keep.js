// What a reader who saves data is asked: whether to keep the whole book on the device, and what that costs.
// @ts-check
import { notify } from "./face.js";

/** What the build has counted: so many bytes come over the wire. */
const COUNT = new URL("shelf.json", import.meta.url);

/**
 * A button at the foot of the page, and of every page that is turned to, until the book is there.
 * @param {Record<string, string>} words
 * @param {() => Promise<void>} keep
 */
export async function offer(words, keep) {
  const { wire } = await (await fetch(COUNT)).json();
  let done = false;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "ce-keep";
  const label = words.keep_book.replace("{size}", String(Math.round(wire / 1e6)));
  button.textContent = label;
  button.addEventListener("click", async () => {
    button.disabled = true;
    button.textContent = words.keeping_book;
    try {
      await keep();
      done = true;
      button.remove();
    } catch {
      button.disabled = false;
      button.textContent = label;
      notify(words.book_lost);
    }
  });
  const show = () => !done && document.querySelector(".ce-foot__inner")?.append(button);
  show();
  /** @type {any} */ (window).document$?.subscribe(show);
}
