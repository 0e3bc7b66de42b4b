import { expect, test } from "vitest";
import { settingText } from "../../src/fidelity/options/settings.ts";
import { explain } from "../../src/fidelity/report/explain.ts";
import { paymentCases } from "../conformance/payments.ts";
import { CHANGED, namesFor, shownBy } from "./changed.ts";
import { playedTo } from "./played.ts";
import { recordingOf } from "./recording.ts";
import { SCRIPTS } from "./scripts.ts";

// Up to the first case that shows it whole; explain.slow.test.ts takes all.
test.each(CHANGED)(
  "of a service with another option, exactly that is named (X167): %s",
  async (text, cases, options) => {
    const found: string[] = [];
    for await (const exchanges of shownBy(cases, options)) {
      found.push(...(await namesFor(text, exchanges)));
      if (found.includes(text)) break;
    }
    expect(found).toContain(text);
  },
);

test("of a service with several options all are named, and none that only hides differences (X167)", async () => {
  const exchanges = await playedTo(await recordingOf(SCRIPTS.transfers), { profile: "observed" });
  const { explaining, left } = await explain(exchanges, {});
  expect(left).toEqual([]);
  expect(explaining.map(settingText).sort()).toEqual([
    'assumptions.nextLink: "cursor-only"',
    'assumptions.paymentIds: "numbers"',
    'assumptions.receiverFields: "left-out"',
    'assumptions.statusCodes: "documented"',
    'assumptions.wireRoutingField: "wire_routing_Number"',
  ]);
});

test("what no option explains is left as it is, with the statement about it (X167)", async () => {
  const [version] = paymentCases;
  if (!version) throw new Error("There is no case.");
  const [exchange] = await recordingOf(version);
  if (!exchange) throw new Error("Nothing was recorded.");
  const exchanges = [{ ...exchange, answer: { status: 200, body: { api_version: "2" } } }];
  const { differences, left, explaining } = await explain(exchanges, {});
  expect(explaining).toEqual([]);
  expect(left).toMatchObject([{ field: "api_version", statement: "S18", real: "2", bank: "1" }]);
  expect(differences).toEqual(left);
});

test("error bodies that are a list of parts are made as the service makes them (X167)", async () => {
  const exchanges = await playedTo(await recordingOf(SCRIPTS.transfers), {
    assumptions: { errorBody: ({ status, code, message }) => ["bank", status, { code, message }] },
  });
  const { explaining, left } = await explain(exchanges, {});
  expect(left).toEqual([]);
  expect(explaining.map(settingText)).toEqual([
    'assumptions.errorBody: (problem) => ["bank", problem.status, { code: problem.code, message: problem.message }]',
  ]);
  const [errorBody] = explaining.map(({ value }) => value as (problem: object) => unknown);
  expect(errorBody?.({ status: 409, code: "conflict", message: "Too late." })).toEqual([
    "bank",
    409,
    { code: "conflict", message: "Too late." },
  ]);
});
