import { expect, test } from "vitest";
import { ADMIN_KEY, CLIENT_KEY } from "../../fixtures/http-client.ts";
import { ENDPOINTS, type Endpoint, endpointsOf } from "../../playground/src/explorer/endpoints.ts";
import { prepare, sendExample } from "../../playground/src/explorer/prepare.ts";
import { opening } from "../../playground/src/opening/opening.ts";
import { createSend } from "../../playground/src/send.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { exampleOf, stateOf } from "../../src/openapi/example.ts";
import { REGISTRY } from "../../src/registry.ts";

const clock = { start: "2026-03-04T15:00:00Z", paused: true };
const empty = createBank({ clock });
const open = createBank({ clock, scenario: opening });

test.each(ENDPOINTS)(
  "the example of $method $path works in an empty bank, once the rows it needs are there",
  async (endpoint) => {
    await empty.reset();
    expect(await send(empty, endpoint)).toMatchObject({ ok: true });
  },
);

test.each(ENDPOINTS)(
  "the example of $method $path works in the bank that the page opens with",
  async (endpoint) => {
    await open.reset();
    expect(await send(open, endpoint)).toMatchObject({ ok: true });
  },
);

test("the examples for a bank of the profile observed work in it, POST /v1 among them (OPT-1, OPT-5)", async () => {
  const bank = createBank({ clock, scenario: opening, profile: "observed" });
  const endpoints = endpointsOf(REGISTRY, DEVELOPMENT, bank);
  expect(endpoints.map(({ operation }) => operation)).toContain("postApiVersion");
  for (const endpoint of endpoints) {
    await bank.reset();
    const { ok, text } = await send(bank, endpoint);
    expect([endpoint.operation, ok, text]).toEqual([endpoint.operation, true, text]);
  }
  const { fields = [], answers = [] } =
    endpoints.find(({ operation }) => operation === "createAchTransfer") ?? {};
  expect(fields.find(({ name }) => name === "counterparty_id")?.type).toBe("integer or -1 or null");
  expect(answers.map(({ status }) => status)).toEqual(["200", "400", "401", "403"]);
});

test("an example works again and again, each time in the state that the one before left", async () => {
  const bank = createBank({ clock });
  for (const endpoint of [...ENDPOINTS, ...ENDPOINTS]) {
    expect([endpoint.operation, (await send(bank, endpoint)).text]).toEqual([
      endpoint.operation,
      expect.not.stringContaining("error"),
    ]);
  }
});

test("an example says which rows are missing", () => {
  const endpoint = ENDPOINTS.find(({ operation }) => operation === "createPerson") as Endpoint;
  expect(exampleOf(endpoint, stateOf(createBank({ clock }))).missing).toEqual(["addresses", "govIdents"]);
});

async function send(bank: Bank, endpoint: Endpoint) {
  const sender = createSend(bank);
  const state = stateOf(bank);
  await prepare(sender, endpoint, state);
  const key = endpoint.auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
  return sendExample(sender, endpoint, exampleOf(endpoint, state), key);
}
