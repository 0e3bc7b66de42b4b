import { expect } from "vitest";
import type { Bank, BankOptions } from "../../../src/index.ts";
import { call, create, type Row, retrieve } from "../../support/call.ts";

/** What a field of a table answers when a create leaves it out: nothing, because the create is refused. */
export const refused = Symbol("refused");

/** Values that are not of a documented type, each of which is refused. */
const NOT_OF_TYPE = {
  text: [7, true, {}, ["a"]],
  "e-mail": [7, true, {}, ["a@example.com"], "ada", "ada@", "@example.com", "a b@example.com"],
  date: [20260302, {}, "2026-3-2", "2026-02-30", "03/02/2026", "2026-03-02T00:00:00Z", "today"],
  country: [840, {}, "USA", "us", "XX", "United States"],
  "US state": [7, {}, "Illinois", "il", "ZZ"],
  integer: ["7", 7.5, true, {}, [7]],
  number: ["7", true, {}, [7]],
  object: ["a", 7, true, ["a"]],
  array: ["a", 7, true, {}],
} as const;

/** One field that clients send, as its statement describes it. */
export interface SentField {
  /** The statement in docs/spec. */
  readonly id: string;
  readonly field: string;
  readonly type: keyof typeof NOT_OF_TYPE;
  /** What the answer to a create without the field shows, or `refused` for a required one. */
  readonly notGiven: unknown;
  /** Values that are kept as sent. */
  readonly takes: readonly unknown[];
  /** Values that are refused beyond those of another type. */
  readonly refuses?: readonly unknown[];
  /** False for a field that an update does not take. */
  readonly updatable?: false;
  /** The field with the reference object or objects, and their collection. */
  readonly beside?: readonly [field: string, collection: string];
}

/** One field that the service sets, as its statement describes it. */
export interface ShownField {
  readonly id: string;
  readonly field: string;
  /** What a row made from the required fields shows; matchers of `expect` work. */
  readonly shows: unknown;
  /** True where no two rows show the same. */
  readonly unique?: true;
}

/** Where fields are shown: a collection, and the least that its create takes. */
export interface Resource {
  /** A new bank with the rows that fields refer to. */
  readonly bank: (options?: BankOptions) => Bank | Promise<Bank>;
  readonly path: string;
  readonly minimal: Readonly<Record<string, unknown>>;
  /** What makes a second row a permitted one, where two equal ones are not. */
  readonly second?: Readonly<Record<string, unknown>>;
  /** The fields that each update sends; undefined where there is no update of fields. */
  readonly update?: readonly string[];
}

/** Shows that a field is taken, kept, refused and left out as its statement says, by create and update. */
export async function showSentField(resource: Resource, row: SentField): Promise<void> {
  const { path, minimal } = resource;
  const { field, type, notGiven, takes, refuses = [], updatable = true } = row;
  const { [field]: _, ...without } = minimal;
  const update = updatable ? updateOf(resource) : undefined;

  if (notGiven === refused) {
    await expectRefusal(await resource.bank(), "POST", path, without, field);
    await expectRefusal(await resource.bank(), "POST", path, { ...without, [field]: null }, field);
  } else {
    const created = await create(await resource.bank(), path, without);
    expect(created[field]).toEqual(notGiven);
    expectReferences(created, row, notGiven);
  }

  for (const value of takes) {
    const bank = await resource.bank();
    const { id } = await create(bank, path, { ...minimal, [field]: value });
    const created = await retrieve(bank, `${path}/${id}`);
    expect(created[field]).toEqual(value);
    expectReferences(created, row, value);
    if (!update) continue;
    const another = await resource.bank();
    await create(another, path, minimal);
    const updated = await call(another, "PATCH", `${path}/1001`, { ...update, [field]: value });
    expect([field, value, updated.status, rowOf(updated.body)[field]]).toEqual([field, value, 200, value]);
  }

  const bank = await resource.bank();
  const before = await create(bank, path, minimal);
  for (const value of [...NOT_OF_TYPE[type], ...refuses]) {
    const sent = { ...minimal, ...resource.second, [field]: value };
    await expectRefusal(bank, "POST", path, sent, field);
    if (update) await expectRefusal(bank, "PATCH", `${path}/1001`, { ...update, [field]: value }, field);
  }

  const base = updateOf(resource);
  if (updatable || !base) return;
  const kept = await call(bank, "PATCH", `${path}/1001`, { ...base, [field]: takes.at(-1) });
  expect(rowOf(kept.body)[field]).toEqual(before[field]);
}

/** Shows that a field is set by the service, and neither by a create nor by an update. */
export async function showShownField(resource: Resource, { field, shows, unique }: ShownField) {
  const { path, minimal, second } = resource;
  const bank = await resource.bank();
  const created = await create(bank, path, minimal);
  expect(created).toHaveProperty(field);
  expect(created[field]).toEqual(shows);

  const other = await create(bank, path, { ...minimal, ...second, [field]: "by the client" });
  if (unique) expect(other[field]).not.toEqual(created[field]);
  else expect(other[field]).toEqual(shows);

  const update = updateOf(resource);
  if (!update) return;
  const updated = await call(bank, "PATCH", `${path}/1001`, { ...update, [field]: "by the client" });
  expect(updated.status).toBe(200);
  expect(rowOf(updated.body)[field]).toEqual(shows);
}

/** What each update has to send; undefined where there is no update of fields. */
function updateOf({ update, minimal }: Resource): Record<string, unknown> | undefined {
  return update && Object.fromEntries(update.map((field) => [field, minimal[field]]));
}

/** Expects a 400 that names the field, of a call that changes nothing. */
async function expectRefusal(bank: Bank, method: string, path: string, data: object, field: string) {
  const before = JSON.stringify(bank.snapshot());
  const { status, body } = await call(bank, method, path, data);
  expect([method, data, status, body]).toEqual([
    method,
    data,
    400,
    { error: expect.stringContaining(`'${field}'`) },
  ]);
  expect(JSON.stringify(bank.snapshot())).toBe(before);
}

/** Expects the reference objects beside ids (ONB-8). */
function expectReferences(row: Row, { beside }: SentField, ids: unknown) {
  if (!beside) return;
  const [field, collection] = beside;
  const reference = (id: unknown) => ({ id, url: `https://bank.test/v1/${collection}/${id}` });
  const single = ids === null ? null : reference(ids);
  expect(row[field]).toEqual(Array.isArray(ids) ? ids.map(reference) : single);
}

function rowOf(body: unknown): Row {
  return (body as { data: Row }).data;
}
