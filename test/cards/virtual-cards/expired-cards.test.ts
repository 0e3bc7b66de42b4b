// Statements: X97.

import { expect, onTestFinished, test, vi } from "vitest";
import { type BankOptions, createBank, OptionError, SnapshotError } from "../../../src/index.ts";
import { call, create, retrieve } from "../../support/call.ts";
import { bankWithCard, minimalCard } from "../../support/cards.ts";

const LAST_DAY = { valid_ending_on: "2026-03-31" } as const;

/** A bank with card 1001, whose last day is 31 March 2026, and a status for expired cards. */
function bankThatExpires(expiredCardStatus?: string, options: BankOptions = {}) {
  const assumptions = expiredCardStatus === undefined ? {} : { expiredCardStatus };
  return bankWithCard(LAST_DAY, { ...options, assumptions });
}

const statusAndBalance = async (bank: Parameters<typeof retrieve>[0]) => {
  const { status, available_balance } = await retrieve(bank, "/v1/virtualcards/1001");
  return [status, available_balance];
};

test("by default an expired card stays Approved, and nothing happens by the clock (X323)", async () => {
  const { bank } = await bankThatExpires();
  expect(bank.clock.nextEvent()).toBeNull();
  await bank.clock.advanceTo("2026-06-01T00:00:00Z");
  expect(await statusAndBalance(bank)).toEqual(["Approved", 10_000]);
  expect(bank.timeline("virtualCards", 1001)).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "Approved", cause: "request" },
  ]);
  expect(bank.snapshot().timers).toEqual([]);
});

test("a card gets the status at the midnight after its last day, by the clock (X97)", async () => {
  const { bank, card } = await bankThatExpires("Expired");
  expect(bank.clock.nextEvent()).toEqual({
    at: "2026-04-01T00:00:00.000Z",
    collection: "virtualCards",
    id: "1001",
    event: "expire",
  });
  await bank.clock.advanceTo("2026-03-31T23:59:59.999Z");
  expect(await statusAndBalance(bank)).toEqual(["Approved", 10_000]);
  await bank.clock.advanceTo("2026-04-01T00:00:00Z");
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toEqual({
    ...card,
    card_number: null,
    status: "Expired",
  });
  expect(
    bank.db.virtualCards.findMany((q) => q.where(({ status }) => String(status) === "Expired")),
  ).toHaveLength(1);
  expect(bank.timeline("virtualCards", 1001)).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "Approved", cause: "request" },
    { at: "2026-04-01T00:00:00.000Z", status: "Expired", cause: "clock" },
  ]);
  expect(bank.clock.nextEvent()).toBeNull();
});

test.each([
  ["2026-03-02T15:00:00Z", "2028-04-01T00:00:00.000Z"],
  ["2025-12-31T23:00:00Z", "2028-01-01T00:00:00.000Z"],
  ["2026-02-01T00:00:00Z", "2028-03-01T00:00:00.000Z"],
])("its month of expiry ends a card that is valid for longer: one issued at %s (X97)", async (start, at) => {
  const { bank } = await bankWithCard(
    { valid_ending_on: "9999-12-31" },
    { clock: { start }, assumptions: { expiredCardStatus: "Expired" } },
  );
  expect(bank.clock.nextEvent()?.at).toBe(at);
  await bank.clock.advanceTo(at);
  expect(bank.db.virtualCards.get(1001)?.status).toBe("Expired");
});

test("a card that has expired declines for its validity, still clears, and can be sent (X97)", async () => {
  const { bank, cards } = await bankThatExpires("Expired");
  await bank.clock.advanceTo("2026-03-31T20:00:00Z");
  await cards.authorize("1001", { amount: 2_500 });
  await bank.clock.advanceTo("2026-04-01T00:00:00Z");
  const { authorization } = await cards.authorize("1001", { amount: 1 });
  expect(authorization.issuer_response).toBe("Declined: the date is outside the card's validity");
  expect(await statusAndBalance(bank)).toEqual(["Expired", 7_500]);
  const sent = await call(bank, "POST", "/v1/virtualcards/1001/email", { email: "ada@example.com" });
  expect(sent.status).toBe(202);
  await bank.clock.advance({ days: 9 });
  expect(bank.db.virtualCards.get(1001)).toMatchObject({
    status: "Expired",
    available_balance: 7_500,
    clearings: [{ settlement_amount: 2_500 }],
  });
});

