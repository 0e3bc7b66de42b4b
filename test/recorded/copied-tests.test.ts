import { stripTypeScriptTypes } from "node:module";
import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import { ADMIN_KEY, CLIENT_KEY, send } from "../../fixtures/http-client.ts";
import { scenarios } from "../../fixtures/index.ts";
import { endpointsOf } from "../../playground/src/explorer/endpoints.ts";
import { prepare, sendExample } from "../../playground/src/explorer/prepare.ts";
import { opening } from "../../playground/src/opening/opening.ts";
import { createSend } from "../../playground/src/send.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { endpointsOf as contractEndpointsOf } from "../../src/openapi/endpoints.ts";
import { exampleOf, stateOf } from "../../src/openapi/example.ts";
import { refusalsOf, type Setting } from "../../src/openapi/refusals.ts";
import { requestInit, type SentCall } from "../../src/openapi/sent-call.ts";
import { copiedAs, copiedTest } from "../../src/recorded/test/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { copied, runCopiedTest } from "../panel/support/replay.ts";

const ENDPOINTS = endpointsOf(REGISTRY, DEVELOPMENT);
const clock = { start: "2026-03-04T15:00:00Z", paused: true };

test.each([
  ["no scenario", {}],
  ["empty", { scenario: scenarios.empty }],
  ["starter", { scenario: scenarios.starter }],
  ["busy", { scenario: scenarios.busy }],
  ["onboardingInReview", { scenario: scenarios.onboardingInReview }],
  ["everything", { scenario: scenarios.everything }],
  ["the playground's own", { scenario: opening }],
] as const satisfies readonly (readonly [string, BankOptions])[])(
  "the copied test of each endpoint's example passes when it is run, with the rows of: %s (X253)",
  async (_, options) => {
    const bank = createBank({ clock, record: true, ...options });
    const failed: string[] = [];
    for (const endpoint of ENDPOINTS) {
      const send = createSend(bank);
      const state = stateOf(bank);
      await prepare(send, endpoint, state, ENDPOINTS);
      const key = endpoint.auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
      await sendExample(send, endpoint, exampleOf(endpoint, state), key);
      const code = await copiedTest(copied(bank));
      await runCopiedTest(code).catch((error: Error) => failed.push(`${error.message}\n${error.cause}`));
    }
    expect(failed.join("\n\n")).toBe("");
  },
);

test("the copied test of each documented error passes when it is run, with a body that is refused alike where the log has none (X272)", async () => {
  const keys = { client: CLIENT_KEY, admin: ADMIN_KEY };
  const own = createBank({ clock, record: true, scenario: opening });
  const failed: string[] = [];
  for (const endpoint of contractEndpointsOf(REGISTRY, DEVELOPMENT, own.options)) {
    for (const refusal of refusalsOf(endpoint)) {
      // A test of one waits a minute, as the bank does: copied-endless.test.ts has it.
      if (refusal.status === 408) continue;
      const bank = refusal.options ? createBank({ clock, record: true, ...refusal.options }) : own;
      const sent = (call: SentCall) => send(bank, call.path, requestInit(call, keys));
      const setting: Setting = {
        endpoints: contractEndpointsOf(REGISTRY, DEVELOPMENT, bank.options),
        state: stateOf(bank),
        send: async (call) => (await sent(call)).body,
      };
      await sent(await refusal.call(setting));
      expect(bank.log.entries.at(-1)?.status).toBe(refusal.status);
      const code = await copiedTest(copied(bank));
      await runCopiedTest(code).catch((error: Error) => failed.push(`${error.message}\n${error.cause}`));
    }
  }
  expect(failed.join("\n\n")).toBe("");
});

test("the copy for openapi-fetch of each endpoint's example is answered as the example was, by openapi-fetch itself (X276)", async () => {
  const baseUrl = "https://api.example.com";
  const answers: unknown[] = [];
  for (const endpoint of ENDPOINTS) {
    const bank = createBank({ clock, baseUrl, scenario: opening });
    await bank.ready;
    const send = createSend(bank);
    const state = stateOf(bank);
    await prepare(send, endpoint, state, ENDPOINTS);
    const before = bank.snapshot();
    const key = endpoint.auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
    await sendExample(send, endpoint, exampleOf(endpoint, state), key);
    const { status, method } = bank.log.entries.at(-1) ?? {};
    const code = await copiedAs("openapiFetch", copied(bank));
    await bank.restore(before);
    await runOpenapiFetch(code, bank);
    const again = bank.log.entries.at(-1);
    answers.push([endpoint.operation, again?.method === method, again?.status === status, again?.operation]);
  }
  expect(answers).toEqual(ENDPOINTS.map(({ operation }) => [operation, true, true, operation]));
});

/** Runs a copy with the client of openapi-fetch, whose requests a bank answers. */
async function runOpenapiFetch(code: string, bank: Bank): Promise<void> {
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  const client = (options: object) => createClient({ ...options, fetch: (request) => bank.fetch(request) });
  const script = stripTypeScriptTypes(code.replace(/^import .*\n/gm, ""));
  await new AsyncFunction("createClient", script)(client);
}
