// Statements: O16.

import { expect, test } from "vitest";
import type { Bank, BankOptions } from "../../../src/index.ts";
import { call } from "../../support/call.ts";
import {
  addressId,
  companyId,
  govIdentId,
  minimalAddress,
  minimalCompany,
  minimalGovIdent,
  onboardingBank,
  personId,
} from "../../support/onboarding.ts";
import { refusal } from "../../support/refusal.ts";

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

test.each(["CU", "IR", "KP", "SY"])(
  "a person with a gov_ident of %s needs a passport (ONB-134, O16)",
  async (country) => {
    for (const document_type of ["driving_license", "id_card", "other"]) {
      expect(await onboard("US", { country, document_type })).toEqual(lacksPassport("person 1001"));
    }
    expect(await onboard("US", { country, document_type: "passport" })).toBe("taken");
  },
);

test.each(["CU", "IR", "KP", "SY"])(
  "a person with an address in %s needs a passport (O16, X42)",
  async (country) => {
    expect(await onboard(country, { country: "US", document_type: "id_card" })).toEqual(
      lacksPassport("person 1001"),
    );
    expect(await onboard(country, { country: "US", document_type: "passport" })).toBe("taken");
  },
);

test("a person of another country needs none", async () => {
  expect(await onboard("DE", { country: "FR", document_type: "other" })).toBe("taken");
});

test.each([
  [null, "taken"],
  ["2026-03-03", "taken"],
  ["2026-03-02", "taken"],
  ["2026-03-01", "refused"],
])("a passport that expires on %j is %s on 2 March 2026 (O16, X42)", async (expires_on, expected) => {
  const outcome = await onboard("IR", { country: "IR", expires_on });
  expect(outcome).toEqual(expected === "taken" ? "taken" : lacksPassport("person 1001"));
});

