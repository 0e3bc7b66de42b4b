import { expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { bankBefore } from "../conformance/fields/tree.ts";
import { call, type Listing, retrieve } from "../support/call.ts";
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

interface Collection {
  readonly id: string;
  readonly collection: string;
  readonly minimal: Readonly<Record<string, unknown>>;
  /** A change of one field, sent with the fields that every update sends; undefined where there is no PATCH. */
  readonly change?: Readonly<Record<string, unknown>>;
}

const collections: readonly Collection[] = [
  { id: "ONB-140", collection: "companies", minimal: minimalCompany(1001), change: { name: "Engines" } },
  { id: "ONB-141", collection: "persons", minimal: minimalPerson(1001, 1001), change: { title: "CFO" } },
  { id: "ONB-142", collection: "logins", minimal: { login_name: "ada" } },
  {
    id: "ONB-143",
    collection: "parent_companies",
    minimal: minimalParentCompany(1001),
    change: { name: "Holding" },
  },
  {
    id: "ONB-145",
    collection: "addresses",
    minimal: minimalAddress,
    change: { ...minimalAddress, city: "Portland" },
  },
  { id: "ONB-146", collection: "files", minimal: {} },
  { id: "ONB-147", collection: "documents", minimal: { document_type: "bda", file_id: 1001 } },
  {
    id: "ONB-148",
    collection: "gov_idents",
    minimal: minimalGovIdent(1001),
    change: { ...minimalGovIdent(1001), number: "P7" },
  },
];

/** Creates the least that the collection takes: a file by an upload, anything else by a body of JSON (ONB-163). */
function createIn(bank: Bank, { collection, minimal }: Collection) {
  return collection === "files" ? upload(bank, formWith()) : call(bank, "POST", `/v1/${collection}`, minimal);
}

test.each(collections)(
  "$id, ONB-135, ONB-136: /v1/$collection creates and retrieves a record",
  async (row) => {
    const bank = await bankBefore(row.collection);
    const created = await createIn(bank, row);
    expect(created.status).toBe(200);
    expect(created.body).toEqual({ data: expect.objectContaining({ ...row.minimal, id: 1001 }) });
    const retrieved = await call(bank, "GET", `/v1/${row.collection}/1001`);
    expect([retrieved.status, retrieved.body]).toEqual([200, created.body]);
  },
);

test.each(collections)("$id, ONB-135, ONB-137: /v1/$collection lists its records", async (row) => {
  const bank = await bankBefore(row.collection);
  await createIn(bank, row);
  const { status, body } = await call(bank, "GET", `/v1/${row.collection}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    data: [{ id: 1001, type: expect.any(String), url: `https://bank.test/v1/${row.collection}/1001` }],
    links: { first: `/v1/${row.collection}`, next: null },
  });
});

test.each(collections)("$id, ONB-135, ONB-138: /v1/$collection deletes a record", async (row) => {
  const bank = await bankBefore(row.collection);
  await createIn(bank, row);
  const path = `/v1/${row.collection}/1001`;
  const deleted = await call(bank, "DELETE", path);
  expect([deleted.status, deleted.body]).toEqual([204, undefined]);
  expect((await call(bank, "GET", path)).status).toBe(404);
});

test.each(collections.filter(({ change }) => change))(
  "$id, ONB-136, ONB-139: /v1/$collection updates a record and answers it",
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

test.each(collections.filter(({ change }) => !change))(
  "$id, ONB-149: /v1/$collection has no update",
  async (row) => {
    const bank = await bankBefore(row.collection);
    await createIn(bank, row);
    expect((await call(bank, "PATCH", `/v1/${row.collection}/1001`, row.minimal)).status).toBe(405);
  },
);

test("ONB-144: a parent company is deleted at the path in the singular", async () => {
  const bank = await bankBefore("companies");
  expect((await call(bank, "DELETE", "/v1/parent_company/1001")).status).toBe(204);
  expect((await call(bank, "GET", "/v1/parent_companies/1001")).status).toBe(404);
});

// ONB-150: what the documents leave open, as S11 and S13 have it.
test.each(collections)("ONB-150: /v1/$collection is paged as any list, and has no filters", async (row) => {
  const bank = await bankBefore("companies");
  if (row.collection === "companies") await createIn(bank, row);
  const ids = async (query: string) => {
    const { body } = await call(bank, "GET", `/v1/${row.collection}?${query}`);
    return (body as Listing).data.map(({ id }) => id);
  };
  expect(await ids("page[cursor]=1001")).toEqual([1001]);
  expect(await ids("page[limit]=1")).toEqual([row.collection === "companies" ? 1001 : 1002]);
  expect((await call(bank, "GET", `/v1/${row.collection}?filter[name]=x`)).status).toBe(400);
});

// ONB-151: what the documents leave open, as S1, S2, O2 and O3 have it.
test("ONB-151: a refusal has the status of its cause and a body with an error", async () => {
  const bank = await bankBefore("companies");
  for (const [method, path, data, status] of [
    ["POST", "/v1/addresses", {}, 400],
    ["POST", "/v1/documents", { document_type: "bda", file_id: 1009 }, 400],
    ["GET", "/v1/persons/1009", undefined, 404],
    ["PATCH", "/v1/logins/1001", {}, 405],
    ["POST", "/v1/logins", { login_name: "user1" }, 409],
    ["DELETE", "/v1/addresses/1001", undefined, 409],
    ["POST", "/v1/files", { file: "%PDF" }, 415],
  ] as const) {
    const { status: answered, body } = await call(bank, method, path, data);
    expect([method, path, answered, body]).toEqual([method, path, status, { error: expect.any(String) }]);
  }
});

test("ONB-163: a file is created by multipart/form-data and not by JSON", async () => {
  const bank = onboardingBank();
  expect((await call(bank, "POST", "/v1/files", { file: "%PDF" })).status).toBe(415);
  expect((await upload(bank, formWith())).status).toBe(200);
});

test("ONB-164, ONB-165: an upload requires the part file, and takes the part metadata, an object", async () => {
  const without = new FormData();
  without.append("metadata", "{}");
  const refused = await upload(onboardingBank(), without);
  expect(refused).toEqual({ status: 400, body: { error: expect.stringContaining("'file'") } });
  for (const [metadata, status] of [
    ['{"page":1}', 200],
    ["[]", 400],
    ['"page"', 400],
    ["{", 400],
  ] as const) {
    const form = formWith();
    form.append("metadata", metadata);
    const answer = await upload(onboardingBank(), form);
    expect([metadata, answer.status]).toEqual([metadata, status]);
    const expected = status === 200 ? { data: { metadata: { page: 1 } } } : { error: expect.any(String) };
    expect(answer.body).toMatchObject(expected);
  }
});

// ONB-166: which types there are is open in the documents; these are those of O15.
test.each(["application/pdf", "image/jpeg", "image/png"])(
  "ONB-166: a file may be of type %s",
  async (type) => {
    const answer = await upload(onboardingBank(), formWith(type));
    expect(answer).toMatchObject({ status: 200, body: { data: { media_type: type } } });
  },
);
