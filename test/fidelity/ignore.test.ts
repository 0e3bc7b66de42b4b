import { expect, test } from "vitest";
import type { Difference } from "../../src/fidelity/compare/compare.ts";
import type { Exchange } from "../../src/fidelity/exchange.ts";
import { readIgnored, withoutIgnored } from "../../src/fidelity/report/ignore.ts";

const exchanges: Exchange[] = ["/v1/ach/1001?x=1", "/v1/companies/7"].map((path) => ({
  at: 0,
  request: { method: "GET", path },
  answer: { status: 200, body: {} },
}));
const differing = (exchange: number, field: string): Difference => ({
  ...{ exchange, field, statement: undefined, documented: undefined },
  ...{ real: 1, bank: 2, distance: 1 },
});
const found = [
  differing(0, "data.batch_id"),
  differing(1, "data.events[0].updated_at"),
  differing(1, "status"),
];
const kept = (text: string) => {
  const { kept: left, unused } = withoutIgnored(found, exchanges, readIgnored(text));
  return [left.map(({ field }) => field), unused];
};

test("rules leave out what they match, and those that match nothing are reported (X170)", () => {
  const text = `# what differs in our test environment
    GET /v1/ach/* data.batch_id   # another scheme
    * /v1/companies/* data.events[].*

    POST /v1/ach status`;
  expect(kept(text)).toEqual([["status"], ["POST /v1/ach status"]]);
});

test("rules can be a JSON array of texts or objects (X170)", () => {
  const text = '["GET /v1/ach/* data.*", {"path": "/v1/companies/7"}]';
  expect(kept(text)).toEqual([[], []]);
});

test("a rule that cannot be read is refused with its line (X170)", () => {
  const message = 'Line 2 must be METHOD /path field, such as "GET /v1/ach/* data.batch_id", got "ach".';
  expect(() => readIgnored("# rules\nach")).toThrow(message);
  expect(() => readIgnored('["GET')).toThrow(
    expect.objectContaining({
      message: "It begins as a JSON array, but is none.",
      cause: expect.any(SyntaxError),
    }),
  );
  expect(() => readIgnored("[7]")).toThrow('Item 1 must be a text such as "GET /v1/ach/* data.batch_id".');
});
