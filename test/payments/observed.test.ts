import { describe, expect, test } from "vitest";
import type { BankOptions } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create, list, retrieve } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";
import { storedCounterparty, storedTransfer, storedTransferTo } from "./support.ts";

type Assumptions = NonNullable<BankOptions["assumptions"]>;
const bankWith = (assumptions: Assumptions, options: BankOptions = {}) =>
  mondayBank({ ...options, assumptions });

const counterparty = { ...storedCounterparty, wire_routing_number: "026009593" };
const transfer = storedTransferTo;

/** JSON text, because the order of fields counts here. */
const text = (value: unknown) => JSON.stringify(value);

describe("paymentIds", () => {
  test.each([
    ["strings", "1001"],
    ["numbers", 1001],
  ] as const)(
    "ids of counterparties and transfers are %s in answers and in references (OPT-6, CONV-10, S9)",
    async (paymentIds, id) => {
      const bank = bankWith({ paymentIds });
      const body = { ...minimalCounterparty, wire_routing_number: "026009593" };
      expect(text(await create(bank, "/v1/counterparties", body))).toBe(text({ ...counterparty, id }));
      expect(text(await create(bank, "/v1/ach", minimalTransferTo(1001)))).toBe(text({ ...transfer, id }));
      expect(await retrieve(bank, "/v1/counterparties/1001")).toEqual({ ...counterparty, id });
      expect(await retrieve(bank, "/v1/ach/1001")).toEqual({ ...transfer, id });
      expect((await call(bank, "PATCH", "/v1/counterparties/1001", { city: "Ely" })).body).toEqual({
        data: { ...counterparty, id, city: "Ely" },
      });
      expect((await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" })).body).toEqual({
        data: { ...transfer, id, status: "canceled" },
      });
      expect(await list(bank, "/v1/counterparties?page[limit]=1")).toEqual({
        data: [{ id, type: "counterparty", url: "/v1/counterparties/1001" }],
        links: { first: "/v1/counterparties?page[limit]=1", next: null },
      });
      expect((await list(bank, "/v1/ach?filter[status]=canceled")).data).toEqual([
        { id, type: "ach", url: "/v1/ach/1001" },
      ]);
      expect(bank.log.entries[1]?.responseBody).toMatchObject({ data: { id } });
    },
  );

  test("rows of bank.db, actions, cursors and ids in paths are as ever with numbers (OPT-6)", async () => {
    const bank = bankWith({ paymentIds: "numbers" });
    for (const _ of [1, 2]) await create(bank, "/v1/counterparties", minimalCounterparty);
    await create(bank, "/v1/ach", minimalTransferTo(1001));
    expect(bank.db.counterparties.get(1001)?.id).toBe("1001");
    expect(bank.db.achTransfers.findMany((q) => q.where({ id: "1001" }))).toHaveLength(1);
    expect((await bank.simulate.achTransfers.process(1001)).id).toBe("1001");
    expect((await list(bank, "/v1/counterparties?page[limit]=1")).links.next).toBe(
      "/v1/counterparties?page[cursor]=1001&page[limit]=1",
    );
    expect((await call(bank, "GET", "/v1/ach/abc")).status).toBe(404);
    const plain = mondayBank();
    for (const _ of [1, 2]) await create(plain, "/v1/counterparties", minimalCounterparty);
    await create(plain, "/v1/ach", minimalTransferTo(1001));
    await plain.simulate.achTransfers.process(1001);
    expect(bank.snapshot()).toEqual(plain.snapshot());
  });

  test("ids of cards, and of references in onboarding, are as ever with numbers (OPT-6)", async () => {
    const bank = bankWith({ paymentIds: "numbers" });
    const card = await create(bank, "/v1/virtualcards", {
      total_card_amount: 5,
      valid_ending_on: "2026-12-31",
    });
    expect(card.id).toBe("1001");
    expect((await list(bank, "/v1/virtualcards")).data[0]?.id).toBe("1001");
  });
});

