import { expect, test } from "vitest";
import { clientOf } from "../../fixtures/client.ts";
import { memoryStore, persist } from "../../src/adapters/persist/index.ts";
import { failureOf } from "../../src/adapters/shared/failure/failure-of.ts";
import { connect } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { link, openLink } from "../../src/share/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty } from "../support/bodies.ts";

const SECRET = "signing-secret-of-a-team";
const signatures = { check: true, secret: SECRET };

test("what requests are signed with stands in nothing that leaves the bank (X158)", async () => {
  const bank = mondayBank({ signatures, record: true, history: true });
  const store = memoryStore();
  const kept = await persist(bank, { name: "bank", store });
  const client = clientOf(bank);
  await client.create("/v1/counterparties", minimalCounterparty);
  const { text } = await client.request("POST", "/v1/ach", { data: { [SECRET]: SECRET, direction: SECRET } });
  const refused = await bank.fetch(`/v1/ach?a=${SECRET}&filter[metadata.${SECRET}]=1`, {
    headers: { Authorization: "Bearer test", "X-Timestamp": "1", "X-Signature": "0".repeat(64) },
  });
  expect(refused.status).toBe(401);
  await kept.saved();
  const remote = connect({ baseUrl: "http://localhost", fetch: (request) => bank.fetch(request) });
  const failed = { runner: "vitest", name: `pays with ${SECRET}`, file: "a.test.ts", attempt: 1 } as const;
  const error = { message: `got ${SECRET}`, location: null };
  for (const shown of [
    text,
    await refused.text(),
    bank.log.entries,
    await remote.log.entries(),
    await bank.recipe(),
    bank.snapshot(),
    await store.open("bank").then((stored) => stored.read()),
    await failureOf(bank, { test: failed, errors: [error] }),
    openapi(bank),
    await (await bank.fetch("/_sandbank/openapi.json")).json(),
    await bank.history.entries(),
  ]) {
    expect(JSON.stringify(shown).length).toBeGreaterThan(50);
    expect(JSON.stringify(shown)).not.toContain(SECRET);
  }
});

test("a bank that checks signatures opens what one that does not has made, and the other way round (X158)", async () => {
  const to = "https://playground.example/";
  const [checking, plain] = [mondayBank({ signatures, record: true }), mondayBank({ record: true })];
  await clientOf(checking).create("/v1/counterparties", minimalCounterparty);
  expect(await openLink(plain, await link(checking, { to }))).toEqual({
    form: "recipe",
    isSame: true,
    messages: [],
  });
  expect(plain.snapshot()).toEqual(checking.snapshot());
  const other = mondayBank({ signatures: { check: true, secret: "another" } });
  expect(await openLink(other, await link(plain, { to }))).toMatchObject({ isSame: true, messages: [] });
  expect(other.snapshot()).toEqual(checking.snapshot());
});
