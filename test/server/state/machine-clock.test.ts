// Statements: X350.

import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { cleanUp, keeping, newFolder, watchWarnings } from "./support.ts";

const warn = watchWarnings();
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

/** A file that a bank has left behind as if it had been written at another time. */
async function writtenAt(offsetMs: number, paused = false): Promise<string> {
  const folder = newFolder();
  const clock = { start: "2026-03-02T15:00:00Z", paused };
  const { bank } = await keeping(join(folder, "running.json"), {}, { clock });
  await create(bank, "/v1/ach", minimalTransfer);
  const path = join(folder, "bank.json");
  writeFileSync(path, readFileSync(join(folder, "running.json")));
  const at = (Date.now() + offsetMs) / 1000;
  utimesSync(path, at, at);
  return path;
}

const HOUR_MS = 3_600_000;

test("where the machine's clock went back, a line says that bank time stays until it has caught up (X350)", async () => {
  await keeping(await writtenAt(2 * HOUR_MS), {}, { clock: { start: "2026-03-02T15:00:00Z" } });
  expect(warn.mock.calls).toEqual([
    [
      "The machine's clock stands 120 minutes before the time at which the bank was stored: bank time stays where it was until the clock has caught up.",
    ],
  ]);
});

test("where it stands more than a year later, a line says that bank time has gone on by as much (X350)", async () => {
  const path = await writtenAt(0);
  const later = Date.now() + 400 * 24 * HOUR_MS;
  vi.spyOn(Date, "now").mockImplementation(() => later);
  const { bank } = await keeping(path, {}, { clock: { start: "2026-03-02T15:00:00Z" } });
  expect(warn.mock.calls).toEqual([
    [
      "The machine's clock stands 400 days after the time at which the bank was stored: bank time has gone on by as much, and what fell due has happened. If the clock is wrong, set it, and start again with a copy of the file.",
    ],
  ]);
  expect(bank.clock.now().toISOString().slice(0, 7)).toBe("2027-04");
});

test.each([
  ["a clock that is paused", 2 * HOUR_MS, true],
  ["a file of yesterday", -24 * HOUR_MS, false],
])("nothing is said for %s", async (_, offset, paused) => {
  await keeping(await writtenAt(offset, paused), {}, { clock: { start: "2026-03-02T15:00:00Z", paused } });
  expect(warn.mock.calls).toEqual([]);
});
