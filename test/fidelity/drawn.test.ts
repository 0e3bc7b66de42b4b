import fc from "fast-check";
import { expect, test } from "vitest";
import { readHar } from "../../src/fidelity/har/har.ts";
import { explain } from "../../src/fidelity/report/explain.ts";
import type { BankOptions } from "../../src/index.ts";
import { cases } from "../conformance/cases.ts";
import { harOf } from "./har.ts";
import { playedTo } from "./played.ts";
import { recordingOf } from "./recording.ts";

/** Without the one that sends more than 10 MiB, which each replay would send again. */
const small = cases.filter(({ name }) => !name.includes("above the limit"));

/** Options that answers of the conformance suite show, drawn together. */
const drawn: fc.Arbitrary<BankOptions> = fc.record({
  assumptions: fc.record(
    {
      listOrder: fc.constantFrom("newest-first", "oldest-first"),
      statusCodes: fc.constantFrom("by-cause", "documented"),
      nextLink: fc.constantFrom("with-query", "cursor-only"),
      paymentIds: fc.constantFrom("strings", "numbers"),
      wireRoutingField: fc.constantFrom("wire_routing_number", "wire_routing_Number"),
      receiverFields: fc.constantFrom("null", "left-out"),
      settlementCurrency: fc.constantFrom("USD", "840"),
      perTransactionMinZero: fc.constantFrom("refuse", "accept"),
      foreignStates: fc.constantFrom("us-only", "free"),
    },
    { requiredKeys: [] },
  ),
});

test("the options of a service, drawn together, are found in a HAR of the conformance suite (X167, X169)", {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(drawn, fc.constantFrom(...small), async (options, one) => {
      const played = await playedTo(await recordingOf(one), options);
      const { exchanges } = readHar(harOf(played), { baseUrl: "https://api.bank.example/v1/" });
      const { left } = await explain(exchanges, {});
      expect(left).toEqual([]);
    }),
    { numRuns: Number(process.env.SANDBANK_DRAWS ?? 40), seed: 14, endOnFailure: true },
  );
});
