// Makes projects by the generators that users have, installs the packed package, and runs `npx sandbank init --yes` in them:
// the project's own checks pass, git shows exactly what was announced, a second run changes nothing, and the command that undoes
// it leaves nothing behind. Run after `npm run build`; names of projects as arguments run those. It needs npm's registry.

import { execSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import spawn from "cross-spawn";
import { printTable } from "../../bench/support/table.ts";
import { root } from "../build/sources.ts";
import { linkChromium } from "../examples/chromium-link.ts";
import { pack } from "../packed.ts";
import type { FreshProject } from "./fresh-project.ts";
import { projects } from "./projects.ts";
import { expectNoBank, serve } from "./served.ts";

const work = mkdtempSync(join(tmpdir(), "sandbank-init-"));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  CI: "1",
  NO_COLOR: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  NUXT_TELEMETRY_DISABLED: "1",
  NG_CLI_ANALYTICS: "false",
  NEXT_TELEMETRY_DISABLED: "1",
  PLAYWRIGHT_BROWSERS_PATH: join(work, "browsers"),
};
const INSTALL = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];

/** A week with a holiday, and nights in which New York changes its clocks: a sample test has to pass in them too. */
const INSTANTS = ["2026-11-24T15:00:00Z", "2027-03-14T06:30:00Z", "2026-11-01T05:30:00Z"];
const MOVED_CLOCK = join(root, "tooling/init/moved-clock.cjs");

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(projects, name));
if (unknown.length > 0)
  throw new Error(`There is no project ${unknown.join(", ")}: they are ${Object.keys(projects).join(", ")}.`);
const results: string[][] = [];
try {
  const { tarball } = pack(work);
  for (const [name, project] of Object.entries(projects)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    if (project.needs !== undefined && !(await isReached(project.needs))) {
      results.push([name, `could not be made: ${project.needs} is out of reach`, ""]);
      continue;
    }
    try {
      const seconds = await test(name, project, tarball);
      results.push([name, "works", seconds.toFixed(1)]);
    } catch (error) {
      console.error(error);
      results.push([name, "FAILED", ""]);
    }
    console.log(`-- ${results.at(-1)?.join(" ")}`);
  }
} finally {
  // On Windows a process that has just ended may still hold files.
  rmSync(work, { recursive: true, force: true, maxRetries: 10 });
}
// Of a development server that has just been started for the first time.
printTable(["project", "result", "seconds to the first answer"], results);
const isGood = results.every(
  ([, result]) => result === "works" || (asked.length === 0 && result !== "FAILED"),
);
process.exitCode = isGood ? 0 : 1;

/** Returns the seconds from the start of the development server until the bank has answered its page. */
async function test(name: string, project: FreshProject, tarball: string): Promise<number> {
  const above = join(work, name);
  const folder = join(above, "project");
  mkdirSync(above);
  make(project, above, folder);
  const git = (...words: string[]) => run(folder, "git", ...words);
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "-m", "fresh");
  run(folder, "npm", ...INSTALL, "--no-save", tarball, project.msw ?? "msw@latest");
  // npm writes a lock file that was not there, which is not of init.
  git("checkout", "--quiet", "--", ".");

  const shown = sandbank(folder, "--dry-run");
  expectEqual(git("status", "--porcelain"), "", "a dry run writes nothing");
  const printed = sandbank(folder, "--yes");
  git("add", "--all", "--intent-to-add");
  const diff = git("diff", "--no-ext-diff");
  expectEqual(filesOf(diff).join("\n"), project.writes.join("\n"), "files that init writes");
  expectEqual(sections(printed), sections(diff), "what was shown is what git shows");
  expectEqual(sections(shown), sections(diff), "what a dry run shows is what git shows");
  const again = sandbank(folder, "--yes");
  if (!again.includes("There is nothing to change.")) throw new Error(`A second run has changes:\n${again}`);
  expectEqual(git("diff", "--no-ext-diff"), diff, "a second run changes nothing");

  for (const check of project.checks) {
    console.log(`-- ${name}: ${check}`);
    run(folder, "npx", "--no-install", ...check.split(" "));
  }
  if (project.sample !== undefined) runSample(name, folder, project.sample);
  if (project.built !== undefined) expectNoBank(folder, project.built);
  const seconds = await serve(folder, project, env);
  git("reset", "--quiet");
  const [, undo = "false"] = /^To undo it:\n((?: {2}git .+\n)+)/m.exec(printed) ?? [];
  for (const line of undo.trim().split("\n")) execSync(line, { cwd: folder, env });
  expectEqual(git("diff", "--no-ext-diff"), "", "the command that undoes it restores every file");
  const left = git("status", "--porcelain")
    .split("\n")
    .filter((line) => /bank|mocks|vite\.config|preview|instrumentation/.test(line));
  expectEqual(left.join("\n"), "", "the command that undoes it removes every new file");
  return seconds;
}

