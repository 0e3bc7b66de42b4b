import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { createBank } from "../../src/core.ts";
import { call } from "../support/call.ts";

/** Imports a module in a process of its own and returns the urls of every module that was loaded. */
function loadedBy(path: string): readonly string[] {
  const script = `
    import { registerHooks } from "node:module";
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    await import(${JSON.stringify(new URL(path, import.meta.url).href)});
    console.log(JSON.stringify(urls));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }),
  );
}

test("sandbank/core loads nothing of msw and nothing of Node (X194)", () => {
  const urls = loadedBy("../../src/core.ts");
  expect(urls).toContainEqual(expect.stringContaining("/src/registry.ts"));
  expect(urls.filter((url) => /^node:|\/node_modules\/(?:msw|@mswjs)\//.test(url))).toEqual([]);
  expect(loadedBy("../../src/index.ts")).toContainEqual(expect.stringContaining("/node_modules/msw/"));
});

test("a bank of sandbank/core has no handlers, and answers by its fetch (X194)", async () => {
  const bank = createBank({ baseUrl: "https://bank.test" });
  expect("handlers" in bank).toBe(false);
  expect((await call(bank, "GET", "/v1")).body).toEqual({ api_version: "1" });
});
