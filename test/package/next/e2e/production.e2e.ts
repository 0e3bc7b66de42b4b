// What `next build` makes has no bank.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

test("a build has no bank, and its requests go to the network", async ({ request }, { project }) => {
  const folder = project.name === "production" ? ".next/built" : ".next/built-by-webpack";
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const code = files.filter((file) => file.isFile() && /\.m?js$/.test(file.name));
  expect(code.length).toBeGreaterThan(10);
  const withBank = code
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) =>
      /there is no such counterparty|application\/x-sandbank|_sandbank\/|setupWorker/.test(
        readFileSync(path, "utf8"),
      ),
    );
  expect(withBank).toEqual([]);
  expect((await request.get("/sandbank")).status()).toBe(404);
  // The host of the service does not exist.
  expect((await request.get("/api/count")).status()).toBe(500);
});
