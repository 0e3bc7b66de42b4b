// Statements: X72, X73.

import { afterEach, expect, test, vi } from "vitest";
import { type Listening, start } from "../../src/adapters/node/index.ts";
import type { FaultRule } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import type { Client } from "../support/call.ts";
import { get, post, told } from "./support.ts";

const BASE_URL = "https://bank.test";
let listening: Listening | undefined;

afterEach(() => listening?.stop());

/** The plain fetch of this process, which msw intercepts. */
const client: Client = { fetch: (path, init) => fetch(BASE_URL + path, init) };

function bankWith(...faults: FaultRule[]) {
  const bank = mondayBank({ baseUrl: BASE_URL, faults });
  listening = start(bank);
  return bank;
}

test.each(["refuse", "lost-reply"] as const)("through msw %s is a network error of fetch", async (then) => {
  const bank = bankWith({ then });
  await expect(post(client)).rejects.toBeInstanceOf(TypeError);
  expect(bank.db.counterparties.count()).toBe(then === "refuse" ? 0 : 1);
});

test("through msw a request hangs until it is aborted, and others are answered", async () => {
  const bank = bankWith({ on: "createCounterparty", then: "hang" });
  const controller = new AbortController();
  const hanging = post(client, { signal: controller.signal });
  await vi.waitFor(() => expect(bank.log.entries).toHaveLength(1));
  expect((await get(client)).status).toBe(200);
  controller.abort();
  await expect(hanging).rejects.toMatchObject({ name: "AbortError" });
  expect(told(bank)).toEqual([
    [0, "hang", 0],
    [200, null, 0],
  ]);
});

test("through msw the body of a truncated answer fails", async () => {
  bankWith({ then: "truncate" });
  const response = await get(client);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toBeInstanceOf(TypeError);
});

test("through msw a duplicate is done twice, and a status and a latency arrive", async () => {
  const bank = bankWith(
    { on: "createCounterparty", then: "duplicate" },
    { on: "list*", status: 503, retryAfter: 2 },
    { latency: 1 },
  );
  expect(await (await post(client)).json()).toMatchObject({ data: { id: "1002" } });
  const down = await get(client);
  expect([down.status, down.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(bank.log.entries.map(({ fault }) => fault?.latency)).toEqual([1, 1, 1]);
});
