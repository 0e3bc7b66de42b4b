import { expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { bankBefore } from "../conformance/fields/tree.ts";
import { call, retrieve } from "../support/call.ts";
import {
  formWith,
  minimalAddress,
  minimalCompany,
  minimalGovIdent,
  minimalParentCompany,
  minimalPerson,
  upload,
} from "../support/onboarding.ts";

interface Collection {
  readonly id: string;
  readonly collection: string;
  /** The type of its references. */
  readonly type: string;
  readonly minimal: Readonly<Record<string, unknown>>;
  /** A change of one field, sent with the fields that every update sends; undefined where there is no PATCH. */
  readonly change?: Readonly<Record<string, unknown>>;
}

const collections: readonly Collection[] = [
  {
    id: "ONB-140",
    collection: "companies",
    type: "company",
    minimal: minimalCompany(1001),
    change: { name: "Engines" },
  },
  {
    id: "ONB-141",
    collection: "persons",
    type: "person",
    minimal: minimalPerson(1001, 1001),
    change: { title: "CFO" },
  },
  { id: "ONB-142", collection: "logins", type: "login", minimal: { login_name: "ada" } },
  {
    id: "ONB-143",
    collection: "parent_companies",
    type: "parent_company",
    minimal: minimalParentCompany(1001),
    change: { name: "Holding" },
  },
  {
    id: "ONB-145",
    collection: "addresses",
    type: "address",
    minimal: minimalAddress,
    change: { ...minimalAddress, city: "Portland" },
  },
  { id: "ONB-146", collection: "files", type: "file", minimal: {} },
  {
    id: "ONB-147",
    collection: "documents",
    type: "document",
    minimal: { document_type: "bda", file_id: 1001 },
  },
  {
    id: "ONB-148",
    collection: "gov_idents",
    type: "gov_ident",
    minimal: minimalGovIdent(1001),
    change: { ...minimalGovIdent(1001), number: "P7" },
  },
];

/** Creates the least that the collection takes: a file by an upload, anything else by a body of JSON (ONB-163). */
function createIn(bank: Bank, { collection, minimal }: Collection) {
  return collection === "files" ? upload(bank, formWith()) : call(bank, "POST", `/v1/${collection}`, minimal);
}

test.each(collections)(
  "$id, ONB-135, ONB-136: /v1/$collection creates and retrieves a record (CONV-4, CONV-8)",
  async (row) => {
    const bank = await bankBefore(row.collection);
    const created = await createIn(bank, row);
    expect(created.status).toBe(200);
    expect(created.body).toEqual({ data: expect.objectContaining({ ...row.minimal, id: 1001 }) });
    const retrieved = await call(bank, "GET", `/v1/${row.collection}/1001`);
    expect([retrieved.status, retrieved.body]).toEqual([200, created.body]);
  },
);

test.each(collections)(
  "$id, ONB-135, ONB-137: /v1/$collection lists its records by id, type and url (O1, O18)",
  async (row) => {
    const bank = await bankBefore(row.collection);
    await createIn(bank, row);
    const { status, body } = await call(bank, "GET", `/v1/${row.collection}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [{ id: 1001, type: row.type, url: `https://bank.test/v1/${row.collection}/1001` }],
      links: { first: `/v1/${row.collection}`, next: null },
    });
  },
);

test.each(collections)("$id, ONB-135, ONB-138: /v1/$collection deletes a record", async (row) => {
  const bank = await bankBefore(row.collection);
  await createIn(bank, row);
  const path = `/v1/${row.collection}/1001`;
  const deleted = await call(bank, "DELETE", path);
  expect([deleted.status, deleted.body]).toEqual([204, undefined]);
  expect((await call(bank, "GET", path)).status).toBe(404);
});

test.each(collections.filter(({ change }) => change))(
  "$id, ONB-136, ONB-139: /v1/$collection updates a record and answers it (CONV-4, CONV-6)",
  async (row) => {
    const bank = await bankBefore(row.collection);
    await createIn(bank, row);
    const path = `/v1/${row.collection}/1001`;
    const before = await retrieve(bank, path);
    const updated = await call(bank, "PATCH", path, row.change);
    expect([updated.status, updated.body]).toEqual([200, { data: { ...before, ...row.change } }]);
    expect(await retrieve(bank, path)).toEqual({ ...before, ...row.change });
  },
);
