// Statements: X83.

import { afterEach, expect, test } from "vitest";
import { connect } from "../../src/index.ts";
import { closeAll, serving } from "../server/support.ts";
import { MONDAY, mondayBank, TIMED } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create, retrieve } from "../support/call.ts";
import { post, read, statusAndBody } from "../support/control.ts";

afterEach(closeAll);

const byClock = mondayBank().progress.get();

test("over HTTP it is read with GET and changed with a POST of the collections as the body (X83)", async () => {
  const bank = mondayBank();
  expect(await statusAndBody(read(bank, "progress"))).toEqual([200, byClock]);
  expect(await statusAndBody(post(bank, "progress", { companies: { reads: 2 } }))).toEqual([200, {}]);
  expect(await statusAndBody(read(bank, "progress"))).toEqual([200, { ...byClock, companies: { reads: 2 } }]);
  expect(await statusAndBody(post(bank, "progress"))).toEqual([200, {}]);
  expect(bank.progress.get().companies).toEqual({ reads: 2 });
});

test("over HTTP what is wrong is a 400 with the message of bank.progress.set", async () => {
  const bank = mondayBank();
  const wrong = { logins: "manual" };
  expect(await statusAndBody(post(bank, "progress", wrong))).toEqual([
    400,
    {
      error: `Option 'progress.logins' isn't a collection with timed steps: use ${TIMED}.`,
    },
  ]);
  expect(await statusAndBody(post(bank, "progress", { achTransfers: { reads: 0 } }))).toEqual([
    400,
    { error: "Option 'progress.achTransfers.reads' must be a whole number from 1 to 1000, got 0." },
  ]);
  expect(await statusAndBody(post(bank, "progress?achTransfers=manual"))).toEqual([
    400,
    { error: "'achTransfers' is not taken by this call: it takes nothing." },
  ]);
});

test("a remote bank has the same names, and its refusals the same messages", async () => {
  const { client, url } = await serving({ clock: { start: MONDAY, paused: true } });
  const bank = connect({ baseUrl: url });
  expect(await bank.progress.get()).toEqual(byClock);
  expect(await bank.progress.set({ achTransfers: { reads: 1 } })).toBeUndefined();
  expect(await bank.progress.get()).toEqual({ ...byClock, achTransfers: { reads: 1 } });
  await create(client, "/v1/ach", minimalTransfer);
  expect(await bank.db.achTransfers.get("1001")).toMatchObject({ status: "pending" });
  expect(await retrieve(client, "/v1/ach/1001")).toMatchObject({ status: "processing" });
  expect((await bank.timeline("achTransfers", "1001")).map(({ cause }) => cause)).toEqual([
    "request",
    "read",
  ]);
  await bank.reset();
  expect(await bank.progress.get()).toEqual(byClock);
  const wrong = bank.progress.set({ achTransfers: { reads: 1001 } });
  await expect(wrong).rejects.toThrow("'progress.achTransfers.reads' must be a whole number from 1 to 1000");
});