/** Runs the sample test today and at other instants. */
function runSample(name: string, folder: string, sample: string): void {
  console.log(`-- ${name}: ${sample}`);
  run(folder, "npx", "--no-install", ...sample.split(" "));
  for (const now of INSTANTS) {
    console.log(`-- ${name}: ${sample}, on ${now}`);
    const moved = {
      ...env,
      TEST_NOW: now,
      TEST_MOVED_CLOCK: MOVED_CLOCK,
      TZ: "America/New_York",
      NODE_OPTIONS: `--require=${JSON.stringify(MOVED_CLOCK)}`,
    };
    const seen = runWith(moved, folder, "node", "--print", "new Date().toISOString()");
    expectEqual(seen.slice(0, 13), now.slice(0, 13), "the hour of the moved clock");
    runWith(moved, folder, "npx", "--no-install", ...sample.split(" "));
  }
}

function make(project: FreshProject, above: string, folder: string): void {
  const { make: commands, packages, pinned, scripts, files = {}, asks } = project;
  for (const [index, command] of commands.entries())
    run(index === 0 ? above : folder, "npx", "--yes", "--prefer-offline", ...command.split(" "));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  if (asks) {
    const [file, text, by] = asks;
    change(join(folder, file), (code) => code.replace(text, () => by));
  }
  change(join(folder, "package.json"), (text) => {
    const manifest = JSON.parse(text);
    const changed = { ...manifest, scripts: { ...manifest.scripts, ...scripts } };
    const json = JSON.stringify(changed, null, 2);
    return pinned
      ? json.replaceAll(new RegExp(`("${pinned.scope}[^"]+"): "[^"]+"`, "g"), `$1: "${pinned.version}"`)
      : json;
  });
  run(folder, "npm", ...INSTALL, ...(packages.length > 0 ? ["--save-dev", ...packages] : []));
  linkChromium(folder, env);
}

/** Throws an Error when there is nothing to change. */
function change(file: string, by: (text: string) => string): void {
  const text = readFileSync(file, "utf8");
  const changed = by(text);
  if (changed === text) throw new Error(`${file} is no longer as the generator made it.`);
  writeFileSync(file, changed);
}

/** Whether anything answers at an address. */
function isReached(address: string): Promise<boolean> {
  return fetch(address, { method: "HEAD", signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );
}

function sandbank(folder: string, ...flags: readonly string[]): string {
  return run(folder, "npx", "--no-install", "sandbank", "init", ...flags);
}

function run(cwd: string, command: string, ...args: readonly string[]): string {
  return runWith(env, cwd, command, ...args);
}

function runWith(env: NodeJS.ProcessEnv, cwd: string, command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawn.sync(command, [...args], {
    cwd,
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 10 * 60_000,
    maxBuffer: 1 << 28,
  });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(" ")} failed (${error?.message ?? status}):\n${stdout}\n${stderr}`);
}

/** The changes of each file as sorted text, without what git adds for its own use. */
function sections(text: string): string {
  const [diff = ""] = text.split("\nWrote ");
  const lines = diff
    .split("\n")
    .filter((line) => /^(?:--- |\+\+\+ |@@ |[ +\\-])/.test(line))
    .map((line) => line.replace(/^(@@ .+? @@).*/, "$1"));
  const parts = lines.join("\n").split(/^(?=--- )/m);
  return parts
    .filter((part) => part.startsWith("--- "))
    .map((part) => part.trimEnd())
    .toSorted()
    .join("\n");
}

function filesOf(diff: string): string[] {
  return Array.from(diff.matchAll(/^\+\+\+ b\/(.+)$/gm), ([, file = ""]) => file).toSorted();
}

function expectEqual(received: string, expected: string, what: string): void {
  if (received !== expected) throw new Error(`${what}: expected\n${expected}\nreceived\n${received}`);
}
