// The result card leaves the page: as the drawing that it is, as a picture of dots, or by the device's own way to share.
// @ts-check
import { notify } from "./face.js";

const KEEP_MS = 10_000;
// What can be shared is known at once; the button is there for those who can.
if (typeof navigator.share === "function") document.documentElement.dataset.canShare = "";

/**
 * @param {Blob} blob
 * @param {string} name
 */
function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/**
 * The drawing as dots; the policy of the site allows pictures from data and none from blobs.
 * @param {string} text
 * @param {SVGElement} drawing
 * @returns {Promise<Blob>}
 */
async function dots(text, drawing) {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Number(drawing.getAttribute("width"));
  canvas.height = Number(drawing.getAttribute("height"));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no blob"))), "image/png"));
}

/** @param {HTMLElement} button */
export async function take(button) {
  const drawing = /** @type {SVGElement | null} */ (button.closest(".ce-card")?.querySelector("svg.ce-card__drawing"));
  if (!drawing) return;
  const text = new XMLSerializer().serializeToString(drawing);
  const { card, name = "result", failed = "" } = button.dataset;
  if (card === "svg") return download(new Blob([text], { type: "image/svg+xml" }), `${name}.svg`);
  try {
    const blob = await dots(text, drawing);
    if (card === "png") return download(blob, `${name}.png`);
    const files = [new File([blob], `${name}.png`, { type: "image/png" })];
    const title = drawing.getAttribute("aria-label") ?? "";
    await navigator.share(navigator.canShare?.({ files }) ? { files, title } : { title, text: title });
  } catch (error) {
    // Whoever thinks better of sharing has not met with a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) notify(failed);
  }
}
