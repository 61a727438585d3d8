// No press hits a button that was not meant. While a match goes on by itself, another button may come to stand where the
// finger is going: what changed under it, or just before it, is not pressed.
// @ts-check

/** A press that comes sooner than this after a button appeared in another's place was meant for the other. */
const UNSEEN_MS = 350;
/** A finger that has not moved farther than this is still in the same place. */
const SAME_PX = 12;

/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {{button: Element | null, send: string, time: number, at: Point}} Down
 */

/** @type {Down | undefined} where the finger went down last, and on what */
let down;
/** @type {Point | undefined} where the last press was taken */
let pressedAt;
/** @type {WeakMap<Element, {time: number, alone: boolean}>} since when a button has stood in another's place */
const since = new WeakMap();

/** @param {Element | null | undefined} element */
const buttonAt = (element) => /** @type {HTMLElement | null} */ (element?.closest("[data-live] [data-send]") ?? null);

/** @param {Element | null} button */
const sendOf = (button) => /** @type {HTMLElement | null} */ (button)?.dataset.send ?? "";

document.addEventListener(
  "pointerdown",
  (event) => {
    const button = buttonAt(/** @type {Element} */ (event.target));
    down = { button, send: sendOf(button), time: event.timeStamp, at: { x: event.clientX, y: event.clientY } };
  },
  { capture: true, passive: true },
);

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
const meet = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The big buttons of a widget: what each would send, and where it stands.
 * @param {Element} root
 */
const standing = (root) =>
  [...root.querySelectorAll(".ce-moves [data-send], .ce-held__do")].map((button) => ({
    button,
    send: sendOf(button),
    place: button.getBoundingClientRect(),
  }));

/**
 * Draw a widget anew, and note which of its buttons now stand where something else could be pressed before.
 * @param {Element} root
 * @param {boolean} alone whether it changes without anybody having pressed
 * @param {() => void} draw
 */
export function redrawn(root, alone, draw) {
  const before = standing(root);
  draw();
  const time = performance.now();
  for (const { button, send, place } of standing(root)) {
    const others = before.filter((old) => meet(old.place, place));
    if (others.length && others.every((old) => old.send !== send)) since.set(button, { time, alone });
  }
}

/**
 * Whether a button has just come to stand where another was, without anybody having pressed.
 * @param {Element} button
 */
export function tooNew(button) {
  const new_ = since.get(button);
  return new_ !== undefined && new_.alone && performance.now() - new_.time < UNSEEN_MS;
}

/**
 * Whether this press was meant for what stood there before.
 * @param {MouseEvent} event
 * @param {HTMLElement} button
 */
export function misses(event, button) {
  // A script knows what it presses.
  if (!event.isTrusted) return false;
  const byKey = event.detail === 0;
  const finger = byKey ? undefined : down;
  const changed = Boolean(finger?.button) && (finger?.button !== button || finger?.send !== sendOf(button));
  const new_ = since.get(button);
  const time = finger ? finger.time : event.timeStamp;
  const early = new_ !== undefined && time - new_.time < UNSEEN_MS;
  const still = byKey || (finger && pressedAt && Math.hypot(finger.at.x - pressedAt.x, finger.at.y - pressedAt.y) < SAME_PX);
  if (changed || (early && (new_.alone || still))) return true;
  pressedAt = finger?.at;
  return false;
}
