// Statements: O17, O19, S1, S7.

import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import {
  addressId,
  createId,
  govIdentId,
  minimalPerson,
  onboardingBank,
  personId,
} from "../../support/onboarding.ts";
import { refusal } from "../../support/refusal.ts";

const stored = {
  id: 1001,
  address_id: 1001,
  address: { id: 1001, url: "https://bank.test/v1/addresses/1001" },
  date_of_birth: "1990-12-10",
  email_address: "ada@example.com",
  gov_ident_ids: [1001],
  gov_idents: [{ id: 1001, url: "https://bank.test/v1/gov_idents/1001" }],
  first_name: "Ada",
  middle_name: null,
  last_name: "Lovelace",
  login_id: null,
  metadata: null,
  percent_ownership: 60,
  phone_number: "+1 217 555 0100",
  risk_commentary: "",
  roles: [],
  ssn: "",
  title: "CEO",
  type: "person",
  url: "https://bank.test/v1/persons/1001",
};

test("a person is created from its nine required fields (ONB-155)", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  await govIdentId(bank);
  const answer = await call(bank, "POST", "/v1/persons", {
    address_id: 1001,
    date_of_birth: "1990-12-10",
    email_address: "ada@example.com",
    first_name: "Ada",
    gov_ident_ids: [1001],
    last_name: "Lovelace",
    percent_ownership: 60,
    phone_number: "+1 217 555 0100",
    title: "CEO",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
});

test("a person is created with every field and read back (ONB-156)", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  await govIdentId(bank);
  await govIdentId(bank);
  await createId(bank, "logins", { login_name: "ada" });
  const fields = {
    address_id: 1001,
    date_of_birth: "1992-02-29",
    email_address: "ada@example.com",
    first_name: "Ada",
    gov_ident_ids: [1002, 1001],
    last_name: "Lovelace",
    percent_ownership: 33.3,
    phone_number: "any text",
    title: "CEO",
    login_id: 1001,
    metadata: { nested: { list: [1, null] } },
    middle_name: "King",
    risk_commentary: "None",
    roles: [
      "secretary",
      "authorized_signer",
      "bank_account_administrator",
      "beneficial_owner",
      "incorporator",
      "primary_representative",
    ],
    ssn: "078-05-1120",
  };
  await call(bank, "POST", "/v1/persons", fields);
  const answer = await call(bank, "GET", "/v1/persons/1001");
  expect(answer.status).toBe(200);
  const whole = {
    ...stored,
    ...fields,
    gov_idents: [
      { id: 1002, url: "https://bank.test/v1/gov_idents/1002" },
      { id: 1001, url: "https://bank.test/v1/gov_idents/1001" },
    ],
  };
  expect(answer.body).toEqual({ data: whole });
  expect(bank.db.persons.get(1001)).toEqual(whole);
});

test("a person has no reference object next to its login_id (O19)", async () => {
  const bank = onboardingBank();
  const login_id = await createId(bank, "logins", { login_name: "ada" });
  await personId(bank, { login_id });
  expect(bank.db.persons.get(1001)).not.toHaveProperty("login");
});

test("an update of a person accepts every field of its create and leaves the rest", async () => {
  const bank = onboardingBank();
  await personId(bank, { roles: ["secretary"] });
  const second = await govIdentId(bank);
  const answer = await call(bank, "PATCH", "/v1/persons/1001", {
    gov_ident_ids: [second],
    title: "CFO",
    middle_name: "King",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: {
      ...stored,
      gov_ident_ids: [1002],
      gov_idents: [{ id: 1002, url: "https://bank.test/v1/gov_idents/1002" }],
      middle_name: "King",
      roles: ["secretary"],
      title: "CFO",
    },
  });
});

test("null resets login_id, metadata, middle_name and roles of a person", async () => {
  const bank = onboardingBank();
  const login_id = await createId(bank, "logins", { login_name: "ada" });
  await personId(bank, { login_id, metadata: { a: 1 }, middle_name: "King", roles: ["secretary"] });
  const answer = await call(bank, "PATCH", "/v1/persons/1001", {
    login_id: null,
    metadata: null,
    middle_name: null,
    roles: null,
  });
  expect(answer.body).toEqual({ data: stored });
});

