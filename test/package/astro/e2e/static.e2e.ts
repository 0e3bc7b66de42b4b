// A site without a server. Statements: X215, X365.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const STARTER = 6;

test("without a server one bank answers the pages as they are rendered, and as they run (X215)", async ({
  page,
}) => {
  await page.goto("");
  await expect(page.getByText(`load: ${STARTER}`)).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(STARTER);
  await page.getByRole("button", { name: "Add" }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("listitem")).toHaveCount(STARTER + 1);
  }).toPass();
  await expect(page.getByRole("listitem").first()).toHaveText("Acme Paper");
});

test("a build with `prerender` has what the bank has answered, and nothing of the bank (X365)", () => {
  const files = readdirSync("static/build", { recursive: true, encoding: "utf8" });
  expect(readFileSync("static/build/index.html", "utf8").match(/<li[ >]/g)).toHaveLength(STARTER);
  expect(files.filter((name) => /mockServiceWorker/.test(name))).toEqual([]);
  for (const name of files.filter((each) => /\.(js|html)$/.test(each)))
    expect(readFileSync(`static/build/${name}`, "utf8").replaceAll(process.cwd(), "")).not.toMatch(
      /sandbank|\bmsw\b/,
    );
});
