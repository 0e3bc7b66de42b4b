import { expect, inject, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();

test("the static build runs from a sub-path, and a fresh load leaves nothing in the console", async () => {
  const { page, problems } = await open();
  await page.locator("transfer-list tbody tr").first().waitFor();
  expect(new URL(inject("playground")).pathname).toBe("/some/sub/path/");
  expect(problems).toEqual([]);
});

test("the page can call the bank with the platform's fetch, below the origin and not below the sub-path", async () => {
  const { page } = await open();
  const answer = await page.evaluate(async () => {
    const response = await fetch("/v1/ach?page[limit]=1", { headers: { Authorization: "Bearer anything" } });
    return { status: response.status, body: (await response.json()) as unknown };
  });
  expect(answer).toEqual({
    status: 200,
    body: {
      data: [{ id: "1007", type: "ach", url: "/v1/ach/1007" }],
      links: { first: "/v1/ach?page[limit]=1", next: "/v1/ach?page[cursor]=1006&page[limit]=1" },
    },
  });
});

test("an unknown path below /v1 is the bank's 404, any other path goes to the host", async () => {
  const { page } = await open();
  const texts = await page.evaluate(async () => {
    const text = async (path: string) => {
      const response = await fetch(path, { headers: { Authorization: "Bearer anything" } });
      return `${response.status} ${await response.text()}`;
    };
    return [await text("/v1/nowhere"), await text("/nowhere")];
  });
  expect(texts).toEqual([expect.stringMatching(/^404 \{"error":"/), "404 The host has no such file."]);
});

test("the page also opens by the name of its file, and once more with its worker in place", async () => {
  const { page, problems } = await open("index.html#/treasury/transfers");
  await page.reload();
  await page.locator("transfer-list tbody tr").first().waitFor();
  expect(problems).toEqual([]);
});

test("the icon is the page's own", async () => {
  const { page } = await open();
  const href = await page.locator("link[rel=icon]").getAttribute("href");
  const response = await page.request.get(new URL(href ?? "", page.url()).href);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain("<title>Sandbank</title>");
});
