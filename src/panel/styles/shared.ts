import { badges } from "./badges.ts";
import { base } from "./base.ts";
import { controls } from "./controls.ts";

export const shared = [base, controls, badges];
