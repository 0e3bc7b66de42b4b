import type { Recorded } from "../recorded.ts";

export const RECORDED: Recorded = {};
