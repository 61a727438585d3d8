// Scripts that a page fetches only when it needs them. One that does not come is asked for again: nothing stays dead.
// @ts-check
import { bring } from "./bring.js";

const SOON_MS = 3000;
const SIGNS = ["pointerdown", "keydown", "focusin"];

/**
 * What is fetched once. A failure is not kept, and the next try has an address of its own, because some browsers
 * remember for good that a module did not come.
 * @template T
 * @param {(again: string) => Promise<T>} fetching
 * @returns {() => Promise<T>}
 */
export function fetched(fetching) {
  /** @type {Promise<T> | undefined} */
  let coming;
  let failures = 0;
  return () =>
    (coming ??= fetching(failures ? `?${failures}` : "").catch((error) => {
      coming = undefined;
      failures += 1;
      throw error;
    }));
}

/**
 * Do something as soon as what it takes is there. If that does not come, say so, and ask again: soon, when the network
 * is back, and at the reader's next touch.
 * @template T
 * @param {() => Promise<T>} load
 * @param {(came: T) => void} act
 * @param {() => void} sorry
 */
export function whenever(load, act, sorry) {
  load().then(act, () => {
    sorry();
    const over = new AbortController();
    const again = () => {
      over.abort();
      clearTimeout(timer);
      // Not so loud the second time: the sentence stands.
      whenever(load, act, () => {});
    };
    const timer = setTimeout(again, SOON_MS);
    for (const sign of SIGNS) document.addEventListener(sign, again, { once: true, signal: over.signal, passive: true });
    addEventListener("online", again, { once: true, signal: over.signal });
  });
}

/**
 * A script that is fetched when it is needed, under the name that the edition gives it.
 * @param {string} name
 * @param {(script: any) => void} begin
 * @returns {() => Promise<any>}
 */
export const late = (name, begin = () => {}) =>
  fetched(async (again) => {
    const script = await bring(name, again);
    begin(script);
    return script;
  });
