// Statements: S2, S3, S11.

import { expect, test } from "vitest";
import { call, send } from "../support/call.ts";
import { onboardingBank } from "../support/onboarding.ts";
import { refusal } from "../support/refusal.ts";

/** Collection, whether it has a PATCH, and the type of its references. */
const collections = [
  ["companies", true],
  ["persons", true],
  ["logins", false],
  ["parent_companies", true],
  ["addresses", true],
  ["files", false],
  ["documents", false],
  ["gov_idents", true],
] as const;

test.each(collections)("%s: an empty collection is an empty list", async (collection) => {
  const bank = onboardingBank();
  expect(await call(bank, "GET", `/v1/${collection}`)).toMatchObject({
    status: 200,
    body: { data: [], links: { first: `/v1/${collection}`, next: null } },
  });
});

test.each(collections)(
  "%s: an unknown id is a 404 for every method (ONB-151)",
  async (collection, hasPatch) => {
    const bank = onboardingBank();
    for (const method of hasPatch ? ["GET", "PATCH", "DELETE"] : ["GET", "DELETE"]) {
      const data = method === "PATCH" ? { name: 7 } : undefined;
      const [status, error] = await refusal(bank, method, `/v1/${collection}/1001`, data);
      expect([status, error]).toEqual([
        404,
        expect.stringContaining(`with this id: take one from the list at /v1/${collection}.`),
      ]);
    }
  },
);

test.each(collections)(
  "%s: what a collection does not support is a 405 (ONB-149, S2)",
  async (collection, hasPatch) => {
    const bank = onboardingBank();
    const one = await call(bank, hasPatch ? "POST" : "PATCH", `/v1/${collection}/1001`, {});
    expect(one.status).toBe(405);
    expect(one.headers.get("allow")?.split(", ").sort()).toEqual(
      hasPatch ? ["DELETE", "GET", "PATCH"] : ["DELETE", "GET"],
    );
    const all = await call(bank, "DELETE", `/v1/${collection}`);
    expect(all.status).toBe(405);
    expect(all.headers.get("allow")?.split(", ").sort()).toEqual(["GET", "POST"]);
  },
);

test.each(collections)("%s: the admin key is a 403, no key a 401 (S3)", async (collection) => {
  const bank = onboardingBank();
  for (const [method, path] of [
    ["POST", ""],
    ["GET", ""],
    ["GET", "/1001"],
    ["DELETE", "/1001"],
  ]) {
    const init = { method: method as string };
    const headers = { Authorization: "Bearer admin_test_key" };
    expect((await send(bank, `/v1/${collection}${path}`, init)).status).toBe(401);
    expect((await send(bank, `/v1/${collection}${path}`, { ...init, headers })).status).toBe(403);
  }
});

test.each(collections)(
  "%s: a page must have a limit and a cursor that fit (ONB-150, S11)",
  async (collection) => {
    const bank = onboardingBank();
    for (const [name, value] of [
      ["page[limit]", "0"],
      ["page[limit]", "10001"],
      ["page[limit]", "1.5"],
      ["page[cursor]", "1001"],
      ["filter[name]", "x"],
    ]) {
      const [status, error] = await refusal(bank, "GET", `/v1/${collection}?${name}=${value}`);
      expect([status, error]).toEqual([400, expect.stringContaining(`'${name}'`)]);
    }
  },
);

test.each(collections.filter(([collection]) => collection !== "files"))(
  "%s: any JSON in any field is refused or accepted, and never makes the bank fail",
  async (collection) => {
    const bank = onboardingBank();
    const fields = [
      ...["name", "email_address", "person_ids", "document_ids", "gov_ident_ids", "address_id", "products"],
      ...["roles", "metadata", "options", "mcc", "percent_ownership", "file_id", "login_id", "login_name"],
      ...["number", "document_type", "country", "state", "ssn", "expires_on", "date_of_birth", "id", "url"],
      ...["__proto__", "constructor", "physical_address_id", "source_of_funds", "risk_commentary"],
    ];
    const values = [
      null,
      true,
      0,
      -1,
      1e308,
      "",
      "x".repeat(10_000),
      "\u0000",
      "1001",
      [],
      [null],
      [[1]],
      {},
    ];
    for (const value of values) {
      for (const field of fields) {
        const body = `{"data":{${JSON.stringify(field)}:${JSON.stringify(value)}}}`;
        const headers = { Authorization: "Bearer test_key", "Content-Type": "application/json" };
        const { status } = await send(bank, `/v1/${collection}`, { method: "POST", headers, body });
        expect([field, value, status < 500]).toEqual([field, value, true]);
      }
    }
  },
);
