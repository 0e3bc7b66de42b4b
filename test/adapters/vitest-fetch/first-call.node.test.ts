// The first request of the process goes through Node's own modules.
// Statements: X50, X192.

import https from "node:https";
import axios from "axios";
import { expect } from "vitest";
import { test } from "../../../src/adapters/vitest/index.ts";

const headers = { Authorization: "Bearer test" };

test("the first request of all may be one of node:https (X192)", async ({ bank }) => {
  const status = await new Promise((resolve, reject) => {
    https
      .get(`${bank.baseUrl}/v1/ach`, { headers }, ({ statusCode }) => resolve(statusCode))
      .on("error", reject);
  });
  expect(status).toBe(200);
});

test("axios reaches the bank by each of its adapters that Node has (X192)", async ({ bank }) => {
  for (const adapter of ["http", "fetch"]) {
    const { status } = await axios.get(`${bank.baseUrl}/v1/ach`, { adapter, headers });
    expect(status).toBe(200);
  }
  expect(bank.log.entries).toHaveLength(2);
});
