import { expect, test } from "vitest";
import { drift } from "../../src/fidelity/report/report.ts";
import { BASE_URL } from "../conformance/case.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { recordingClient } from "./recording.ts";

test("a recording is compared as ever with the options of a bank that checks signatures (X158, X166)", async () => {
  const { client, exchanges } = recordingClient(mondayBank({ baseUrl: BASE_URL }));
  await create(client, "/v1/counterparties", minimalCounterparty);
  const report = await drift(
    { exchanges, leftOut: new Map(), baseUrl: BASE_URL },
    { signatures: { check: true, secret: "test_secret" } },
    [],
  );
  expect([report.compared, report.differences]).toEqual([1, []]);
});
