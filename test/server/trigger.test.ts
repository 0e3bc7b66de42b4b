// Statements: PROD-69.

import { afterEach, expect, test } from "vitest";
import { type BankOptions, createBank } from "../../src/index.ts";
import { EVENT_TYPES } from "../../src/products/event-types.ts";
import { eventResourcesWith, statusOf } from "../../src/products/index.ts";
import { payouts } from "../define/payouts.ts";
import { PRODUCTS } from "../products/support.ts";
import { runHere } from "./run-command.ts";
import { closeAll, serving } from "./support.ts";

afterEach(closeAll);

async function triggerAt(options: Partial<BankOptions>, ...words: string[]) {
  const resources = { ...PRODUCTS.resources, ...eventResourcesWith() };
  const { url } = await serving({ ...PRODUCTS, baseUrl: undefined, resources, ...options });
  const { code, out, err } = await runHere(["trigger", ...words, "--url", url]);
  return { code, out: out.trimEnd().split("\n"), err };
}

test.each([
  ["ach.status", ["processing, by the action process", "failed, by the action return"], 1003],
  ["ach.status.advice", [], 1001],
  [
    "ach.status.advice --status succeeded",
    ["processing, by the action process", "succeeded, by the action settle"],
    1003,
  ],
  ["ach.status.advice --status hold", ["hold, by the action hold"], 1002],
  ["ach.status.advice --status canceled", ["canceled, by the request cancel"], 1002],
])("trigger %s takes a new transfer to a new counterparty there (PROD-69)", async (words, way, event) => {
  expect(await triggerAt({}, ...words.split(" "))).toEqual({
    code: 0,
    out: [
      "counterparty 1001 created",
      "ACH transfer 1001 created",
      ...way.map((step) => `ACH transfer 1001 ${step}`),
      `event ${event} ${words.split(" ")[0]}`,
    ],
    err: "",
  });
});

test("trigger makes a notification of change in a bank that has them (PROD-69)", async () => {
  const { code, out } = await triggerAt(
    { assumptions: { correctedStatus: true } },
    ..."ach.status --status corrected".split(" "),
  );
  expect([code, out.slice(-2)]).toEqual([
    0,
    ["ACH transfer 1001 corrected, by the action correct", "event 1003 ach.status"],
  ]);
});

test("trigger takes a new wire there (PROD-69)", async () => {
  expect(await triggerAt({}, "wires.status", "--status=failed", "--account=9900112244")).toEqual({
    code: 0,
    out: [
      "wire transfer 1001 created",
      "wire transfer 1001 processing, by the action send",
      "wire transfer 1001 failed, by the action return",
      "event 1003 wires.status",
    ],
    err: "",
  });
});

test.each([
  ["virtualcard.created", [], 1001],
  ["virtualcard.deleted", ["canceled"], 1002],
  ["virtualcard.realtime.auths", ["authorized: 1001-0001"], 1002],
  ["virtualcard.realtime.iccp.all", ["authorized: 1001-0001"], 1003],
  ["virtualcard.clearings", ["authorized: 1001-0001", "cleared: 1001-0001"], 1004],
])("trigger %s lets it happen to a new card (PROD-69)", async (type, way, event) => {
  expect(await triggerAt({}, type)).toEqual({
    code: 0,
    out: ["created", ...way].map((step) => `virtual card 1001 ${step}`).concat(`event ${event} ${type}`),
    err: "",
  });
});

test("each type of the service has a way (PROD-69)", async () => {
  for (const type of Object.keys(EVENT_TYPES)) expect(await triggerAt({}, type)).toMatchObject({ code: 0 });
});

test.each<[string, string, Partial<BankOptions>?]>([
  [
    "payout.status",
    'trigger makes virtualcard.created, virtualcard.deleted, ach.status, virtualcard.realtime.auths, virtualcard.clearings, virtualcard.realtime.iccp.all, ach.status.advice, wires.status, got "payout.status": an event of a resource of your own happens when your requests or bank.simulate change a row of it.',
    { resources: { payouts, ...eventResourcesWith({ types: { "payout.status": statusOf("payouts") } }) } },
  ],
  ["ach.status --status succeeded", '--status must be one of failed, got "succeeded".'],
  ["virtualcard.created --status failed", "virtualcard.created tells of no status: leave --status out."],
  [
    "ach.status --account 123456789",
    "POST /v1/ach was refused with 400: 'account_number' must be one of the accounts that are enabled for API access.",
  ],
])("trigger %s is refused in a line (PROD-69)", async (words, message, options = {}) => {
  const { code, err } = await triggerAt(options, ...words.split(" "));
  expect([code, err.replace(/^sandbank: |\n$/g, "")]).toEqual([1, message]);
});

test("a bank without webhooks or wires is told how it gets them (PROD-69)", async () => {
  const bank = createBank({ resources: eventResourcesWith() });
  const some = await serving(bank);
  expect(await runHere(["trigger", "wires.status", "--url", some.url])).toEqual({
    code: 1,
    out: "",
    err: `sandbank: The bank at ${some.url} has no wireTransfers: start it with --products all.\n`,
  });
  const none = await serving();
  expect(await runHere(["trigger", "ach.status", "--url", none.url])).toEqual({
    code: 1,
    out: "",
    err: `sandbank: The bank at ${none.url} has no webhooks: start it with --products all.\n`,
  });
});
