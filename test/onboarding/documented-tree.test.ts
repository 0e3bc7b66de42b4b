import { expect, test } from "vitest";
import { bankBefore } from "../conformance/fields/tree.ts";
import { call, create, retrieve } from "../support/call.ts";
import {
  companyId,
  minimalCompany,
  minimalGovIdent,
  minimalParentCompany,
  minimalPerson,
  onboardingBank,
  personId,
} from "../support/onboarding.ts";
import { refusal } from "../support/refusal.ts";

test("ONB-1: a company gets an account, and its debit card and other products with it", async () => {
  const bank = await bankBefore("persons");
  const roles = ["authorized_signer", "bank_account_administrator"];
  const person = { ...minimalPerson(1001, 1001), login_id: 1001, roles };
  await create(bank, "/v1/persons", person);
  const fields = { ...minimalCompany(1001), person_ids: [1001], products: ["debit_card", "wires"] };
  expect(await create(bank, "/v1/companies", fields)).toMatchObject({ status: "pending", accounts: [] });
  await bank.clock.advance({ bankingDays: 3 });
  const { account_number } = await retrieve(bank, "/v1/companies/1001");
  expect(await retrieve(bank, "/v1/companies/1001")).toMatchObject({
    status: "approved",
    account_number: expect.stringMatching(/^[0-9]+$/),
    accounts: [{ account_number, currency: "USD" }],
    products: ["dda_account", "debit_card", "wires"],
  });
});

test("ONB-2: from a company every record of its tree is found by its reference", async () => {
  const bank = await bankBefore("persons");
  await create(bank, "/v1/persons", { ...minimalPerson(1001, 1001), login_id: 1001 });
  await create(bank, "/v1/parent_companies", minimalParentCompany(1002));
  const fields = { person_ids: [1001], parent_company_id: 1001, document_ids: [1001] };
  const company = await create(bank, "/v1/companies", { ...minimalCompany(1001), ...fields });
  const follow = (reference: unknown) => retrieve(bank, String((reference as { url: string }).url));
  const first = (references: unknown) => follow((references as readonly unknown[])[0]);
  expect(await follow(company.physical_address)).toMatchObject({ type: "address" });
  expect(await follow((await follow(company.parent_company)).address)).toMatchObject({
    type: "address",
    id: 1002,
  });
  expect(await follow((await first(company.documents)).file)).toMatchObject({ type: "file" });
  const person = await first(company.persons);
  expect(await follow(person.address)).toMatchObject({ type: "address" });
  expect(await retrieve(bank, `/v1/logins/${person.login_id}`)).toMatchObject({ login_name: "user1" });
  expect(await follow((await first(person.gov_idents)).file)).toMatchObject({ type: "file" });
});

test.each([
  { collection: "gov_idents", field: "file_id", sent: minimalGovIdent(1003) },
  { collection: "documents", field: "file_id", sent: { document_type: "bda", file_id: 1003 } },
  { collection: "persons", field: "address_id", sent: minimalPerson(1003, 1001) },
  { collection: "persons", field: "gov_ident_ids", sent: minimalPerson(1001, 1003) },
  { collection: "persons", field: "login_id", sent: { ...minimalPerson(1001, 1001), login_id: 1003 } },
  { collection: "parent_companies", field: "address_id", sent: minimalParentCompany(1003) },
  { collection: "companies", field: "physical_address_id", sent: minimalCompany(1003) },
  { collection: "companies", field: "person_ids", sent: { ...minimalCompany(1001), person_ids: [1003] } },
  { collection: "companies", field: "document_ids", sent: { ...minimalCompany(1001), document_ids: [1003] } },
])(
  "ONB-3: a record that $field of $collection names must exist first",
  async ({ collection, field, sent }) => {
    const bank = await bankBefore(collection);
    expect(await refusal(bank, "POST", `/v1/${collection}`, sent)).toEqual([
      400,
      expect.stringContaining(`'${field}'`),
    ]);
  },
);

test("ONB-4: nothing is reviewed before a company is created, and its create starts the review", async () => {
  const bank = await bankBefore("companies");
  const reviews = () => [bank.clock.nextEvent()].filter((event) => event?.collection === "companies");
  expect(reviews()).toEqual([]);
  await companyId(bank);
  expect(bank.db.companies.get(1001)?.status).toBe("pending");
  expect(reviews()).toMatchObject([{ id: "1001", event: "review" }]);
});

test("ONB-5: a url is absolute, with the base address and the path of the record", async () => {
  const bank = await bankBefore("companies");
  for (const collection of ["addresses", "files", "documents", "gov_idents", "persons", "parent_companies"]) {
    const url = `https://bank.test/v1/${collection}/1001`;
    expect(await retrieve(bank, `/v1/${collection}/1001`)).toMatchObject({ url });
    expect(await retrieve(bank, url)).toMatchObject({ id: 1001 });
  }
});

