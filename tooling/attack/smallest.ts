import { setTimeout as delay } from "node:timers/promises";
import { shrinkList } from "../../test/fuzz/support/shrink.ts";
import { type Outcome, play, type Script } from "./connection.ts";
import { startTarget, type Target } from "./target.ts";

/** How often each list is tried with a part left out: a server that ended must be started again. */
const TRIES = 40;

/**
 * Finds a small part of a script that still goes wrong when it is played alone, on a server of its own; undefined when
 * the whole does no harm alone. `problemOf` says what is wrong with an outcome, "" when nothing is.
 */
export async function smallestOf(
  script: Script,
  problemOf: (outcome: Outcome) => string,
  start: () => Promise<Target> = startTarget,
): Promise<Script | undefined> {
  let target = await start();
  const fails = async (part: Script) => {
    if (!part.some((piece) => typeof piece !== "number" && piece.length > 0)) return false;
    const outcome = await play(target.port, part);
    // The exit of a process is reported a little later than that of its connections.
    await delay(50);
    const isBroken = target.trouble() !== "";
    if (isBroken) {
      target.stop();
      target = await start();
    }
    return isBroken || problemOf(outcome) !== "";
  };
  try {
    if (!(await fails(script))) return undefined;
    let kept = await shrinkList(script, fails, TRIES);
    for (const [at, piece] of kept.entries()) {
      if (typeof piece !== "string") continue;
      const withPiece = (text: readonly string[]) => kept.with(at, text.join(""));
      kept = withPiece(await shrinkList([...piece], (text) => fails(withPiece(text)), TRIES));
    }
    return kept;
  } finally {
    target.stop();
  }
}

/** A script in a line for each piece, long ones cut. */
export function describeScript(script: Script): string {
  const lines = script.map((piece) => {
    if (typeof piece === "number") return `pause of ${piece} ms`;
    const text = JSON.stringify(typeof piece === "string" ? piece : Buffer.from(piece).toString("latin1"));
    return text.length > 300 ? `${text.slice(0, 300)}… (${piece.length} bytes)` : text;
  });
  return lines.map((line) => `    ${line}`).join("\n");
}
