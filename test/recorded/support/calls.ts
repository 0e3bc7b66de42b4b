import { ADMIN_KEY, CLIENT_KEY, send } from "../../../fixtures/http-client.ts";
import { type Endpoint, endpointsOf } from "../../../playground/src/explorer/endpoints.ts";
import { prepare, sendExample } from "../../../playground/src/explorer/request/prepare.ts";
import { opening } from "../../../playground/src/opening/opening.ts";
import { type Answer, createSend } from "../../../playground/src/send.ts";
import { DEVELOPMENT } from "../../../src/development.ts";
import { type Bank, createBank } from "../../../src/index.ts";
import { exampleOf, stateOf } from "../../../src/openapi/calls/example.ts";
import { requestInit, type SentCall } from "../../../src/openapi/calls/sent-call.ts";
import { endpointsOf as contractEndpointsOf } from "../../../src/openapi/endpoints.ts";
import { refusalsOf, type Setting } from "../../../src/openapi/refusals.ts";
import { REGISTRY } from "../../../src/registry.ts";

/** The endpoints as the explorer lists them. */
export const ENDPOINTS = endpointsOf(REGISTRY, DEVELOPMENT);

/** The time at which the banks of examples and copies begin. */
export const clock = { start: "2026-03-04T15:00:00Z", paused: true };

/** Makes the rows that the example of an endpoint needs; the returned function sends it. */
export async function exampleIn(
  bank: Bank,
  endpoint: Endpoint,
  endpoints = ENDPOINTS,
): Promise<() => Promise<Answer>> {
  await bank.ready;
  const sendTo = createSend(bank);
  const state = stateOf(bank);
  await prepare(sendTo, endpoint, state, endpoints);
  const key = endpoint.auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
  return () => sendExample(sendTo, endpoint, exampleOf(endpoint, state), key);
}

/** Makes each documented error but the 408, for which a bank waits a minute, and calls `refused` after each with the bank and the status. */
export async function sendRefused(refused: (bank: Bank, status: number) => Promise<unknown>): Promise<void> {
  const keys = { client: CLIENT_KEY, admin: ADMIN_KEY };
  const own = createBank({ clock, record: true, scenario: opening });
  await own.ready;
  for (const endpoint of contractEndpointsOf(REGISTRY, DEVELOPMENT, own.options)) {
    for (const refusal of refusalsOf(endpoint)) {
      if (refusal.status === 408) continue;
      const bank = refusal.options ? createBank({ clock, record: true, ...refusal.options }) : own;
      const sent = (call: SentCall) => send(bank, call.path, requestInit(call, keys));
      const setting: Setting = {
        endpoints: contractEndpointsOf(REGISTRY, DEVELOPMENT, bank.options),
        state: stateOf(bank),
        send: async (call) => (await sent(call)).body,
      };
      await sent(await refusal.call(setting));
      await refused(bank, refusal.status);
    }
  }
}
