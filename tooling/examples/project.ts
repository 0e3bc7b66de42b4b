import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import spawn from "cross-spawn";
import manifest from "../../package.json" with { type: "json" };
import { root } from "../build/sources.ts";
import { pack } from "../packed.ts";
import { awaitProgram } from "../program.ts";
import { linkChromium } from "./chromium-link.ts";
import type { Example, OldestVersions, Versions } from "./example.ts";

/** The folder among the checks of an example with what only its run with the oldest versions needs. */
const OF_OLDEST = "oldest";

/** Where copies of examples are made. */
export interface Workshop {
  /** Outside of the repository, so that nothing of its node_modules is found by accident. */
  readonly folder: string;
  /** The packed package. */
  readonly tarball: string;
  readonly env: NodeJS.ProcessEnv;
  /** Where the reports of tests are written. */
  readonly reports: string;
}

/** A copy of an example, with its packages installed. */
export interface Project {
  readonly name: string;
  readonly folder: string;
  readonly example: Example;
}

/** Packs what is built, and calls a function with a folder for copies of examples, which is removed afterwards. */
export async function inWorkshop(use: (workshop: Workshop) => Promise<void>): Promise<void> {
  const reports = join(root, ".cache/reports/examples");
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "sandbank-examples-"));
  try {
    const env = {
      ...process.env,
      PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
      PLAYWRIGHT_BROWSERS_PATH: join(folder, "browsers"),
      STORYBOOK_DISABLE_TELEMETRY: "1",
    };
    await use({ folder, tarball: pack(folder).tarball, env, reports });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Copies an example and installs its packages and the tarball, with the oldest versions that are supported where
 * `isOldest` says so. Rejects where npm does.
 */
export async function install(
  { folder, tarball, env }: Workshop,
  {
    name,
    example,
    copy,
    isOldest = false,
  }: { name: string; example: Example; copy: string; isOldest?: boolean },
): Promise<Project> {
  const to = join(folder, copy);
  const versions: OldestVersions = (isOldest && example.oldest) || {};
  cpSync(join(root, "test/examples", name), to, { recursive: true });
  const checks = join(root, "test/package", name);
  const ofOldest = join(checks, OF_OLDEST);
  cpSync(checks, to, { recursive: true, filter: (path) => path !== ofOldest });
  if (isOldest && existsSync(ofOldest)) cpSync(ofOldest, to, { recursive: true });
  for (const path of example.shares ?? [])
    cpSync(join(root, path), join(to, "repository", path), { recursive: true });
  writeVersions(join(to, "package.json"), versions);
  const packages = (example.packages ?? []).map(
    (each) => `${each}@${versions[each] ?? manifest.devDependencies[each]}`,
  );
  const flags = ["--no-audit", "--no-fund", "--prefer-offline"];
  const printed = await awaitProgram("npm", ["install", ...flags, tarball, ...packages], { cwd: to, env });
  console.log(`-- ${copy}: ${printed.trim()}`);
  return { name: copy, folder: to, example };
}

/** Writes a project's versions: a package that has null is left out, and one that is new is added. */
function writeVersions(file: string, versions: OldestVersions): void {
  const { dependencies = {}, devDependencies = {}, ...others } = JSON.parse(readFileSync(file, "utf8"));
  const kept = (group: Versions) =>
    Object.fromEntries(Object.entries(group).filter(([name]) => versions[name] === undefined));
  const given = Object.entries(versions).filter(([, version]) => version !== null);
  const written = {
    ...others,
    dependencies: kept(dependencies),
    devDependencies: { ...kept(devDependencies), ...Object.fromEntries(given) },
  };
  writeFileSync(file, JSON.stringify(written, null, 2));
}

/** Runs the steps of a project. One that fails does not keep the others from running. Resolves to those that failed. */
export async function run(
  { env, reports }: Workshop,
  { name, folder, example }: Project,
): Promise<readonly string[]> {
  linkChromium(folder, env);
  const failed: string[] = [];
  for (const [index, step] of example.steps.entries()) {
    const report = join(reports, `${name}-${index + 1}.json`);
    // Node itself is no package of an example.
    const command = step.startsWith("node ") ? [] : ["npx", "--no-install"];
    const [program = "", ...words] = [...command, ...step.split(" "), ...reporting(step, report)];
    const child = spawn(program, words, {
      cwd: folder,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stdio: ["ignore", "pipe", "pipe"],
    });
    // Others may run meanwhile, so what it prints is shown in one piece.
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => void printed.push(chunk));
    const [status] = await once(child, "close");
    console.log(`\n-- ${name}: ${step}\n${Buffer.concat(printed)}`);
    if (status !== 0) failed.push(step);
  }
  return failed;
}

/** The flags with which a command of tests writes a report for count-tests.ts; none for other commands. */
function reporting(step: string, report: string): readonly string[] {
  if (step.startsWith("vitest run"))
    return ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  if (step.startsWith("playwright test")) return ["--reporter=list,json"];
  if (step.startsWith("jest")) return ["--json", `--outputFile=${report}`];
  return [];
}
