import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { AIMS } from "./support/aims.ts";
import { bankWithTransfers, TRANSFER } from "./support/bank.ts";
import type { Contender } from "./support/contest.ts";
import { project } from "./support/places.ts";
import { printedBy } from "./support/process.ts";
import { compare } from "./support/show.ts";

const ROWS = 20_000;

/** What a transfer takes in memory, in fresh processes: beside an array of plain objects with the same fields. */
export async function run(): Promise<void> {
  const folder = project("memory");
  const bank = await bankWithTransfers(ROWS);
  writeFileSync(join(folder, "snapshot.json"), JSON.stringify(bank.snapshot()));
  writeFileSync(join(folder, "rows.json"), JSON.stringify(bank.db.achTransfers.all()));
  const created = `
    const headers = { Authorization: "Bearer test_key", "Content-Type": "application/json" };
    const body = ${JSON.stringify(JSON.stringify({ data: TRANSFER }))};
    for (let at = 0; at < ${ROWS}; at += 1) {
      const response = await kept.fetch("/v1/ach", { method: "POST", headers, body });
      if (!response.ok) throw new Error(await response.text());
    }`;
  const contenders: Contender[] = [
    { name: "plain objects", measure: () => bytesPerRow(folder, "", 'kept = parsed("rows.json");') },
    {
      name: "restored",
      aim: AIMS.bytesPerRow,
      measure: () => bytesPerRow(folder, BANK, 'await kept.restore(parsed("snapshot.json"));'),
    },
    { name: "created", aim: AIMS.bytesPerRow, measure: () => bytesPerRow(folder, BANK, created) },
  ];
  await compare(`memory of ${ROWS.toLocaleString("en-US")} transfers, each`, contenders, {
    unit: "bytes",
    rounds: 3,
  });
}

const BANK = `
  const { createBank } = await import("sandbank");
  kept = createBank({ baseUrl: "https://bank.example", clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  await kept.fetch("/v1/ach", { headers: { Authorization: "Bearer test_key" } });`;

/** The growth of the heap while \`work\` runs, after all garbage has been collected. */
function bytesPerRow(cwd: string, before: string, work: string): Promise<number> {
  return printedBy(
    `import { readFileSync } from "node:fs";
     const parsed = (file) => JSON.parse(readFileSync(file, "utf8"));
     const used = async () => {
       for (let at = 0; at < 3; at += 1) {
         gc();
         await new Promise((resolve) => setTimeout(resolve, 10));
       }
       return process.memoryUsage().heapUsed;
     };
     let kept;
     ${before}
     const begin = await used();
     ${work}
     const end = await used();
     globalThis.kept = kept;
     console.log((end - begin) / ${ROWS});`,
    { cwd, flags: ["--expose-gc"] },
  );
}
