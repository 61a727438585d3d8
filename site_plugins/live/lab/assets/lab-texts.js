// The reader's own texts: kept on this device, and carried by links.
// @ts-check
import { keep, recall } from "../../assets/scripts/store.js";

/** @typedef {{text?: string, before?: string}} Kept a text, and the one that it took the place of */

const MOST = 100_000;
const MARK = "#lab=";

export class Texts {
  /** @param {string} lang examples differ by language, and so do the texts that grow from them */
  constructor(lang) {
    this.key = `coup-denvoi-lab-${new URL("../../", import.meta.url).pathname}${lang}`;
    /** @type {Record<string, Kept>} */
    this.all = recall(this.key) ?? {};
  }

  /**
   * @param {string} example
   * @returns {Kept}
   */
  of(example) {
    const kept = this.all[example];
    /** @param {unknown} text */
    const written = (text) => (typeof text === "string" ? text : undefined);
    return { text: written(kept?.text), before: written(kept?.before) };
  }

  /**
   * Keep what there is of an example; false when the device keeps nothing.
   * @param {string} example
   * @param {Kept} kept
   */
  keep(example, kept) {
    if (kept.text === undefined && kept.before === undefined) delete this.all[example];
    else this.all[example] = kept;
    return keep(this.key, this.all);
  }
}

/**
 * The address at which this text lies ready.
 * @param {string} example
 * @param {string} text
 */
export async function link(example, text) {
  const packed = await whole(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")), MOST);
  const letters = btoa(String.fromCharCode(...packed)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return `${location.href.split("#")[0]}${MARK}${example}.${letters}`;
}

/**
 * The example and the text of an address: null when it names none, a text of null when it is damaged.
 * @param {string} hash
 * @returns {Promise<{example: string, text: string | null} | null>}
 */
export async function linked(hash) {
  if (!hash.startsWith(MARK)) return null;
  const [example, letters = ""] = hash.slice(MARK.length).split(".");
  try {
    const packed = Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await whole(stream, MOST));
    return { example, text: text.trim() ? text : null };
  } catch {
    return { example, text: null };
  }
}

/**
 * All bytes of a stream, but no more than a text of this page may have: a short link can hold a very long one.
 * @param {ReadableStream<Uint8Array>} stream
 * @param {number} most
 */
async function whole(stream, most) {
  const pieces = [];
  let size = 0;
  const reader = stream.getReader();
  for (let piece; !(piece = await reader.read()).done; ) {
    pieces.push(piece.value);
    size += piece.value.length;
    if (size > most) throw new Error("too long");
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
