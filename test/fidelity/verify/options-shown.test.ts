import { expect, test } from "vitest";
import { choicesOf } from "../../../src/fidelity/options/option-values.ts";
import { calibrate, withValue } from "../../../src/fidelity/verify/calibrate.ts";
import { STATEMENTS } from "../../../src/openapi/generated/statements.ts";
import { playedRuns } from "./played.ts";

/** The options that change a statement, or that have an observed value because of a fact. */
function optionsAbout(statement: string): readonly string[] {
  const rows = Object.entries(STATEMENTS).flatMap(([id, row]) =>
    id === statement || (/^F\d/.test(statement) && row.see.split(", ").includes(statement)) ? [row] : [],
  );
  return rows.flatMap(({ option }) => option.split(", ").filter(Boolean));
}

test("each option of a choice whose statement a probe names changes what that probe is answered (X343)", async () => {
  const [named, shown] = [new Set<string>(), new Set<string>()];
  for (const run of await playedRuns()) {
    const { compare } = await calibrate([{ ...run, probe: { ...run.probe, finds: [] } }]);
    for (const statement of new Set(run.exchanges.flatMap(({ shows }) => shows))) {
      const options = optionsAbout(statement);
      for (const option of options.filter((each) => choicesOf(each).length > 0)) {
        named.add(option);
        for (const value of shown.has(option) ? [] : choicesOf(option)) {
          const { differences } = await compare(run, withValue(new Map(), option, value));
          if (differences.some(({ exchange }) => run.exchanges[exchange]?.shows.includes(statement)))
            shown.add(option);
        }
      }
    }
  }
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((option) => !shown.has(option))).toEqual([]);
}, 60_000);
