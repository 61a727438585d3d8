// Whether a reader saves data, and a picture of Python's memory for the next visit.
// @ts-check

/** A reader who asked the browser to save data gets nothing that was not asked for. */
export function isSparing() {
  const link = /** @type {any} */ (navigator).connection;
  const wish = matchMedia("(prefers-reduced-data: reduce)").matches;
  return wish || Boolean(link?.saveData) || /(^|slow-)2g/.test(link?.effectiveType ?? "");
}

/**
 * Put the picture by, and forget the ones of older editions.
 * @param {string} cache
 * @param {string} snapshot
 */
export async function keepSnapshot(cache, snapshot) {
  if (isSparing()) return;
  const kept = await caches.open(cache);
  if (!(await kept.match(snapshot))) await kept.add(snapshot);
  for (const old of await kept.keys()) if (old.url !== snapshot) await kept.delete(old);
}
