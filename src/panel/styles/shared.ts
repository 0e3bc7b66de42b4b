import { badges } from "./badges.ts";
import { base } from "./base.ts";
import { controls } from "./controls.ts";

/** What every part of the panel looks like. */
export const shared = [base, controls, badges];
