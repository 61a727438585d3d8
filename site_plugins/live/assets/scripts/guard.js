// No press hits a button that was not meant. While a match goes on by itself, another button may come to stand where the
// finger is going: what changed under it, or just before it, is not pressed.
// @ts-check

/** A press that comes sooner than this after a button appeared in another's place was meant for the other. */
const UNSEEN_MS = 350;
/** Nobody holds a finger down for longer than this. */
const FORGOTTEN_MS = 10_000;
/** A finger that has not moved farther than this is still in the same place. */
const SAME_PX = 12;

/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {{button: Element | null, send: string, time: number, at: Point}} Down
 * @typedef {{send: string, place: DOMRect}} Standing
 */

/** @type {Down | undefined} where the finger went down last, and on what */
let down;
/** @type {Point | undefined} where the last press was taken */
let pressedAt;
/**
 * Widgets that were drawn anew lately: where their buttons stood before. Where they stand now is looked at when one is
 * pressed: to ask a browser for places just after a change has it lay out the page in the middle of other work.
 * @type {{root: Element, time: number, alone: boolean, before: Standing[]}[]}
 */
let changes = [];

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
 * @returns {Standing[]}
 */
const standing = (root) =>
  [...root.querySelectorAll(".ce-moves [data-send], .ce-held__do")].map((button) => ({
    send: sendOf(button),
    place: button.getBoundingClientRect(),
  }));

/**
 * Draw a widget anew, and remember what stood where before.
 * @param {Element} root
 * @param {boolean} alone whether it changes without anybody having pressed
 * @param {() => void} draw
 */
export function redrawn(root, alone, draw) {
  const before = standing(root);
  draw();
  const time = performance.now();
  changes = [...changes.filter((change) => time - change.time < FORGOTTEN_MS), { root, time, alone, before }];
}

/**
 * When a button came to stand where something else could be pressed before, later than so many milliseconds.
 * @param {Element} button
 * @param {number} after
 */
function arrived(button, after) {
  const send = sendOf(button);
  const place = button.getBoundingClientRect();
  return changes.filter(({ root, time, before }) => {
    if (time <= after || !root.contains(button)) return false;
    const others = before.filter((old) => meet(old.place, place));
    return others.length > 0 && others.every((old) => old.send !== send);
  });
}

/**
 * Whether a button has just come to stand where another was, without anybody having pressed.
 * @param {Element} button
 */
export const tooNew = (button) => arrived(button, performance.now() - UNSEEN_MS).some(({ alone }) => alone);

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
  const early = arrived(button, (finger ? finger.time : event.timeStamp) - UNSEEN_MS);
  const still = byKey || (finger && pressedAt && Math.hypot(finger.at.x - pressedAt.x, finger.at.y - pressedAt.y) < SAME_PX);
  if (changed || early.some(({ alone }) => alone || still)) return true;
  pressedAt = finger?.at;
  return false;
}
