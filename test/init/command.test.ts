// Statements: X227, X228.

import { execSync } from "node:child_process";
import { expect, test } from "vitest";
import { committed, files, git, init } from "./run-init.ts";

const versions = (text: string) => text.replaceAll(/"\^\d[\w.-]*"/g, '"^…"');

test("(X227) init shows what it would do to a project of Vite, React and Vitest", async () => {
  const folder = committed(files);
  const { code, out, err } = await init(folder, ["--dry-run"]);
  expect([code, err]).toEqual([0, ""]);
  expect(versions(out)).toMatchInlineSnapshot(`
    "Found: Vite with React, Vitest, TypeScript, npm.

    --- a/package.json
    +++ b/package.json
    @@ -9,6 +9,8 @@
         "react": "^…"
       },
       "devDependencies": {
    +    "msw": "^…",
    +    "sandbank": "^…",
         "typescript": "^…",
         "vite": "^…",
         "vitest": "^…"
    --- a/vite.config.ts
    +++ b/vite.config.ts
    @@ -1,3 +1,4 @@
     import { defineConfig } from "vite";
    +import { sandbank } from "sandbank/vite";
     
    -export default defineConfig({});
    +export default defineConfig({ plugins: [sandbank({ options: "./src/bank.ts", panel: true })] });
    --- /dev/null
    +++ b/src/bank.ts
    @@ -0,0 +1,24 @@
    +import type { Bank, BankOptions } from "sandbank";
    +import { clientOf, createFactories, scenarios } from "sandbank/fixtures";
    +
    +/** A scenario of this project's own: one transfer, which the receiver's bank has returned. */
    +async function returned(bank: Bank): Promise<void> {
    +  const make = createFactories(bank.options.seed, bank);
    +  const transfer = await clientOf(bank).create("/v1/ach", make.anAchTransfer({ amount: 12_500 }));
    +  await bank.clock.advance({ bankingDays: 2 });
    +  await bank.simulate.achTransfers.return(transfer.id, "R01");
    +}
    +
    +/** The options of the bank. */
    +export default {
    +  // The address of the service, if only requests to it are to be answered; without it those to /v1 of any address are.
    +  // baseUrl: "https://api.example.com",
    +  // What your own backend answers beside the bank, made by defineResource of sandbank/define.
    +  // resources: { payouts },
    +  scenario: scenarios.starter,
    +  scenarios: {
    +    starter: scenarios.starter,
    +    // It ends at the time at which the bank starts, so it begins before that.
    +    returned: Object.assign(returned, { startsBefore: { days: 7 } }),
    +  },
    +} satisfies BankOptions;
    --- /dev/null
    +++ b/src/bank.test.ts
    @@ -0,0 +1,22 @@
    +import { createBank } from "sandbank";
    +import { createFactories } from "sandbank/fixtures";
    +import { answer } from "sandbank/vitest";
    +import { expect, onTestFinished, test } from "vitest";
    +import options from "./bank";
    +
    +const baseUrl = "https://api.example.com";
    +
    +test("a transfer succeeds two banking days later", async () => {
    +  const bank = createBank({ ...options, baseUrl, clock: { start: "2026-03-02T15:00:00Z" } });
    +  onTestFinished(await answer(bank));
    +  // Your own code sends this; it needs the address of the bank alone.
    +  const response = await fetch(\`\${baseUrl}/v1/ach\`, {
    +    method: "POST",
    +    headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
    +    body: JSON.stringify({ data: createFactories(1, bank).anAchTransfer({ amount: 12_500 }) }),
    +  });
    +  const { data } = await response.json();
    +  expect(data).toMatchObject({ status: "pending", amount: 12_500 });
    +  await bank.clock.advance({ bankingDays: 2 });
    +  expect(bank.db.achTransfers.get(data.id)?.status).toBe("succeeded");
    +});

    Nothing was changed: this was a dry run.
    "
  `);
  expect(git(folder, "status", "--porcelain")).toBe("");
});

test("(X227, X228) what it was to do is what git shows, a second run changes nothing, and its last words undo it", async () => {
  const folder = committed(files);
  const { code, out } = await init(folder, ["--yes"]);
  expect(code).toBe(0);
  expect(out).toContain("Wrote package.json, vite.config.ts, src/bank.ts, src/bank.test.ts.");
  expect(out).toContain("Next: npm install, then npx vitest run src/bank.test.ts");
  git(folder, "add", "--all", "--intent-to-add");
  const shown = git(folder, "diff", "--no-ext-diff", "vite.config.ts").split("\n").slice(2).join("\n");
  expect(out).toContain(shown);
  expect(git(folder, "diff", "--name-only").split("\n").filter(Boolean)).toEqual([
    "package.json",
    "src/bank.test.ts",
    "src/bank.ts",
    "vite.config.ts",
  ]);
  const before = git(folder, "diff");
  expect((await init(folder, ["--yes"])).out).toContain("There is nothing to change.");
  expect(git(folder, "diff")).toBe(before);
  git(folder, "reset", "--quiet");
  const [, undo = ""] = /^To undo it:\n((?: {2}git .+\n)+)/m.exec(out) ?? [];
  for (const line of undo.trim().split("\n")) execSync(line, { cwd: folder });
  expect(git(folder, "status", "--porcelain")).toBe("");
});
