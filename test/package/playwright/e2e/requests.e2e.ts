// What sends a request without a page. The application runs at baseURL, and the bank is at another origin.
// Statements: X232.

import { expect, test } from "sandbank/playwright";

const SERVICE = "https://api.example.com";
const headers = { Authorization: "Bearer test" };

test("a refusal and a file arrive whole (X232)", async ({ request, bank }) => {
  const refused = await request.get(`${SERVICE}/v1/counterparties/9`, { headers });
  expect(refused.status()).toBe(404);
  expect(await refused.json()).toEqual({
    error: "There is no counterparty with this id: take one from the list at /v1/counterparties.",
  });

  const multipart = new FormData();
  multipart.set(
    "file",
    new File([new Uint8Array([0xff, 0xd8, 0x00, 0xd9])], "id.jpg", { type: "image/jpeg" }),
  );
  const uploaded = await request.post(`${SERVICE}/v1/files`, { headers, multipart });
  const { data: file } = await uploaded.json();
  expect(bank.db.files.get(file.id)).toMatchObject({ media_type: "image/jpeg", media_size: 4 });
});

test("a path is one of the application", async ({ request, page }) => {
  for (const each of [request, page.request]) {
    const response = await each.get("/");
    expect(await response.text()).toContain("<title>");
  }
});

test("a context of the test's own is answered too, with the base url it was given", async ({
  playwright,
}) => {
  const own = await playwright.request.newContext({ baseURL: SERVICE, extraHTTPHeaders: headers });
  const list = await own.get("/v1/ach");
  expect(await list.json()).toMatchObject({ data: [] });
  expect(list.url()).toBe(`${SERVICE}/v1/ach`);
  await own.dispose();
});

test("a lost reply is an error of the request, and the bank has written the row", async ({
  request,
  bank,
}) => {
  const off = bank.faults.add({ on: "POST /v1/counterparties", then: "lost-reply" });
  const data = {
    account_number: "12345678",
    account_type: "checking",
    name: "Ada Lovelace",
    routing_number: "021000021",
  };
  await expect(request.post(`${SERVICE}/v1/counterparties`, { headers, data: { data } })).rejects.toThrow();
  off();
  expect(bank.db.counterparties.count()).toBe(1);
});

test.describe("with a request that no route answers", () => {
  test.fail();
  test("the test fails", async ({ request }) => {
    await request.get(`${SERVICE}/v1/nothing`, { headers });
  });
});
