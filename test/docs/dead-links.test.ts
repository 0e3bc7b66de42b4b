import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { deadLinks } from "../../tooling/site/dead-links.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function siteOf(files: Readonly<Record<string, string>>): string {
  const site = mkdtempSync(join(tmpdir(), "sandbank-site-"));
  folders.push(site);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  return site;
}

test("links to pages, folders with an index, headings, files and other sites lead somewhere", () => {
  const site = siteOf({
    "index.html":
      '<a href="/start/">1</a> <a href="start/vite.html#a-transfer">2</a> <a href="/all.json">3</a>',
    "start/index.html":
      '<a href="../">1</a> <a href="https://example.com/">2</a> <a href="#own">3</a> <p id="own"> <a href="#/treasury">4</a>',
    "start/vite.html": '<h2 id="a-transfer">A transfer</h2>',
    "all.json": "{}",
  });
  expect(deadLinks(site, "/")).toEqual([]);
});

test("a link to a page, a folder without an index, a heading or a file that is not there is dead", () => {
  const site = siteOf({
    "index.html":
      '<a href="/gone.html">1</a> <a href="/guide/">2</a> <a href="/guide/one.html#gone">3</a> <a href="gone.json">4</a>',
    "guide/one.html": "",
  });
  expect(deadLinks(site, "/")).toEqual([
    "index.html -> /gone.html",
    "index.html -> /guide/",
    "index.html -> /guide/one.html#gone",
    "index.html -> gone.json",
  ]);
});

test("below a path of a host, a link from the root of the host is dead", () => {
  const site = siteOf({
    "index.html": '<a href="/docs/one.html">1</a> <a href="/one.html">2</a>',
    "one.html": "",
  });
  expect(deadLinks(site, "/docs/")).toEqual(["index.html -> /one.html"]);
});
