// Statements: O2, O3.

import { expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { call } from "../support/call.ts";
import {
  addressId,
  companyId,
  createId,
  fileId,
  govIdentId,
  minimalCompany,
  minimalGovIdent,
  minimalParentCompany,
  minimalPerson,
  onboardingBank,
  personId,
} from "../support/onboarding.ts";
import { refusal } from "../support/refusal.ts";

/** Every reference field: its collection, what it refers to, and whether it holds several ids. */
const pointers = [
  ["companies", "document_ids", "document", "several"],
  ["companies", "incorporation_address_id", "address", "one"],
  ["companies", "mailing_address_id", "address", "one"],
  ["companies", "physical_address_id", "address", "one"],
  ["companies", "parent_company_id", "parent company", "one"],
  ["companies", "person_ids", "person", "several"],
  ["persons", "address_id", "address", "one"],
  ["persons", "gov_ident_ids", "gov ident", "several"],
  ["persons", "login_id", "login", "one"],
  ["parent_companies", "address_id", "address", "one"],
  ["documents", "file_id", "file", "one"],
  ["gov_idents", "file_id", "file", "one"],
] as const;

async function fieldsOf(bank: Bank, collection: string): Promise<Record<string, unknown>> {
  if (collection === "companies") return minimalCompany(await addressId(bank));
  if (collection === "persons") return minimalPerson(await addressId(bank), await govIdentId(bank));
  if (collection === "parent_companies") return minimalParentCompany(await addressId(bank));
  if (collection === "documents") return { document_type: "bda", file_id: await fileId(bank) };
  return minimalGovIdent(await fileId(bank));
}

async function targetOf(bank: Bank, noun: string): Promise<number> {
  if (noun === "address") return addressId(bank);
  if (noun === "person") return personId(bank);
  if (noun === "gov ident") return govIdentId(bank);
  if (noun === "file") return fileId(bank);
  if (noun === "login") return createId(bank, "logins", { login_name: "ada" });
  const collection = noun === "document" ? "documents" : "parent_companies";
  return createId(bank, collection, await fieldsOf(bank, collection));
}

const pathOf = (noun: string) =>
  noun === "address"
    ? "addresses"
    : noun === "parent company"
      ? "parent_companies"
      : `${noun.replace(" ", "_")}s`;

test.each(pointers)(
  "an id in %s %s must be of an existing %s (ONB-3, O2)",
  async (collection, field, noun, how) => {
    const bank = onboardingBank();
    const fields = await fieldsOf(bank, collection);
    const value = how === "several" ? [4711] : 4711;
    expect(await refusal(bank, "POST", `/v1/${collection}`, { ...fields, [field]: value })).toEqual([
      400,
      `'${field}' must point to an existing ${noun}, but there is none with id 4711.`,
    ]);
  },
);

test.each(pointers)("an id in %s %s must be an integer", async (collection, field, _noun, how) => {
  const bank = onboardingBank();
  const fields = await fieldsOf(bank, collection);
  for (const [id, shown] of [
    ["1001", '"1001": send the id without quotes'],
    [0, "0"],
    [-1001, "-1001"],
    [1001.5, "1001.5"],
    [true, "true"],
    [{ id: 1001 }, "an object"],
  ]) {
    const sent = { ...fields, [field]: how === "several" ? [id] : id };
    expect(await refusal(bank, "POST", `/v1/${collection}`, sent)).toEqual([
      400,
      `'${field}' must be an id, a positive integer, got ${shown}.`,
    ]);
  }
});

test.each(pointers.filter(([, , , how]) => how === "several"))(
  "%s %s must be an array that names no %s twice (S23)",
  async (collection, field, noun) => {
    const bank = onboardingBank();
    const target = await targetOf(bank, noun);
    const fields = await fieldsOf(bank, collection);
    expect(
      await refusal(bank, "POST", `/v1/${collection}`, { ...fields, [field]: [target, target] }),
    ).toEqual([400, `'${field}' must not name the same id twice.`]);
    expect(await refusal(bank, "POST", `/v1/${collection}`, { ...fields, [field]: target })).toEqual([
      400,
      `'${field}' must be an array of ids, got ${target}.`,
    ]);
    expect(
      await refusal(bank, "POST", `/v1/${collection}`, { ...fields, [field]: [1, target, 2, 3, 4, 5, 6] }),
    ).toEqual([
      400,
      `'${field}' must point to an existing ${noun}, but ${[1, 2, 3, 4, 5].map((id) => `there is none with id ${id}`).join(", ")}.`,
    ]);
  },
);

test.each(pointers)(
  "what %s %s points to can't be deleted until it does not (ONB-96, O3)",
  async (...pointer) => {
    const [collection, field, noun, how] = pointer;
    const bank = onboardingBank();
    const fields = await fieldsOf(bank, collection);
    const target = await targetOf(bank, noun);
    const user = await createId(bank, collection, {
      ...fields,
      [field]: how === "several" ? [target] : target,
    });
    const by = `${collection === "companies" ? "company" : collection === "parent_companies" ? "parent company" : collection.slice(0, -1).replace("_", " ")} ${user}`;
    const advice = ["parent_company_id", "documents file_id"].some((fixed) =>
      `${collection} ${field}`.endsWith(fixed),
    )
      ? `delete ${by} first, because its ${field} can't be updated`
      : `remove it from ${by} first, or delete ${by}`;
    expect(await refusal(bank, "DELETE", `/v1/${pathOf(noun)}/${target}`)).toEqual([
      409,
      `'id' names ${noun} ${target}, which is used by ${by}: ${advice}.`,
    ]);
    expect((await call(bank, "DELETE", `/v1/${collection}/${user}`)).status).toBe(204);
    expect((await call(bank, "DELETE", `/v1/${pathOf(noun)}/${target}`)).status).toBe(204);
  },
);

test.each(pointers)("the message that %s %s is in use names a way that works (X355)", async (...pointer) => {
  const [collection, field, noun, how] = pointer;
  const bank = onboardingBank();
  const fields = await fieldsOf(bank, collection);
  const [target, other] = [await targetOf(bank, noun), noun === "login" ? null : await targetOf(bank, noun)];
  const inShape = (id: number | null) => (how === "several" ? [id] : id);
  const user = await createId(bank, collection, { ...fields, [field]: inShape(target) });
  const path = `/v1/${pathOf(noun)}/${target}`;
  const [, message] = await refusal(bank, "DELETE", path);
  const update = { ...(collection === "gov_idents" ? fields : {}), [field]: inShape(other) };
  const answer = await call(bank, "PATCH", `/v1/${collection}/${user}`, update);
  const after = await call(bank, "DELETE", path);
  expect([answer.status === 200 && after.status === 204, field]).toEqual([
    message.includes("remove it from "),
    field,
  ]);
});

test("an update that refers to another record frees the previous one", async () => {
  const bank = onboardingBank();
  await companyId(bank, { mailing_address_id: await addressId(bank) });
  expect((await refusal(bank, "DELETE", "/v1/addresses/1001"))[0]).toBe(409);
  await call(bank, "PATCH", "/v1/companies/1001", { mailing_address_id: null });
  expect((await call(bank, "DELETE", "/v1/addresses/1001")).status).toBe(204);
});

test("a record stays in use in a bank that a snapshot was restored to", async () => {
  const bank = onboardingBank();
  await companyId(bank);
  const other = onboardingBank();
  await other.restore(bank.snapshot());
  expect((await refusal(other, "DELETE", "/v1/addresses/1001"))[0]).toBe(409);
});

test("a snapshot in which a record points to one that is not there is refused", async () => {
  const bank = onboardingBank();
  await companyId(bank, { person_ids: [await personId(bank)] });
  const saved = bank.snapshot();
  const persons = { ...saved.tables.persons, rows: [] };
  const snapshot = { ...saved, tables: { ...saved.tables, persons } };
  await expect(bank.restore(snapshot)).rejects.toThrow(
    "The snapshot doesn't fit this bank: at tables.companies.rows.0.row.person_ids: must be an id in persons, got 1001.",
  );
  expect(bank.db.persons.count()).toBe(1);
});

test("the id of a record of another collection is unknown", async () => {
  const bank = onboardingBank();
  for (let count = 0; count < 3; count += 1) await addressId(bank);
  const fields = { ...minimalCompany(1001), person_ids: [1003], parent_company_id: 1002 };
  expect(await refusal(bank, "POST", "/v1/companies", fields)).toEqual([
    400,
    "'parent_company_id' must point to an existing parent company, but there is none with id 1002. 'person_ids' must point to an existing person, but there is none with id 1003.",
  ]);
});

test("an unknown id and an invalid field are reported in one answer", async () => {
  const bank = onboardingBank();
  const fields = { ...minimalCompany(4711), email_address: "nobody", products: ["fx"], person_ids: [4711] };
  expect(await refusal(bank, "POST", "/v1/companies", fields)).toEqual([
    400,
    `'email_address' must be an e-mail address, got "nobody". 'physical_address_id' must point to an existing address, but there is none with id 4711. 'person_ids' must point to an existing person, but there is none with id 4711.`,
  ]);
});

test("when a person is deleted and its company created at once, the first succeeds and the second is refused", async () => {
  for (const order of ["delete first", "create first"]) {
    const bank = onboardingBank();
    const fields = { ...minimalCompany(await addressId(bank)), person_ids: [await personId(bank)] };
    const remove = () => call(bank, "DELETE", "/v1/persons/1001");
    const create = () => call(bank, "POST", "/v1/companies", fields);
    const calls = order === "delete first" ? [remove(), create()] : [create(), remove()];
    const answers = await Promise.all(calls);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(order === "delete first" ? [204, 400] : [200, 409]);
    expect(bank.db.persons.count()).toBe(order === "delete first" ? 0 : 1);
    expect(bank.db.companies.count()).toBe(order === "delete first" ? 0 : 1);
  }
});

test("of two deletes at once, the second is a 404 (O3)", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  const answers = await Promise.all([1, 2].map(() => call(bank, "DELETE", "/v1/addresses/1001")));
  expect(answers.map(({ status }) => status)).toEqual([204, 404]);
});

test.each(["abc", "01001", "1e3", "-1", "0", "1001.0", "9".repeat(30), "%00", "constructor"])(
  "the path id %s is a 404 (S9)",
  async (id) => {
    const bank = onboardingBank();
    await addressId(bank);
    for (const method of ["GET", "PATCH", "DELETE"]) {
      expect(
        (await refusal(bank, method, `/v1/addresses/${id}`, method === "PATCH" ? {} : undefined))[0],
      ).toBe(404);
    }
  },
);
