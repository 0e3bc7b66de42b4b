import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Bank, createBank } from "sandbank";
import { scenarios } from "sandbank/fixtures";
import { AIMS } from "./support/aims.ts";
import { benchBank } from "./support/bank.ts";
import type { Contender } from "./support/contest.ts";
import { project } from "./support/places.ts";
import { printedBy } from "./support/process.ts";
import { compare } from "./support/show.ts";
import { milliseconds } from "./support/time.ts";

const CLOCK = { start: "2026-03-02T15:00:00Z", paused: true };

/** What scenarios cost: played first in a fresh process, and for each bank after the first. */
export async function run(): Promise<void> {
  for (const name of ["busy", "starter"] as const) await freshProcesses(name);
  for (const name of ["starter", "busy"] as const) await laterBanks(name);
}

/** The first play, compared with reading the rows that it leads to. */
async function freshProcesses(name: "busy" | "starter"): Promise<void> {
  const folder = project("scenarios");
  const bank = createBank({ clock: CLOCK, scenario: scenarios[name] });
  await bank.ready;
  const file = join(folder, "snapshot.json");
  writeFileSync(file, JSON.stringify(bank.snapshot()));
  const transfers = bank.db.achTransfers.count();
  const contenders: Contender[] = [
    {
      name: "JSON.parse",
      note: "of a snapshot of the same rows",
      measure: () =>
        printedBy(
          `import { readFileSync } from "node:fs";
           const text = readFileSync(${JSON.stringify(file)}, "utf8");
           const begin = performance.now();
           if (!JSON.parse(text).tables) throw new Error("There are no rows.");
           console.log(performance.now() - begin);`,
          { cwd: folder },
        ),
    },
    {
      name,
      ...(name === "busy" && { aim: AIMS.playBusy }),
      measure: () =>
        printedBy(
          `import { createBank } from "sandbank";
           import { scenarios } from "sandbank/fixtures";
           const begin = performance.now();
           const bank = createBank({ clock: ${JSON.stringify(CLOCK)}, scenario: scenarios.${name} });
           await bank.ready;
           console.log(performance.now() - begin);
           if (bank.db.achTransfers.count() !== ${transfers}) throw new Error("Rows are missing.");`,
          { cwd: folder },
        ),
    },
  ];
  const title = `first play of ${name} in a fresh process, imports aside`;
  await compare(title, contenders, { unit: "ms", rounds: name === "busy" ? 5 : 10 });
}

/** A new bank with a scenario when others have played it, compared with the other ways to start over. */
async function laterBanks(name: "busy" | "starter"): Promise<void> {
  const bank = benchBank({ scenario: scenarios[name] });
  await bank.ready;
  const snapshot = bank.snapshot();
  const contenders: Contender[] = [
    {
      name: "structuredClone",
      note: "of a snapshot of the same rows",
      measure: milliseconds(() => structuredClone(snapshot)),
    },
    {
      name: "fresh bank",
      ...(name === "starter" && { aim: AIMS.freshStarter }),
      measure: milliseconds(() => freshBank(name)),
    },
    {
      name: "restore",
      note: "of a snapshot, in a bank that is there",
      measure: milliseconds(() => bank.restore(snapshot)),
    },
    { name: "reset", measure: milliseconds(() => bank.reset()) },
  ];
  const title = `${name}, from the second bank on`;
  await compare(title, contenders, { unit: "ms", rounds: name === "busy" ? 5 : 40, collect: true });
}

async function freshBank(name: "busy" | "starter"): Promise<Bank> {
  const bank = benchBank({ scenario: scenarios[name] });
  await bank.ready;
  if (bank.db.achTransfers.count() === 0) throw new Error("The scenario has no rows.");
  return bank;
}
