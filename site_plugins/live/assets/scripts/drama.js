// Sound and vibration for what weighs, made on the spot and off until chosen; with reduced motion there is nothing of it.
// @ts-check
import { keep, recall } from "./store.js";

const KEY = `coup-denvoi-drama-${new URL("../../", import.meta.url).pathname}`;
/** @type {Record<string, number[]>} what the device does for each kind of moment, in milliseconds */
const PULSES = { score: [60, 60, 140], card: [90], turnover: [40], half: [120, 80, 120], end: [200, 90, 200] };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {AudioContext | undefined} */
let audio;
/** @type {WeakMap<Element, string>} the banner that was shown last */
const last = new WeakMap();

const chosen = () => /** @type {{sound?: boolean, vibration?: boolean}} */ (recall(KEY) ?? {});

/**
 * @param {number} from
 * @param {number} to
 * @param {number} begin
 * @param {number} long
 * @param {OscillatorType} shape
 * @param {number} loud
 */
function tone(from, to, begin, long, shape, loud) {
  if (!audio) return;
  const at = audio.currentTime + begin;
  const wave = new OscillatorNode(audio, { type: shape, frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  wave.frequency.linearRampToValueAtTime(to, at + long);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + long);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + long);
}

/** @type {Record<string, () => void>} */
const SOUNDS = {
  score: () => [392, 494, 587, 784].forEach((pitch, place) => tone(pitch, pitch, place * 0.11, 0.4, "triangle", 0.16)),
  card: () => tone(2350, 2250, 0, 0.28, "square", 0.04),
  turnover: () => tone(330, 220, 0, 0.22, "triangle", 0.12),
  half: () => [0, 0.32].forEach((begin) => tone(2300, 2400, begin, 0.26, "square", 0.05)),
  end: () => [0, 0.3, 0.6].forEach((begin) => tone(2300, 2400, begin, begin < 0.6 ? 0.22 : 0.7, "square", 0.05)),
};

/**
 * A new frame is in place: let what weighs be heard and felt, and show what is chosen.
 * @param {HTMLElement} root
 */
export function after(root) {
  for (const each of root.querySelectorAll("[data-drama]")) {
    const box = /** @type {HTMLInputElement} */ (each);
    box.checked = Boolean(/** @type {any} */ (chosen())[box.dataset.drama ?? ""]);
  }
  const banner = /** @type {HTMLElement | null} */ (root.querySelector("[data-banner]"));
  const before = last.get(root);
  last.set(root, banner?.id ?? "");
  if (!banner || before === undefined || banner.id === before || calm.matches) return;
  const kind = banner.dataset.banner ?? "";
  if (chosen().vibration) navigator.vibrate?.(PULSES[kind] ?? []);
  if (!chosen().sound) return;
  audio ??= new AudioContext();
  void audio.resume();
  SOUNDS[kind]?.();
}

document.addEventListener("change", (event) => {
  const box = /** @type {HTMLInputElement} */ (event.target);
  const what = box instanceof HTMLInputElement ? box.dataset.drama : undefined;
  if (!what) return;
  keep(KEY, { ...chosen(), [what]: box.checked });
  if (what === "sound" && box.checked && !calm.matches) {
    audio ??= new AudioContext();
    SOUNDS.turnover();
  }
});
