import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { asFetch } from "../../src/code/as-fetch.ts";
import { setKeys } from "../../src/code/keys.ts";
import type { Bank, Scenario } from "../../src/index.ts";
import { copiedAs, copiedTest } from "../../src/recorded/test/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create, send, sendText } from "../support/call.ts";
import { bankWithChecks, minimalCheck } from "./support/paper-checks.ts";
import { copied, replayAll, runCopiedTest } from "./support/replay.ts";

async function bankWithCounterparty() {
  const bank = mondayBank({ baseUrl: "https://api.example.com" });
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, metadata: { "due-by": "o'clock" } });
  return bank;
}

test("a request is copied as fetch with a working number in place of the masked one", async () => {
  expect(
    asFetch(copied(await bankWithCounterparty())),
  ).toBe(`const response = await fetch("https://api.example.com/v1/counterparties", {
  method: "POST",
  headers: {
    Authorization: "Bearer test_key",
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    data: {
      account_number: "000000005678", // masked in the log; any such value works
      account_type: "checking",
      name: "Ada Lovelace",
      routing_number: "021000021",
      metadata: {
        "due-by": "o'clock",
      },
    },
  }),
});
`);
});

test("a request to a bank in a page is copied as curl for a bank that curl reaches, quoted for the shell, with what was masked", async () => {
  expect(
    await copiedAs("curl", copied(await bankWithCounterparty())),
  ).toBe(`# The bank is in a page. For one that curl reaches, run: npx sandbank --port 4010
# account_number: masked in the log, any such value works.
curl --globoff -X POST 'http://localhost:4010/v1/counterparties' \\
  -H 'Authorization: Bearer test_key' \\
  -H 'Content-Type: application/json' \\
  --data '{"data":{"account_number":"000000005678","account_type":"checking","name":"Ada Lovelace","routing_number":"021000021","metadata":{"due-by":"o'\\''clock"}}}'`);
});

test("a request to a remote bank is copied as curl with that bank's address", async () => {
  const { baseUrl, resources, log } = await bankWithCounterparty();
  const remote = { ...mondayBank(), baseUrl, resources, log };
  const code = await copiedAs("curl", { ...copied(remote), bank: remote });
  expect(code).toContain("curl --globoff -X POST 'https://api.example.com/v1/counterparties'");
  expect(code).not.toContain("npx sandbank");
});

test("a request is copied as a call of a typed client, with its path, query and body", async () => {
  const bank = await bankWithCounterparty();
  expect(await copiedAs("openapiFetch", copied(bank))).toBe(`import createClient from "openapi-fetch";
import type { paths } from "sandbank/openapi";

const client = createClient<paths>({
  baseUrl: "https://api.example.com",
  headers: {
    Authorization: "Bearer test_key",
  },
});
const { data, error } = await client.POST("/v1/counterparties", {
  body: {
    data: {
      account_number: "000000005678", // masked in the log; any such value works
      account_type: "checking",
      name: "Ada Lovelace",
      routing_number: "021000021",
      metadata: {
        "due-by": "o'clock",
      },
    },
  },
});
`);
  await call(bank, "GET", "/v1/ach?filter[status]=failed&page[limit]=5");
  expect(await copiedAs("openapiFetch", copied(bank))).toContain(`await client.GET("/v1/ach", {
  params: {
    query: {
      "filter[status]": "failed",
      "page[limit]": 5,
    },
  },
});`);
  await call(bank, "PATCH", "/v1/counterparties/1001", { name: "Grace Hopper" });
  expect(
    await copiedAs("openapiFetch", copied(bank)),
  ).toContain(`await client.PATCH("/v1/counterparties/{id}", {
  params: {
    path: {
      id: "1001",
    },
  },
  body: {`);
});

