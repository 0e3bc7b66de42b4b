import type { Page } from "playwright";
import { expect, test } from "vitest";
import { runCopiedTest } from "../panel/support/replay.ts";
import { pages } from "./support/page.ts";

const open = pages();
const written = (page: Page) => page.locator(".code-lines code").evaluateAll((lines) => lines.map((line) => line.textContent).join(""));
const said = (page: Page) => page.locator(".recorder-said");

test("what is done in the app writes a test, which passes in the page and, copied, in Node", async () => {
  const { page, problems } = await open("#/test", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByText("Nothing is recorded yet.").waitFor();
  await page.getByRole("button", { name: "Create transfer" }).click();
  await page.locator(".code-lines", { hasText: 'toBe("pending")' }).waitFor();
  await page.getByRole("button", { name: "+1 banking day" }).click();
  await page.locator(".code-lines", { hasText: "bankingDays: 1" }).waitFor();
  await page.getByRole("button", { name: "Lose its reply" }).click();
  await page.getByRole("button", { name: "Create transfer" }).click();
  await page.locator(".code-lines", { hasText: "rejects.toThrow(TypeError)" }).waitFor();
  const text = await written(page);
  console.log(text);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.locator(".recorder-said[data-tone]").waitFor();
  expect(await said(page).textContent()).toBe("It passes.");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByText("Copied.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(text);
  await page.screenshot({ path: "/tmp/rec1.png", fullPage: true });
  await runCopiedTest(copied);
  expect(problems).toEqual([]);
});
