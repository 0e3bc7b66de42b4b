// Statements: X45, X46, X47.

import { expect } from "vitest";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { post, read, statusAndBody } from "../../support/control.ts";
import type { ControlCase } from "./case.ts";

/** Rows, snapshots, log and e-mails over HTTP. */
export const stateCases: readonly ControlCase[] = [
  {
    name: "a reset removes the rows, and a clock may be given (X45, X46)",
    async run(bank) {
      await create(bank, "/v1/counterparties", minimalCounterparty);
      const clock = { start: "2027-01-04T09:00:00Z", paused: true };
      expect(await statusAndBody(post(bank, "reset", { clock }))).toEqual([200, {}]);
      expect(await bank.db.counterparties.count()).toBe(0);
      expect(await bank.clock.now()).toEqual(new Date(clock.start));
      expect(await statusAndBody(post(bank, "reset", { seed: 2 }))).toMatchObject([400, {}]);
    },
  },
  {
    name: "rows are read as the API shows them",
    async run(bank) {
      const made = await create(bank, "/v1/ach", minimalTransfer);
      expect(await statusAndBody(read(bank, "db/achTransfers"))).toEqual([200, [made]]);
      expect(await statusAndBody(read(bank, "db/achTransfers/1001"))).toEqual([200, made]);
      expect(await statusAndBody(read(bank, "db/achTransfers/count"))).toEqual([200, 1]);
      expect(await statusAndBody(read(bank, "db/counterparties"))).toEqual([200, []]);
      expect(await bank.db.achTransfers.get("1002")).toBeUndefined();
      expect(await bank.db.achTransfers.findFirst({ status: "pending" })).toEqual(made);
    },
  },
  {
    name: "what is no collection is a 404 (X45)",
    async run(bank) {
      for (const path of ["db/transfers", "db/toString/1", "timeline/transfers/1001"]) {
        const { status, body } = await read(bank, path);
        const error = expect.stringMatching(/^There is no collection "\w+": it is one of counterparties, /);
        expect([path, status, body]).toEqual([path, 404, { error }]);
      }
    },
  },
  {
    name: "a snapshot is read and restored",
    async run(bank) {
      await create(bank, "/v1/ach", minimalTransfer);
      const saved = await bank.snapshot();
      await post(bank, "simulate/achTransfers/1001/process");
      expect(await statusAndBody(post(bank, "restore", saved))).toEqual([200, {}]);
      expect((await bank.db.achTransfers.get(1001))?.status).toBe("pending");
      expect(await bank.snapshot()).toEqual(saved);
    },
  },
  {
    name: "an invalid snapshot is refused and changes nothing",
    async run(bank) {
      await create(bank, "/v1/ach", minimalTransfer);
      const before = await bank.snapshot();
      for (const foreign of [{}, { version: 0 }, { ...before, tables: {} }]) {
        const { status, body } = await post(bank, "restore", foreign);
        expect([status, body]).toEqual([400, { error: expect.any(String) }]);
        expect(await bank.snapshot()).toEqual(before);
      }
    },
  },
  {
    name: "the actions that a row's state allows are read",
    async run(bank) {
      await create(bank, "/v1/ach", minimalTransfer);
      expect(await bank.allowedActions("achTransfers", "1001")).toEqual(["process", "cancel", "hold"]);
    },
  },
  {
    name: "the e-mails that were sent are read",
    async run(bank) {
      const card = { total_card_amount: 50_000, transactions_max: 5, valid_ending_on: "2026-06-30" };
      await create(bank, "/v1/virtualcards", card);
      expect(await bank.outbox.entries()).toEqual([]);
      await create(bank, "/v1/virtualcards", { ...card, emails: ["ada@acme.example"] });
      expect(await bank.outbox.entries()).toMatchObject([{ recipients: ["ada@acme.example"] }]);
    },
  },
  {
    name: "the log has the requests to the service and none to the control (X47)",
    async run(bank) {
      await post(bank, "clock/advance", { days: 1 });
      await call(bank, "GET", "/v1");
      await post(bank, "clock/advance", { weeks: 1 });
      expect(await bank.log.entries()).toMatchObject([{ method: "GET", path: "/v1", status: 200 }]);
    },
  },
  {
    name: "a fault that is added over HTTP meets the next request, and is removed (X70)",
    async run(bank) {
      await bank.faults.add({ on: "createAchTransfer", nth: 1, status: 503 });
      expect((await call(bank, "POST", "/v1/ach", minimalTransfer)).status).toBe(503);
      expect(await bank.db.achTransfers.count()).toBe(0);
      expect((await call(bank, "POST", "/v1/ach", minimalTransfer)).status).toBe(200);
      await bank.faults.clear();
      expect(await bank.faults.list()).toEqual([]);
    },
  },
];
