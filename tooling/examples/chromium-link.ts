import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromiumLaunch } from "../chromium.ts";

/**
 * Writes a script that starts this machine's Chromium to the place where a project's Playwright looks for its own, so
 * that the project's configuration needs no path.
 *
 * @param project the folder with the project's node_modules
 * @param env its PLAYWRIGHT_BROWSERS_PATH is the folder for the script
 * @example linkChromium("/tmp/example", { ...process.env, PLAYWRIGHT_BROWSERS_PATH: "/tmp/browsers" });
 */
export function linkChromium(project: string, env: NodeJS.ProcessEnv): void {
  const path = expectedPath(project, env);
  if (path === undefined) return;
  if (process.platform === "win32") {
    console.warn(`Windows starts no script as a browser: install that of this Playwright to ${path}.`);
    return;
  }
  const { executablePath, args, env: settings = {} } = chromiumLaunch();
  if (executablePath === undefined) return;
  const changed = Object.entries(settings).filter(([name, value]) => process.env[name] !== value);
  const words = [
    "exec",
    "env",
    ...changed.map(([name, value]) => `${name}=${value}`),
    executablePath,
    ...args,
  ];
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${words.map(quoted).join(" ")} "$@"\n`);
  chmodSync(path, 0o755);
}

/** The headless Chromium of the project's Playwright. No public API has its path, but the error for a missing one does. */
function expectedPath(project: string, env: NodeJS.ProcessEnv): string | undefined {
  const script = `import("playwright-core").then(({ chromium }) => chromium.launch()).then((browser) => browser.close());`;
  const { stderr } = spawnSync(process.execPath, ["-e", script], { cwd: project, env, encoding: "utf8" });
  return /Executable doesn't exist at (.+)/.exec(stderr)?.[1];
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
