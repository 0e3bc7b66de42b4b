// Statements: X72, X73.

import { afterEach, expect, test, vi } from "vitest";
import type { BankOptions } from "../../src/index.ts";
import { closeAll, connectRaw, serving } from "../server/support.ts";
import { MONDAY } from "../support/bank.ts";
import { post as control } from "../support/control.ts";
import { get, post, told } from "./support.ts";

afterEach(closeAll);

const served = (options: BankOptions) =>
  serving({ clock: { start: MONDAY, paused: true }, ...options }, { isolate: true });

/** What arrives on a connection until the server closes it. */
function rawGet(port: number): Promise<string> {
  const lines = ["GET /v1/counterparties HTTP/1.1", "Host: localhost", "Authorization: Bearer test_key"];
  return connectRaw(port, `${lines.join("\r\n")}\r\n\r\n`).answer;
}

test("over HTTP a refused request gets nothing, and the connection is closed", async () => {
  const { bank, port, client } = await served({ faults: [{ then: "refuse" }] });
  expect(await rawGet(port)).toBe("");
  await expect(post(client)).rejects.toThrow("fetch failed");
  expect(told(bank)).toEqual([
    [0, "refuse", 0],
    [0, "refuse", 0],
  ]);
});

test("over HTTP a lost reply closes the connection after the bank has done what was asked", async () => {
  const { bank, port, client } = await served({ faults: [{ then: "lost-reply" }] });
  expect(await rawGet(port)).toBe("");
  await expect(post(client)).rejects.toThrow("fetch failed");
  expect(bank.db.counterparties.count()).toBe(1);
});

test("over HTTP a truncated answer ends in the middle, and the connection is closed", async () => {
  const { port, client } = await served({ faults: [{ then: "truncate" }] });
  const answer = await rawGet(port);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('{"data":[],"links":');
  expect(answer).not.toContain('"next"');
  const response = await get(client);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow("terminated");
});

test("over HTTP a request hangs until the client gives up, and others are answered", async () => {
  const { bank, client } = await served({ faults: [{ nth: 1, then: "hang" }] });
  const controller = new AbortController();
  const hanging = post(client, { signal: controller.signal });
  await vi.waitFor(() => expect(bank.log.entries).toHaveLength(1));
  expect((await get(client)).status).toBe(200);
  controller.abort();
  await expect(hanging).rejects.toMatchObject({ name: "AbortError" });
  expect(bank.db.counterparties.count()).toBe(0);
});

test("over HTTP a server closes while a request hangs", async () => {
  const { bank, client, close } = await served({ faults: [{ then: "hang" }] });
  const hanging = get(client).then(({ status }) => status);
  await vi.waitFor(() => expect(bank.log.entries).toHaveLength(1));
  await close();
  expect(await hanging.catch(() => "error")).toBeOneOf([503, "error"]);
});

test("over HTTP a duplicate is done twice and a status is answered in the service's form", async () => {
  const { bank, client } = await served({
    faults: [
      { on: "createCounterparty", then: "duplicate" },
      { status: 429, retryAfter: 3 },
    ],
  });
  expect(await (await post(client)).json()).toMatchObject({ data: { id: "1002" } });
  expect(bank.db.counterparties.count()).toBe(2);
  const limited = await get(client);
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "3"]);
  expect(limited.headers.get("access-control-expose-headers")).toBe("Allow, WWW-Authenticate, Retry-After");
  expect(await limited.json()).toEqual({ error: "Too many requests." });
});

test("a rule with a world is about that world alone, and each world counts on its own (X78)", async () => {
  const { client } = await served({ faults: [{ world: "one", nth: 1, status: 500 }] });
  const inWorld = (world: string) =>
    get(client, { headers: { Authorization: "Bearer test_key", "x-sandbank-world": world } });
  expect((await inWorld("other")).status).toBe(200);
  expect((await inWorld("one")).status).toBe(500);
  expect((await inWorld("one")).status).toBe(200);
});

test("over HTTP the control works while the bank is offline (X77)", async () => {
  const { client } = await served({ faults: ["offline"] });
  await expect(get(client)).rejects.toThrow("fetch failed");
  expect((await control(client, "faults/clear")).status).toBe(200);
  expect((await get(client)).status).toBe(200);
});
