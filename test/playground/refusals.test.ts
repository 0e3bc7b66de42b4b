import "../../tooling/contract/short-deadlines.ts";
import { expect, test } from "vitest";
import { ADMIN_KEY, type Answer, CLIENT_KEY, send } from "../../fixtures/http-client.ts";
import { scenarios } from "../../fixtures/index.ts";
import { opening } from "../../playground/src/opening/opening.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { type Bank, createBank, type Scenario } from "../../src/index.ts";
import { stateOf } from "../../src/openapi/calls/example.ts";
import { requestInit, type SentCall } from "../../src/openapi/calls/sent-call.ts";
import { endpointsOf } from "../../src/openapi/endpoints.ts";
import { openapi } from "../../src/openapi/index.ts";
import { type Refusal, refusalsOf, type Setting } from "../../src/openapi/refusals.ts";
import { REGISTRY } from "../../src/registry.ts";
import { withDeadlineFor } from "../../tooling/contract/short-deadlines.ts";

const clock = { start: "2026-03-04T15:00:00Z", paused: true };
const keys = { client: CLIENT_KEY, admin: ADMIN_KEY };

/** What the statements VC-E1 to VC-E24 say that is wrong, as the message of a card says it. */
const CARD_ERRORS: Readonly<Record<string, RegExp>> = {
  "VC-E1": /^'per_transaction_max' must be .*whole number of cents/,
  "VC-E2": /^'valid_starting_on' must .*YYYY-MM-DD/,
  "VC-E3": /^'total_card_amount' must be greater than 0/,
  "VC-E4": /^'per_transaction_max' must be greater than 0/,
  "VC-E5": /^'per_transaction_min' must not be greater than 'per_transaction_max'/,
  "VC-E6": /^'per_transaction_max' must not be greater than 'total_card_amount'/,
  "VC-E7": /^'total_card_amount' must not exceed the configured max_card_amount/,
  "VC-E8": /^'currency' must be "USD"/,
  "VC-E9": /^'valid_ending_on' (is required|must)/,
  "VC-E10": /^'valid_ending_on' must not be in the past/,
  "VC-E11": /^'valid_ending_on' must be after 'valid_starting_on'/,
  "VC-E12": /^'transactions_max' must /,
  "VC-E13": /^'total_card_amount' is required/,
  "VC-E14": /^'cardnetwork_data' lacks what the purchase template requires: "project"/,
  "VC-E15": /^'cardnetwork_data' must hold fields of the purchase template only/,
  "VC-E16": /^'emails' must .*5/,
  "VC-E17": /^'cardnetwork_data' must /,
  "VC-E18": /^'rcn_alias' must be the alias of a real card/,
  "VC-E19": /^'rcn_id' must be the id of a real card/,
  "VC-E20": /^'filter'/,
  "VC-E21": /^'filter\[team\]'/,
  "VC-E22": /^'filter\[metadata\.\]'/,
  "VC-E23": /^'email' is required/,
  "VC-E24": /^'email' must be an e-mail address/,
};

const banks: readonly { name: string; scenario?: Scenario }[] = [
  { name: "an empty bank" },
  { name: "the bank that the page opens with", scenario: opening },
  { name: "the scenario everything", scenario: scenarios.everything },
];

test.each(banks)(
  "each error that an endpoint documents happens in $name, with its status and message (VC-E1 to VC-E24)",
  async ({ scenario }) => {
    const own = createBank({ clock, ...(scenario ? { scenario } : {}) });
    await own.ready;
    const document = openapi(own);
    for (const endpoint of endpointsOf(REGISTRY, DEVELOPMENT, own.options)) {
      const { method, operation, path } = endpoint.route;
      const responses = document.paths[path.replace(":id", "{id}")]?.[method.toLowerCase()]?.responses ?? {};
      const refusals = refusalsOf(endpoint);
      const documented = Object.keys(responses).filter((status) => Number(status) >= 400);
      expect([operation, [...new Set(refusals.map(({ status }) => String(status)))]]).toEqual([
        operation,
        documented,
      ]);
      for (const refusal of refusals) {
        // Whether a body comes in time, and is not too large, depends on no row.
        if ([408, 413].includes(refusal.status) && scenario) continue;
        const { answer, bank } = await provoke(own, refusal);
        const { error } = answer.body as { error: string };
        expect([operation, refusal.rule, answer.status, error]).toEqual([
          operation,
          refusal.rule,
          refusal.status,
          error,
        ]);
        const example = responses[refusal.status]?.content?.["application/json"]?.examples?.example
          ?.value as { error: string };
        // The documented message names ids, days and what was sent of the bank in which it was recorded.
        const expected = refusal.rule ? CARD_ERRORS[refusal.rule] : sameWords(example.error);
        expect([operation, error]).toEqual([operation, expect.stringMatching(expected ?? /^$/)]);
        expect(bank.log.entries.at(-1)?.issues).toHaveLength(1);
      }
    }
  },
);

test("each of the conditions of a card is an error that can be made to happen", () => {
  const endpoints = endpointsOf(REGISTRY, DEVELOPMENT);
  const rules = endpoints.flatMap((endpoint) => refusalsOf(endpoint).flatMap(({ rule }) => rule ?? []));
  expect(new Set(rules)).toEqual(new Set(Object.keys(CARD_ERRORS)));
});

/** Sends a call that is to be refused; to a bank of its own where the options of the other do not refuse it. */
async function provoke(own: Bank, refusal: Refusal) {
  const bank = refusal.options ? createBank({ clock, ...refusal.options }) : own;
  const setting: Setting = {
    endpoints: endpointsOf(REGISTRY, DEVELOPMENT, bank.options),
    state: stateOf(bank),
    async send(call) {
      const answer = await sent(bank, call);
      expect([call.method, call.path, answer.status, answer.text]).toEqual([
        call.method,
        call.path,
        answer.ok ? answer.status : 200,
        answer.text,
      ]);
      return answer.body;
    },
  };
  const call = await refusal.call(setting);
  return { answer: await withDeadlineFor(refusal.status, () => sent(bank, call)), bank };
}

function sent(bank: Bank, call: SentCall): Promise<Answer> {
  return send(bank, call.path, requestInit(call, keys));
}

/** A message with other ids and values. */
function sameWords(message: string): RegExp {
  const escaped = message.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll(/[0-9]+/g, "[0-9]+")}$`);
}
