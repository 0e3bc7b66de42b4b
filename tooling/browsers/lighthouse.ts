// Builds the playground, serves it as a static host does and measures its first page with Lighthouse, the best of three runs for
// each form. `npm run long lighthouse`; with `--once`, one run. Lighthouse has a folder and a lock file of its own, because it is large.

import { execFile } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { build } from "vite";
import { root } from "../build/sources.ts";
import { chromiumLaunch } from "../chromium.ts";
import { installApart } from "../install-apart.ts";
import { hostGzipped } from "./gzip-host.ts";

interface Measured {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly figures: Readonly<Record<string, string>>;
  /** The audits that were not passed, those of performance aside. */
  readonly failed: readonly string[];
}

const AIMS = { performance: 95, accessibility: 100, bestPractices: 100 } as const;
const RUNS = process.argv.includes("--once") ? 1 : 3;

const lighthouse = join(root, "tooling/lighthouse");
installApart(lighthouse);
const outDir = join(root, ".cache/lighthouse");
await build({ root: join(root, "playground"), logLevel: "warn", build: { outDir, emptyOutDir: true } });
const { executablePath, args, env } = chromiumLaunch();
if (executablePath === undefined) throw new Error("There is no Chromium: set CHROMIUM_PATH.");
const host = await hostGzipped(outDir);
try {
  for (const form of ["mobile", "desktop"]) {
    let best: Measured | undefined;
    for (let run = 0; run < RUNS; run += 1) {
      const measured = await measure(form, executablePath);
      if (!best || measured.performance > best.performance) best = measured;
    }
    if (best) report(form, best);
  }
} finally {
  host.close();
}

async function measure(form: string, chromium: string): Promise<Measured> {
  const command = [join(lighthouse, "measure.ts"), host.url, form, chromium, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout);
}

function report(form: string, { figures, failed, ...scores }: Measured): void {
  const said = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
  console.log(`${form}: ${JSON.stringify(scores)}; ${said.join(", ")}`);
  for (const audit of failed) console.log(`${form}: not passed: ${audit}`);
  for (const [name, aim] of Object.entries(AIMS)) {
    const reached = scores[name as keyof typeof AIMS];
    if (reached >= aim) continue;
    console.error(`lighthouse: ${name} on ${form} is ${reached}, and is to be at least ${aim}.`);
    process.exitCode = 1;
  }
}
