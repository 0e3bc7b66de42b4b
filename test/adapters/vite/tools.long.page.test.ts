// The tools of a dev server for the banks of pages, with real pages.
// Statements: MCP-3, MCP-4, MCP-5, MCP-14.

import { expect, test } from "vitest";
import { toolsAt } from "../../mcp/support.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { openIn, originate, profile, projectWith, transfersIn } from "./page.ts";

const list = { collection: "achTransfers", fields: ["status"] };
const send = { method: "POST", path: "/v1/ach", body: { data: minimalTransfer } };

test("the tools of the dev server use the bank of the page that is open (MCP-3, MCP-14)", async () => {
  const url = await projectWith('{ options: "./src/bank.ts" }').serve();
  const { call } = await toolsAt(new URL("_sandbank/mcp", url).href);
  expect(await call("status")).toMatchObject({
    isError: true,
    text: "No page with a bank is open: open the app in a browser, at the address of this dev server.",
  });
  const { page, messages } = await openIn(await profile(), url);
  await expect.poll(async () => (await call("status")).isError).toBe(false);
  await originate(page);
  expect((await call("send_request", send)).data).toMatchObject({
    bank: "page-1",
    body: { data: { id: "1002" } },
  });
  expect(await transfersIn(page)).toEqual(["1001", "1002"]);
  await call("move_time", { bankingDays: 2 });
  expect((await call("get_rows", { ...list, id: "1001" })).data).toMatchObject({
    rows: [{ status: "succeeded" }],
  });
  expect((await call("write_test")).data).toMatchObject({
    test: expect.stringContaining("bank.clock.advance({ days: 2 })"),
  });
  const { data } = await call("make_link");
  expect(data.link).toMatch(/#bank=/);
  expect(String(data.link).startsWith(new URL(url).origin)).toBe(true);
  expect(messages).toEqual([]);
});

test("of two pages with two banks a call names one, and the answer says whose it is (MCP-4)", async () => {
  const url = await projectWith('{ options: "./src/bank.ts" }').serve();
  const { call } = await toolsAt(new URL("_sandbank/mcp", url).href);
  const one = await openIn(await profile(), `${url}?one`);
  await expect.poll(async () => (await call("status")).isError).toBe(false);
  const other = await openIn(await profile(), `${url}?other`);
  const names = [`page-1 (${new URL("?one", url).href})`, `page-2 (${new URL("?other", url).href})`];
  await expect.poll(async () => (await call("status")).data).toEqual({ banks: names });
  expect(await call("send_request", send)).toMatchObject({
    isError: true,
    text: `There are several banks: give "bank", one of ${names.join(", ")}.`,
  });
  expect((await call("send_request", { ...send, bank: "page-2" })).data).toMatchObject({
    bank: "page-2",
    status: 200,
  });
  expect([await transfersIn(one.page), await transfersIn(other.page)]).toEqual([[], ["1001"]]);
  expect((await call("get_rows", { ...list, bank: "page-1" })).data).toEqual({
    bank: "page-1",
    rows: [],
    total: 0,
  });
  expect((await call("status", { bank: "page-3" })).text).toMatch(
    /^There is no bank "page-3"\. The nearest is "page-1"\./,
  );
  await other.page.close();
  await expect.poll(async () => (await call("get_rows", list)).data).toMatchObject({ bank: "page-1" });
});

test("a page keeps its name when its app moves on and it is reloaded, and tells of its address (MCP-4)", async () => {
  const url = await projectWith('{ options: "./src/bank.ts" }').serve();
  const { call } = await toolsAt(new URL("_sandbank/mcp", url).href);
  const { page } = await openIn(await profile(), `${url}?one`);
  await expect.poll(async () => (await call("status")).isError).toBe(false);
  await openIn(await profile(), `${url}?other`);
  const moved = new URL("?moved", url).href;
  await page.evaluate((to) => history.pushState(null, "", to), moved);
  const names = [`page-1 (${moved})`, `page-2 (${new URL("?other", url).href})`];
  await expect.poll(async () => (await call("status")).data).toEqual({ banks: names });
  await page.reload();
  await expect.poll(async () => (await call("status")).data).toEqual({ banks: names.toReversed() });
  expect((await call("send_request", { ...send, bank: "page-1" })).data).toMatchObject({
    bank: "page-1",
    status: 200,
  });
  expect((await call("write_test", { bank: "page-1" })).data).toMatchObject({
    test: expect.stringContaining('bank.fetch("/v1/ach"'),
  });
});

test("a page of another origin can't call the tools of the dev server (MCP-5)", async () => {
  const url = await projectWith('{ options: "./src/bank.ts" }').serve();
  const answer = await fetch(new URL("_sandbank/mcp", url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: "https://evil.example" },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  });
  expect(answer.status).toBe(403);
});
