// The command with the pages of the package, which is built for it, in a browser.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { isBuilt } from "../../../tooling/packed.ts";
import { command } from "../../server/run-command.ts";

export const pathOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const running: ChildProcess[] = [];
let browser: Browser;

beforeAll(async () => {
  if (!isBuilt) buildHere();
  browser = await chromium.connect(inject("chromium"));
}, 120_000);
afterEach(async () => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(() => browser.close());

/** Makes the parts of `npm run build` that the command serves, which no test waits for. */
function buildHere(): void {
  const [code, pages, whole] = ["code", "pages", "playground"].map((name) =>
    pathOf(`tooling/build/${name}.ts`),
  );
  const script = `import { buildCode } from "${code}"; import { buildPages } from "${pages}";
    import { buildPlayground } from "${whole}";
    await buildCode(); await buildPages(); await buildPlayground();`;
  execFileSync(process.execPath, ["--input-type=module", "-e", script], { stdio: "inherit" });
}

/** Starts the command; its address once it has printed one. It is killed after the test. */
export function start(...args: string[]) {
  const child = spawn(process.execPath, [command, ...args]);
  running.push(child);
  const output = { out: "", err: "" };
  const ended = once(child, "close").then(([code]) => ({ code, ...output }));
  child.stderr.on("data", (text) => {
    output.err += text;
  });
  const url = new Promise<string>((resolve) => {
    child.stdout.on("data", (text) => {
      output.out += text;
      const [, address] = / at (http\S+)\n/.exec(output.out) ?? [];
      if (address) resolve(address);
    });
  });
  return { child, ended, url, output };
}

/** A new page; `problems` gathers what its console says is wrong, and requests to other hosts than that of the address. */
export async function newPage(url: string): Promise<{ page: Page; problems: string[] }> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(10_000);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) problems.push(request.url());
  });
  return { page, problems };
}
