// Statements: X45, X49.

import { expect, expectTypeOf, test } from "vitest";
import { type BankOptions, connect, createBank, type RemoteBank, type ReturnCode } from "../../src/index.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { messageOf } from "../support/control.ts";

/** A bank, and a remote bank connected to it over HTTP. */
function bankAndRemote(options: BankOptions = {}) {
  const bank = mondayBank(options);
  return { bank, remote: connect({ baseUrl: "http://bank.test", fetch: bank.fetch }) };
}

test("a test through connect reads like one in the process", async () => {
  const { remote } = bankAndRemote();
  const transfer = await create(remote, "/v1/ach", minimalTransfer);
  await remote.clock.advance({ hours: 1 });
  expect(await remote.db.achTransfers.get(transfer.id)).toMatchObject({ status: "processing" });
  expect(await remote.simulate.achTransfers.return(transfer.id, "R03")).toMatchObject({ status: "failed" });
  expect(await remote.timeline("achTransfers", transfer.id)).toMatchObject([
    { status: "pending", cause: "request" },
    { status: "processing", cause: "clock" },
    { status: "failed", cause: "action" },
  ]);
});

test("each member of the clock is a function that returns a promise (X49)", async () => {
  const { bank, remote } = bankAndRemote();
  expect(await remote.clock.now()).toEqual(new Date(MONDAY));
  expect([await remote.clock.paused(), await remote.clock.speed()]).toEqual([true, 1]);
  expect(await remote.clock.advanceTo(new Date("2026-03-03T00:00:00Z"))).toBeUndefined();
  expect(bank.clock.now()).toEqual(new Date("2026-03-03T00:00:00Z"));
  await remote.clock.setSpeed(2);
  await remote.clock.resume();
  expect([bank.clock.paused, bank.clock.speed]).toEqual([false, 2]);
  await remote.clock.pause();
  expect(bank.clock.paused).toBe(true);
  expect(await remote.clock.nextEvent()).toBeNull();
  await create(remote, "/v1/ach", minimalTransfer);
  expect(await remote.clock.nextEvent()).toEqual(bank.clock.nextEvent());
  expect(await remote.clock.upcoming()).toEqual(bank.clock.upcoming());
  expect(await remote.clock.upcoming(0)).toEqual([]);
});

test("rows are read by id, all at once and counted", async () => {
  const { remote } = bankAndRemote();
  const made = await create(remote, "/v1/counterparties", minimalCounterparty);
  expect(await remote.db.counterparties.get(1001)).toEqual(made);
  expect(await remote.db.counterparties.get("1002")).toBeUndefined();
  expect(await remote.db.counterparties.all()).toEqual([made]);
  expect(await remote.db.counterparties.count()).toBe(1);
  expect(Reflect.get(remote.db, Symbol.toStringTag)).toBeUndefined();
  const fleets = (remote.db as unknown as Record<string, RemoteBank["db"]["counterparties"]>).fleets;
  expect(await messageOf(() => fleets?.get(1))).toMatch(/^There is no collection "fleets"/);
});

test("the state is saved, restored and reset", async () => {
  const { bank, remote } = bankAndRemote({
    scenarios: { one: async (inside) => void (await create(inside, "/v1/ach", minimalTransfer)) },
  });
  expect(await remote.scenarios()).toEqual(["one"]);
  await remote.loadScenario("one");
  expect(bank.db.achTransfers.count()).toBe(1);
  const snapshot = await remote.snapshot();
  expect(snapshot).toEqual(bank.snapshot());
  expect(await remote.reset()).toBeUndefined();
  expect(bank.db.achTransfers.count()).toBe(0);
  await remote.restore(snapshot);
  expect(bank.db.achTransfers.count()).toBe(1);
  await remote.reset({ clock: { start: "2027-01-04T09:00:00Z", paused: true } });
  expect(await remote.clock.now()).toEqual(new Date("2027-01-04T09:00:00Z"));
});

test("a refusal rejects with the message of the bank itself", async () => {
  const { bank, remote } = bankAndRemote();
  await create(remote, "/v1/ach", minimalTransfer);
  const refused: ((either: typeof bank | typeof remote) => unknown)[] = [
    ({ clock }) => clock.advance({ weeks: 1 } as never),
    ({ clock }) => clock.advanceTo("yesterday"),
    ({ clock }) => clock.advanceTo("2020-01-01"),
    ({ clock }) => clock.setSpeed(-1),
    ({ clock }) => clock.upcoming(-1),
    ({ simulate }) => simulate.achTransfers.settle("1001"),
    ({ simulate }) => simulate.achTransfers.return("1001", "R99" as ReturnCode),
    ({ simulate }) => simulate.achTransfers.process("1002"),
    ({ restore }) => restore({ version: 99 }),
    ({ restore }) => restore(null),
    ({ loadScenario }) => loadScenario("none"),
    ({ reset }) => reset({ clock: { speed: 0 } }),
  ];
  for (const action of refused) {
    expect(await messageOf(() => action(remote))).toBe(await messageOf(() => action(bank)));
  }
});

