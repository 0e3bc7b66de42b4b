import { scenarios as published } from "sandbank/fixtures";
import { opening } from "../../src/opening/opening.ts";

/** What the toolbar offers: the page's own rows, then all scenarios of `sandbank/fixtures`. */
export const scenarios = { opening, ...published };