test("a request is copied as a Vitest test that makes first what it needs, at the same bank times", async () => {
  const bank = await bankWithCounterparty();
  await create(bank, "/v1/ach", minimalTransferTo("1001"));
  await bank.clock.advance({ hours: 2 });
  await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  const code = await copiedTest(copied(bank));
  expect(code).toBe(`import { createBank } from "sandbank";
import { expect, test } from "vitest";

test("PATCH /v1/ach/1001 is answered 409", async () => {
  const bank = createBank({
    baseUrl: "https://api.example.com",
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
  });
  const clientJson = {
    Authorization: "Bearer test_key",
    "Content-Type": "application/json",
  };

  // account_number: masked in the log; any such value works.
  const { data: counterparty } = await (await bank.fetch("/v1/counterparties", {
    method: "POST",
    headers: clientJson,
    body: JSON.stringify({
      data: {
        account_number: "000000005678",
        account_type: "checking",
        name: "Ada Lovelace",
        routing_number: "021000021",
        metadata: { "due-by": "o'clock" },
      },
    }),
  })).json();

  // account_number: masked in the log; any such value works.
  const { data: achTransfer } = await (await bank.fetch("/v1/ach", {
    method: "POST",
    headers: clientJson,
    body: JSON.stringify({
      data: {
        account_number: "000000000011",
        amount: 12_500,
        direction: "credit",
        sec_code: "ppd",
        counterparty_id: Number(counterparty.id),
      },
    }),
  })).json();

  await bank.clock.advance({ hours: 2 });
  const response = await bank.fetch(\`/v1/ach/\${achTransfer.id}\`, {
    method: "PATCH",
    headers: clientJson,
    body: JSON.stringify({ data: { status: "canceled" } }),
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    error:
      "'status' is processing: only a transfer whose status is pending can be canceled.",
  });
});
`);
  await runCopiedTest(code);
});

test("copied tests of payments pass when they are run", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, account_number: "9000000000008202" });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await call(bank, "PATCH", "/v1/counterparties/1002", { name: "<b>\u202eAda</b>" });
  await call(bank, "POST", "/v1/ach", minimalTransferTo(1001));
  await call(bank, "POST", "/v1/ach", { ...minimalTransfer, receiver_account_number: "9000000000008201" });
  await call(bank, "POST", "/v1/ach", minimalTransferTo(1002));
  await bank.clock.advance({ days: 5 });
  await call(bank, "GET", "/v1/ach/1003");
  await call(bank, "GET", "/v1/ach?filter[status]=succeeded");
  await call(bank, "GET", "/v1/ach/123456789012");
  await call(bank, "POST", "/v1/ach", { ...minimalTransfer, receiver_account_number: "!".repeat(20) });
  await call(bank, "POST", "/v1/ach", { ...minimalTransfer, amount: -1, colour: "red" });
  await call(bank, "PATCH", "/v1/ach/9999", { status: "canceled" });
  await sendText(bank, "POST", "/v1/ach", "not JSON");
  expect(bank.log.entries.map(({ status }) => status)).toEqual([
    200, 200, 200, 200, 200, 200, 200, 200, 404, 400, 400, 404, 400,
  ]);
  await replayAll(bank);
});

test("copied tests of cards and of onboarding pass when they are run", async () => {
  const bank = mondayBank();
  const card = { total_card_amount: 50_000, valid_ending_on: "2026-12-31", emails: ["ada@example.com"] };
  await create(bank, "/v1/virtualcards", card);
  await call(bank, "GET", "/v1/virtualcards/1001?show_card_number=true");
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  const headers = { Authorization: "Bearer admin_test_key" };
  await send(bank, "/v1/admin/virtualcard", { headers });
  const form = new FormData();
  form.append("file", new File([new Uint8Array(12)], "passport.pdf", { type: "application/pdf" }));
  form.append("metadata", '{"page":1}');
  await send(bank, "/v1/files", {
    method: "POST",
    headers: { Authorization: "Bearer test_key" },
    body: form,
  });
  await create(bank, "/v1/addresses", { street_line1: "1 Main St", city: "Boston", country: "US" });
  const name = { first_name: "Ada", last_name: "Lovelace" };
  const ident = { country: "US", document_type: "passport", file_id: 1001, number: "P1234567", ...name };
  await create(bank, "/v1/gov_idents", ident);
  await create(bank, "/v1/persons", {
    ...name,
    address_id: 1001,
    date_of_birth: "1980-12-10",
    email_address: "ada@example.com",
    gov_ident_ids: [1001],
    percent_ownership: 50,
    phone_number: "+1 555 0100",
    title: "Owner",
    ssn: "123-45-6789",
  });
  await create(bank, "/v1/companies", {
    name: "TEST BLOCKED",
    email_address: "ada@example.com",
    phone_number: "+1 555 0100",
    physical_address_id: 1001,
    website_url: "https://example.com",
    person_ids: [1001],
  });
  await call(bank, "DELETE", "/v1/addresses/1001");
  expect(bank.log.entries.map(({ status }) => status)).toEqual([
    200, 200, 204, 200, 200, 200, 200, 200, 200, 409,
  ]);
  await replayAll(bank);
});

