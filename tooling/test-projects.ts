// Packs the package, installs it into the projects of test/projects as a stranger would, and runs what they have.
// Run after `npm run build`. Names of projects as arguments run only those.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumLaunch } from "./chromium.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const reports = join(root, ".cache/reports");
/** Outside of the repository, so that nothing of its node_modules is found by accident. */
const work = mkdtempSync(join(tmpdir(), "sandbank-projects-"));

/** What runs in each project; a report is counted by count-tests.ts. */
const projects: Record<string, string[][]> = {
  "react-app": [["tsc"], vitest("react-app"), ["playwright", "test"]],
  storybook: [["tsc"], ["storybook", "build"], vitest("storybook")],
};

const env = {
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  CHROMIUM_LAUNCH: JSON.stringify(chromiumLaunch()),
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "react-app.playwright.json"),
  STORYBOOK_DISABLE_TELEMETRY: "1",
};

const chosen = process.argv.slice(2);
const failures: string[] = [];
mkdirSync(reports, { recursive: true });
try {
  const tarball = pack();
  for (const [name, steps] of Object.entries(projects)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const folder = join(work, name);
    cpSync(join(root, "test/projects", name), folder, { recursive: true });
    if (!run(folder, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline", tarball)) continue;
    for (const step of steps) run(folder, "npx", "--no-install", ...step);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const failure of failures) console.error(`test:projects: ${failure} failed.`);
process.exitCode = failures.length > 0 ? 1 : 0;

function vitest(name: string): string[] {
  const report = join(reports, `${name}.vitest.json`);
  return ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
}

function pack(): string {
  const packed = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", work], {
    cwd: root,
    encoding: "utf8",
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return join(work, filename);
}

/** A step that fails must not keep the others from running. */
function run(folder: string, command: string, ...args: string[]): boolean {
  console.log(`\n-- ${folder.slice(work.length + 1)}: ${command} ${args.join(" ")}`);
  try {
    execFileSync(command, args, { cwd: folder, env, stdio: ["ignore", "inherit", "inherit"] });
    return true;
  } catch {
    failures.push(`${folder.slice(work.length + 1)}: ${command} ${args.slice(0, 3).join(" ")}`);
    return false;
  }
}
