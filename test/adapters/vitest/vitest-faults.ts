// What `sandbank/vitest` promises of faults (X99), run in Node and in a browser.

import { describe, expect, vi } from "vitest";
import { test as bankTest } from "../../../src/adapters/vitest/index.ts";
import { minimalCounterparty } from "../../support/bodies.ts";

const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
const body = JSON.stringify({ data: minimalCounterparty });
const create = (url: string) => fetch(`${url}/v1/counterparties`, { method: "POST", headers, body });
const get = (url: string, path = "/v1/counterparties", init: RequestInit = {}) =>
  fetch(url + path, { headers, ...init });

/** Runs the tests in the environment of the file that calls it. */
export function vitestFaults(): void {
  describe("with faults in bankOptions", () => {
    const test = bankTest.extend({
      bankOptions: { faults: [{ on: "createCounterparty", nth: 1, then: "lost-reply" }] },
    });

    test("the first reply is lost, and a retry writes a second row", async ({ bank }) => {
      await expect(create(bank.baseUrl)).rejects.toThrow(TypeError);
      expect((await create(bank.baseUrl)).status).toBe(200);
      expect(bank.db.counterparties.count()).toBe(2);
    });

    test("the next test's bank counts from the start", async ({ bank }) => {
      await expect(create(bank.baseUrl)).rejects.toThrow(TypeError);
      expect(bank.db.counterparties.count()).toBe(1);
    });
  });

  bankTest("a rule is added in the middle of a test and removed again", async ({ bank }) => {
    const off = bank.faults.add({ on: "list*", status: 503, retryAfter: 2 });
    const down = await get(bank.baseUrl);
    expect([down.status, down.headers.get("retry-after")]).toEqual([503, "2"]);
    off();
    expect((await get(bank.baseUrl)).status).toBe(200);
  });

  bankTest(
    "a path that no route answers is not unanswered while the bank is down or refuses",
    async ({ bank }) => {
      const off = bank.faults.add("down");
      expect((await get(bank.baseUrl, "/v1/loans")).status).toBe(503);
      off();
      bank.faults.add("offline");
      await expect(get(bank.baseUrl, "/v1/loans")).rejects.toThrow(TypeError);
    },
  );

  bankTest("a request that a rule lets hang may be left when the test ends", async ({ bank }) => {
    bank.faults.add({ then: "hang" });
    void get(bank.baseUrl).catch(() => undefined);
    await vi.waitFor(() => expect(bank.log.entries).toHaveLength(1));
  });

  bankTest("a request that a rule lets hang may be aborted", async ({ bank }) => {
    bank.faults.add({ then: "hang" });
    const controller = new AbortController();
    const hanging = get(bank.baseUrl, "/v1/ach?page[limit]=1", { signal: controller.signal });
    await vi.waitFor(() => expect(bank.log.entries).toHaveLength(1));
    controller.abort();
    await expect(hanging).rejects.toMatchObject({ name: "AbortError" });
  });
}
