// Statements: X136, X138.

import { expect, test } from "vitest";
import { connect } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";

function connected() {
  const bank = mondayBank({ baseUrl: "https://bank.example" });
  const remote = connect({ baseUrl: "https://bank.example", fetch: (request) => bank.fetch(request) });
  return { bank, remote };
}

test("a remote bank's history is turned on, listed, walked and forked by the same names", async () => {
  const { bank, remote } = connected();
  expect(await remote.history.start({ maxBytes: 1_000_000 })).toBeUndefined();
  await create(bank, "/v1/ach", minimalTransfer);
  await remote.clock.advance({ days: 9 });
  const entries = await remote.history.entries();
  expect(entries).toEqual(await bank.history.entries());
  const step = entries.find(({ what }) => what === "process");
  if (!step) throw new Error("The transfer was not processed.");
  expect(await remote.history.goTo(step)).toEqual({ ...step, position: "present" });
  expect(bank.db.achTransfers.get("1001")?.status).toBe("processing");
  await remote.simulate.achTransfers.return("1001", "R01");
  expect(await remote.history.branches()).toEqual(await bank.history.branches());
  expect(await remote.history.entries(1)).toEqual(await bank.history.entries(1));
  expect(await remote.history.switchTo(1)).toMatchObject({ what: "advanced", branch: 1 });
  expect(bank.db.achTransfers.get("1001")?.status).toBe("succeeded");
  await remote.history.stop();
  await expect(remote.history.entries()).rejects.toThrow("The history is off");
});