test("an update that makes it valid again makes it Approved, and another leaves it as it is (C7, X323)", async () => {
  const { bank } = await bankThatExpires("Expired");
  await bank.clock.advanceTo("2026-04-05T12:00:00Z");
  const renamed = await call(bank, "PATCH", "/v1/virtualcards/1001", { metadata: { team: "x" } });
  expect(renamed.body).toMatchObject({ data: { status: "Expired", metadata: { team: "x" } } });
  const extended = await call(bank, "PATCH", "/v1/virtualcards/1001", { valid_ending_on: "2026-04-30" });
  expect(extended.body).toMatchObject({ data: { status: "Approved", available_balance: 10_000 } });
  expect(bank.clock.nextEvent()?.at).toBe("2026-05-01T00:00:00.000Z");
  await bank.clock.advance({ days: 60 });
  expect(bank.timeline("virtualCards", 1001).map(({ at, status, cause }) => [at, status, cause])).toEqual([
    ["2026-03-02T15:00:00.000Z", "Approved", "request"],
    ["2026-04-01T00:00:00.000Z", "Expired", "clock"],
    ["2026-04-05T12:00:00.000Z", "Approved", "request"],
    ["2026-05-01T00:00:00.000Z", "Expired", "clock"],
  ]);
});

test("an update of a card that is valid moves the day on which it expires (X97)", async () => {
  const { bank } = await bankThatExpires("Expired");
  await call(bank, "PATCH", "/v1/virtualcards/1001", { valid_ending_on: "2026-03-10" });
  expect(bank.clock.nextEvent()?.at).toBe("2026-03-11T00:00:00.000Z");
  expect(bank.clock.upcoming()).toHaveLength(1);
});

test("a card can be canceled before and after it expires, and stays so (X323)", async () => {
  const { bank } = await bankThatExpires("Expired");
  await create(bank, "/v1/virtualcards", minimalCard);
  await call(bank, "DELETE", "/v1/virtualcards/1002");
  expect(bank.clock.upcoming()).toHaveLength(1);
  await bank.clock.advanceTo("2026-04-05T12:00:00Z");
  expect((await call(bank, "DELETE", "/v1/virtualcards/1001")).status).toBe(204);
  await bank.clock.advance({ days: 900 });
  expect(await statusAndBalance(bank)).toEqual(["Canceled", 0]);
  expect(bank.db.virtualCards.get(1002)?.status).toBe("Canceled");
  expect(bank.timeline("virtualCards", 1001).map(({ status }) => status)).toEqual([
    "Approved",
    "Expired",
    "Canceled",
  ]);
});

test("with Canceled, expiry cancels a card for good (C9, X323)", async () => {
  const { bank, cards } = await bankThatExpires("Canceled");
  await cards.authorize("1001", { amount: 2_500 });
  await bank.clock.advanceTo("2026-04-01T00:00:00Z");
  expect(await statusAndBalance(bank)).toEqual(["Canceled", 0]);
  const extended = await call(bank, "PATCH", "/v1/virtualcards/1001", { valid_ending_on: "2026-04-30" });
  expect(extended.status).toBe(409);
  const { authorization } = await cards.authorize("1001", { amount: 1 });
  expect(authorization.issuer_response).toBe("Declined: the card is canceled");
  const snapshot = bank.snapshot();
  await bank.restore(snapshot);
  expect(bank.snapshot()).toEqual(snapshot);
});

test("the statuses of cards are described with that of an expired one", async () => {
  const statusesWith = async (status?: string) =>
    (await bankThatExpires(status)).bank.resources.virtualCards.statuses;
  const approved = { name: "Approved", tone: "good" };
  const canceled = { name: "Canceled", tone: "off" };
  expect(await statusesWith()).toEqual([approved, canceled]);
  expect(await statusesWith("Canceled")).toEqual([approved, canceled]);
  expect(await statusesWith("past-use")).toEqual([approved, { name: "past-use", tone: "off" }, canceled]);
});

