import { readFileSync } from "node:fs";
import type { Page } from "playwright";

/** The first policy below a heading of docs/how-to/content-security-policy.md, as the value of its header. */
export function policyBelow(heading: string): string {
  const page = new URL("../../docs/how-to/content-security-policy.md", import.meta.url);
  const [, below = ""] = readFileSync(page, "utf8").split(`# ${heading}\n`);
  const [, policy] = /```http\nContent-Security-Policy:\s*([^`]*)\n```/.exec(below) ?? [];
  if (policy === undefined) throw new Error(`The page has no policy below "${heading}".`);
  return policy.replace(/\s+/g, " ");
}

/** Each violation of a page's policy, error and warning of its console, and uncaught exception, as they come. */
export async function watched(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  await page.exposeFunction("violated", (violation: string) => problems.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      void Reflect.get(window, "violated")(`${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  return problems;
}
