import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { servePolicyPage } from "./page/served.ts";

let browser: Browser;
let host: Awaited<ReturnType<typeof servePolicyPage>>;
beforeAll(async () => {
  host = await servePolicyPage({});
  browser = await chromium.connect(inject("chromium"));
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

test("where the browser denies a page all storage, bank and panel work, and one warning says that nothing is kept (X340, X341)", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const said: string[] = [];
  page.on("pageerror", ({ message }) => said.push(message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await page.goto(`${host.url}?kept`);
  await page.getByText("The last of 500 transfers was answered 200.").waitFor();
  await page.getByRole("tab", { name: "Data" }).click();
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await page.getByRole("listbox", { name: "ACH transfers" }).getByRole("option").first().waitFor();
  // The page itself sees what the browser has denied.
  expect(
    await page.evaluate(() => {
      try {
        return String(localStorage);
      } catch (error) {
        return String(error);
      }
    }),
  ).toBe("SecurityError: denied");
  expect(said).toEqual([
    'The state of the bank is no longer kept as "page": the browser lets this page store nothing (denied); allow it to keep site data, and load it again. It goes on in memory.',
  ]);
  await context.close();
});
