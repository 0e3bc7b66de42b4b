// Statements: OPT-1.

import { describe, expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { bankOf, PROFILES, pick, read } from "./support.ts";

// In the style of a client in Clojure: plain maps, a function for each endpoint, and whole onboarding trees that are made from
// the leaves up, each with names of its own (F8, F9).

const KEY = "clj-client-key-31";

/** The data of an answer that must have succeeded. */
function dataOf([status, body]: readonly unknown[]): { readonly id: number } & Readonly<
  Record<string, unknown>
> {
  expect([status, body]).toEqual([200, { data: expect.anything() }]);
  return (body as { data: { id: number } }).data;
}

function api(bank: Bank) {
  const call = (method: string, path: string, data?: object) =>
    read(
      bank.fetch(path, {
        method,
        headers: { authorization: `bearer ${KEY}`, "content-type": "application/json;charset=utf-8" },
        ...(data ? { body: JSON.stringify({ data }) } : {}),
      }),
    );
  return {
    call,
    create: async (path: string, data: object) => dataOf(await call("POST", path, data)),
    async upload() {
      const body = new FormData();
      body.append("file", new Blob([new Uint8Array(512)], { type: "image/png" }), "passport.png");
      const headers = { authorization: `bearer ${KEY}` };
      return dataOf(await read(bank.fetch("/v1/files", { method: "POST", headers, body })));
    },
  };
}

type Api = ReturnType<typeof api>;

/** A person with its address, scan, gov ident and login. */
async function person({ create, upload }: Api, name: string, roles: readonly string[]) {
  const address = await create("/v1/addresses", {
    street_line1: "77 Quarry Road",
    city: "Boise",
    state: "ID",
    postal_code: "83702",
    country: "US",
  });
  const scan = await upload();
  const ident = await create("/v1/gov_idents", {
    country: "US",
    document_type: "passport",
    expires_on: "2033-01-31",
    file_id: scan.id,
    first_name: name,
    last_name: "Haddad",
    number: "TEST-90210",
  });
  const login = await create("/v1/logins", { login_name: name.toLowerCase() });
  return create("/v1/persons", {
    address_id: address.id,
    date_of_birth: "1979-04-30",
    email_address: "owner@quarry.example",
    first_name: name,
    gov_ident_ids: [ident.id],
    last_name: "Haddad",
    login_id: login.id,
    percent_ownership: 100,
    phone_number: "+1 208 555 0199",
    roles,
    title: "Owner",
  });
}

/** A company with one owner of these roles. */
async function company(client: Api, products: readonly string[], roles: readonly string[]) {
  const owner = await person(client, "Samira", roles);
  const office = await client.create("/v1/addresses", {
    street_line1: "78 Quarry Road",
    city: "Boise",
    state: "ID",
    country: "US",
  });
  return client.call("POST", "/v1/companies", {
    email_address: "office@quarry.example",
    name: "Quarry Instruments",
    person_ids: [owner.id],
    phone_number: "+1 208 555 0100",
    physical_address_id: office.id,
    products,
    website_url: "https://quarry.example",
  });
}

describe.each(PROFILES)("a client in the style of Clojure, with the profile %s", (profile) => {
  const is = <Value>(by: Readonly<Record<(typeof PROFILES)[number], Value>>): Value => by[profile];

  test("onboards a company from the leaves up, and waits for its approval", async () => {
    const bank = bankOf(profile);
    const client = api(bank);
    const made = await company(
      client,
      ["dda_account", "web", "wires", "fx"],
      ["authorized_signer", "bank_account_administrator", "beneficial_owner"],
    );
    expect(made).toEqual([
      200,
      {
        data: {
          id: 1001,
          account_number: "",
          accounts: [],
          description: "",
          document_ids: [],
          documents: [],
          email_address: "office@quarry.example",
          events: [
            {
              updated_at: "2026-03-02T15:00:00.000Z",
              previous: null,
              data: { status: "pending", status_reason: null, status_reason_category: null },
            },
          ],
          incorporation_address_id: null,
          incorporation_address: null,
          mailing_address_id: null,
          mailing_address: null,
          physical_address_id: 1002,
          physical_address: { id: 1002, url: "https://api.bank.example/v1/addresses/1002" },
          metadata: null,
          mcc: null,
          name: "Quarry Instruments",
          options: null,
          parent_company_id: null,
          parent_company: null,
          person_ids: [1001],
          persons: [{ id: 1001, url: "https://api.bank.example/v1/persons/1001" }],
          phone_number: "+1 208 555 0100",
          product_description: "",
          products: ["dda_account", "web", "wires", "fx"],
          referral_source: "",
          risk_commentary: null,
          source_of_funds: "",
          state: "",
          status: "pending",
          type: "company",
          url: "https://api.bank.example/v1/companies/1001",
          website_url: "https://quarry.example",
        },
      },
    ]);
    await bank.clock.advance({ bankingDays: 3 });
    expect(pick(await client.call("GET", "/v1/companies/1001"), "status", "account_number")).toEqual([
      200,
      { status: "approved", account_number: expect.stringMatching(/^\d{10}$/) },
    ]);
  });

  test("onboards a company with wires and no authorized signer (OPT-19)", async () => {
    const made = await company(
      api(bankOf(profile)),
      ["dda_account", "web", "wires"],
      ["bank_account_administrator", "beneficial_owner"],
    );
    expect(pick(made, "status", "products")).toEqual(
      is<unknown>({
        documents: [
          400,
          {
            error:
              "'products' must meet the requirements of each, but these are missing: wires: authorized_signer. Provide them, or leave the product out.",
          },
        ],
        observed: [200, { status: "pending", products: ["dda_account", "web", "wires"] }],
      }),
    );
  });

  test("deletes the login that it has made, and makes it again (OPT-16, OPT-2)", async () => {
    const bank = bankOf(profile);
    const { call, create } = api(bank);
    const login = await create("/v1/logins", { login_name: "clj-owner" });
    expect(login).toEqual({ id: 1001, login_name: "clj-owner", reservation_expires: expect.any(String) });
    expect(await call("DELETE", `/v1/logins/${login.id}`)).toEqual([204]);
    expect(await call("GET", `/v1/logins/${login.id}`)).toEqual([
      404,
      { error: "There is no login with this id: take one from the list at /v1/logins." },
    ]);
    const again = () => call("POST", "/v1/logins", { login_name: "clj-owner" });
    expect(pick(await again(), "id", "login_name")).toEqual(
      is<unknown>({
        documents: [200, { id: 1002, login_name: "clj-owner" }],
        observed: [
          400,
          {
            error:
              "'login_name' is taken until 2026-04-01, although its login was deleted: choose another name.",
          },
        ],
      }),
    );
    // Once the reservation has ended, the name is free whatever became of the login.
    await bank.clock.advanceTo(`${login.reservation_expires}T00:00:00Z`);
    await bank.clock.advance({ days: 1 });
    expect((await again())[0]).toBe(200);
  });

  test("has an address abroad with the name of its region (OPT-18)", async () => {
    const { call } = api(bankOf(profile));
    const address = {
      street_line1: "5 Rue des Tanneurs",
      city: "Lyon",
      state: "Auvergne-Rhône-Alpes",
      country: "FR",
    };
    expect(pick(await call("POST", "/v1/addresses", address), "state", "country")).toEqual(
      is<unknown>({
        documents: [
          400,
          {
            error:
              "'state' must be the abbreviation of a US state, DC or a territory, got \"Auvergne-Rhône-Alpes\".",
          },
        ],
        observed: [200, { state: "Auvergne-Rhône-Alpes", country: "FR" }],
      }),
    );
    expect((await call("POST", "/v1/addresses", { ...address, country: "US" }))[0]).toBe(400);
  });

  test("takes its tree down again, which companies forbid while they have it", async () => {
    const client = api(bankOf(profile));
    await company(client, ["dda_account"], ["beneficial_owner"]);
    const deletions = [];
    for (const path of ["persons/1001", "gov_idents/1001", "addresses/1001", "files/1001", "companies/1001"])
      deletions.push((await client.call("DELETE", `/v1/${path}`))[0]);
    expect(deletions).toEqual(
      is({ documents: [409, 409, 409, 409, 204], observed: [400, 400, 400, 400, 204] }),
    );
  });
});
