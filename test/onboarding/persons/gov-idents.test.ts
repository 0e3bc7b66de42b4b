// Statements: O12, S16.

import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { fileId, govIdentId, minimalGovIdent, onboardingBank } from "../../support/onboarding.ts";
import { refusal } from "../../support/refusal.ts";

const stored = {
  id: 1001,
  country: "US",
  document_type: "passport",
  expires_on: null,
  file_id: 1001,
  file: { id: 1001, url: "https://bank.test/v1/files/1001" },
  first_name: "Ada",
  middle_name: "",
  last_name: "Lovelace",
  number: "P1234567",
  url: "https://bank.test/v1/gov_idents/1001",
};

test("a gov_ident is created from its six required fields (ONB-123, ONB-169, X37)", async () => {
  const bank = onboardingBank();
  await fileId(bank);
  const answer = await call(bank, "POST", "/v1/gov_idents", {
    country: "US",
    document_type: "passport",
    file_id: 1001,
    first_name: "Ada",
    last_name: "Lovelace",
    number: "P1234567",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
  expect(bank.db.govIdents.get(1001)).toEqual(stored);
});

test("an update of a gov_ident must send the required fields (ONB-170, ONB-171, OPT-15, O12)", async () => {
  const bank = onboardingBank();
  await govIdentId(bank);
  expect(await refusal(bank, "PATCH", "/v1/gov_idents/1001", { expires_on: "2030-01-01" })).toEqual([
    400,
    "'country' is required. 'document_type' is required. 'file_id' is required. 'first_name' is required. 'last_name' is required. 'number' is required.",
  ]);
  const second = await fileId(bank);
  const fields = {
    country: "DE",
    document_type: "id_card",
    expires_on: "2030-01-01",
    file_id: second,
    first_name: "A",
    middle_name: "King",
    last_name: "L",
    number: "any text",
  };
  const answer = await call(bank, "PATCH", "/v1/gov_idents/1001", fields);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: { ...stored, ...fields, file: { id: 1002, url: "https://bank.test/v1/files/1002" } },
  });
});

test("null resets expires_on of a gov_ident", async () => {
  const bank = onboardingBank();
  await govIdentId(bank, { expires_on: "2030-01-01" });
  const answer = await call(bank, "PATCH", "/v1/gov_idents/1001", {
    ...minimalGovIdent(1001),
    expires_on: null,
  });
  expect(answer.body).toEqual({ data: stored });
});

test("an expired gov_ident is accepted, a day that does not exist is not", async () => {
  const bank = onboardingBank();
  await govIdentId(bank, { expires_on: "2001-01-01" });
  const fields = { ...minimalGovIdent(1001), expires_on: "2026-02-30" };
  expect(await refusal(bank, "POST", "/v1/gov_idents", fields)).toEqual([
    400,
    `'expires_on' must be a real calendar day in the form YYYY-MM-DD, got "2026-02-30".`,
  ]);
});
