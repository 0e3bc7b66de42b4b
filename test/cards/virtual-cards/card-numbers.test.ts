// Statements: C11.

import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { call, create, type Row } from "../../support/call.ts";
import { minimalCard } from "../../support/cards.ts";

const numberOf = (card: Row) => card.card_number as string;

async function issue(bank: ReturnType<typeof mondayBank>, count: number): Promise<Row[]> {
  const cards: Row[] = [];
  for (let at = 0; at < count; at += 1) cards.push(await create(bank, "/v1/virtualcards", minimalCard));
  return cards;
}

/** The Luhn check: every second digit from the right doubled, the digits of all summed up. */
function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    return total + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);
  return sum % 10 === 0;
}

test("numbers have 16 digits, a test prefix of Mastercard and a right check digit (VC-10, VC-12, C11)", async () => {
  const cards = await issue(mondayBank(), 200);
  for (const card of cards) {
    expect(numberOf(card)).toMatch(/^(222300|510510|520082|545454|555555)[0-9]{10}$/);
    expect(passesLuhn(numberOf(card))).toBe(true);
    expect(card.last4).toBe(numberOf(card).slice(12));
    expect(card.cvc).toMatch(/^[0-9]{3}$/);
  }
  expect(new Set(cards.map(numberOf)).size).toBe(200);
});

test("the same seed gives the same numbers, another seed gives others (C11)", async () => {
  const [one, same, other] = [mondayBank({ seed: 7 }), mondayBank({ seed: 7 }), mondayBank({ seed: 8 })];
  const cards = await issue(one, 3);
  expect(await issue(same, 3)).toEqual(cards);
  expect((await issue(other, 3)).map(numberOf)).not.toEqual(cards.map(numberOf));
});

test("a bank restored from a snapshot draws no number that is in use (C11)", async () => {
  const donor = mondayBank({ seed: 7 });
  await issue(donor, 5);
  const snapshot = donor.snapshot();
  const fresh = mondayBank({ seed: 7 });
  await fresh.restore({ ...snapshot, random: fresh.snapshot().random });
  const held = donor.db.virtualCards.all().map(({ last4, cvc }) => `${last4} ${cvc}`);
  const cards = await issue(fresh, 5);
  const numbers = new Set(cards.map(numberOf));
  for (const id of ["1001", "1002", "1003", "1004", "1005"]) {
    const answer = await call(fresh, "GET", `/v1/virtualcards/${id}?show_card_number=true`);
    numbers.add((answer.body as { data: { card_number: string } }).data.card_number);
  }
  expect(held).toHaveLength(5);
  expect(numbers.size).toBe(10);
});

test("the full number and the cvc are in no log, outbox, event or warning (S22, C15, X23)", async () => {
  const bank = mondayBank();
  const events: unknown[] = [];
  bank.on("request", (entry) => events.push(entry));
  bank.on("change", (change) => events.push(change));
  bank.on("warning", (warning) => events.push(warning));
  const card = await create(bank, "/v1/virtualcards", { ...minimalCard, emails: ["ada@example.com"] });
  await call(bank, "GET", "/v1/virtualcards/1001?show_card_number=true");
  await call(bank, "PATCH", "/v1/virtualcards/1001?show_card_number=true", { card_number: card.card_number });
  await call(bank, "GET", `/v1/virtualcards/${card.card_number}`);
  await call(bank, "GET", `/v1/virtualcards?filter[${card.card_number}]=x`);
  await call(bank, "POST", "/v1/virtualcards/1001/email", { email: "ada@example.com" });
  const shown = JSON.stringify([bank.log.entries, bank.outbox.entries, events, bank.db.virtualCards.all()]);
  expect(shown).not.toContain(card.card_number);
  expect(JSON.stringify(bank.log.entries)).not.toContain(`"cvc":"${card.cvc}"`);
});