describe("wireRoutingField", () => {
  const other = { wireRoutingField: "wire_routing_Number" } as const;
  const names = ["wire_routing_number", "wire_routing_Number"] as const;

  test.each(names)("%s is the name of the field in requests and answers (OPT-7, CP-17)", async (name) => {
    const bank = bankWith({ wireRoutingField: name });
    const { wire_routing_number, ...others } = counterparty;
    const { type, url, ...before } = others;
    const whole = { ...before, [name]: wire_routing_number, type, url };
    const body = { ...minimalCounterparty, [name]: "026009593" };
    expect(text(await create(bank, "/v1/counterparties", body))).toBe(text(whole));
    expect(text(await retrieve(bank, "/v1/counterparties/1001"))).toBe(text(whole));
    const updated = await call(bank, "PATCH", "/v1/counterparties/1001", { [name]: null });
    expect(updated.text).toBe(text({ data: { ...whole, [name]: null } }));
    expect(bank.db.counterparties.get("1001")).toEqual({ ...counterparty, wire_routing_number: null });
    expect(bank.log.entries.map(({ warnings }) => warnings)).toEqual([[], [], []]);
    expect(bank.log.entries[0]?.requestBody).toEqual({ data: { ...body, account_number: "••••5678" } });
  });

  test.each([
    ["wire_routing_number", "wire_routing_Number"],
    ["wire_routing_Number", "wire_routing_number"],
  ] as const)(
    "when it is %s, %s is a field that the call does not take (OPT-7, S6)",
    async (name, unknown) => {
      const body = { ...minimalCounterparty, [unknown]: "x" };
      const bank = bankWith({ wireRoutingField: name });
      expect((await create(bank, "/v1/counterparties", body))[name]).toBeNull();
      expect(bank.log.entries.at(-1)?.warnings).toEqual([
        `'${unknown}' is not taken by this call and was ignored.`,
      ]);
      const strict = bankWith({ wireRoutingField: name }, { strict: true });
      expect(await refusal(strict, "POST", "/v1/counterparties", body)).toEqual([
        400,
        `'${unknown}' is not taken by this call: leave it out.`,
      ]);
    },
  );

  test.each(names)(
    "errors name %s as it was sent, with the statement about it (OPT-7, CP-17)",
    async (name) => {
      const bank = bankWith({ wireRoutingField: name, abaChecksum: true }, { headers: true });
      const error = `'${name}' must be a string of exactly nine digits, got "12".`;
      const answer = await call(bank, "POST", "/v1/counterparties", { ...minimalCounterparty, [name]: "12" });
      expect([answer.status, answer.body]).toEqual([400, { error }]);
      expect(answer.headers.get("x-sandbank-rule")).toBe("CP-17");
      expect(bank.log.entries.at(-1)?.issues).toMatchObject([{ field: name, message: error, rule: "CP-17" }]);
      await create(bank, "/v1/counterparties", minimalCounterparty);
      const checksum = `'${name}' must be an ABA routing number, whose ninth digit checks the other eight; here it does not.`;
      for (const [method, path, data] of [
        ["POST", "/v1/counterparties", minimalCounterparty],
        ["PATCH", "/v1/counterparties/1001", {}],
      ] as const) {
        expect(await refusal(bank, method, path, { ...data, [name]: "021000022" })).toEqual([400, checksum]);
      }
    },
  );

  test("the rows are the same whatever the field is called (OPT-7)", async () => {
    const [bank, plain] = [bankWith(other), mondayBank()];
    await create(bank, "/v1/counterparties", { ...minimalCounterparty, wire_routing_Number: "026009593" });
    await create(plain, "/v1/counterparties", { ...minimalCounterparty, wire_routing_number: "026009593" });
    expect(text(bank.snapshot())).toBe(text(plain.snapshot()));
  });
});

describe("receiverFields", () => {
  const leftOut = { receiverFields: "left-out" } as const;

  test("a transfer made with a counterparty has null for its receiver fields, or is without them (OPT-8, P7)", async () => {
    const {
      receiver_account_number,
      receiver_account_type,
      receiver_name,
      receiver_routing_number,
      ...others
    } = transfer;
    for (const [assumptions, shown] of [
      [{}, transfer],
      [leftOut, others],
    ] as const) {
      const bank = bankWith(assumptions);
      await create(bank, "/v1/counterparties", minimalCounterparty);
      expect(text(await create(bank, "/v1/ach", minimalTransferTo(1001)))).toBe(text(shown));
      expect(text(await retrieve(bank, "/v1/ach/1001"))).toBe(text(shown));
      const canceled = await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
      expect(canceled.body).toEqual({ data: { ...shown, status: "canceled" } });
      expect(bank.db.achTransfers.get("1001")).toEqual({ ...transfer, status: "canceled" });
    }
  });

  test("a transfer made without a counterparty has its receiver fields either way (OPT-8)", async () => {
    for (const assumptions of [{}, leftOut]) {
      const bank = bankWith(assumptions);
      expect(await create(bank, "/v1/ach", minimalTransfer)).toEqual(storedTransfer);
    }
  });
});

