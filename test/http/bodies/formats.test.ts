// Statements: S15 to S17.

import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, retrieve } from "../../support/call.ts";
import {
  addressId,
  fileId,
  govIdentId,
  minimalAddress,
  minimalCompany,
  minimalParentCompany,
  minimalPerson,
} from "../../support/onboarding.ts";
import { refusal } from "../../support/refusal.ts";

const withMetadata = (metadata: unknown) => ({ ...minimalCounterparty, metadata });
/** Metadata with JSON of exactly so many characters: {"a":"…"} */
const metadataOf = (length: number, letter = "x") => ({ a: letter.repeat(length - 8) });

test("metadata takes any JSON (S15)", async () => {
  const bank = mondayBank();
  const metadata = { "": null, a: [1, "two", { three: [true, false, null] }], "b c": -1.5e-7, 'ö"\\': {} };
  const row = await create(bank, "/v1/counterparties", withMetadata(metadata));
  expect(row.metadata).toEqual(metadata);
  expect((await retrieve(bank, "/v1/counterparties/1001")).metadata).toEqual(metadata);
});

test("metadata may be 8,192 bytes of JSON (S15)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", withMetadata(metadataOf(8192)));
  await create(bank, "/v1/ach", { ...minimalTransfer, metadata: metadataOf(8192) });
});

test("metadata of 8,193 bytes is a 400 that names it, on create and on update (S15)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  for (const [method, path] of [
    ["POST", "/v1/counterparties"],
    ["PATCH", "/v1/counterparties/1001"],
  ] as const) {
    expect(await refusal(bank, method, path, withMetadata(metadataOf(8193)))).toEqual([
      400,
      "'metadata' must be at most 8192 bytes of JSON, got 8193.",
    ]);
  }
});

test("metadata of onboarding holds any JSON of 8,192 bytes, and no more (S15)", async () => {
  const bank = mondayBank();
  const address = await addressId(bank);
  const bodies = [
    ["/v1/companies", minimalCompany(address)],
    ["/v1/persons", minimalPerson(address, await govIdentId(bank))],
    ["/v1/parent_companies", minimalParentCompany(address)],
    ["/v1/documents", { document_type: "bda", file_id: await fileId(bank) }],
  ] as const;
  for (const [path, fields] of bodies) {
    for (const metadata of [metadataOf(8192), { "": [1, null, { a: true }] }, null])
      expect((await create(bank, path, { ...fields, metadata })).metadata).toEqual(metadata);
    for (const metadata of [metadataOf(8193), [1], "text", 7]) {
      const { status, body } = await call(bank, "POST", path, { ...fields, metadata });
      expect([path, status, body]).toEqual([
        path,
        400,
        { error: expect.stringMatching(/^'metadata' must /) },
      ]);
    }
  }
});

test("the size of metadata is counted in bytes of UTF-8, not in characters (S15)", async () => {
  const fits = { a: "é".repeat(4092) };
  await create(mondayBank(), "/v1/counterparties", withMetadata(fits));
  const answer = await call(
    mondayBank(),
    "POST",
    "/v1/counterparties",
    withMetadata({ a: "é".repeat(4093) }),
  );
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: "'metadata' must be at most 8192 bytes of JSON, got 8194." });
});

const label = "x".repeat(63);

test.each([
  "ada@example.com",
  "ada.king+tag@mail.example.co.uk",
  "a_b-c@example.io",
  "1@example.org",
  "o&m@example.com",
  "user@example.xn--p1ai",
  "ada@localhost",
  ".ada..king.@example.com",
  "!#$%&'*+/=?^_`{|}~-@example.com",
  `${"a".repeat(64)}@example.com`,
  `ada@${label}.${label}`,
])("the e-mail address %s is one (S16)", async (email_address) => {
  await create(mondayBank(), "/v1/counterparties", { ...minimalCounterparty, email_address });
});

test.each([
  "ada",
  "@example.com",
  "ada@",
  "ada example@example.com",
  "ada@exam ple.com",
  "a@b@example.com",
  "ada@example..com",
  " ada@example.com",
  "ada@example.com\n",
  "a@b-.co",
  "a@-b.co",
  "ada@example.",
  "ada@exam_ple.com",
  "ada@[127.0.0.1]",
  '"ada king"@example.com',
  "ada(home)@example.com",
  "юзер@example.com",
  "ada@пример.рф",
])("the e-mail address %j is none (S16)", async (email_address) => {
  expect(
    await refusal(mondayBank(), "POST", "/v1/counterparties", {
      ...minimalCounterparty,
      email_address,
    }),
  ).toEqual([400, `'email_address' must be an e-mail address, got ${JSON.stringify(email_address)}.`]);
});

test("an e-mail address has at most 64 characters before the @ and 63 in each part after it (S16)", async () => {
  for (const email_address of [`${"a".repeat(65)}@example.com`, `ada@x${label}.com`]) {
    const fields = { ...minimalCounterparty, email_address };
    const { status, body } = await call(mondayBank(), "POST", "/v1/counterparties", fields);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: expect.stringMatching(/^'email_address' must be an e-mail address, got /),
    });
  }
});

test("assigned country codes are accepted, others are not (S16)", async () => {
  const bank = mondayBank();
  for (const country of ["US", "DE", "IN", "GB", "ZW", "AX", "SS", "TL"]) {
    await create(bank, "/v1/counterparties", { ...minimalCounterparty, country });
  }
  for (const country of ["UK", "EU", "XX", "AN", "SU", "ZZ", "U", "usa", "U S"]) {
    const answer = await call(bank, "POST", "/v1/counterparties", { ...minimalCounterparty, country });
    expect([country, answer.status]).toEqual([country, 400]);
  }
});

test("a state of onboarding is a US state, DC or a territory, by its abbreviation (S16)", async () => {
  const bank = mondayBank();
  const states =
    "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU VI AS MP".split(
      " ",
    );
  for (const state of states) expect(await addressId(bank, { state })).toBeGreaterThan(1000);
  for (const state of ["XX", "il", "Illinois", "US-IL", "ON", " IL"]) {
    expect(await refusal(bank, "POST", "/v1/addresses", { ...minimalAddress, state })).toEqual([
      400,
      `'state' must be the abbreviation of a US state, DC or a territory, got ${JSON.stringify(state)}.`,
    ]);
  }
});

test("Unicode is kept as sent (S17)", async () => {
  const bank = mondayBank();
  const texts = {
    name: "Ana\u0301 \u{1F3E6} محمد 株式会社",
    city: "A\u030Angstro\u0308m",
    description: "\ttab\r\nline\u0000",
  };
  const row = await create(bank, "/v1/counterparties", { ...minimalCounterparty, ...texts });
  expect(row).toMatchObject(texts);
});

test.each(["", " ", "\t\n", "\u00a0\u2003"])("a required string must not be %j (S17)", async (name) => {
  expect(await refusal(mondayBank(), "POST", "/v1/counterparties", { ...minimalCounterparty, name })).toEqual(
    [400, expect.stringMatching(/^'name' must be text that is not blank, got "\s*.*"\.$/)],
  );
});
