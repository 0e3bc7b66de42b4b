// Packs the package, installs it into a copy of each example as a user would, and runs what the examples have.
// What is in test/package/<example> is laid over the copy: checks of the package that are not worth copying. Its
// `example.json` says how the example is run (tooling/examples.ts).
// Run after `npm run build`. Names of examples as arguments run those; without any, those of `.ci/run` are run.

import { execFile, execFileSync, type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import manifest from "../package.json" with { type: "json" };
import { linkChromium } from "./chromium-link.ts";
import { readExamples, reporting } from "./examples.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const reports = join(root, ".cache/reports/examples");
/** Outside of the repository, so that nothing of its node_modules is found by accident. */
const work = mkdtempSync(join(tmpdir(), "sandbank-examples-"));

const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  PLAYWRIGHT_BROWSERS_PATH: join(work, "browsers"),
  STORYBOOK_DISABLE_TELEMETRY: "1",
};

const examples = readExamples(join(root, "test/package"));
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : [...examples].flatMap(([name, { ci }]) => (ci ? name : []));
const failures: string[] = [];
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
try {
  const tarball = pack();
  // Installing mostly waits for the registry, so all examples install at the same time.
  const installed = await Promise.all(
    names.map(async (name) => ((await install(name, tarball)) ? name : [])),
  );
  for (const name of installed.flat()) run(name);
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const failure of failures) console.error(`test:examples: ${failure} failed.`);
process.exitCode = failures.length > 0 ? 1 : 0;

function pack(): string {
  const packed = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", work], {
    cwd: root,
    encoding: "utf8",
  });
  const [{ filename }]: [{ filename: string }] = JSON.parse(packed);
  return join(work, filename);
}

/** Copies an example and installs its packages and the tarball. Resolves with whether that worked. */
async function install(name: string, tarball: string): Promise<boolean> {
  const folder = join(work, name);
  cpSync(join(root, "test/examples", name), folder, { recursive: true });
  const checks = join(root, "test/package", name);
  if (existsSync(checks)) cpSync(checks, folder, { recursive: true });
  for (const path of examples.get(name)?.shares ?? [])
    cpSync(join(root, path), join(folder, "repository", path), { recursive: true });
  const packages = (examples.get(name)?.packages ?? []).map(
    (each) => `${each}@${manifest.devDependencies[each]}`,
  );
  const flags = ["--no-audit", "--no-fund", "--prefer-offline"];
  try {
    const { stdout } = await promisify(execFile)("npm", ["install", ...flags, tarball, ...packages], {
      cwd: folder,
      env,
    });
    console.log(`-- ${name}: ${stdout.trim()}`);
    return true;
  } catch (error) {
    console.error(error);
    failures.push(`${name}: npm install`);
    return false;
  }
}

/** Runs the steps of an example. One that fails does not keep the others from running. */
function run(name: string): void {
  const folder = join(work, name);
  linkChromium(folder, env);
  for (const [index, step] of (examples.get(name)?.steps ?? []).entries()) {
    console.log(`\n-- ${name}: ${step}`);
    const report = join(reports, `${name}-${index + 1}.json`);
    // Node itself is no package of an example.
    const command = step.startsWith("node ") ? [] : ["npx", "--no-install"];
    const [program = "", ...words] = [...command, ...step.split(" "), ...reporting(step, report)];
    const { status }: SpawnSyncReturns<Buffer> = spawnSync(program, words, {
      cwd: folder,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (status !== 0) failures.push(`${name}: ${step}`);
  }
}