describe("ach.settleAfterBankingDays", () => {
  const settled = async (days: number | undefined, fields: object = {}, ach: object = {}) => {
    const settleAfterBankingDays = days === undefined ? {} : { settleAfterBankingDays: days };
    const bank = bankWith({ ach: { ...settleAfterBankingDays, ...ach } });
    await create(bank, "/v1/ach", { ...minimalTransfer, ...fields });
    await bank.clock.advance({ days: 2000 });
    return bank
      .timeline("achTransfers", "1001")
      .map(({ at, status }) => `${status} ${at}`)
      .at(-1);
  };

  test.each([
    ["by default on Wednesday, the banking day after Tuesday", undefined, {}, "2026-03-04T13:30:00.000Z"],
    ["with 1 as by default", 1, {}, "2026-03-04T13:30:00.000Z"],
    ["with 3 on Friday", 3, {}, "2026-03-06T13:30:00.000Z"],
    ["with 4 on Monday, after the weekend", 4, {}, "2026-03-09T13:30:00.000Z"],
    ["with 0 on Tuesday, its base day", 0, {}, "2026-03-03T13:30:00.000Z"],
    [
      "with 0 on Tuesday, as 13:30 has passed on Monday, its base day",
      0,
      { effective_date: "2026-03-02" },
      "2026-03-03T13:30:00.000Z",
    ],
    ["with 0 on Monday, after a Saturday", 0, { effective_date: "2026-03-07" }, "2026-03-09T13:30:00.000Z"],
    ["with 1000 some four years later", 1000, {}, "2030-02-25T13:30:00.000Z"],
    [
      "as a same-day one on its day, whatever the number",
      3,
      { service: "same-day", effective_date: "2026-03-02" },
      "2026-03-02T22:00:00.000Z",
    ],
  ])("a transfer of Monday for Tuesday succeeds %s (OPT-9, P12)", async (_, days, fields, at) => {
    expect(await settled(days, fields)).toBe(`succeeded ${at}`);
  });

  test("settleAt is the time of that day too (OPT-9, P12)", async () => {
    expect(await settled(0, {}, { settleAt: "16:30" })).toBe("succeeded 2026-03-03T16:30:00.000Z");
    expect(await settled(0, { effective_date: "2026-03-02" }, { settleAt: "16:30" })).toBe(
      "succeeded 2026-03-02T16:30:00.000Z",
    );
    expect(await settled(3, {}, { settleAt: "00:00" })).toBe("succeeded 2026-03-06T00:00:00.000Z");
  });

  test("a reserved account that fails on schedule fails when it would have succeeded (OPT-9, P11)", async () => {
    const bank = bankWith({ reservedAccounts: "on-schedule", ach: { settleAfterBankingDays: 3 } });
    await create(bank, "/v1/ach", { ...minimalTransfer, receiver_account_number: "9000000000008201" });
    await bank.clock.advanceTo("2026-03-06T13:30:00.000Z");
    expect(bank.timeline("achTransfers", "1001").at(-1)).toMatchObject({
      at: "2026-03-06T13:30:00.000Z",
      status: "failed",
    });
  });

  test("a bank says when a transfer settles, after a snapshot too (OPT-9)", async () => {
    const options = { assumptions: { ach: { settleAfterBankingDays: 3 } } } as const;
    const bank = mondayBank(options);
    await create(bank, "/v1/ach", minimalTransfer);
    await bank.clock.advance({ hours: 2 });
    const again = mondayBank(options);
    await again.restore(bank.snapshot());
    for (const each of [bank, again])
      expect(each.clock.nextEvent()).toMatchObject({ at: "2026-03-06T13:30:00.000Z" });
  });
});