test("the bank of a copied test has the options of its own, but those that hold secrets or say nothing of the rows", async () => {
  const bank = mondayBank({
    strict: true,
    seed: 7,
    realCards: [],
    logSize: 5,
    apiKeys: { admin: ["secret_admin"] },
  });
  await call(bank, "GET", "/v1/ach");
  expect(await copiedTest(copied(bank))).toContain(`  const bank = createBank({
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
    strict: true,
    seed: 7,
    realCards: [],
  });`);
});

test("a scenario of the package is imported by its name, and rows made since by their calls", async () => {
  const bank = mondayBank({ scenario: scenarios.starter, record: true });
  await create(bank, "/v1/ach", minimalTransferTo("1001"));
  const id = bank.db.achTransfers.all().at(-1)?.id ?? "";
  await bank.simulate.achTransfers.hold(id);
  await call(bank, "GET", `/v1/ach/${id}`);
  const code = await copiedTest(copied(bank));
  expect(code).toContain('import { starter } from "sandbank/fixtures";');
  expect(code).toContain("    scenario: starter,");
  expect(code).toContain("counterparty_id: 1001,");
  expect(code).toContain("  await bank.simulate.achTransfers.hold(achTransfer.id);");
  await runCopiedTest(code);
});

test("what another scenario made is made by its own calls and actions, and not by those for other rows", async () => {
  const own: Scenario = Object.assign(
    async (bank: Bank) => {
      await create(bank, "/v1/counterparties", minimalCounterparty);
      await create(bank, "/v1/counterparties", { ...minimalCounterparty, name: "Nobody" });
      await create(bank, "/v1/ach", minimalTransferTo("1001"));
      await bank.clock.advance({ bankingDays: 1 });
      await bank.simulate.achTransfers.return("1001", "R03");
    },
    { startsBefore: { days: 10 } },
  );
  const bank = mondayBank({ record: true });
  await bank.reset({ scenario: own });
  await call(bank, "GET", "/v1/ach/1001");
  const code = await copiedTest(copied(bank));
  expect(code).toContain('await bank.simulate.achTransfers.return(achTransfer.id, "R03");');
  expect(code).toContain('expect((await response.json()).data.status).toBe("failed");');
  expect(code).not.toContain("Nobody");
  await runCopiedTest(code);
});

test("a request is copied right before and after an action at the same bank time", async () => {
  const bank = mondayBank({ record: true });
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "GET", "/v1/ach/1001");
  await bank.simulate.achTransfers.hold("1001");
  await call(bank, "GET", "/v1/ach/1001");
  expect(await copiedTest(copied(bank, 1))).not.toContain("hold");
  expect(await copiedTest(copied(bank, 2))).toContain(
    "await bank.simulate.achTransfers.hold(achTransfer.id);",
  );
  await replayAll(bank);
});

test("a request that was refused for its key is copied with such a key", async () => {
  const bank = mondayBank({ apiKeys: { client: ["test_key"] }, record: true });
  await send(bank, "/v1/ach", { headers: {} });
  await send(bank, "/v1/ach", { headers: { Authorization: "Bearer other" } });
  await send(bank, "/v1/ach", { headers: { Authorization: "Bearer admin_test_key" } });
  await send(bank, "/v1/admin/virtualcard", { headers: { Authorization: "Bearer test_key" } });
  expect(bank.log.entries.map(({ status }) => status)).toEqual([401, 401, 403, 403]);
  await replayAll(bank);
});