test("ONB-7: ids are integers, in a record, in a list and in references", async () => {
  const bank = onboardingBank();
  const person_ids = [await personId(bank)];
  await companyId(bank, { person_ids });
  const company = await retrieve(bank, "/v1/companies/1001");
  const { body } = await call(bank, "GET", "/v1/companies");
  expect(body).toMatchObject({ data: [{ id: 1001 }] });
  expect(company).toMatchObject({ id: 1001, person_ids: [1001], persons: [{ id: 1001 }] });
});

test("ONB-8: an id has a reference object beside it, and an array of ids an array of them", async () => {
  const bank = await bankBefore("companies");
  const fields = { ...minimalCompany(1001), mailing_address_id: 1002, person_ids: [1002, 1001] };
  expect(await create(bank, "/v1/companies", fields)).toMatchObject({
    mailing_address_id: 1002,
    mailing_address: { id: 1002, url: "https://bank.test/v1/addresses/1002" },
    incorporation_address_id: null,
    incorporation_address: null,
    person_ids: [1002, 1001],
    persons: [
      { id: 1002, url: "https://bank.test/v1/persons/1002" },
      { id: 1001, url: "https://bank.test/v1/persons/1001" },
    ],
    document_ids: [],
    documents: [],
  });
});

test("ONB-62, ONB-85: a company is owned by persons and by a parent company, each with its share", async () => {
  const bank = await bankBefore("persons");
  const owner = { ...minimalPerson(1001, 1001), percent_ownership: 60, roles: ["beneficial_owner"] };
  const person = await create(bank, "/v1/persons", owner);
  const parent = await create(bank, "/v1/parent_companies", {
    ...minimalParentCompany(1001),
    percent_ownership: 40,
  });
  expect([person.percent_ownership, parent.percent_ownership]).toEqual([60, 40]);
  expect([person.first_name, person.date_of_birth, parent.name]).toEqual([
    "Ada",
    "1990-12-10",
    "Engines Holding",
  ]);
  const fields = { ...minimalCompany(1001), person_ids: [person.id], parent_company_id: parent.id };
  expect(await create(bank, "/v1/companies", fields)).toMatchObject({
    person_ids: [1001],
    parent_company_id: 1001,
  });
});

test("ONB-96: an address belongs to a company, a person and a parent company", async () => {
  const bank = await bankBefore("persons");
  await create(bank, "/v1/persons", minimalPerson(1002, 1001));
  await create(bank, "/v1/parent_companies", minimalParentCompany(1002));
  await create(bank, "/v1/companies", minimalCompany(1002));
  for (const path of ["/v1/companies/1001", "/v1/persons/1001", "/v1/parent_companies/1001"]) {
    expect((await call(bank, "DELETE", "/v1/addresses/1002")).status).toBe(409);
    expect((await call(bank, "DELETE", path)).status).toBe(204);
  }
  expect((await call(bank, "DELETE", "/v1/addresses/1002")).status).toBe(204);
});

test("ONB-115: a document is the file of what was signed, and belongs to a company", async () => {
  const bank = await bankBefore("companies");
  const agreement = { document_type: "bda", file_id: 1002 };
  const { id } = await create(bank, "/v1/documents", agreement);
  const company = await create(bank, "/v1/companies", { ...minimalCompany(1001), document_ids: [id] });
  expect(company.documents).toEqual([{ id, url: `https://bank.test/v1/documents/${id}` }]);
  expect(await retrieve(bank, `/v1/documents/${id}`)).toMatchObject({
    ...agreement,
    file: { id: 1002, url: "https://bank.test/v1/files/1002" },
  });
});

test("ONB-123: a government ID names a person and the scan of it, and a person has at least one", async () => {
  const bank = await bankBefore("persons");
  expect(await retrieve(bank, "/v1/gov_idents/1001")).toMatchObject({
    first_name: "Ada",
    last_name: "Lovelace",
    file: { id: 1001, url: "https://bank.test/v1/files/1001" },
  });
  const without = { ...minimalPerson(1001, 1001), gov_ident_ids: [] };
  expect((await call(bank, "POST", "/v1/persons", without)).status).toBe(400);
});

test.each(["CU", "IR", "KP", "SY"])(
  "ONB-134: a person of %s is onboarded with a passport alone",
  async (country) => {
    const bank = await bankBefore("gov_idents");
    for (const document_type of ["id_card", "passport"]) {
      await create(bank, "/v1/gov_idents", { ...minimalGovIdent(1001), country, document_type });
    }
    for (const govIdentId of [1001, 1002]) await create(bank, "/v1/persons", minimalPerson(1001, govIdentId));
    const onboard = (id: number) =>
      call(bank, "POST", "/v1/companies", { ...minimalCompany(1001), person_ids: [id] });
    const withCard = await onboard(1001);
    expect([withCard.status, withCard.body]).toEqual([
      400,
      { error: expect.stringContaining("'person_ids'") },
    ]);
    expect((await onboard(1002)).status).toBe(200);
  },
);