test("null is refused for a required field and for a plain string of a person", async () => {
  const bank = onboardingBank();
  await personId(bank);
  const [status, error] = await refusal(bank, "PATCH", "/v1/persons/1001", {
    date_of_birth: null,
    gov_ident_ids: null,
    risk_commentary: null,
    ssn: null,
  });
  expect(status).toBe(400);
  expect(error).toBe(
    "'date_of_birth' must be a real calendar day in the form YYYY-MM-DD, got null. 'gov_ident_ids' must be an array of ids, got null. 'risk_commentary' must be text, got null. 'ssn' must be text, got null.",
  );
});

test("a person needs at least one gov_ident (ONB-123, O17)", async () => {
  const bank = onboardingBank();
  const fields = { ...minimalPerson(await addressId(bank), 0), gov_ident_ids: [] };
  expect(await refusal(bank, "POST", "/v1/persons", fields)).toEqual([
    400,
    "'gov_ident_ids' must hold at least one id.",
  ]);
});

test("an unknown role, and a role twice, are refused (X40)", async () => {
  const bank = onboardingBank();
  const fields = minimalPerson(await addressId(bank), await govIdentId(bank));
  expect(await refusal(bank, "POST", "/v1/persons", { ...fields, roles: ["boss"] })).toEqual([
    400,
    `'roles' must be one of authorized_signer, bank_account_administrator, beneficial_owner, incorporator, primary_representative, secretary, got "boss".`,
  ]);
  expect(
    await refusal(bank, "POST", "/v1/persons", { ...fields, roles: ["secretary", "secretary"] }),
  ).toEqual([400, "'roles' must not name the same one twice."]);
});

test("an ssn is never repeated, neither in an error nor in the log", async () => {
  const bank = onboardingBank();
  const fields = minimalPerson(await addressId(bank), await govIdentId(bank));
  const [, error] = await refusal(bank, "POST", "/v1/persons", { ...fields, ssn: 78051120 });
  expect(error).toBe("'ssn' must be text, got a number.");
  for (const ssn of ["078-05-1120", "078 05 1120", "078051120"])
    await createId(bank, "persons", { ...fields, ssn });
  // How long a request took is no part of it, and may have any digits.
  const entries = bank.log.entries.map(({ duration, ...entry }) => entry);
  expect(entries.filter(({ operation }) => operation === "createPerson")).toHaveLength(4);
  expect(JSON.stringify(entries)).not.toContain("1120");
});

test("every required field of a person is named when nothing is sent", async () => {
  expect(await refusal(onboardingBank(), "POST", "/v1/persons", {})).toEqual([
    400,
    "'address_id' is required. 'date_of_birth' is required. 'email_address' is required. 'gov_ident_ids' is required. 'first_name' is required. 'last_name' is required. 'percent_ownership' is required. 'phone_number' is required. 'title' is required.",
  ]);
});

test("of many ids that are not there, one message names the first five", async () => {
  const bank = onboardingBank();
  const fields = { ...minimalPerson(await addressId(bank), 0), gov_ident_ids: [1, 2, 3, 4, 5, 6, 7] };
  const reasons = [1, 2, 3, 4, 5].map((id) => `there is none with id ${id}`).join(", ");
  expect(await refusal(bank, "POST", "/v1/persons", fields)).toEqual([
    400,
    `'gov_ident_ids' must point to an existing gov ident, but ${reasons}.`,
  ]);
});

test("of a list of ids that is malformed, only that is said", async () => {
  const bank = onboardingBank();
  const fields = { ...minimalPerson(await addressId(bank), 0), gov_ident_ids: [9999, "x"] };
  const [status, error] = await refusal(bank, "POST", "/v1/persons", fields);
  expect([status, error]).toEqual([400, expect.stringMatching(/^'gov_ident_ids' must [^']*\.$/)]);
  expect(error).not.toContain("existing gov ident");
});