test("the countries are an option (O16)", async () => {
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

test("every person without a passport is named, one with several gov_idents needs one passport (O16)", async () => {
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

/** A bank with a pending company 1001 whose person 1001 has a passport of Iran and lives in the US. */
async function pendingCompany(options: BankOptions = {}): Promise<Bank> {
  const bank = onboardingBank(options);
  const gov_ident_ids = [await govIdentId(bank, { country: "IR", expires_on: "2026-03-31" })];
  const person = await personId(bank, { gov_ident_ids });
  await companyId(bank, { person_ids: [person] });
  return bank;
}

const govIdent = { ...minimalGovIdent(1001), country: "IR", expires_on: "2026-03-31" };

const takesPassport = (field: string, names = "person 1001 of company 1001") =>
  `'${field}' must leave every person of a pending company with the passport that a prohibited country requires, but ${names} would lack a gov_ident of type passport that has not expired.`;

test("an update of a pending company takes no person who lacks a passport (O16)", async () => {
  const bank = await pendingCompany();
  const card = await govIdentId(bank, { country: "IR", document_type: "id_card" });
  const person = await personId(bank, { gov_ident_ids: [card] });
  const update = (person_ids: number[]) => refusal(bank, "PATCH", "/v1/companies/1001", { person_ids });
  expect(await update([1001, person])).toEqual(lacksPassport(`person ${person}`));
  expect((await call(bank, "PATCH", "/v1/companies/1001", { person_ids: [] })).status).toBe(200);
});

test("an update of a person of a pending company takes no passport away that it needs (O16)", async () => {
  const bank = await pendingCompany();
  const card = await govIdentId(bank, { country: "KP", document_type: "id_card" });
  const path = "/v1/persons/1001";
  expect(await refusal(bank, "PATCH", path, { gov_ident_ids: [card] })).toEqual([
    400,
    takesPassport("gov_ident_ids"),
  ]);
  expect((await call(bank, "PATCH", path, { gov_ident_ids: [1001, card] })).status).toBe(200);
  expect((await call(bank, "PATCH", path, { first_name: "Grace" })).status).toBe(200);
  for (let others = 0; others < 5; others += 1) await companyId(bank, { person_ids: [1001] });
  const five = [1001, 1002, 1003, 1004, 1005].map((id) => `person 1001 of company ${id}`).join(", ");
  expect(await refusal(bank, "PATCH", path, { gov_ident_ids: [card] })).toEqual([
    400,
    takesPassport("gov_ident_ids", five),
  ]);
});

test("an update of a person of a pending company moves it to no prohibited country without a passport (O16)", async () => {
  const bank = onboardingBank();
  const gov_ident_ids = [await govIdentId(bank, { document_type: "id_card" })];
  await companyId(bank, { person_ids: [await personId(bank, { gov_ident_ids })] });
  const address_id = await addressId(bank, { country: "CU" });
  expect(await refusal(bank, "PATCH", "/v1/persons/1001", { address_id })).toEqual([
    400,
    takesPassport("address_id"),
  ]);
  const home = bank.db.persons.get(1001)?.address_id;
  expect(await refusal(bank, "PATCH", `/v1/addresses/${home}`, { ...minimalAddress, country: "SY" })).toEqual(
    [400, takesPassport("country")],
  );
  expect(
    (await call(bank, "PATCH", `/v1/addresses/${home}`, { ...minimalAddress, city: "Here" })).status,
  ).toBe(200);
  expect(
    await refusal(bank, "PATCH", "/v1/gov_idents/1001", {
      ...minimalGovIdent(1001),
      country: "IR",
      document_type: "id_card",
    }),
  ).toEqual([400, takesPassport("country")]);
});

test.each([
  ["document_type", "other"],
  ["expires_on", "2026-03-01"],
])(
  "an update of a gov_ident's %s leaves no person of a pending company without a passport (O16, X358)",
  async (field, value) => {
    const bank = await pendingCompany();
    const update = (fields: object) => ({ ...govIdent, ...fields });
    expect(await refusal(bank, "PATCH", "/v1/gov_idents/1001", update({ [field]: value }))).toEqual([
      400,
      takesPassport(field),
    ]);
    expect((await call(bank, "PATCH", "/v1/gov_idents/1001", update({ number: "P7" }))).status).toBe(200);
    expect(
      (await call(bank, "PATCH", "/v1/gov_idents/1001", update({ country: "US", [field]: value }))).status,
    ).toBe(200);
  },
);

test("an update that changes none of these fields is taken though a passport has expired (X39, X358)", async () => {
  const bank = await pendingCompany({ assumptions: { review: null } });
  await bank.clock.advanceTo("2026-04-01T00:00:00Z");
  for (const [path, fields] of [
    ["/v1/companies/1001", { person_ids: [1001], description: "New" }],
    ["/v1/persons/1001", { gov_ident_ids: [1001], title: "CFO" }],
    ["/v1/gov_idents/1001", { ...govIdent, number: "P7" }],
  ] as const) {
    expect((await call(bank, "PATCH", path, fields)).status).toBe(200);
  }
  expect(
    await refusal(bank, "PATCH", "/v1/gov_idents/1001", { ...govIdent, expires_on: "2026-03-30" }),
  ).toEqual([400, takesPassport("expires_on")]);
});

test("a company that is not pending, or no longer names the person, asks for no passport (O16)", async () => {
  const other = { ...govIdent, document_type: "other" };
  const approved = await pendingCompany();
  await approved.simulate.companies.transition(1001, "approved");
  expect((await call(approved, "PATCH", "/v1/gov_idents/1001", other)).status).toBe(200);
  expect((await call(approved, "PATCH", "/v1/companies/1001", { person_ids: [] })).status).toBe(200);
  expect((await call(approved, "PATCH", "/v1/companies/1001", { person_ids: [1001] })).status).toBe(200);
  const left = await pendingCompany();
  await call(left, "PATCH", "/v1/companies/1001", { person_ids: [] });
  expect((await call(left, "PATCH", "/v1/gov_idents/1001", other)).status).toBe(200);
});

test("a message names five of the persons, each with its company", async () => {
  const bank = await pendingCompany();
  for (let count = 0; count < 5; count += 1) {
    await companyId(bank, { person_ids: [await personId(bank, { gov_ident_ids: [1001] })] });
  }
  const names = [1001, 1002, 1003, 1004, 1005].map((id) => `person ${id} of company ${id}`).join(", ");
  expect(
    await refusal(bank, "PATCH", "/v1/gov_idents/1001", { ...govIdent, document_type: "other" }),
  ).toEqual([400, takesPassport("document_type", names)]);
});

test.each(["reject", "review"] as const)(
  "with productRequirements %j a passport that has expired when the review is due ends it in blocked (O16)",
  async (productRequirements) => {
    const outcomes = [];
    for (const afterBankingDays of [21, 22]) {
      const review = { afterBankingDays };
      const bank = await pendingCompany({ assumptions: { productRequirements, review } });
      await bank.clock.advance({ days: 40 });
      const event = bank.db.companies.get(1001)?.events.at(-1);
      outcomes.push([event?.updated_at, event?.data.status, event?.data.status_reason]);
    }
    expect(outcomes).toEqual([
      ["2026-03-31T22:00:00.000Z", "approved", null],
      [
        "2026-04-01T22:00:00.000Z",
        "blocked",
        "person 1001: a gov_ident of type passport that has not expired",
      ],
    ]);
  },
);
