// Gives the documents of two banks to the generators that teams use: each client compiles with `strict`, the schemas of zod accept
// every row and refuse wrong ones, and the linters have nothing new to say. Run by `npm run long generators`; it needs npm's registry.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { printTable } from "../../bench/support/table.ts";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { accounts, bookTransfers, eventResourcesWith, wireTransfers } from "../../src/products/index.ts";
import { payouts } from "../../test/define/payouts.ts";
import { root } from "../build/sources.ts";
import { checkLint } from "../contract/lint.ts";
import { installApart } from "../install-apart.ts";
import { CLIENTS, compile, generate } from "./clients.ts";
import { parseRows } from "./rows.ts";
import { checkSpectral } from "./spectral.ts";

const START = { clock: { start: "2026-03-02T15:00:00Z", paused: true } } as const;
const BANKS: Readonly<Record<string, BankOptions>> = {
  default: START,
  // Products, a resource of a team's own, and options that say what fields may be.
  own: {
    ...START,
    accounts: ["9900112233", "9900112244"],
    realCards: [
      { id: "7", alias: "travel" },
      { id: "8", alias: "meals" },
    ],
    resources: { accounts, bookTransfers, wireTransfers, ...eventResourcesWith(), payouts },
  },
};

installApart(join(root, "tooling/generators"));
installApart(join(root, "tooling/contract"));
/** A document to try instead of those of the banks. */
const [given] = process.argv.slice(2);
const problems: string[] = [];
const rows: string[][] = [];
for (const [name, options] of Object.entries(BANKS).slice(0, given === undefined ? undefined : 1)) {
  const bank = createBank(options);
  const document = given ?? write(name, bank);
  await attempt(name, "Spectral", () => checkSpectral(document));
  await attempt(name, "Redocly", () => `operations: ${checkLint(document)}`);
  for (const [client, made] of Object.entries(CLIENTS))
    await attempt(name, client, () => {
      generate(client, made, document);
      return compile(client, made);
    });
  await attempt(name, "rows of busy, by zod of hey-api", () => parseRows(bank, openapi(bank)));
}
printTable(["bank", "read by", "", "seconds"], rows);
for (const problem of problems) console.error(`\n${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Adds a line to the table; what the test throws is a problem. */
async function attempt(bank: string, reader: string, run: () => string | Promise<string>): Promise<void> {
  const from = performance.now();
  let result = "FAILED";
  try {
    result = await run();
  } catch (error) {
    problems.push(`${reader}, bank ${bank}: ${error instanceof Error ? error.message : error}`);
  }
  rows.push([bank, reader, result, ((performance.now() - from) / 1000).toFixed(1)]);
}

/** Returns the file of the document of a bank. */
function write(name: string, bank: Bank): string {
  const folder = join(root, ".cache/generators/documents");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(/\W+/g, "-")}.json`);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(openapi(bank)));
  return file;
}
