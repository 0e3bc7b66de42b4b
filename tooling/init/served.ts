import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { messageOf } from "../../src/engine/errors.ts";
import { chromiumLaunch } from "../chromium.ts";
import { freePort } from "../free-port.ts";
import { endProgram, startProgram } from "../program.ts";
import { ASK, type FreshProject } from "./fresh-project.ts";

/** Throws an Error with the files of a production build that name the package or msw. */
export function expectNoBank(folder: string, built: string): void {
  const files = readdirSync(join(folder, built), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:[mc]?js|html|css|map|json)$/.test(file),
  );
  if (files.length === 0) throw new Error(`The build has written nothing to ${built}.`);
  const found = files.filter((file) =>
    /sandbank|\bmsw\b/i.test(readFileSync(join(folder, built, file), "utf8").replaceAll(folder, "")),
  );
  if (found.length > 0)
    throw new Error(`The production build has something of the bank: ${found.join(", ")}`);
}

/**
 * Opens a page of the development server until the bank has answered the first request of the app, and its panel. Throws an Error
 * when the console has an error by then. Returns the seconds until the answer.
 */
export async function serve(
  folder: string,
  { server: { command, path, hasPanel = true }, asks }: FreshProject,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const port = await freePort();
  const words = command.replace("{port}", String(port)).split(" ");
  const from = performance.now();
  const child = startProgram("npx", ["--no-install", ...words], { cwd: folder, env });
  const browser = await chromium.launch(chromiumLaunch());
  const seen: string[] = [];
  try {
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on("pageerror", ({ message }) => wrong.push(message));
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    for (const end = Date.now() + 120_000; Date.now() < end; await wait(200)) {
      wrong.length = 0;
      const answer = await open(page, `http://localhost:${port}${path}`, asks !== undefined).catch(messageOf);
      if (typeof answer === "number" && answer > 0) {
        const seconds = (performance.now() - from) / 1000;
        if (hasPanel) await openPanel(page);
        if (wrong.length > 0) throw new Error(`The console has errors: ${wrong.join("; ")}`);
        return seconds;
      }
      seen.push(String(answer).split("\n", 1)[0] ?? "", ...wrong);
    }
    throw new Error(`The bank does not answer the page of ${command}: ${[...new Set(seen)].join("; ")}`);
  } finally {
    await browser.close();
    await endProgram(child);
  }
}

/** Returns how many transfers the page has got. */
async function open(page: Page, address: string, asksItself: boolean): Promise<unknown> {
  await page.goto(address);
  if (!asksItself) {
    await page.waitForTimeout(2000);
    await page.evaluate(ASK);
  }
  await page.waitForFunction("globalThis.answered !== undefined", undefined, { timeout: 30_000 });
  return page.evaluate("globalThis.answered");
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sandbank" }).click();
  await page.getByRole("tab", { name: "Clock" }).waitFor();
}
