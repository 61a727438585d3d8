// Under which names the scripts find what `place.js` has for them.
// @ts-check
import { fetched } from "./book.js";
import { FileWorker, place, steps } from "./place.js";

export { fetched as fetch, steps as history, place as location, FileWorker as Worker };
