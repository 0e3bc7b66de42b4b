// Statements: P14, P16.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create, retrieve } from "../support/call.ts";

async function bankWithTransfer() {
  const bank = mondayBank();
  const pending = await create(bank, "/v1/ach", minimalTransfer);
  return { bank, ach: bank.simulate.achTransfers, pending };
}

test("process picks a pending transfer up (ACH-33)", async () => {
  const { bank, ach, pending } = await bankWithTransfer();
  expect(await ach.process("1001")).toEqual({
    ...pending,
    status: "processing",
    batch_id: expect.any(String),
  });
  expect(bank.timeline("achTransfers", "1001")).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
    { at: "2026-03-02T15:00:00.000Z", status: "processing", cause: "action" },
  ]);
});

test("settle ends the waiting period (ACH-34)", async () => {
  const { ach, pending } = await bankWithTransfer();
  await ach.process(1001);
  expect(await ach.settle(1001)).toEqual({ ...pending, status: "succeeded", batch_id: expect.any(String) });
});

test("return fails a transfer in processing with a code and its title (ACH-17, ACH-29, ACH-35)", async () => {
  const { bank, ach, pending } = await bankWithTransfer();
  await ach.process(1001);
  const failed = {
    ...pending,
    status: "failed",
    batch_id: expect.any(String),
    return: { code: "R03", description: "No Account/Unable to Locate Account" },
  };
  expect(await ach.return("1001", "R03")).toEqual(failed);
  expect(await retrieve(bank, "/v1/ach/1001")).toEqual(failed);
  await bank.clock.advance({ days: 30 });
  expect(await retrieve(bank, "/v1/ach/1001")).toEqual(failed);
});

test("hold pauses a pending transfer until it is released, and its hour then starts again (ACH-30, P14)", async () => {
  const { bank, ach, pending } = await bankWithTransfer();
  await bank.clock.advance({ minutes: 30 });
  expect(await ach.hold(1001)).toEqual({ ...pending, status: "hold" });
  await bank.clock.advanceTo("2026-03-05T10:00:00Z");
  expect(await retrieve(bank, "/v1/ach/1001")).toEqual({ ...pending, status: "hold" });
  expect(bank.clock.nextEvent()).toBeNull();
  expect(await ach.release(1001)).toEqual(pending);
  await bank.clock.advance({ days: 7 });
  expect(bank.timeline("achTransfers", 1001)).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
    { at: "2026-03-02T15:30:00.000Z", status: "hold", cause: "action" },
    { at: "2026-03-05T10:00:00.000Z", status: "pending", cause: "action" },
    { at: "2026-03-05T11:00:00.000Z", status: "processing", cause: "clock" },
    { at: "2026-03-06T13:30:00.000Z", status: "succeeded", cause: "clock" },
  ]);
});

test("hold pauses a transfer in processing, and its waiting period starts again at the release (P14)", async () => {
  const { bank, ach } = await bankWithTransfer();
  await bank.clock.advance({ hours: 1 });
  await ach.hold(1001);
  await bank.clock.advanceTo("2026-03-05T10:00:00Z");
  expect(await ach.release(1001)).toMatchObject({ status: "processing", batch_id: expect.any(String) });
  await bank.clock.advance({ days: 7 });
  expect(bank.timeline("achTransfers", 1001)).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
    { at: "2026-03-02T16:00:00.000Z", status: "processing", cause: "clock" },
    { at: "2026-03-02T16:00:00.000Z", status: "hold", cause: "action" },
    { at: "2026-03-05T10:00:00.000Z", status: "processing", cause: "action" },
    { at: "2026-03-06T13:30:00.000Z", status: "succeeded", cause: "clock" },
  ]);
});

test("reject cancels a transfer that was held while pending (P14)", async () => {
  const { ach, pending } = await bankWithTransfer();
  await ach.hold(1001);
  expect(await ach.reject(1001)).toEqual({ ...pending, status: "canceled" });
});

