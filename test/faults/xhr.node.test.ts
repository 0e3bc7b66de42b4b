// @vitest-environment jsdom

import { expect } from "vitest";
import { test as bankTest } from "../../src/adapters/vitest/index.ts";
import { minimalCounterparty } from "../support/bodies.ts";

const test = bankTest.extend({ bankOptions: { faults: [{ nth: 1, then: "lost-reply" }] } });

/** Creates a counterparty; resolves with the event that ends the request, and its status. */
function send(baseUrl: string): Promise<readonly [event: string, status: number]> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    for (const event of ["load", "error", "abort", "timeout"])
      request.addEventListener(event, () => resolve([event, request.status]));
    request.open("POST", `${baseUrl}/v1/counterparties`);
    request.setRequestHeader("Authorization", "Bearer test_key");
    request.setRequestHeader("Content-Type", "application/json");
    request.send(JSON.stringify({ data: minimalCounterparty }));
  });
}

test("through msw a lost reply is a network error of XMLHttpRequest (X316)", async ({ bank }) => {
  expect(await send(bank.baseUrl)).toEqual(["error", 0]);
  expect(bank.db.counterparties.count()).toBe(1);
  expect(await send(bank.baseUrl)).toEqual(["load", 200]);
});
