import { expect, test } from "vitest";
import { bankBefore } from "../conformance/fields/tree.ts";
import { call } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";

interface Taken {
  /** The statements about required and optional fields. */
  readonly ids: string;
  readonly collection: string;
  readonly required: Readonly<Record<string, unknown>>;
  readonly optional: Readonly<Record<string, unknown>>;
  /** The fields that an update takes too; undefined where there is no update. */
  readonly update?: "all" | { readonly without: readonly string[] };
}

const taken: readonly Taken[] = [
  {
    ids: "ONB-152, ONB-153, ONB-154",
    collection: "companies",
    required: {
      email_address: "office@example.com",
      name: "Analytical Engines",
      phone_number: "+1 217 555 0101",
      physical_address_id: 1001,
      website_url: "https://engines.example.com",
    },
    optional: {
      description: "Engines that compute",
      product_description: "Difference engines",
      referral_source: "A friend",
      risk_commentary: "Low",
      document_ids: [1001, 1002],
      person_ids: [1001, 1002],
      incorporation_address_id: 1002,
      mailing_address_id: 1002,
      metadata: { crm: 7 },
      options: { tier: "gold" },
      mcc: 5734,
      parent_company_id: 1001,
      products: ["dda_account"],
      source_of_funds: "vc",
      state: "DE",
    },
    update: { without: ["parent_company_id", "source_of_funds"] },
  },
  {
    ids: "ONB-155, ONB-156",
    collection: "persons",
    required: {
      address_id: 1001,
      date_of_birth: "1990-12-10",
      email_address: "ada@example.com",
      first_name: "Ada",
      gov_ident_ids: [1001],
      last_name: "Lovelace",
      percent_ownership: 60,
      phone_number: "+1 217 555 0100",
      title: "CEO",
    },
    optional: {
      login_id: 1001,
      metadata: { crm: 7 },
      middle_name: "King",
      risk_commentary: "Low",
      roles: ["secretary"],
      ssn: "078-05-1120",
    },
    update: "all",
  },
  { ids: "ONB-157", collection: "logins", required: { login_name: "ada" }, optional: {} },
  {
    ids: "ONB-158, ONB-159",
    collection: "parent_companies",
    required: { address_id: 1001, country: "US", name: "Holding", percent_ownership: 40 },
    optional: { description: "Owns engines", metadata: { crm: 7 }, source_of_funds: "existing" },
    update: "all",
  },
  {
    ids: "ONB-160, ONB-161",
    collection: "addresses",
    required: { street_line1: "1 Main Street", city: "Springfield", country: "US" },
    optional: { street_line2: "Suite 7", street_line3: "Rear", state: "IL", postal_code: "62701" },
    update: "all",
  },
  {
    ids: "ONB-167, ONB-168",
    collection: "documents",
    required: { document_type: "inc", file_id: 1001 },
    optional: { metadata: { crm: 7 }, number: "No. 7" },
  },
  {
    ids: "ONB-169, ONB-170",
    collection: "gov_idents",
    required: {
      country: "US",
      document_type: "passport",
      file_id: 1001,
      first_name: "Ada",
      last_name: "Lovelace",
      number: "P1234567",
    },
    optional: { expires_on: "2031-05-01", middle_name: "King" },
    update: "all",
  },
];

test.each(taken)(
  "$ids: a create in $collection needs its required fields alone",
  async ({ collection, required }) => {
    const bank = await bankBefore(collection);
    for (const field of Object.keys(required)) {
      const answer = await call(bank, "POST", `/v1/${collection}`, { ...required, [field]: undefined });
      expect([field, answer.status, answer.body]).toEqual([field, 400, { error: `'${field}' is required.` }]);
    }
    const answer = await call(bank, "POST", `/v1/${collection}`, required);
    expect([answer.status, answer.body]).toMatchObject([200, { data: required }]);
  },
);

test.each(taken)(
  "$ids: a create in $collection takes its required and optional fields, and no other",
  async ({ collection, required, optional }) => {
    const bank = await bankBefore(collection, { strict: true });
    const fields = { ...required, ...optional };
    for (const other of ["id", "type", "url", "status", "created_at"]) {
      expect(await refusal(bank, "POST", `/v1/${collection}`, { ...fields, [other]: "x" })).toEqual([
        400,
        `'${other}' is not taken by this call: leave it out.`,
      ]);
    }
    const answer = await call(bank, "POST", `/v1/${collection}`, fields);
    expect([answer.status, answer.body]).toMatchObject([200, { data: fields }]);
  },
);

test.each(taken.filter(({ update }) => update))(
  "$ids, ONB-139: an update in $collection takes the fields of a create, but for the documented exceptions",
  async ({ collection, required, optional, update = "all" }) => {
    const bank = await bankBefore(collection, { strict: true });
    await call(bank, "POST", `/v1/${collection}`, required);
    const refused = update === "all" ? [] : update.without;
    const fields = { ...required, ...optional };
    const sent = Object.fromEntries(Object.entries(fields).filter(([field]) => !refused.includes(field)));
    for (const field of refused) {
      const answer = await call(bank, "PATCH", `/v1/${collection}/1001`, { [field]: fields[field as never] });
      expect([field, answer.status]).toEqual([field, 400]);
    }
    const answer = await call(bank, "PATCH", `/v1/${collection}/1001`, sent);
    expect([answer.status, answer.body]).toMatchObject([200, { data: sent }]);
  },
);

test.each(taken.filter(({ collection }) => ["addresses", "gov_idents"].includes(collection)))(
  "ONB-162, ONB-171: an update in $collection still requires what a create requires",
  async ({ collection, required }) => {
    const bank = await bankBefore(collection);
    await call(bank, "POST", `/v1/${collection}`, required);
    for (const field of Object.keys(required)) {
      const sent = { ...required, [field]: undefined };
      const answer = await call(bank, "PATCH", `/v1/${collection}/1001`, sent);
      expect([field, answer.status, answer.body]).toEqual([field, 400, { error: `'${field}' is required.` }]);
    }
  },
);

test("ONB-168: the number of a document is required of an ein, and of no other", async () => {
  const bank = await bankBefore("documents");
  const create = (fields: object) => call(bank, "POST", "/v1/documents", { file_id: 1001, ...fields });
  for (const document_type of ["bda", "inc", "obe", "fai"]) {
    expect((await create({ document_type })).status).toBe(200);
  }
  const answer = await create({ document_type: "ein" });
  expect([answer.status, answer.body]).toEqual([
    400,
    { error: expect.stringContaining("'number' is required") },
  ]);
  expect((await create({ document_type: "ein", number: "12-3456789" })).status).toBe(200);
});
