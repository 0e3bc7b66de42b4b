// Statements: C15.

import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { bankWithCard, minimalCard } from "../../support/cards.ts";
import { refusal } from "../../support/refusal.ts";

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

test("a create with addresses sends one e-mail to all of them, the number masked (VC-4, VC-15, VC-62, C15, X22, X23)", async () => {
  const { bank, card } = await bankWithCard({ emails: ["ada@example.com", "bob@example.com"] });
  expect(card.notified).toBe(true);
  expect(bank.outbox.entries).toEqual([
    {
      tracking_id: uuid,
      time: "2026-03-02T15:00:00.000Z",
      recipients: ["ada@example.com", "bob@example.com"],
      subject: `Your virtual card ending in ${card.last4}`,
      text: [
        `Card number: •••• •••• •••• ${card.last4}`,
        "Expiry: 2028-03",
        "Amount: 100.00 USD",
        "Usable from 2026-03-01 to 2026-12-31 (GMT)",
        "Uses: 1000",
      ].join("\n"),
    },
  ]);
});

test("the details are sent on every request, each time with another tracking id (VC-4, VC-74, VC-75, C15)", async () => {
  const { bank, card } = await bankWithCard();
  const ids: unknown[] = [];
  for (let count = 0; count < 2; count += 1) {
    const answer = await call(bank, "POST", "/v1/virtualcards/1001/email", { email: "ada@example.com" });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ id: uuid });
    ids.push((answer.body as { id: string }).id);
  }
  expect(bank.outbox.entries.map(({ tracking_id, recipients }) => [tracking_id, recipients])).toEqual([
    [ids[0], ["ada@example.com"]],
    [ids[1], ["ada@example.com"]],
  ]);
  expect(ids[0]).not.toBe(ids[1]);
  expect(bank.db.virtualCards.get(1001)).toEqual({ ...card, card_number: null, notified: false });
});

test("without an address nothing is sent (VC-E23)", async () => {
  const { bank } = await bankWithCard();
  expect(await refusal(bank, "POST", "/v1/virtualcards/1001/email", {})).toEqual([
    400,
    "'email' is required.",
  ]);
});

test.each(["bob", "", "a@b-.co", "a b@example.com", null, 5, ["ada@example.com"]])(
  "a value that is not a valid e-mail address is refused: %j (VC-E24)",
  async (email) => {
    const { bank } = await bankWithCard();
    expect(await refusal(bank, "POST", "/v1/virtualcards/1001/email", { email })).toEqual([
      400,
      expect.stringMatching(/^'email' must be an e-mail address, got [^']*\.$/),
    ]);
  },
);

test("the details of a canceled card are not sent (C9)", async () => {
  const { bank } = await bankWithCard();
  await call(bank, "DELETE", "/v1/virtualcards/1001");
  expect(await refusal(bank, "POST", "/v1/virtualcards/1001/email", { email: "ada@example.com" })).toEqual([
    409,
    "'status' is Canceled: the details of a card that is canceled can't be sent.",
  ]);
  expect(bank.log.entries.at(-1)?.issues).toMatchObject([{ field: "status", rule: "C9" }]);
  expect(bank.outbox.entries).toEqual([]);
});

test("a refused create sends nothing", async () => {
  const { bank } = await bankWithCard();
  await call(bank, "POST", "/v1/virtualcards", {
    ...minimalCard,
    total_card_amount: 0,
    emails: ["ada@example.com"],
  });
  expect(bank.outbox.entries).toEqual([]);
});

test("the outbox is in a snapshot, and a reset empties it (S21)", async () => {
  const { bank } = await bankWithCard({ emails: ["ada@example.com"] });
  const entries = bank.outbox.entries;
  const snapshot = bank.snapshot();
  await bank.reset();
  expect(bank.outbox.entries).toEqual([]);
  await bank.restore(snapshot);
  expect(bank.outbox.entries).toEqual(entries);
});
