// Statements: X120, X122.

import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTask } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { shownPath } from "../../../src/adapters/shared/paths.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { cleanUp, keeping, linesOf, newFolder, watchWarnings } from "./support.ts";

const warn = watchWarnings();
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

/** What all open files have in common. */
async function fileHandles(): Promise<FileHandle> {
  const file = await open(import.meta.filename);
  await file.close();
  return Object.getPrototypeOf(file);
}

/** A bank in a file, with one transfer. */
async function kept() {
  const path = join(newFolder(), "bank.json");
  const { bank, close } = await keeping(path);
  await create(bank, "/v1/ach", minimalTransfer);
  return { path, bank, close, handles: await fileHandles() };
}

test("the changes of requests that are answered together are one write (X120)", async () => {
  const { path, bank, close, handles } = await kept();
  const writes = vi.spyOn(handles, "appendFile");
  const syncs = vi.spyOn(handles, "datasync");
  const made = await Promise.all(
    Array.from({ length: 20 }, () => call(bank, "POST", "/v1/ach", minimalTransfer)),
  );
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]));
  expect([writes.mock.calls.length, syncs.mock.calls.length]).toEqual([1, 1]);
  await close();
  const again = await keeping(path);
  expect(again.bank.db.achTransfers.count()).toBe(21);
});

test("no answer leaves before what it has seen is on the disk, that of a read included (X120)", async () => {
  const { path, bank, handles } = await kept();
  const gate = Promise.withResolvers<void>();
  const { datasync } = handles;
  vi.spyOn(handles, "datasync").mockImplementation(async function (this: FileHandle) {
    await gate.promise;
    await datasync.call(this);
  });
  const answered: string[] = [];
  const note = (name: string) => () => void answered.push(name);
  const lines = linesOf(path).length;
  const first = call(bank, "POST", "/v1/ach", minimalTransfer).then(note("first"));
  await vi.waitFor(() => expect(linesOf(path)).toHaveLength(lines + 1));
  const others = [
    call(bank, "POST", "/v1/ach", minimalTransfer).then(note("second")),
    call(bank, "GET", "/v1/ach/1003").then(note("read")),
    bank.simulate.achTransfers.process("1001").then(note("action")),
  ];
  await vi.waitFor(() => expect(bank.db.achTransfers.get("1001")?.status).toBe("processing"));
  for (let count = 0; count < 5; count += 1) await nextTask();
  expect(answered).toEqual([]);
  gate.resolve();
  await Promise.all([first, ...others]);
  expect([...answered].sort()).toEqual(["action", "first", "read", "second"]);
  expect(linesOf(path)).toHaveLength(lines + 2);
});

test("a write that fails undoes every request of it and those that have seen them, and the next is stored (X122)", async () => {
  const { path, bank, handles } = await kept();
  const before = JSON.stringify(bank.snapshot());
  const stored = linesOf(path);
  const reason = "ENOSPC: no space left on device, write";
  vi.spyOn(handles, "appendFile").mockRejectedValueOnce(new Error(reason));
  const answers = await Promise.all([
    call(bank, "POST", "/v1/ach", minimalTransfer),
    call(bank, "POST", "/v1/ach", minimalTransfer),
    call(bank, "GET", "/v1/ach/1003"),
  ]);
  const error = `The state of the bank can't be stored as ${shownPath(path)}: ${reason}. Nothing was changed: send the request again once that is mended.`;
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [503, { error }],
    [503, { error }],
    [503, { error }],
  ]);
  expect(bank.log.entries.map(({ status, changes }) => [status, changes.length])).toEqual([
    [200, 1],
    [503, 0],
    [503, 0],
    [503, 0],
  ]);
  expect(JSON.stringify(bank.snapshot())).toBe(before);
  expect(linesOf(path)).toEqual(stored);
  expect(warn.mock.calls).toEqual([[error]]);
  expect((await create(bank, "/v1/ach", minimalTransfer)).id).toBe("1002");
});
