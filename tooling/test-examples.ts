// Packs the package, installs it into a copy of each example as a user would, and runs what the examples have.
// What is in test/package/<example> is laid over the copy: checks of the package that are not worth copying.
// Run after `npm run build`. Names of examples as arguments run only those.

import { execFile, execFileSync, type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import manifest from "../package.json" with { type: "json" };
import { linkChromium } from "./chromium-link.ts";

interface Example {
  /** What only the checks laid over the example import. */
  readonly packages?: readonly (keyof typeof manifest.devDependencies)[];
  /** What of the repository they import, below `repository`. */
  readonly shares?: readonly string[];
  /** Commands of the installed packages; count-tests.ts counts the reports. */
  readonly steps: readonly (readonly string[])[];
}

const root = fileURLToPath(new URL("../", import.meta.url));
const reports = join(root, ".cache/reports");
/** Outside of the repository, so that nothing of its node_modules is found by accident. */
const work = mkdtempSync(join(tmpdir(), "sandbank-examples-"));

const playwright = ["playwright", "test", "--reporter=list,json"];
const examples: Readonly<Record<string, Example>> = {
  "react-vite": { packages: ["@playwright/test", "@types/node"], steps: [["tsc"], playwright] },
  vitest: { steps: [["tsc"], vitest("vitest")] },
  playwright: { steps: [["tsc"], playwright] },
  storybook: {
    steps: [
      ["tsc"],
      ["storybook", "build"],
      vitest("storybook"),
      vitest("storybook-built", "--config=vitest.built.config.ts"),
    ],
  },
  workers: {
    packages: ["@types/node"],
    shares: ["test/conformance", "test/support", "fixtures/http-client.ts"],
    steps: [["tsc"], ["vite", "build"], vitest("workers")],
  },
};

const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  PLAYWRIGHT_BROWSERS_PATH: join(work, "browsers"),
  STORYBOOK_DISABLE_TELEMETRY: "1",
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(examples);
const failures: string[] = [];
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

function vitest(report: string, ...flags: string[]): string[] {
  const file = join(reports, `${report}.vitest.json`);
  return ["vitest", "run", ...flags, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
}

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
  for (const path of examples[name]?.shares ?? [])
    cpSync(join(root, path), join(folder, "repository", path), { recursive: true });
  const packages = (examples[name]?.packages ?? []).map(
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
  for (const step of examples[name]?.steps ?? []) {
    console.log(`\n-- ${name}: ${step.join(" ")}`);
    const { status }: SpawnSyncReturns<Buffer> = spawnSync("npx", ["--no-install", ...step], {
      cwd: folder,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.playwright.json`) },
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (status !== 0) failures.push(`${name}: ${step.slice(0, 3).join(" ")}`);
  }
}
