// Statements: O2, O3.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { call } from "../support/call.ts";
import {
  formWith,
  minimalAddress,
  minimalCompany,
  minimalGovIdent,
  minimalParentCompany,
  minimalPerson,
  onboardingBank,
  upload,
} from "../support/onboarding.ts";

/** The collection to which each field of a row refers, by the field's name. */
const LEADS_TO: Readonly<Record<string, keyof Bank["db"]>> = {
  address_id: "addresses",
  physical_address_id: "addresses",
  mailing_address_id: "addresses",
  incorporation_address_id: "addresses",
  document_ids: "documents",
  file_id: "files",
  gov_ident_ids: "govIdents",
  login_id: "logins",
  parent_company_id: "parentCompanies",
  person_ids: "persons",
};

const PATHS = {
  addresses: "/v1/addresses",
  files: "/v1/files",
  logins: "/v1/logins",
  documents: "/v1/documents",
  govIdents: "/v1/gov_idents",
  parentCompanies: "/v1/parent_companies",
  persons: "/v1/persons",
  companies: "/v1/companies",
} as const;
type Collection = keyof typeof PATHS;
const collections = Object.keys(PATHS) as Collection[];

/** Ids that often exist, and sometimes do not. */
const someId = fc.integer({ min: 1001, max: 1004 });
const someIds = fc.uniqueArray(someId, { maxLength: 3 });
const step = fc.record({
  action: fc.constantFrom("create", "create", "update", "delete"),
  collection: fc.constantFrom(...collections),
  id: someId,
  one: someId,
  other: fc.option(someId),
  many: someIds,
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function fieldsOf({ collection, one, other, many, id }: Step, count: number): object {
  switch (collection) {
    case "addresses":
      return minimalAddress;
    case "logins":
      return { login_name: `user${count}` };
    case "documents":
      return { document_type: "bda", file_id: one };
    case "govIdents":
      return minimalGovIdent(one);
    case "parentCompanies":
      return minimalParentCompany(one);
    case "persons":
      return { ...minimalPerson(one, id), gov_ident_ids: many, login_id: other };
    default:
      return {
        ...minimalCompany(one),
        mailing_address_id: other,
        parent_company_id: other,
        person_ids: many,
        document_ids: many.slice(1),
      };
  }
}

function take(bank: Bank, given: Step, count: number): Promise<{ readonly status: number }> {
  const { action, collection, id } = given;
  if (action === "create" && collection === "files") return upload(bank, formWith());
  const path = action === "create" ? PATHS[collection] : `${PATHS[collection]}/${id}`;
  const method = { create: "POST", update: "PATCH", delete: "DELETE" }[action] as string;
  return call(bank, method, path, action === "delete" ? undefined : fieldsOf(given, count));
}

/** A description of each dangling reference. */
function dangling(bank: Bank): string[] {
  return collections.flatMap((collection) =>
    bank.db[collection].all().flatMap((row) =>
      Object.entries(row).flatMap(([field, value]) => {
        const target = LEADS_TO[field];
        if (!target) return [];
        return [value as number | number[] | null]
          .flat()
          .filter((id) => id !== null && bank.db[target].get(id) === undefined)
          .map((id) => `${field} ${id} of ${collection} ${row.id}`);
      }),
    ),
  );
}

/** A bank that has a few of everything already. */
async function stockedBank(): Promise<Bank> {
  const bank = onboardingBank();
  const given = { action: "create", id: 1001, other: null, many: [1001] } as const;
  for (const [count, collection] of collections.entries()) {
    for (const one of [1001, 1002]) {
      await take(bank, { ...given, collection, one, many: [one] }, count * 10 + one);
    }
  }
  return bank;
}

// A busy machine needs longer than the default of five seconds.
const timeout = { timeout: 60_000 };

test("no order of creates, updates and deletes leaves a dangling reference", timeout, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const bank = await stockedBank();
      for (const [count, given] of steps.entries()) {
        const { status } = await take(bank, given, count);
        seen.add(`${given.action} ${status}`);
        expect(dangling(bank)).toEqual([]);
      }
      expect(dangling(bank)).toEqual([]);
    }),
    { seed: 2026, numRuns: 30 },
  );
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(["create 200", "create 400", "delete 204", "delete 409", "update 200"]),
  );
});

test("the same holds for concurrent requests", timeout, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const bank = await stockedBank();
      await Promise.all(steps.map((given, count) => take(bank, given, count)));
      expect(dangling(bank)).toEqual([]);
    }),
    { seed: 2026, numRuns: 20 },
  );
});
