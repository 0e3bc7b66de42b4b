import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { hostFolder } from "../../test/playground/support/static-host.ts";
import { policyBelow, watched } from "../../test/support/policies.ts";
import { chromiumLaunch } from "../chromium.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/g;

/** The policy of a built site: that of docs/how-to/content-security-policy.md, and the hashes of what VitePress writes inline. */
export function policyOf(site: string): string {
  const scripts = readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .flatMap((page) => Array.from(readFileSync(join(site, page), "utf8").matchAll(INLINE_SCRIPT)))
    .map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const allowed = ["script-src 'self'", ...new Set(scripts)].join(" ");
  return policyBelow("This site").replace("script-src 'self'", allowed);
}

/** What goes wrong in a built site that is served below `base` with a policy, a line each. */
export async function policyProblems(site: string, base: string, policy: string): Promise<readonly string[]> {
  const host = await hostFolder(site, base, { "Content-Security-Policy": policy });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    const problems = await watched(page);
    await walk(page, host.url);
    return problems;
  } finally {
    await browser.close();
    await host.close();
  }
}

/** Sees a page of each kind, follows a link, searches, and has a bank in a page answer. */
async function walk(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("region", { name: "See it run" }).getByRole("button", { name: "Pause" }).click();
  await page.getByRole("link", { name: "How to" }).first().click();
  await page.getByRole("heading", { level: 1, name: "How to" }).waitFor();
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.getByRole("searchbox").fill("transfer");
  await page.getByRole("option").first().click();
  await page.goto(`${url}spec/project.html`);
  await page.goto(`${url}how-to/failed-transfer.html`);
  await page.getByRole("button", { name: "Send" }).first().click();
  await page.getByText("200").first().waitFor();
  await page.goto(`${url}try.html`);
  await page.frameLocator("iframe").getByRole("main").waitFor();
}