test("the keys that were set for the bank stand in what is copied, the admin's where it is for the admin", async () => {
  const bank = mondayBank({ apiKeys: { client: ["my_key"], admin: ["my_admin_key"] } });
  setKeys(bank, { client: "my_key", admin: "my_admin_key" });
  await send(bank, "/v1/ach", { headers: { Authorization: "Bearer my_key" } });
  expect(asFetch(copied(bank))).toBe(`const response = await fetch("/v1/ach", {
  method: "GET",
  headers: {
    Authorization: "Bearer my_key",
  },
});
`);
  await send(bank, "/v1/admin/virtualcard", { headers: { Authorization: "Bearer my_admin_key" } });
  expect(asFetch(copied(bank))).toContain("Bearer my_admin_key");
});

test("a request of a resource that the package does not have is copied with its ids, references and reserved values", async () => {
  const bank = bankWithChecks();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const payee_account = "4000000000007777";
  await create(bank, "/v1/checks", { ...minimalCheck, counterparty_id: 1001, payee_account });
  await call(bank, "PATCH", "/v1/checks/1001", { status: "voided" });
  const code = await copiedTest(copied(bank));
  for (const line of [
    "const { data: counterparty } = await (await bank.fetch(",
    "counterparty_id: Number(counterparty.id),",
    "// payee_account: masked in the log; taken for the reserved account.",
    'payee_account: "4000000000007777",',
    "const { data: paperCheck } = await (await bank.fetch(",
    `await bank.fetch(\`/v1/checks/\${paperCheck.id}\`, {`,
  ])
    expect(code).toContain(line);
});

test("a request whose connection a fault broke is copied as a test that expects that", async () => {
  const bank = mondayBank();
  bank.faults.add({ on: "listAchTransfers", then: "refuse" });
  await expect(call(bank, "GET", "/v1/ach")).rejects.toThrow(TypeError);
  expect(await copiedTest(copied(bank))).toBe(`import { createBank } from "sandbank";
import { expect, test } from "vitest";

test("GET /v1/ach breaks (refuse)", async () => {
  const bank = createBank({
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
  });
  bank.faults.add({ then: "refuse", times: 1 });
  await expect(
    bank.fetch("/v1/ach", { headers: { Authorization: "Bearer test_key" } }),
  ).rejects.toThrow(TypeError);
});
`);
});

test.each([
  { then: "refuse" },
  { then: "lost-reply" },
  { then: "truncate" },
  { then: "duplicate" },
  { status: 503, retryAfter: 2 },
  { status: 418, body: { teapot: true } },
  { latency: 1 },
] as const)(
  "requests that %o hits are copied as tests that pass, and so are those after them",
  async (rule) => {
    const bank = mondayBank();
    await create(bank, "/v1/counterparties", minimalCounterparty);
    const off = bank.faults.add(rule);
    const attempt = (method: string, path: string, data?: object) =>
      call(bank, method, path, data).catch((error: unknown) => expect(error).toBeInstanceOf(TypeError));
    await attempt("POST", "/v1/counterparties", minimalCounterparty);
    await attempt("PATCH", "/v1/counterparties/1001", { name: "Grace Hopper" });
    await attempt("GET", "/v1/counterparties/1001");
    await attempt("DELETE", "/v1/counterparties/1001");
    off();
    await attempt("GET", "/v1/counterparties/1001");
    await replayAll(bank);
  },
);

test("a request that hung is copied as a test that gives up, and one above the limit as its 429", async () => {
  const bank = mondayBank({ faults: [{ nth: 1, then: "hang" }], rateLimit: { quota: 1, window: 60 } });
  const signal = AbortSignal.timeout(20);
  await expect(bank.fetch("/v1/ach", { signal })).rejects.toThrow();
  await call(bank, "GET", "/v1/ach");
  await call(bank, "GET", "/v1/ach");
  expect(bank.log.entries.map(({ status }) => status)).toEqual([0, 200, 429]);
  await replayAll(bank);
});
