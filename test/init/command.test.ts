// Statements: X227, X228, X231.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Change } from "../../src/adapters/cli/init/step.ts";
import { writeChanges } from "../../src/adapters/cli/init/write.ts";
import { command, runHere } from "../server/run-command.ts";
import { type Files, project, react } from "./support.ts";

const files = {
  "package.json": { ...react, devDependencies: { ...react.devDependencies, vitest: "^5.1.0" } },
  "index.html": "<!doctype html>",
  "src/main.ts": "",
  "vite.config.ts": 'import { defineConfig } from "vite";\n\nexport default defineConfig({});\n',
};
const next = {
  ...files,
  "package.json": { ...react, dependencies: { ...react.dependencies, next: "16.4.3" } },
};

/** Runs init in a folder, answering what it asks. */
function init(folder: string, flags: readonly string[], answer = "") {
  return runHere(["init", ...flags], { folder, ask: async () => answer });
}

/** Runs it in a process of its own, with an input. */
function initWith(folder: string, input: string) {
  const { status, stderr } = spawnSync(process.execPath, [command, "init"], {
    cwd: folder,
    input,
    encoding: "utf8",
  });
  return { code: status, err: stderr };
}

function git(folder: string, ...words: readonly string[]) {
  const own = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  return execFileSync("git", [...own, ...words], { cwd: folder, encoding: "utf8" });
}

function committed(given: Files): string {
  const folder = project(given);
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "-m", "fresh");
  return folder;
}

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
    @@ -0,0 +1,22 @@
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
  const [, undo = ""] = /^To undo it: (.+)$/m.exec(out) ?? [];
  execFileSync("sh", ["-c", undo], { cwd: folder });
  expect(git(folder, "status", "--porcelain")).toBe("");
});

test.each([
  ["y", true],
  ["Yes", true],
  ["n", false],
  ["", false],
])("(X227) the answer %j makes the changes: %s", async (answer, isMade) => {
  const folder = project(files);
  const { code, err } = await init(folder, [], answer);
  expect(existsSync(join(folder, "src/bank.ts"))).toBe(isMade);
  expect([code, err]).toEqual(
    isMade ? [0, ""] : [1, "sandbank: nothing was changed; --yes makes the changes without asking.\n"],
  );
});

test("(X227) the answer is a line of the input, and an input that ends is none", () => {
  const refused = "sandbank: nothing was changed; --yes makes the changes without asking.\n";
  for (const [input, isMade] of [
    ["y\n", true],
    ["", false],
  ] as const) {
    const folder = project(files);
    expect(initWith(folder, input)).toEqual(isMade ? { code: 0, err: "" } : { code: 1, err: refused });
    expect(existsSync(join(folder, "src/bank.ts"))).toBe(isMade);
  }
});

test("(X227) two frameworks are refused in a script, and asked about otherwise", async () => {
  const folder = committed(next);
  const err = "sandbank: This project has Next and Vite: choose by --framework next or --framework vite.\n";
  expect(await init(folder, ["--yes"])).toEqual({ code: 1, out: "", err });
  expect(await init(folder, [], "both")).toMatchObject({ code: 1, err });
  expect(git(folder, "status", "--porcelain")).toBe("");
  expect((await init(folder, ["--dry-run", "--framework=vite"])).out).toContain("Found: Vite with React");
  expect((await init(folder, [], "vite")).out).toContain("Found: Vite with React");
});

test("(X227) it warns of what git can't undo", async () => {
  const folder = committed(files);
  writeFileSync(join(folder, "notes.txt"), "");
  expect((await init(folder, ["--yes"])).out).toContain(
    "Warning: there are changes that are not committed; those of init",
  );
  const other = committed(files);
  writeFileSync(join(other, "vite.config.ts"), "export default { plugins: [] };\n");
  expect((await init(other, [], "n")).out).toContain("would lose too, so commit first: vite.config.ts.");
  const fresh = project(files);
  git(fresh, "init", "--quiet");
  const untracked = (await init(fresh, ["--yes"])).out;
  expect(untracked).toContain("Warning: these files are not in git, so it can't undo their changes");
  expect(untracked).toMatch(/^To undo it: git clean -fd -- /m);
  const none = (await init(project(files), ["--yes"])).out;
  expect(none).toContain("Warning: this folder is in no git repository");
  expect(none).not.toContain("To undo it");
});

test.each([
  [
    [],
    {},
    "This folder is no project: it has no package.json. Start init in the folder of your app, or make one by npm init.",
  ],
  [
    ["--framework=angular"],
    files,
    '--framework must be one of vite, next, react-router, sveltekit, none, got "angular".',
  ],
  [["--runner=mocha"], files, '--runner must be one of vitest, jest, playwright, node, got "mocha".'],
  [["--force"], files, "Unknown option '--force': see npx sandbank init --help."],
  [["src"], files, "init takes flags only: see npx sandbank init --help."],
])("(X231) init %j in %j is refused in one line, and writes nothing", async (flags, given, words) => {
  const folder = project(given);
  const { code, out, err } = await init(folder, ["--yes", ...flags]);
  expect(err).toMatch(/^sandbank: .*\n$/);
  expect({ code, out, words: err.slice("sandbank: ".length, -1) }).toEqual({ code: 1, out: "", words });
  expect(existsSync(join(folder, "src/bank.ts"))).toBe(false);
});

const changes: Change[] = [
  { file: "a.txt", before: "one\n", after: "two\n" },
  { file: "new/deep/b.txt", before: undefined, after: "b\n" },
  { file: "c.txt", before: "c\n", after: "d\n" },
];

test("(X231) when a file can't be written, those that were are put back, and new folders are gone", () => {
  const folder = project({ "a.txt": "one\n", "c.txt": "c\n" });
  const failing = (path: string, text: string) => {
    if (path.endsWith("c.txt")) throw new Error("ENOSPC: no space left on device");
    writeFileSync(path, text);
  };
  expect(() => writeChanges(folder, changes, failing)).toThrow(
    "init can't write c.txt, so nothing was changed: ENOSPC: no space left on device.",
  );
  expect(readFileSync(join(folder, "a.txt"), "utf8")).toBe("one\n");
  expect(readFileSync(join(folder, "c.txt"), "utf8")).toBe("c\n");
  expect(existsSync(join(folder, "new"))).toBe(false);
});

test("(X231) a file that was changed while init asked keeps everything from being written", () => {
  const folder = project({ "a.txt": "one\n", "c.txt": "mine\n" });
  expect(() => writeChanges(folder, changes)).toThrow(
    "init can't write c.txt, so nothing was changed: it was changed while init asked, so run it again.",
  );
  expect(readFileSync(join(folder, "a.txt"), "utf8")).toBe("one\n");
  rmSync(join(folder, "c.txt"));
  expect(() => writeChanges(folder, changes)).toThrow("it was changed while init asked");
});
