// @vitest-environment jsdom
// Statements: X195.

import { expect, test } from "vitest";
import { start } from "../../src/adapters/node/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { BASE_URL } from "./case.ts";
import { axiosClient, xhrClient } from "./fault-clients.ts";

test.each([xhrClient(BASE_URL), axiosClient(BASE_URL, "xhr")])(
  "a page of jsdom reaches a bank of another origin with $name (X195)",
  async ({ send }) => {
    const bank = mondayBank({ baseUrl: BASE_URL });
    const { stop } = start(bank);
    try {
      const created = await send({ method: "POST", path: "/v1/ach", data: minimalTransfer });
      expect(created).toMatchObject({ status: 200, body: { data: { id: "1001" } } });
      const read = await send({ method: "GET", path: "/v1/ach/1001" });
      expect(read).toMatchObject({ status: 200, body: { data: { status: "pending" } } });
      expect((await send({ method: "GET", path: "/v1/ach/7" })).status).toBe(404);
      bank.faults.add({ times: 1, status: 429, retryAfter: 3 });
      expect(await send({ method: "GET", path: "/v1/ach" })).toMatchObject({ status: 429, retryAfter: "3" });
      expect(bank.log.entries.map(({ method }) => method)).toEqual(["POST", "GET", "GET", "GET"]);
    } finally {
      await stop();
    }
  },
);
