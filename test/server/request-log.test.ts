// Statements: X203.

import { expect, test } from "vitest";
import { linesOf } from "../../src/adapters/cli/request-lines.ts";

test("a request that a fault kept from the bank has no status, and control characters are spaces (X203)", () => {
  const fault = { rule: "1", then: "hang", latency: 0, also: [] } as const;
  const request = {
    ...{ method: "GET", path: "/v1", warnings: [], world: undefined },
    answer: { status: 0, duration: 1.2345, fault },
  };
  expect(linesOf(request, "text")).toEqual(["GET /v1 no answer 1 ms by the fault hang"]);
  expect(linesOf(request, "json").map((line) => JSON.parse(line))).toEqual([
    { method: "GET", path: "/v1", status: 0, ms: 1.235, fault: "hang", warnings: [] },
  ]);
});
