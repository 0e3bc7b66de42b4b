// Statements: X227, X228, X231.

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeChanges } from "../../src/adapters/cli/init/write.ts";
import { command } from "../server/run-command.ts";
import { changes, committed, files, git, init } from "./run-init.ts";
import { project, react } from "./support.ts";

const next = {
  ...files,
  "package.json": { ...react, dependencies: { ...react.dependencies, next: "16.4.3" } },
};

/** Runs it in a process of its own, with an input. */
function initWith(folder: string, input: string) {
  const { status, stderr } = spawnSync(process.execPath, [command, "init"], {
    cwd: folder,
    input,
    encoding: "utf8",
  });
  return { code: status, err: stderr };
}

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
  expect(untracked).toMatch(/^To undo it:\n {2}git clean -fd -- /m);
  const none = (await init(project(files), ["--yes"])).out;
  expect(none).toContain("Warning: this folder is in no git repository");
  expect(none).not.toContain("To undo it");
});

test.each([
  [
    "refuses a folder, such as one of another owner,",
    ["GIT_TEST_ASSUME_DIFFERENT_OWNER", "1"],
    'Warning: git refuses this folder ("fatal: detected dubious ownership',
  ],
  [
    "is not installed",
    ["PATH", ""],
    "Warning: git is not installed, so git can't undo the changes: keep a copy.",
  ],
] as const)("(X227) where git %s it says so", async (_, [name, value], warning) => {
  const folder = committed(files);
  vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { out } = await init(folder, ["--yes"]);
  expect(out).toContain(warning);
  expect(out).not.toContain("To undo it");
});

test.each([
  [
    [],
    {},
    "This folder has no package.json. Run init in your app's folder, or create a project with npm init.",
  ],
  [
    ["--framework=gatsby"],
    files,
    '--framework must be one of vite, next, react-router, sveltekit, astro, tanstack-start, nuxt, angular, none, got "gatsby".',
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
