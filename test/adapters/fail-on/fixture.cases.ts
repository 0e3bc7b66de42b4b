// Tests that fixture.slow.test.ts runs in a Vitest of their own, most of which fail.

import { describe, expect } from "vitest";
import { test as bankTest } from "../../../src/adapters/vitest/index.ts";

const test = bankTest.extend({ failures: false });

const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
const get = (url: string) => fetch(url, { headers });
const createOdd = (baseUrl: string) =>
  fetch(`${baseUrl}/v1/counterparties`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      data: {
        name: "Acme Paper",
        routing_number: "790000018",
        account_number: "12345",
        account_type: "checking",
        nickname: "acme",
      },
    }),
  });

describe("by default", () => {
  test("an unanswered request fails", async ({ bank }) => {
    await get(`${bank.baseUrl}/v1/loans`);
  });

  test("the error of the test comes first", async ({ bank }) => {
    await get(`${bank.baseUrl}/v1/loans`);
    expect("received").toBe("expected");
  });

  let attempts = 0;
  test("a retry that sends none passes", { retry: 1 }, async ({ bank }) => {
    attempts += 1;
    if (attempts === 1) await get(`${bank.baseUrl}/v1/loans`);
  });

  test("a warning passes", async ({ bank }) => {
    await createOdd(bank.baseUrl);
  });
});

describe("with nothing", () => {
  test.override({ failOn: [] });

  test("an unanswered request passes", async ({ bank }) => {
    await get(`${bank.baseUrl}/v1/loans`);
  });
});

describe("with unknown fields", () => {
  test.override({ failOn: ["unknown-field"] });

  test.concurrent("one that sends an unknown field fails", async ({ bank }) => {
    await createOdd(bank.baseUrl);
  });

  test.concurrent("another that sends none passes", async ({ bank }) => {
    await get(`${bank.baseUrl}/v1/counterparties`);
  });
});

describe("with a word that does not exist", () => {
  test.override({ failOn: ["unhandled", "warnings" as "warning"] });

  test("the option is named", () => undefined);
});
