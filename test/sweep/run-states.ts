import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { chromiumLaunch } from "../../tooling/chromium.ts";
import { hostFolder } from "../playground/support/static-host.ts";
import { runHere } from "../server/run-command.ts";

const { executablePath, env = {} } = chromiumLaunch();
const before = { ...process.env };

/** Where the reports of a test file go; removed at its end. */
export const folder = mkdtempSync(join(tmpdir(), "sandbank-states-"));

/** The served app, once the tests of a file begin. */
export let host: Awaited<ReturnType<typeof hostFolder>>;

beforeAll(async () => {
  // What the Chromium of this machine needs, which the command starts itself.
  Object.assign(process.env, env);
  host = await hostFolder(fileURLToPath(new URL("app/", import.meta.url)), "/");
});

afterAll(async () => {
  for (const name of Object.keys(env)) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `sandbank states` for a page; its report goes into a folder of this name. */
export const run = (name: string, url: string, ...flags: string[]) =>
  runHere([
    ...["states", url, "--out", join(folder, name), ...flags],
    ...(executablePath === undefined ? [] : ["--browser", executablePath]),
  ]);

/** The same for a page that is known to have no bank, for which the command would wait. */
export const runByRoutes = (name: string, url: string, ...flags: string[]) =>
  run(name, url, "--bank", "routes", ...flags);

/** Two states, of which one has no rows. */
export const ONLY = ["--only", "rows/achTransfers/none,answers/listAchTransfers/500"];