test("reject fails a transfer that was held in processing, with code R06 (P14)", async () => {
  const { ach, pending } = await bankWithTransfer();
  await ach.process(1001);
  await ach.hold(1001);
  expect(await ach.reject(1001)).toEqual({
    ...pending,
    status: "failed",
    batch_id: expect.any(String),
    return: { code: "R06", description: "Returned per ODFI's Request" },
  });
});

test("a transfer can be held again after its release", async () => {
  const { ach } = await bankWithTransfer();
  for (const action of [
    "hold",
    "release",
    "hold",
    "release",
    "process",
    "hold",
    "release",
    "hold",
  ] as const) {
    await ach[action](1001);
  }
  expect(await ach.reject(1001)).toMatchObject({ status: "failed", return: { code: "R06" } });
});

test("the review status has the name it was given (ACH-30, P14)", async () => {
  const bank = mondayBank({ assumptions: { reviewStatus: "in_review" } });
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await bank.simulate.achTransfers.hold(1001)).toMatchObject({ status: "in_review" });
  await expect(bank.simulate.achTransfers.settle(1001)).rejects.toThrow(
    "ACH transfer 1001 has status in_review; settle is possible only in status processing.",
  );
  expect(await bank.simulate.achTransfers.release(1001)).toMatchObject({ status: "pending" });
});

test("a succeeded transfer can be returned late, within 60 days without a warning (P16)", async () => {
  const { bank, ach } = await bankWithTransfer();
  const warnings: string[] = [];
  bank.on("warning", ({ message }) => warnings.push(message));
  await ach.process(1001);
  await ach.settle(1001);
  await bank.clock.advance({ days: 60 });
  expect(await ach.return(1001, "R10")).toMatchObject({ status: "failed", return: { code: "R10" } });
  expect(warnings).toEqual([]);
});

test("a return later than 60 days is accepted with a warning in the log (P16, X7)", async () => {
  const { bank, ach } = await bankWithTransfer();
  const warnings: string[] = [];
  bank.on("warning", ({ message }) => warnings.push(message));
  await ach.process(1001);
  await ach.settle(1001);
  await bank.clock.advance({ days: 61 });
  expect(await ach.return(1001, "R10")).toMatchObject({ status: "failed", return: { code: "R10" } });
  const warning =
    "ACH transfer 1001 was returned 61 days after it succeeded; the network takes returns for 60 days.";
  expect(warnings).toEqual([warning]);
  expect(bank.log.entries.at(-1)?.warnings).toEqual([warning]);
});

const allowed: Record<string, readonly string[]> = {
  process: ["pending"],
  settle: ["processing"],
  return: ["processing", "succeeded"],
  hold: ["pending", "processing"],
  release: ["hold"],
  reject: ["hold"],
};

test.each(["pending", "processing", "succeeded", "failed", "canceled", "hold"])(
  "the actions that a transfer in %s does not allow reject with a message and change nothing",
  async (status) => {
    const { bank, ach } = await bankWithTransfer();
    if (["processing", "succeeded", "failed"].includes(status)) await ach.process(1001);
    if (status === "succeeded") await ach.settle(1001);
    if (status === "failed") await ach.return(1001, "R01");
    if (status === "canceled") await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
    if (status === "hold") await ach.hold(1001);
    const before = JSON.stringify(bank.snapshot());
    for (const [action, statuses] of Object.entries(allowed)) {
      if (statuses.includes(status)) continue;
      await expect(ach[action as "return"](1001, "R01")).rejects.toThrow(
        `ACH transfer 1001 has status ${status}; ${action} is possible only in status ${statuses.join(", ")}.`,
      );
    }
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  },
);

test("an id that no transfer has rejects with a message", async () => {
  const { ach } = await bankWithTransfer();
  for (const id of ["1002", 0, -1, 1001.5, "01001", "abc", Number.NaN, 1001n, null, undefined, {}]) {
    await expect(ach.process(id as string)).rejects.toThrow("There is no ACH transfer with id ");
  }
});
