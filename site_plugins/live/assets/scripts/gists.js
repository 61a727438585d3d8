// What each rule says in a sentence or two: fetched by a page that explains rules (`data-gists`), and handed to Python
// once. Nothing waits for it: until it is there, such a page names the rule and leads to its paragraph.
// @ts-check
import { fetched, whenever } from "./fetched.js";
import { beside, setup } from "./page.js";

/** @type {object | undefined} */
let told;

const fetching = fetched(async (again) => {
  const answer = await fetch(beside(setup.gists[document.documentElement.lang]) + again);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
});

/** Fetch them, unless they are here. */
export function fetchGists() {
  if (!told) whenever(fetching, (came) => (told = came), () => {});
}

export const gists = () => told;
