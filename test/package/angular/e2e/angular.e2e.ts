// The bank of `sandbank/ssr` in the process of `ng serve`, which renders the pages. The service's host has no such paths, so only
// the bank can answer.

import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { RemoteBank } from "sandbank";
import { whileEdited } from "../repository/test/package/edited/while-edited.ts";

/** What the page has under this name. */
declare const sandbank: RemoteBank;

const STARTER = 6;

// One after the other: they share the bank.
test.describe.configure({ mode: "default" });

function wrongIn(page: Page): readonly string[] {
  const wrong: string[] = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  return wrong;
}

async function rendered(page: Page): Promise<string> {
  return (await page.request.get("/", { headers: { Accept: "text/html" } })).text();
}

test("the server and the page ask one bank, each with its first request (X362)", async ({ page }) => {
  const wrong = wrongIn(page);
  expect(await rendered(page)).toContain(`<p>${STARTER} counterparties</p>`);
  await page.goto("/");
  await expect(page.getByText(`${STARTER} counterparties`)).toBeVisible();
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText(`${STARTER + 1} counterparties`)).toBeVisible();
  expect(await rendered(page)).toContain(`<p>${STARTER + 1} counterparties</p>`);
  expect(await page.evaluate(() => sandbank.db.counterparties.count())).toBe(STARTER + 1);
  expect(wrong).toEqual([]);
});

test("XMLHttpRequest is answered as fetch is, and the panel shows the server's bank (X270)", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Sandbank" }).click();
  await expect(page.getByRole("tab", { name: "Clock" })).toBeVisible();
  const status = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open("GET", "https://api.example.com/v1/ach");
        request.setRequestHeader("Authorization", "Bearer test");
        request.onload = () => resolve(request.status);
        request.onerror = reject;
        request.send();
      }),
  );
  expect(status).toBe(200);
});

test("an edit of a component or of the server keeps the rows", async ({ page }) => {
  await page.goto("/");
  await page.waitForFunction(() => "sandbank" in globalThis);
  const before = await page.evaluate(() => sandbank.db.counterparties.count());
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText(`${before + 1} counterparties`)).toBeVisible();
  const edits = [
    ["src/app/app.ts", "<h1>Counterparties", "<h1>Edited"],
    [
      "src/server.ts",
      "mountMocks(app);\nconst",
      'mountMocks(app);\napp.get("/edited", (_, response) => void response.send("Edited"));\nconst',
    ],
  ] as const;
  for (const [file, from, to] of edits) {
    await whileEdited(file, from, to, async () => {
      const path = file === "src/server.ts" ? "/edited" : "/";
      await expect(async () => {
        expect(await (await page.request.get(path, { headers: { Accept: "text/html" } })).text()).toContain(
          "Edited",
        );
      }).toPass({ timeout: 60_000 });
      expect(await rendered(page)).toContain(`<p>${before + 1} counterparties</p>`);
    });
  }
});

test("a production build has nothing of the bank, in the browser and in the server", () => {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:m?js|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(4);
  for (const name of files)
    expect(readFileSync(`dist/${name}`, "utf8").replaceAll(process.cwd(), "")).not.toMatch(
      /sandbank|\bmsw\b/i,
    );
});
