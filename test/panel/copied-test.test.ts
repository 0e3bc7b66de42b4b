import { expect, test } from "vitest";
import { copiedTest } from "../../src/recorded/test/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create, send, sendText } from "../support/call.ts";
import { bankWithCounterparty } from "./support/counterparty.ts";
import { copied, replayAll, runCopiedTest } from "./support/replay.ts";

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
