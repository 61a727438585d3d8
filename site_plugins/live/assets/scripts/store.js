// What this device keeps, by its keys. Another page of this host, an older edition or a damaged disk may have left
// anything there: what cannot be read counts as nothing, and is set aside before something is written in its place.
// @ts-check

/** No text of ours is nearly as long: whatever is, is none of ours. */
const MOST = 1_000_000;
const ASIDE = "~aside";

/** @type {Map<string, string>} what the device does not keep lasts for this visit */
const memory = new Map();

/** @param {string} key */
function read(key) {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {unknown} value */
const isPlain = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * @param {string | null} text
 * @returns {Record<string, any> | null}
 */
function parsed(text) {
  if (text === null || text.length > MOST) return null;
  try {
    const value = JSON.parse(text);
    return isPlain(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The plain values under a key; null when there are none, or none that can be read.
 * @param {string} key
 */
export const recall = (key) => parsed(read(key));

/**
 * Put a text that is not ours, or no longer whole, where nobody writes; false when the device has no room for that.
 * @param {string} key
 * @param {string} text
 */
function setAside(key, text) {
  let place = key + ASIDE;
  for (let number = 2; localStorage.getItem(place) !== null; number += 1) {
    if (localStorage.getItem(place) === text) return true;
    place = `${key}${ASIDE}${number}`;
  }
  localStorage.removeItem(key);
  try {
    localStorage.setItem(place, text);
    return true;
  } catch {
    localStorage.setItem(key, text);
    return false;
  }
}

/**
 * Keep plain values under a key; false when the device keeps nothing, and then they last for this visit. What is there
 * and does not `fit` is set aside first.
 * @param {string} key
 * @param {object} value
 * @param {(before: Record<string, any>) => boolean} [fits]
 */
export function keep(key, value, fits = () => true) {
  const text = JSON.stringify(value);
  try {
    const there = localStorage.getItem(key);
    const before = parsed(there);
    if (there === null || (before && fits(before)) || setAside(key, there)) {
      localStorage.setItem(key, text);
      memory.delete(key);
      return true;
    }
  } catch {
    // Forbidden or full: below.
  }
  memory.set(key, text);
  return false;
}

/** @param {string} key */
export function forget(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left to forget.
  }
}

/**
 * Every key that begins so, but for what was set aside.
 * @param {string} start
 */
export function keys(start) {
  const found = [...memory.keys()];
  try {
    for (let place = 0; place < localStorage.length; place += 1) found.push(localStorage.key(place) ?? "");
  } catch {
    // Only this visit's own, then.
  }
  return [...new Set(found)].filter((key) => key.startsWith(start) && !key.includes(ASIDE, start.length));
}

/** What the keys begin with under which is kept what is known of the reader. */
export const PRACTISED = "coup-denvoi-progress-";

/** Whether something is kept under a key that begins so. @param {string} beginning */
export function keepsAny(beginning) {
  try {
    return [...memory.keys(), ...Object.keys(localStorage)].some((key) => key.startsWith(beginning));
  } catch {
    return false;
  }
}

/** Now there is something worth keeping: ask the browser not to clear it by itself. Some ask the reader in turn. */
export const persist = () => void navigator.storage?.persist?.().catch(() => {});
