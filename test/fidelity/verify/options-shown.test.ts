import { expect, test } from "vitest";
import { choicesOf } from "../../../src/fidelity/options/option-values.ts";
import { PROBES } from "../../../src/fidelity/probes/index.ts";
import { calibrate, withValue } from "../../../src/fidelity/verify/calibrate.ts";
import { runProbe } from "../../../src/fidelity/verify/run.ts";
import { subjectOf } from "../../../src/fidelity/verify/subject.ts";
import { localTransport } from "../../../src/fidelity/verify/transport.ts";
import { STATEMENTS } from "../../../src/openapi/generated/statements.ts";

/** The options that change a statement, or that have an observed value because of a fact. */
function optionsAbout(statement: string): readonly string[] {
  const rows = Object.entries(STATEMENTS).flatMap(([id, row]) =>
    id === statement || (/^F\d/.test(statement) && row.see.split(", ").includes(statement)) ? [row] : [],
  );
  return rows.flatMap(({ option }) => option.split(", ").filter(Boolean));
}

test("each option of a choice whose statement a probe names changes what that probe is answered (X343)", async () => {
  const { transport, bank } = localTransport();
  const settings = {
    service: "https://local.invalid",
    writes: true,
    hasAdminKey: true,
    accounts: ["1234567890"],
    only: [],
    run: "shown",
    maxUpload: 4096,
    now: Date.now,
  };
  const { subject } = await subjectOf(settings, transport);
  const [named, shown] = [new Set<string>(), new Set<string>()];
  for (const probe of PROBES) {
    const run = await runProbe(probe, transport, subject(""), Date.now);
    const { compare } = await calibrate([{ ...run, probe: { ...probe, finds: [] } }]);
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
  await bank.dispose();
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((option) => !shown.has(option))).toEqual([]);
}, 60_000);
