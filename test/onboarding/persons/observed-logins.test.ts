import { expect, test } from "vitest";
import type { Bank, BankOptions } from "../../../src/index.ts";
import { call } from "../../support/call.ts";
import { createId, onboardingBank, personId } from "../../support/onboarding.ts";
import { refusal } from "../../support/refusal.ts";

const taken = { assumptions: { deletedLoginNames: "taken" } } as const;
const untilApril = [
  409,
  "'login_name' is taken until 2026-04-01, although its login was deleted: choose another name.",
];
const ada = { login_name: "ada" };

const reserve = (bank: Bank) => createId(bank, "logins", ada);
const refused = (bank: Bank) => refusal(bank, "POST", "/v1/logins", ada);

/** A bank whose login 1001, ada, was reserved on 2 March and deleted unused. */
async function bankWithoutAda(options: BankOptions = taken) {
  const bank = onboardingBank(options);
  await reserve(bank);
  expect((await call(bank, "DELETE", "/v1/logins/1001")).status).toBe(204);
  return bank;
}

test("with the option it stays taken until its reservation would have expired (OPT-16, X154)", async () => {
  const bank = await bankWithoutAda();
  expect(await refused(bank)).toEqual(untilApril);
  await bank.clock.advanceTo("2026-03-31T23:59:59.999Z");
  expect(await refused(bank)).toEqual(untilApril);
  await bank.clock.advanceTo("2026-04-01T00:00:00Z");
  expect(await reserve(bank)).toBe(1002);
});

test("only this name is taken, and its login is gone (OPT-16)", async () => {
  const bank = await bankWithoutAda();
  await createId(bank, "logins", { login_name: "Ada" });
  expect((await call(bank, "GET", "/v1/logins/1001")).status).toBe(404);
  expect(bank.db.logins.all().map(({ login_name }) => login_name)).toEqual(["Ada"]);
});

test("its day is that of the reservation, whenever the login was deleted (OPT-16, X154)", async () => {
  const bank = onboardingBank(taken);
  await reserve(bank);
  await bank.clock.advance({ days: 20 });
  await call(bank, "DELETE", "/v1/logins/1001");
  expect(await refused(bank)).toEqual(untilApril);
  await bank.clock.advanceTo("2026-04-01T00:00:00Z");
  await reserve(bank);
});

test("the name of a login that had expired is free when it is deleted (OPT-16, X154)", async () => {
  const bank = onboardingBank(taken);
  await reserve(bank);
  await bank.clock.advance({ days: 30 });
  await call(bank, "DELETE", "/v1/logins/1001");
  expect(await reserve(bank)).toBe(1002);
});

test("a name may be reserved and deleted again and again, each time with its own day (OPT-16, X154)", async () => {
  const bank = await bankWithoutAda();
  await bank.clock.advance({ days: 30 });
  await reserve(bank);
  expect((await call(bank, "DELETE", "/v1/logins/1002")).status).toBe(204);
  expect(await refused(bank)).toEqual([
    409,
    "'login_name' is taken until 2026-05-01, although its login was deleted: choose another name.",
  ]);
  await bank.restore(bank.snapshot());
  await bank.clock.advance({ days: 30 });
  expect(await reserve(bank)).toBe(1003);
});

test("a name that a person had stays taken for good, also after one that was deleted unused (OPT-16, O11)", async () => {
  const bank = await bankWithoutAda();
  await bank.clock.advance({ days: 30 });
  await personId(bank, { login_id: await reserve(bank) });
  await call(bank, "DELETE", "/v1/persons/1001");
  expect((await call(bank, "DELETE", "/v1/logins/1002")).status).toBe(204);
  await bank.clock.advance({ days: 400 });
  expect(await refused(bank)).toEqual([409, "'login_name' is taken already: choose another name."]);
});

test("the name stays taken through a snapshot, which a bank without the option refuses (X150)", async () => {
  const bank = await bankWithoutAda();
  const other = onboardingBank(taken);
  await other.restore(JSON.parse(JSON.stringify(bank.snapshot())));
  expect(other.snapshot()).toEqual(bank.snapshot());
  expect(await refused(other)).toEqual(untilApril);
  await expect(onboardingBank().restore(bank.snapshot())).rejects.toThrow(
    `The snapshot doesn't fit this bank: at tables.usedLoginNames.rows.0.row: Unrecognized key: "until"`,
  );
});

test("snapshots without such a name are the same with either value of the option (OPT-16, X150)", async () => {
  const used = async (options: BankOptions) => {
    const bank = onboardingBank(options);
    await personId(bank, { login_id: await reserve(bank) });
    await call(bank, "DELETE", "/v1/persons/1001");
    await call(bank, "DELETE", "/v1/logins/1001");
    return bank;
  };
  const [one, other] = [await used({}), await used(taken)];
  expect(JSON.stringify(one.snapshot())).toBe(JSON.stringify(other.snapshot()));
  await one.restore(other.snapshot());
  await other.restore(one.snapshot());
});

test("a name is taken until a day after its deletion (SNAP-39)", async () => {
  const bank = await bankWithoutAda();
  const snapshot = JSON.stringify(bank.snapshot()).replace('"until":"2026-04-01"', '"until":"2026-03-02"');
  await expect(bank.restore(JSON.parse(snapshot))).rejects.toThrow(
    'at tables.usedLoginNames.rows.0.row.until: must be after its deletion, got "2026-03-02".',
  );
});
