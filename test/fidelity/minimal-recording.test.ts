import { expect, test } from "vitest";
import { differences } from "../../src/fidelity/compare/compare.ts";
import type { Exchange } from "../../src/fidelity/exchange.ts";
import { replay } from "../../src/fidelity/replay/replay.ts";
import { minimalRecording } from "../../src/fidelity/report/minimal-recording.ts";

function exchange(method: string, path: string, status = 200): Exchange {
  return { at: 0, request: { method, path }, answer: { status, body: {} } };
}

test("calls of the control, and changes of what is there once, are kept whatever differs (X167)", () => {
  const exchanges = [
    exchange("POST", "/v1/counterparties"),
    exchange("PATCH", "/v1/admin/virtualcard"),
    exchange("PATCH", "/v1/counterparties/1001"),
    exchange("PUT", "/v1/nothing"),
    exchange("GET", "/v1/ach"),
    exchange("POST", "/_sandbank/clock/advance?by=1"),
  ];
  expect(minimalRecording(exchanges, [], [])).toEqual([1, 3, 5]);
});

test("three of each kind of request are kept of those that differ in the same field (X167)", async () => {
  const exchanges = [
    ...[1, 2, 3, 4].map(() => exchange("GET", "/v1/nothing")),
    ...[1, 2, 3, 4].map((at) => exchange("GET", `/v1/else?at=${at}`)),
    ...[1, 2].map(() => exchange("GET", "/v1/else?at=5", 201)),
  ];
  const replayed = await replay(exchanges, {});
  const found = differences(exchanges, replayed);
  expect(found.map(({ field }) => field)).toEqual(exchanges.map(() => "status"));
  expect(minimalRecording(exchanges, found, replayed)).toEqual([0, 1, 2, 4, 5, 6, 8, 9]);
});
