// Statements: STA-22.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { axeFinder } from "../../src/adapters/cli/states/peers.ts";
import { reportPage } from "../../src/sweep/report/html.ts";
import type { Shot } from "../../src/sweep/shot.ts";

const folder = mkdtempSync(join(tmpdir(), "sandbank-report-"));
let browser: Browser;

const shots: readonly Shot[] = Array.from({ length: 200 }, (_, at) => ({
  state: `values/achTransfers/${at}`,
  group: at < 100 ? "values" : "answers",
  title: `State ${at} </script><b>`,
  why: "Names are long.",
  screen: "/",
  link: `http://localhost:5173/#bank=${at}`,
  findings:
    at % 10 === 0
      ? [
          {
            kind: "raw-value",
            what: 'NaN in "$NaN"',
            where: "td.amount",
            isNew: at === 0,
            test: `test(${at})`,
          },
        ]
      : [],
  pictures: [{ file: `${at}.jpg`, scheme: "light", width: 1280 }],
  requests: [{ method: "GET", path: "/v1/ach", status: 200, body: { data: [{ id: String(at) }] } }],
  rows: { achTransfers: [{ id: String(at) }] },
  notes: [],
}));

beforeAll(async () => {
  browser = await chromium.connect(inject("chromium"));
  const report = {
    url: "http://localhost:5173/",
    bank: "a bank in this process",
    leftOut: ["x"],
    failed: [],
    seconds: 12,
  };
  writeFileSync(join(folder, "index.html"), reportPage({ ...report, shots }));
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function opened(scheme: "light" | "dark" = "light"): Promise<Page> {
  const page = await browser.newPage({ colorScheme: scheme });
  await page.goto(pathToFileURL(join(folder, "index.html")).href, { waitUntil: "domcontentloaded" });
  return page;
}

test.each(["light", "dark"] as const)(
  "a report passes axe in %s, closed and with a state open (STA-22)",
  async (scheme) => {
    const page = await opened(scheme);
    expect(await axeFinder()?.(page)).toEqual([]);
    await page.getByRole("button", { name: "State 0 ", exact: false }).first().click();
    await expect.poll(() => page.getByRole("dialog").isVisible()).toBe(true);
    expect(await axeFinder()?.(page)).toEqual([]);
    await page.close();
  },
);

test("a report is used by keyboard: searched, opened, gone through and closed (STA-22)", async () => {
  const page = await opened();
  const title = page.getByRole("dialog").getByRole("heading", { level: 2 });
  await page.keyboard.press("/");
  await page.keyboard.type("state 11");
  await expect.poll(() => page.getByRole("status").textContent()).toBe("11 shown");
  await page.getByRole("button", { name: "State 11 ", exact: false }).first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => title.textContent()).toBe("State 110 </script><b>");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => title.textContent()).toBe("State 111 </script><b>");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").isVisible()).toBe(false);
  await page.close();
});

test("a report is filtered by finding, and a finding is copied as a test (STA-22)", async () => {
  const page = await opened();
  await page.getByLabel("Finding").selectOption("any");
  await expect.poll(() => page.getByRole("status").textContent()).toBe("20 shown");
  await page.getByLabel("Finding").selectOption("new");
  await expect.poll(() => page.getByRole("status").textContent()).toBe("1 shown");
  await page.locator("main button:visible").click();
  await page.getByRole("button", { name: "Copy as a test" }).click();
  await expect.poll(() => page.getByRole("dialog").textContent()).toMatch(/Copied|test\(0\)/);
  await page.close();
});

test("a report of 200 states shows all of them (STA-22)", async () => {
  const page = await opened();
  await expect.poll(() => page.getByRole("status").textContent()).toBe("200 shown");
  await page.close();
});
