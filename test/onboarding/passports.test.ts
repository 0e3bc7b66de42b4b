import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import {
  addressId,
  companyId,
  govIdentId,
  minimalCompany,
  onboardingBank,
  personId,
  refusal,
} from "../support/onboarding.ts";

const lacksPassport = (persons: string) => [
  400,
  `'person_ids' must name only persons who may be onboarded, but ${persons}, of a prohibited country, lacks a gov_ident of type passport that has not expired.`,
];

/** Creates a person with an address in one country and a gov_ident; returns the answer to creating its company. */
async function onboard(
  place: string,
  govIdent: { country: string; document_type?: string; expires_on?: string | null },
  options = {},
) {
  const bank = onboardingBank(options);
  const gov_ident_ids = [await govIdentId(bank, govIdent)];
  const person_ids = [
    await personId(bank, { address_id: await addressId(bank, { country: place }), gov_ident_ids }),
  ];
  const fields = { ...minimalCompany(await addressId(bank)), person_ids };
  const before = JSON.stringify(bank.snapshot());
  const { status, body } = await call(bank, "POST", "/v1/companies", fields);
  if (status !== 200) expect(JSON.stringify(bank.snapshot())).toBe(before);
  return status === 200 ? "taken" : [status, (body as { error: string }).error];
}

test.each(["CU", "IR", "KP", "SY"])("a person with a gov_ident of %s needs a passport", async (country) => {
  for (const document_type of ["driving_license", "id_card", "other"]) {
    expect(await onboard("US", { country, document_type })).toEqual(lacksPassport("person 1001"));
  }
  expect(await onboard("US", { country, document_type: "passport" })).toBe("taken");
});

test.each(["CU", "IR", "KP", "SY"])("a person with an address in %s needs a passport", async (country) => {
  expect(await onboard(country, { country: "US", document_type: "id_card" })).toEqual(
    lacksPassport("person 1001"),
  );
  expect(await onboard(country, { country: "US", document_type: "passport" })).toBe("taken");
});

test("a person of another country needs none", async () => {
  expect(await onboard("DE", { country: "FR", document_type: "other" })).toBe("taken");
});

test.each([
  [null, "taken"],
  ["2026-03-03", "taken"],
  ["2026-03-02", "taken"],
  ["2026-03-01", "refused"],
])("a passport that expires on %j is %s on 2 March 2026", async (expires_on, expected) => {
  const outcome = await onboard("IR", { country: "IR", expires_on });
  expect(outcome).toEqual(expected === "taken" ? "taken" : lacksPassport("person 1001"));
});

test("the countries are an option", async () => {
  const options = { assumptions: { passportCountries: ["FR"] } };
  const card = { document_type: "id_card" };
  expect(await onboard("US", { country: "FR", ...card }, options)).toEqual(lacksPassport("person 1001"));
  expect(await onboard("IR", { country: "KP", ...card }, options)).toBe("taken");
});

test("a country that does not exist is no country of the option", () => {
  expect(() => onboardingBank({ assumptions: { passportCountries: ["ir"] } })).toThrow(
    `Option 'assumptions.passportCountries.0' must be an assigned ISO 3166-1 alpha-2 country code such as IR, got "ir".`,
  );
});

test("every person without a passport is named, one with several gov_idents needs one passport", async () => {
  const bank = onboardingBank();
  const card = { country: "IR", document_type: "id_card" };
  const both = [await govIdentId(bank, card), await govIdentId(bank, { country: "IR" })];
  const person_ids = [
    await personId(bank, { gov_ident_ids: [await govIdentId(bank, card)] }),
    await personId(bank, { gov_ident_ids: both }),
    await personId(bank, { gov_ident_ids: [await govIdentId(bank, card)] }),
  ];
  const fields = { ...minimalCompany(await addressId(bank)), person_ids };
  expect(await refusal(bank, "POST", "/v1/companies", fields)).toEqual(
    lacksPassport("person 1001, person 1003"),
  );
});

test("passports are checked when the company is created, and at no other time", async () => {
  const bank = onboardingBank();
  const person = await personId(bank, {
    gov_ident_ids: [await govIdentId(bank, { country: "IR", document_type: "id_card" })],
  });
  await companyId(bank);
  const answer = await call(bank, "PATCH", "/v1/companies/1001", { person_ids: [person] });
  expect(answer.status).toBe(200);
});
