import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import type { Bank, Scenario } from "../../src/index.ts";
import { copiedTest } from "../../src/recorded/test/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { copied, replayAll, runCopiedTest } from "./support/replay.ts";

test("a scenario of the package is imported by its name, and rows made since by their calls", async () => {
  const bank = mondayBank({ scenario: scenarios.starter, record: true });
  await create(bank, "/v1/ach", minimalTransferTo("1001"));
  const id = bank.db.achTransfers.all().at(-1)?.id ?? "";
  await bank.simulate.achTransfers.hold(id);
  await call(bank, "GET", `/v1/ach/${id}`);
  const code = await copiedTest(copied(bank));
  expect(code).toContain('import { starter } from "sandbank/fixtures";');
  expect(code).toContain("    scenario: starter,");
  expect(code).toContain("counterparty_id: 1001,");
  expect(code).toContain("  await bank.simulate.achTransfers.hold(achTransfer.id);");
  await runCopiedTest(code);
});

test("what another scenario made is made by its own calls and actions, and not by those for other rows", async () => {
  const own: Scenario = Object.assign(
    async (bank: Bank) => {
      await create(bank, "/v1/counterparties", minimalCounterparty);
      await create(bank, "/v1/counterparties", { ...minimalCounterparty, name: "Nobody" });
      await create(bank, "/v1/ach", minimalTransferTo("1001"));
      await bank.clock.advance({ bankingDays: 1 });
      await bank.simulate.achTransfers.return("1001", "R03");
    },
    { startsBefore: { days: 10 } },
  );
  const bank = mondayBank({ record: true });
  await bank.reset({ scenario: own });
  await call(bank, "GET", "/v1/ach/1001");
  const code = await copiedTest(copied(bank));
  expect(code).toContain('await bank.simulate.achTransfers.return(achTransfer.id, "R03");');
  expect(code).toContain('expect((await response.json()).data.status).toBe("failed");');
  expect(code).not.toContain("Nobody");
  await runCopiedTest(code);
});

test("a request is copied right before and after an action at the same bank time", async () => {
  const bank = mondayBank({ record: true });
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "GET", "/v1/ach/1001");
  await bank.simulate.achTransfers.hold("1001");
  await call(bank, "GET", "/v1/ach/1001");
  expect(await copiedTest(copied(bank, 1))).not.toContain("hold");
  expect(await copiedTest(copied(bank, 2))).toContain(
    "await bank.simulate.achTransfers.hold(achTransfer.id);",
  );
  await replayAll(bank);
});

test("a request whose connection a fault broke is copied as a test that expects that", async () => {
  const bank = mondayBank();
  bank.faults.add({ on: "listAchTransfers", then: "refuse" });
  await expect(call(bank, "GET", "/v1/ach")).rejects.toThrow(TypeError);
  expect(await copiedTest(copied(bank))).toBe(`import { createBank } from "sandbank";
import { expect, test } from "vitest";

test("GET /v1/ach breaks (refuse)", async () => {
  const bank = createBank({
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
  });
  bank.faults.add({ then: "refuse", times: 1 });
  await expect(
    bank.fetch("/v1/ach", { headers: { Authorization: "Bearer test_key" } }),
  ).rejects.toThrow(TypeError);
});
`);
});

test.each([
  { then: "refuse" },
  { then: "lost-reply" },
  { then: "truncate" },
  { then: "duplicate" },
  { status: 503, retryAfter: 2 },
  { status: 418, body: { teapot: true } },
  { latency: 1 },
] as const)(
  "requests that %o hits are copied as tests that pass, and so are those after them",
  async (rule) => {
    const bank = mondayBank();
    await create(bank, "/v1/counterparties", minimalCounterparty);
    const off = bank.faults.add(rule);
    const attempt = (method: string, path: string, data?: object) =>
      call(bank, method, path, data).catch((error: unknown) => expect(error).toBeInstanceOf(TypeError));
    await attempt("POST", "/v1/counterparties", minimalCounterparty);
    await attempt("PATCH", "/v1/counterparties/1001", { name: "Grace Hopper" });
    await attempt("GET", "/v1/counterparties/1001");
    await attempt("DELETE", "/v1/counterparties/1001");
    off();
    await attempt("GET", "/v1/counterparties/1001");
    await replayAll(bank);
  },
);

test("a request that hung is copied as a test that gives up, and one above the limit as its 429", async () => {
  const bank = mondayBank({ faults: [{ nth: 1, then: "hang" }], rateLimit: { quota: 1, window: 60 } });
  const signal = AbortSignal.timeout(20);
  await expect(bank.fetch("/v1/ach", { signal })).rejects.toThrow();
  await call(bank, "GET", "/v1/ach");
  await call(bank, "GET", "/v1/ach");
  expect(bank.log.entries.map(({ status }) => status)).toEqual([0, 200, 429]);
  await replayAll(bank);
});
