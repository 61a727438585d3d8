// The one script of the book in one file: turn to the page that the address names, then let the site's own script begin.
// @ts-check
import { turn } from "./book.js";

turn().then(() => import("../../live/assets/scripts/live.js"));
