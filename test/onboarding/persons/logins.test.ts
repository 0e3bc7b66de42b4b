// Statements: O11.

import { expect, test } from "vitest";
import type { Bank } from "../../../src/index.ts";
import { call } from "../../support/call.ts";
import {
  addressId,
  createId,
  govIdentId,
  minimalPerson,
  onboardingBank,
  personId,
} from "../../support/onboarding.ts";
import { refusal } from "../../support/refusal.ts";

const taken = [409, "'login_name' is taken already: choose another name."];
const reserve = (bank: Bank, login_name: string) => createId(bank, "logins", { login_name });

test("a login is reserved for 30 days (ONB-157, O11)", async () => {
  const bank = onboardingBank();
  const answer = await call(bank, "POST", "/v1/logins", { login_name: "ada" });
  expect(answer.status).toBe(200);
  const login = { id: 1001, login_name: "ada", reservation_expires: "2026-04-01" };
  expect(answer.body).toEqual({ data: login });
  expect((await call(bank, "GET", "/v1/logins/1001")).body).toEqual({ data: login });
  expect(bank.db.logins.get(1001)).toEqual(login);
  expect((await call(bank, "GET", "/v1/logins")).body).toEqual({
    data: [{ id: 1001, type: "login", url: "https://bank.test/v1/logins/1001" }],
    links: { first: "/v1/logins", next: null },
  });
});

test("a reserved name is taken; another spelling of it is another name (O11, X37)", async () => {
  const bank = onboardingBank();
  await reserve(bank, "ada");
  expect(await refusal(bank, "POST", "/v1/logins", { login_name: "ada" })).toEqual(taken);
  expect(bank.log.entries.at(-1)?.issues).toMatchObject([{ field: "login_name", rule: "O11" }]);
  await reserve(bank, "Ada");
});

test("an unused reservation expires at midnight GMT of its day, and frees its name (O11)", async () => {
  const bank = onboardingBank();
  await reserve(bank, "ada");
  await bank.clock.advanceTo("2026-03-31T23:59:59.999Z");
  expect(await refusal(bank, "POST", "/v1/logins", { login_name: "ada" })).toEqual(taken);
  await bank.clock.advanceTo("2026-04-01T00:00:00Z");
  expect(await reserve(bank, "ada")).toBe(1002);
});

test("an expired login can be read but not referenced (O11)", async () => {
  const bank = onboardingBank();
  await reserve(bank, "ada");
  await bank.clock.advance({ days: 30 });
  expect((await call(bank, "GET", "/v1/logins/1001")).body).toEqual({
    data: { id: 1001, login_name: "ada", reservation_expires: "2026-04-01" },
  });
  const fields = { ...minimalPerson(await addressId(bank), await govIdentId(bank)), login_id: 1001 };
  expect(await refusal(bank, "POST", "/v1/persons", fields)).toEqual([
    400,
    "'login_id' must point to an existing login, but login 1001 expired on 2026-04-01, unused: reserve another.",
  ]);
});

test("a login that a person uses never expires (O11)", async () => {
  const bank = onboardingBank();
  const login_id = await reserve(bank, "ada");
  await personId(bank, { login_id });
  await bank.clock.advance({ days: 400 });
  expect(await refusal(bank, "POST", "/v1/logins", { login_name: "ada" })).toEqual(taken);
  expect((await call(bank, "PATCH", "/v1/persons/1001", { login_id })).status).toBe(200);
});

test("a login that a person once had can be given to another person later (X38)", async () => {
  const bank = onboardingBank();
  const login_id = await reserve(bank, "ada");
  await personId(bank, { login_id });
  await call(bank, "PATCH", "/v1/persons/1001", { login_id: null });
  await bank.clock.advance({ days: 400 });
  await personId(bank, { login_id });
  expect(bank.db.persons.get(1002)?.login_id).toBe(login_id);
});

test("the name of a deleted login that a person had stays taken, through snapshots too (O11)", async () => {
  const bank = onboardingBank();
  const login_id = await reserve(bank, "ada");
  await personId(bank);
  await call(bank, "PATCH", "/v1/persons/1001", { login_id });
  await call(bank, "DELETE", "/v1/persons/1001");
  expect((await call(bank, "DELETE", "/v1/logins/1001")).status).toBe(204);
  expect(await refusal(bank, "POST", "/v1/logins", { login_name: "ada" })).toEqual(taken);
  const other = onboardingBank();
  await other.restore(bank.snapshot());
  await other.clock.advance({ days: 400 });
  expect(await refusal(other, "POST", "/v1/logins", { login_name: "ada" })).toEqual(taken);
});

test("the name of a deleted login that no person had is free at once (OPT-16, O11)", async () => {
  const bank = onboardingBank();
  await reserve(bank, "ada");
  await call(bank, "DELETE", "/v1/logins/1001");
  expect(await reserve(bank, "ada")).toBe(1002);
});

test("two persons can't share one login, neither from the start nor by an update (O11)", async () => {
  const bank = onboardingBank();
  const login_id = await reserve(bank, "ada");
  await personId(bank, { login_id });
  const error = "'login_id' names the login of person 1001: reserve one for each person.";
  const fields = { ...minimalPerson(await addressId(bank), await govIdentId(bank)), login_id };
  expect(await refusal(bank, "POST", "/v1/persons", fields)).toEqual([400, error]);
  await personId(bank);
  expect(await refusal(bank, "PATCH", "/v1/persons/1002", { login_id })).toEqual([400, error]);
});
