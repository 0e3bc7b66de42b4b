import { expect, onTestFinished, test, vi } from "vitest";
import { defineResource, refuse, z } from "../../src/define/index.ts";
import { type AchTransfer, createBank } from "../../src/index.ts";
import { STILL, send } from "./support.ts";

/** What a team tells its users: one notice for each transfer that fails. */
const notices = defineResource({
  noun: "notice",
  path: "/api/notices",
  row: z.object({ id: z.string(), text: z.string(), read_at: z.string().nullable() }),
  operations: ["list"],
  watches: {
    achTransfers(after: AchTransfer | undefined, before: AchTransfer | undefined, { rows }) {
      if (after?.status === "failed" && before?.status !== "failed")
        rows.insert({ text: `Transfer ${after.id} failed: ${after.return?.code}` });
    },
  },
});

const transfer = (receiver: string) => ({
  ...{ account_number: "9900112233", amount: 500, direction: "credit", statement_descriptor: "Payout" },
  ...{ receiver_account_number: receiver, receiver_account_type: "checking", receiver_name: "Ada" },
  ...{ receiver_routing_number: "790000006", sec_code: "ppd", allow_overdraft: false },
});

const KEY = { headers: { authorization: "Bearer test", "content-type": "application/json" } };

function post(bank: { fetch: (path: string, init: RequestInit) => Promise<Response> }, data: object) {
  return bank.fetch("/v1/ach", { method: "POST", ...KEY, body: JSON.stringify({ data }) });
}

test("a resource is told of each write of another collection, in the same turn (DEF-46)", async () => {
  const bank = createBank({ ...STILL, accounts: ["9900112233"], resources: { notices } });
  await post(bank, transfer("77"));
  await post(bank, transfer("78"));
  expect(bank.db.notices.all()).toEqual([]);
  await bank.clock.advance({ bankingDays: 1 });
  await bank.simulate.achTransfers.return("1001", "R01");
  expect(bank.db.notices.all()).toEqual([{ id: "1001", text: "Transfer 1001 failed: R01", read_at: null }]);
  const list = await send(bank, "GET", "/api/notices");
  expect(list.body).toEqual({ data: bank.db.notices.all(), next: null });
});

test("what throws while it watches has changed nothing, and can't refuse the write (DEF-46)", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => errors.mockRestore());
  const limits = defineResource({
    noun: "limit",
    path: "/api/limits",
    row: z.object({ id: z.string(), cents: z.int() }),
    operations: ["list"],
    watches: {
      achTransfers(_after, _before, { rows }) {
        rows.insert({ cents: 499 });
        throw refuse("amount", "'amount' must be at most 499.");
      },
    },
  });
  const bank = createBank({ ...STILL, accounts: ["9900112233"], resources: { limits } });
  const failed = await post(bank, transfer("77"));
  expect([failed.status, await failed.json()]).toEqual([
    500,
    {
      error:
        "watches.achTransfers of limits threw TypeError: it can't refuse what has been written, and refused: 'amount' must be at most 499. See the console.",
    },
  ]);
  expect(bank.db.limits.count()).toBe(0);
  expect(bank.db.achTransfers.count()).toBe(1);
});

test("what throws and is no refusal is named as it is (DEF-46)", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => errors.mockRestore());
  const limits = defineResource({
    noun: "limit",
    path: "/api/limits",
    row: z.object({ id: z.string() }),
    watches: {
      achTransfers() {
        throw new RangeError("Too many");
      },
    },
  });
  const bank = createBank({ ...STILL, accounts: ["9900112233"], resources: { limits } });
  expect(await (await post(bank, transfer("77"))).json()).toEqual({
    error: "watches.achTransfers of limits threw RangeError: Too many. See the console.",
  });
});

test("a collection whose name ends in a question mark is watched where a bank has it (DEF-46)", async () => {
  const seen: string[] = [];
  const listeners = defineResource({
    noun: "listener",
    path: "/api/listeners",
    row: z.object({ id: z.string() }),
    watches: {
      "achTransfers?": () => void seen.push("achTransfers"),
      "pets?": () => void seen.push("pets"),
    },
  });
  const bank = createBank({ ...STILL, accounts: ["9900112233"], resources: { listeners } });
  expect((await post(bank, transfer("77"))).status).toBe(200);
  expect(seen).toEqual(["achTransfers"]);
});

test("a collection that is not there can't be watched (DEF-2, DEF-46)", () => {
  const notices = defineResource({
    noun: "notice",
    path: "/api/notices",
    row: z.object({ id: z.string() }),
    watches: { transfers: () => undefined },
  });
  expect(() => createBank({ ...STILL, resources: { notices } })).toThrow(
    /^Option 'resources\.notices\.watches\.transfers' must be a collection of the bank, one of "counterparties", .*, got "transfers"\.$/,
  );
});
