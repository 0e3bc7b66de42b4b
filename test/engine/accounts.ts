import fc from "fast-check";
import * as z from "zod/mini";
import { referenceTo } from "../../src/engine/schema/fields.ts";
import { Table } from "../../src/engine/store/table.ts";

const Account = z.object({
  id: z.string(),
  status: z.enum(["open", "held", "closed"]),
  amount: z.int().check(z.minimum(0)),
  note: z.nullable(z.string()),
  branch_id: z.nullable(referenceTo("branches")),
  owner: z.object({ name: z.string(), city: z.nullable(z.string()) }),
  limits: z.nullable(z.object({ daily: z.int() })),
  tags: z.array(z.object({ label: z.string() })),
  internal: z.object({ batch: z.nullable(z.int()), flags: z.object({ manual: z.boolean() }) }),
});

/** A row with each kind of field that a query can name: plain, nullable, nested, a list, and never shown. */
export type Account = z.output<typeof Account>;

/** An empty table of accounts, with a declared index and a reference; `chunkSize` is that of its collections. */
export function accountTable(chunkSize?: number): Table<Account> {
  return new Table<Account>(
    {
      collection: "accounts",
      noun: "account",
      plural: "Accounts",
      type: "account",
      path: "/v1/accounts",
      ids: "string",
      row: Account,
      statusField: "status",
      indexes: { batch: ({ internal }) => (internal.batch === null ? [] : [internal.batch]) },
    },
    () => ({ at: "2026-03-02T15:00:00.000Z", cause: "request" }),
    chunkSize,
  );
}

const small = fc.integer({ min: 0, max: 9 });
export const status = fc.constantFrom(...Account.shape.status.options);
export const name = fc.constantFrom("Ada", "Bo", "");
export const label = fc.constantFrom("new", "vip");

const fieldsOf = {
  status,
  amount: small,
  note: fc.option(name),
  branch_id: fc.option(fc.integer({ min: 1001, max: 1003 })),
  owner: fc.record({ name, city: fc.option(name) }),
  limits: fc.option(fc.record({ daily: small })),
  tags: fc.array(fc.record({ label }), { maxLength: 3 }),
  internal: fc.record({ batch: fc.option(small), flags: fc.record({ manual: fc.boolean() }) }),
};

/** Everything but the id. */
export const fields: fc.Arbitrary<Omit<Account, "id">> = fc.record(fieldsOf);

/** Some of the fields. */
export const someFields: fc.Arbitrary<Partial<Omit<Account, "id">>> = fc.record(fieldsOf, {
  requiredKeys: [],
});
