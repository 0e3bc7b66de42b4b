import type { TemplateResult } from "lit";
import { toneOf } from "sandbank/internal";
import { markOf, type Tone } from "../parts/status-mark.ts";
import { bank } from "./bank.ts";

export type { Tone } from "../parts/status-mark.ts";

/** What a status that no collection declares looks like. */
const UNKNOWN: Tone = "held";

/** A status by its word, a colour and a shape. */
export function statusMark(status: string, tone: Tone = knownTone(status)): TemplateResult {
  return markOf(status, tone);
}

/** The tone of a status in the first collection that declares it. */
function knownTone(status: string): Tone {
  for (const collection of Object.keys(bank.resources)) {
    const tone = toneOf(bank, collection, status);
    if (tone) return tone;
  }
  return UNKNOWN;
}