test("a refusal carries its status", async () => {
  const { remote } = bankAndRemote();
  await expect(remote.simulate.achTransfers.process(1)).rejects.toMatchObject({
    name: "Problem",
    status: 404,
    code: "refused",
  });
  await expect(remote.clock.setSpeed(0)).rejects.toMatchObject({ name: "Problem", status: 400 });
  // The stack leads to the call.
  const refused: unknown = await remote.clock.setSpeed(0).catch((error: unknown) => error);
  expect((refused as Error).stack).toContain("connect.test.ts");
});

test("a row that can't be read for another reason than its id is an error", async () => {
  const bank = mondayBank();
  const answers = [Response.json({ error: "down" }, { status: 503 })];
  const fetch = async (request: Request) => answers.pop() ?? bank.fetch(request);
  const { db } = connect({ baseUrl: "http://bank.test", fetch });
  expect(await messageOf(() => db.achTransfers.get(1))).toBe("down");
  expect(await db.achTransfers.get(1)).toBeUndefined();
});

test("resources, and the entries of a branch, are read", async () => {
  const { bank, remote } = bankAndRemote();
  expect(await remote.resources()).toEqual(bank.resources);
  await bank.history.start();
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await remote.history.entries(1)).toEqual(await bank.history.entries(1));
  expect(await messageOf(() => remote.history.entries(7))).toBe(
    await messageOf(() => bank.history.entries(7)),
  );
});

test("a message says that no bank answers", async () => {
  const silent = connect({ baseUrl: "http://bank.test", fetch: () => Promise.reject(new TypeError("no")) });
  expect(await messageOf(() => silent.clock.now())).toBe(
    "No bank answers at http://bank.test: start one with `npx sandbank`.",
  );
  await expect(silent.clock.now()).rejects.toMatchObject({ cause: new TypeError("no") });
  const other = connect({ baseUrl: "http://bank.test", fetch: async () => new Response("<html>") });
  expect(await messageOf(() => other.reset())).toMatch(/is not a bank: it answered 200 without a message\.$/);
  const bank = createBank({ control: false });
  const uncontrolled = connect({ baseUrl: "http://bank.test", fetch: bank.fetch });
  expect(await messageOf(() => uncontrolled.db.achTransfers.get(1))).toBe(
    "There is nothing at this path: the option control is false.",
  );
});

test("a world travels in a header, with control and service alike (X48)", async () => {
  const worlds: (string | null)[] = [];
  const bank = mondayBank();
  const spy = (request: Request) => {
    worlds.push(request.headers.get("x-sandbank-world"));
    expect(request.headers.has("x-sandbank-key")).toBe(false);
    return bank.fetch(request);
  };
  const inWorld = connect({ baseUrl: "http://bank.test", world: "checkout", fetch: spy });
  await inWorld.clock.now();
  await create(inWorld, "/v1/ach", minimalTransfer);
  await connect({ baseUrl: "http://bank.test", fetch: spy }).clock.now();
  expect(worlds).toEqual(["checkout", "checkout", null]);
});

test.each([
  [{}, "Option 'baseUrl' is required."],
  [
    { baseUrl: "/api" },
    `Option 'baseUrl' must be an absolute http or https url without query or fragment, got "/api".`,
  ],
  [
    { baseUrl: "http://bank.test", world: "Überweisung" },
    `Option 'world' must be text of printable ASCII characters, because it is sent in a header, got "Überweisung".`,
  ],
  [
    { baseUrl: "http://bank.test", fetch: 5 },
    "Option 'fetch' must be a function that works like fetch, got 5.",
  ],
  [
    { baseUrl: "http://bank.test", wold: "a" },
    "Unknown option 'wold' for connect. The options are baseUrl, world, key, fetch, resources.",
  ],
])("connect(%j) is refused (X48)", (options, message) => {
  expect(() => connect(options as never)).toThrow(message);
});

test("the types are those of a bank, each member a promise", () => {
  expectTypeOf<RemoteBank["clock"]["now"]>().toEqualTypeOf<() => Promise<Date>>();
  expectTypeOf<RemoteBank["clock"]["paused"]>().toEqualTypeOf<() => Promise<boolean>>();
  expectTypeOf<Parameters<RemoteBank["simulate"]["achTransfers"]["return"]>>().toEqualTypeOf<
    [id: string | number, code: ReturnCode]
  >();
  type Transfer = NonNullable<Awaited<ReturnType<RemoteBank["db"]["achTransfers"]["get"]>>>;
  expectTypeOf<Transfer>().toHaveProperty("status");
});
