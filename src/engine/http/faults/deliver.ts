import type { Latency } from "../latency.ts";
import type { LoggedFault } from "../log/outcomes.ts";
import type { Answer } from "../routes/answer-watch.ts";
import type { WrittenAnswer } from "../written-answer.ts";
import { networkError } from "./network-error.ts";

/** An answer whose body is written, before anything goes wrong with it. */
export type UndeliveredAnswer = Pick<Answer, "status" | "headers"> & Pick<WrittenAnswer, "text">;

const NO_HEADERS = {};
const JSON_TYPE = { "content-type": "application/json" };

/** Sends an answer as it is, or as a fault leaves it. Throws a TypeError for one that is lost (X316, X317). */
export function deliver(
  { status, text, headers }: UndeliveredAnswer,
  fault: LoggedFault | undefined,
  hang: () => ReturnType<Latency["hang"]>,
): WrittenAnswer | Promise<never> {
  const isLost = fault?.then === "refuse" || fault?.then === "lost-reply";
  if (fault && isLost) throw networkError(fault);
  if (fault?.then === "hang") return hang();
  const isCut = fault?.then === "truncate";
  if (isCut && text === undefined) throw networkError(fault);
  const sent = withDefaults(headers, text === undefined ? NO_HEADERS : JSON_TYPE);
  return { status, headers: sent, text, cutBy: isCut ? fault : undefined };
}

/** Headers by their names in lower case, with defaults for those that are missing; a fault may name any, and some twice. */
function withDefaults(
  headers: Answer["headers"],
  defaults: WrittenAnswer["headers"],
): WrittenAnswer["headers"] {
  const lower = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) {
    const key = name.toLowerCase();
    const before = lower.get(key);
    lower.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return { ...defaults, ...Object.fromEntries(lower) };
}
