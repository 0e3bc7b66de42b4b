import { scenarios as published } from "sandbank/fixtures";
import { opening } from "./opening.ts";

/** What the panel and the stories offer: the page's own rows, then all scenarios of `sandbank/fixtures`. */
export const scenarios = { opening, ...published };
