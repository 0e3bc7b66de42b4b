import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("a build has nothing of the bank, and its server no path for it (X362)", async ({ request }) => {
  const files = readdirSync("dist/production");
  expect(files).toEqual(["client.js"]);
  expect(readFileSync("dist/production/client.js", "utf8")).not.toMatch(/sandbank|msw/i);
  expect((await request.get("/sandbank")).status()).toBe(404);
});
