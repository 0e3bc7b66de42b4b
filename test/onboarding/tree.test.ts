// Statements: O5, O8.

import { expect, test } from "vitest";
import { call, create, retrieve } from "../support/call.ts";
import { formWith, onboardingBank, upload } from "../support/onboarding.ts";

test("a newcomer builds the whole tree, from address to approved company, and reads it back (ONB-1, ONB-2, ONB-5)", async () => {
  const bank = onboardingBank();

  const office = await create(bank, "/v1/addresses", {
    street_line1: "12 Harbor Street",
    city: "Portland",
    state: "ME",
    postal_code: "04101",
    country: "US",
  });
  const home = await create(bank, "/v1/addresses", {
    street_line1: "3 Elm Street",
    city: "Portland",
    state: "ME",
    country: "US",
  });
  const scan = await upload(bank, formWith("image/jpeg", 2048));
  expect(scan.body).toEqual({
    data: {
      id: 1001,
      media_type: "image/jpeg",
      media_size: 2048,
      metadata: null,
      type: "file",
      url: "https://bank.test/v1/files/1001",
    },
  });
  await upload(bank, formWith("application/pdf", 4096));
  const passport = await create(bank, "/v1/gov_idents", {
    country: "US",
    document_type: "passport",
    expires_on: "2031-05-01",
    file_id: 1001,
    first_name: "Grace",
    last_name: "Hopper",
    number: "C01234567",
  });
  const login = await create(bank, "/v1/logins", { login_name: "grace" });
  const grace = await create(bank, "/v1/persons", {
    address_id: home.id,
    date_of_birth: "1986-12-09",
    email_address: "grace@example.com",
    first_name: "Grace",
    gov_ident_ids: [passport.id],
    last_name: "Hopper",
    login_id: login.id,
    percent_ownership: 75,
    phone_number: "+1 207 555 0100",
    roles: ["beneficial_owner", "authorized_signer", "bank_account_administrator"],
    ssn: "078-05-1120",
    title: "CEO",
  });
  const holding = await create(bank, "/v1/parent_companies", {
    address_id: office.id,
    country: "US",
    name: "Harbor Holding",
    percent_ownership: 25,
    source_of_funds: "existing",
  });
  const letter = await create(bank, "/v1/documents", {
    document_type: "ein",
    file_id: 1002,
    number: "12-3456789",
  });
  const company = await create(bank, "/v1/companies", {
    email_address: "office@example.com",
    name: "Harbor Compilers",
    phone_number: "+1 207 555 0199",
    physical_address_id: office.id,
    website_url: "https://compilers.example.com",
    document_ids: [letter.id],
    parent_company_id: holding.id,
    person_ids: [grace.id],
    products: ["debit_card", "fx", "mobile_deposits", "web", "wires"],
    source_of_funds: "vc",
    state: "DE",
  });
  expect(company.status).toBe("pending");

  await bank.clock.advance({ bankingDays: 3 });

  const approved = await retrieve(bank, `/v1/companies/${company.id}`);
  expect(approved).toEqual({
    id: 1001,
    account_number: expect.stringMatching(/^[0-9]{10}$/),
    accounts: [{ account_number: approved.account_number, currency: "USD" }],
    description: "",
    document_ids: [1001],
    documents: [{ id: 1001, url: "https://bank.test/v1/documents/1001" }],
    email_address: "office@example.com",
    events: [
      {
        updated_at: "2026-03-02T15:00:00.000Z",
        previous: null,
        data: { status: "pending", status_reason: null, status_reason_category: null },
      },
      {
        updated_at: "2026-03-04T22:00:00.000Z",
        previous: { status: "pending", status_reason: null, status_reason_category: null },
        data: { status: "approved", status_reason: null, status_reason_category: null },
      },
    ],
    incorporation_address_id: null,
    incorporation_address: null,
    mailing_address_id: null,
    mailing_address: null,
    physical_address_id: 1001,
    physical_address: { id: 1001, url: "https://bank.test/v1/addresses/1001" },
    metadata: null,
    mcc: null,
    name: "Harbor Compilers",
    options: null,
    parent_company_id: 1001,
    parent_company: { id: 1001, url: "https://bank.test/v1/parent_companies/1001" },
    person_ids: [1001],
    persons: [{ id: 1001, url: "https://bank.test/v1/persons/1001" }],
    phone_number: "+1 207 555 0199",
    product_description: "",
    products: ["dda_account", "debit_card", "fx", "mobile_deposits", "web", "wires"],
    referral_source: "",
    risk_commentary: null,
    source_of_funds: "vc",
    state: "DE",
    status: "approved",
    type: "company",
    url: "https://bank.test/v1/companies/1001",
    website_url: "https://compilers.example.com",
  });

  const person = await retrieve(bank, "https://bank.test/v1/persons/1001");
  expect(person.address).toEqual({ id: 1002, url: "https://bank.test/v1/addresses/1002" });
  expect(person.gov_idents).toEqual([{ id: 1001, url: "https://bank.test/v1/gov_idents/1001" }]);
  expect(person.login_id).toBe(1001);
  const govIdent = await retrieve(bank, "https://bank.test/v1/gov_idents/1001");
  expect(govIdent.file).toEqual({ id: 1001, url: "https://bank.test/v1/files/1001" });

  for (const path of ["addresses/1002", "gov_idents/1001", "files/1002", "logins/1001", "persons/1001"]) {
    expect((await call(bank, "DELETE", `/v1/${path}`)).status).toBe(409);
  }
});
