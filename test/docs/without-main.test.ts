import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { withoutMain } from "../../tooling/site/without-main.ts";

const site = mkdtempSync(join(tmpdir(), "sandbank-site-"));
afterAll(() => rmSync(site, { recursive: true }));

test("a page of the site with no main part, or with two, is found", () => {
  mkdirSync(join(site, "start"));
  writeFileSync(join(site, "index.html"), "<div>Home</div>");
  writeFileSync(join(site, "start/one.html"), "<main>One</main>");
  writeFileSync(join(site, "start/two.html"), '<main>One</main><main class="b">Two</main>');
  writeFileSync(join(site, "main.json"), "{}");
  // Its content comes by a script.
  writeFileSync(join(site, "404.html"), "<div></div>");
  expect(withoutMain(site)).toEqual(["index.html", "start/two.html"]);
});