test("cards and the timers of their expiry survive a snapshot", async () => {
  const { bank } = await bankThatExpires("Expired");
  await create(bank, "/v1/virtualcards", { ...minimalCard, valid_ending_on: "2026-03-10" });
  await bank.clock.advanceTo("2026-03-20T00:00:00Z");
  const snapshot = bank.snapshot();
  await bank.reset();
  await bank.restore(snapshot);
  expect(bank.snapshot()).toEqual(snapshot);
  await bank.clock.advance({ days: 30 });
  expect(bank.db.virtualCards.all().map(({ status }) => status)).toEqual(["Expired", "Expired"]);
});

test.each(["Expired", "Canceled"])(
  "a card that got the status %s while the clock ran survives a snapshot",
  async (expiredCardStatus) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T15:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    const bank = createBank({ assumptions: { expiredCardStatus } });
    await create(bank, "/v1/virtualcards", { ...minimalCard, ...LAST_DAY });
    await create(bank, "/v1/virtualcards", minimalCard);
    vi.setSystemTime("2026-04-05T12:00:00Z");
    expect(bank.db.virtualCards.get(1001)?.status).toBe(expiredCardStatus);
    const snapshot = bank.snapshot();
    await bank.restore(snapshot);
    expect(bank.snapshot()).toEqual(snapshot);
    expect(bank.db.virtualCards.all().map(({ status }) => status)).toEqual([expiredCardStatus, "Approved"]);
  },
);

test("a snapshot of a bank with another status for expired cards is refused", async () => {
  const { bank } = await bankThatExpires("Expired");
  const valid = bank.snapshot();
  await bank.clock.advanceTo("2026-04-05T12:00:00Z");
  const expired = bank.snapshot();
  const other = createBank({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  const before = other.snapshot();
  await expect(other.restore(valid)).rejects.toThrow(
    'timers.0: must be one that a row waits for, and no second one for it, got "virtualCards.expiry/1001/".',
  );
  await expect(other.restore(expired)).rejects.toThrow(
    'tables.virtualCards.rows.0.row.status: must be one of Approved, Canceled, got "Expired".',
  );
  await expect(other.restore(expired)).rejects.toBeInstanceOf(SnapshotError);
  expect(other.snapshot()).toEqual(before);
});

test("a snapshot in which a status does not agree with the validity is refused", async () => {
  const { bank } = await bankThatExpires("Expired");
  await bank.clock.advanceTo("2026-04-05T12:00:00Z");
  const forged = JSON.parse(
    JSON.stringify(bank.snapshot()).replace(
      '"valid_ending_on":"2026-03-31"',
      '"valid_ending_on":"2026-04-30"',
    ),
  );
  await expect(bank.restore(forged)).rejects.toThrow(
    'tables.virtualCards.rows.0.row.status: must be Approved, by its validity, got "Expired".',
  );
});

test.each(["", "canceled", "APPROVED", "two words", "9", 5, null])(
  "the status of an expired card is a name, not %j",
  (expiredCardStatus) => {
    const make = () => createBank({ assumptions: { expiredCardStatus } } as never);
    expect(make).toThrow(OptionError);
    expect(make).toThrow(
      /^Option 'assumptions\.expiredCardStatus' must be "Approved", "Canceled" or another status name of letters, - and _, got .*\.$/,
    );
  },
);

test("equal calls give equal banks, whatever the status is (S20)", async () => {
  const run = async (status?: string) => {
    const { bank } = await bankThatExpires(status, { seed: 5 });
    await bank.clock.advance({ days: 90 });
    return bank.snapshot();
  };
  expect(await run("Expired")).toEqual(await run("Expired"));
  const [plain, explicit] = [await run(), await run("Approved")];
  expect(JSON.stringify(plain)).toBe(JSON.stringify(explicit));
});
