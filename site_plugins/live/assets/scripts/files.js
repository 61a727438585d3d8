// Files that go to the reader's device and come from it.
// @ts-check

const MOST = 1_000_000;

/** @param {{name: string, text: string}} file */
export function download({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * The text of the file that was chosen, none where it is longer than any of ours; null where none was chosen.
 * @param {HTMLInputElement} field
 */
export async function chosen(field) {
  const file = field.files?.[0];
  if (!file) return null;
  const text = file.size > MOST ? "" : await file.text().catch(() => "");
  field.value = "";
  return text;
}
