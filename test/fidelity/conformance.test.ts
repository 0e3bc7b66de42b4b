import { expect, test } from "vitest";
import { differences } from "../../src/fidelity/compare/compare.ts";
import type { Exchange } from "../../src/fidelity/exchange.ts";
import { readHar } from "../../src/fidelity/har/har.ts";
import { replay } from "../../src/fidelity/replay/replay.ts";
import { cases } from "../conformance/cases.ts";
import { harOf } from "./har.ts";
import { recordingOf } from "./recording.ts";

async function compared(exchanges: readonly Exchange[]) {
  const replayed = await replay(exchanges, {});
  expect(replayed.filter(({ skipped }) => skipped?.isLost)).toEqual([]);
  return differences(exchanges, replayed);
}

/** The same with ids from 500001 on, other card numbers, and messages that have the names of fields in common alone. */
function disguised(exchanges: readonly Exchange[]): Exchange[] {
  const text = JSON.stringify(exchanges)
    .replaceAll(/(?<![\d,-])10(0[1-9]|10)(?![\d-])/g, "5000$1")
    .replaceAll(/"rcn_id":500001/g, '"rcn_id":1001')
    .replaceAll(/"id":"5000(\d\d)","(alias|name)"/g, '"id":"10$1","$2"')
    .replaceAll(/"(?:card_number|last4|cvc)":"\d+/g, (drawn) =>
      drawn.replaceAll(/\d(?=\d*$)/g, (digit) => `${9 - Number(digit)}`),
    )
    .replaceAll(/"error":"((?:[^"\\]|\\.)*)"/g, (_, message: string) => {
      const fields = [...new Set(message.match(/'[A-Za-z_][\w.[\]-]*'/g))];
      return `"error":"Not good: ${fields.join(" and ")}"`;
    });
  return JSON.parse(text);
}

test.each(cases)(
  "two banks of equal options do not differ, also through a HAR (X164): $name",
  async (one) => {
    const exchanges = await recordingOf(one);
    expect(exchanges.length).toBeGreaterThan(0);
    expect(await compared(exchanges)).toEqual([]);
    const { exchanges: read, leftOut } = readHar(harOf(exchanges), {
      baseUrl: "https://api.bank.example/v1/",
    });
    expect([read.length, [...leftOut]]).toEqual([exchanges.length, []]);
    expect(await compared(read)).toEqual([]);
  },
);

test.each(cases)("other ids, numbers and words are no difference (X165, X166): $name", async (one) => {
  expect(await compared(disguised(await recordingOf(one)))).toEqual([]);
});
