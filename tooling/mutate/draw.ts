import { globSync, readFileSync } from "node:fs";
import { createRandom } from "../../src/engine/store/random.ts";

/** Browser tests judge the panel and the adapters, and slow ones what compares with a service. Stryker runs neither. */
export const JUDGED_ELSEWHERE = [
  "panel",
  "adapters",
  "openapi/generated",
  "fidelity/probes",
  "fidelity/verify",
].map((folder) => `src/${folder}/**`);
/** Lines without anything to change: comments, imports, closing brackets, blank ones. */
const NOTHING_TO_CHANGE = /^\s*($|\/[/*]|\*|import |export \*|[\])}>;,]+$)/;

/**
 * Draws lines of source files for Stryker's `--mutate`: the same seed draws the same lines of the same sources.
 *
 * @example drawLines(2, 7) // ["src/cards/options.ts:12-12", "src/engine/time/clock.ts:40-40"]
 */
export function drawLines(count: number, seed: number): readonly string[] {
  const lines = globSync("src/**/*.ts", { exclude: JUDGED_ELSEWHERE })
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((text, at) => (NOTHING_TO_CHANGE.test(text) ? [] : [`${file}:${at + 1}-${at + 1}`])),
    );
  const random = createRandom(seed);
  const drawn = Array.from({ length: Math.min(count, lines.length) }, () =>
    lines.splice(random.int(0, lines.length - 1), 1),
  );
  return drawn.flat().sort();
}
