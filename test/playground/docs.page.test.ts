import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "./support/page.ts";
import { shows } from "./support/shows.ts";

const open = pages();
const docs = new URL("../../docs/", import.meta.url);
const written = ["start", "how-to"].flatMap((folder) =>
  readdirSync(new URL(folder, docs)).map((file) => `#/docs/${folder}/${file}`.replace(/(\/index)?\.md$/, "")),
);

test("each page of docs/start and docs/how-to is a page of the playground, whose links lead to such a page", async () => {
  const { page, problems } = await open("#/docs");
  const linked = new Set(["#/docs/start", "#/docs/how-to"]);
  for (const place of written) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, place);
    await page.waitForFunction(
      (hash) => document.querySelector("docs-page")?.getAttribute("data-place") === hash,
      place.slice("#/docs/".length),
    );
    const { headings, unknown, links } = await page.evaluate(() => ({
      headings: document.querySelectorAll(".prose h2").length,
      unknown: [...document.querySelectorAll(".prose *")].filter((each) => each instanceof HTMLUnknownElement)
        .length,
      links: [...document.querySelectorAll(".prose a")].map((link) => link.getAttribute("href") ?? ""),
    }));
    expect({ place, headings, unknown }).toEqual({ place, headings: 1, unknown: 0 });
    for (const link of links.filter((each) => !each.startsWith("https://"))) linked.add(link);
  }
  expect([...linked].sort()).toEqual([...written].sort());
  expect(problems).toEqual([]);
});

test("a page of the docs has an address, a title and the focus on its heading, and shows its code with the name of the file", async () => {
  const { page } = await open("#/docs");
  await page.locator(".prose").getByRole("link", { name: "Vite", exact: true }).click();
  await shows(page, { address: "#/docs/start/vite", title: "Docs: vite · Sandbank", heading: "Vite" });
  await expect.poll(() => page.locator(".prose .file-name").first().textContent()).toBe("vite.config.ts");
  await expect
    .poll(() => page.locator(".prose pre").nth(1).textContent())
    .toContain('import { sandbank } from "sandbank/vite";');
  await expect
    .poll(() => page.locator(".prose code", { hasText: "test/examples/react-vite" }).count())
    .toBe(1);
  await page.reload();
  await page.getByRole("heading", { name: "Vite", exact: true }).waitFor();
  await page.evaluate(() => {
    location.hash = "#/docs/start/__proto__";
  });
  await page.getByRole("heading", { name: "No docs page at “start/__proto__”." }).waitFor();
});

test("a bank in a page of the docs is shown as the request that it begins with", async () => {
  const { page } = await open("#/docs/how-to/why-refused");
  await expect
    .poll(() => page.locator(".prose pre", { hasText: "POST /v1/ach" }).first().textContent())
    .toBe('POST /v1/ach\n\n{ "data": { "amount": -1, "effectiveDate": "2026-03-04" } }');
});
