// Statements: X136, X138.

import { expect } from "vitest";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { post, read, statusAndBody } from "../../support/control.ts";
import type { ControlCase } from "./case.ts";

/** A history over HTTP. Each case ends it, since it outlasts a reset. */
export const historyCases: readonly ControlCase[] = [
  {
    name: "a history is walked and forked through connect (X138)",
    async run(bank) {
      await bank.history.start({ maxBytes: 1_000_000 });
      await create(bank, "/v1/ach", minimalTransfer);
      await bank.clock.advance({ days: 9 });
      const step = (await bank.history.entries()).find(({ what }) => what === "process");
      if (!step) throw new Error("The transfer was not processed.");
      expect(await bank.history.goTo(step)).toEqual({ ...step, position: "present" });
      expect((await bank.db.achTransfers.get("1001"))?.status).toBe("processing");
      await bank.simulate.achTransfers.return("1001", "R01");
      expect(await bank.history.branches()).toHaveLength(2);
      expect(await bank.history.switchTo(1)).toMatchObject({ what: "advanced", branch: 1 });
      expect((await bank.db.achTransfers.get("1001"))?.status).toBe("succeeded");
      await bank.history.stop();
      await expect(bank.history.entries()).rejects.toThrow("The history is off");
    },
  },
  {
    name: "over HTTP a missing entry is a 404, a history that is off a 409, a wrong option a 400",
    async run(bank) {
      const refused = async (status: number, error: RegExp, answer: ReturnType<typeof post>) =>
        expect(await statusAndBody(answer)).toEqual([status, { error: expect.stringMatching(error) }]);
      await refused(409, /history is off/, post(bank, "history/goTo", { entry: 1 }));
      await refused(409, /history is off/, read(bank, "history"));
      await refused(400, /'maxBytes' must be/, post(bank, "history/start", { maxBytes: -1 }));
      expect(await statusAndBody(post(bank, "history/start"))).toEqual([200, {}]);
      await refused(404, /no entry 9/, post(bank, "history/goTo", { entry: 9 }));
      await refused(404, /no branch "x"/, post(bank, "history/switchTo", { branch: "x" }));
      await refused(404, /no branch 2/, read(bank, "history?branch=2"));
      await refused(400, /'entry' is not taken/, read(bank, "history?entry=2"));
      await bank.history.stop();
    },
  },
];
