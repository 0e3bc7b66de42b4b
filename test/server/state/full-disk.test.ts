// Statements: X122, X351.

import { renameSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { shownPath } from "../../../src/adapters/shared/paths.ts";
import type { LogEntry } from "../../../src/index.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { onWindows } from "../../support/on-windows.ts";
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

const refusalOf = (path: string, reason: string) =>
  `The state of the bank can't be stored as ${shownPath(path)}: ${reason}. Nothing was changed: send the request again once that is mended.`;

test("what a full disk does not take is refused with a 503 and undone, until there is room, and health says so (X122, X351)", async () => {
  const path = join(newFolder(), "bank.json");
  const { url, bank, close } = await keeping(path);
  await create(bank, "/v1/ach", minimalTransfer);
  const stored = linesOf(path);
  const before = JSON.stringify(bank.snapshot());
  const full = "ENOSPC: no space left on device, write";
  const handles = await fileHandles();
  const { appendFile } = handles;
  const broken = vi.spyOn(handles, "appendFile").mockImplementation(async function (this: FileHandle, data) {
    // A full disk takes as much as fits.
    await appendFile.call(this, String(data).slice(0, 100));
    throw Object.assign(new Error(full), { code: "ENOSPC" });
  });
  const request = () =>
    fetch(`${url}/v1/ach`, {
      method: "POST",
      headers: { Authorization: "Bearer key", "Content-Type": "application/json" },
      body: JSON.stringify({ data: minimalTransfer }),
    });
  const heard: LogEntry[] = [];
  bank.on("request", (entry) => void heard.push(entry));
  for (let count = 0; count < 3; count += 1) {
    const refused = await request();
    expect([refused.status, await refused.json()]).toEqual([503, { error: refusalOf(path, full) }]);
  }
  for (const [name, fields] of [
    ["advance", { hours: 2 }],
    ["setSpeed", { speed: 60 }],
    ["resume", {}],
  ] as const) {
    const moved = await fetch(`${url}/_sandbank/clock/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    });
    expect([name, moved.status, await moved.json()]).toEqual([name, 503, { error: refusalOf(path, full) }]);
  }
  expect(JSON.stringify(bank.snapshot())).toBe(before);
  const undone = {
    method: "POST",
    path: "/v1/ach",
    status: 503,
    responseBody: { error: refusalOf(path, full) },
    issues: [{ rule: "X122", message: refusalOf(path, full) }],
    changes: [],
  };
  expect(bank.log.entries.slice(-3)).toMatchObject([undone, undone, undone]);
  expect(heard.map(({ number, status }) => `${number} ${status}`)).toEqual([
    ...["2 200", "2 503"],
    ...["3 200", "3 503"],
    ...["4 200", "4 503"],
  ]);
  expect(linesOf(path)).toEqual(stored);
  expect((await fetch(`${url}/v1/ach/1001`, { headers: { Authorization: "Bearer key" } })).status).toBe(200);
  expect(warn.mock.calls).toEqual([[refusalOf(path, full)]]);
  const health = await fetch(`${url}/_sandbank/health`);
  expect([health.status, await health.json()]).toEqual([
    503,
    { error: `${shownPath(path)} can't be written: ${full}.` },
  ]);

  broken.mockRestore();
  expect((await request()).status).toBe(200);
  expect(await (await fetch(`${url}/_sandbank/health`)).json()).toEqual({ status: "ok" });
  await close();
  const again = await keeping(path);
  expect(again.bank.db.achTransfers.all().map(({ id }) => id)).toEqual(["1001", "1002"]);
});

test("a line whose write to the disk failed is taken away again, since it was refused (X122)", async () => {
  const path = join(newFolder(), "bank.json");
  const { bank } = await keeping(path);
  await create(bank, "/v1/ach", minimalTransfer);
  const stored = linesOf(path);
  const broken = vi
    .spyOn(await fileHandles(), "datasync")
    .mockRejectedValue(new Error("EIO: i/o error, fdatasync"));
  expect(await call(bank, "POST", "/v1/ach", minimalTransfer)).toMatchObject({
    status: 503,
    body: { error: refusalOf(path, "EIO: i/o error, fdatasync") },
  });
  expect(linesOf(path)).toEqual(stored);
  broken.mockRestore();
  expect((await create(bank, "/v1/ach", minimalTransfer)).id).toBe("1002");
});

test("a state that can't replace its changes for now is stored all the same, and health says so (X351)", async () => {
  const path = join(newFolder(), "bank.json");
  const { url, bank } = await keeping(path);
  await create(bank, "/v1/ach", minimalTransfer);
  const broken = vi
    .spyOn(await fileHandles(), "sync")
    .mockRejectedValue(new Error("ENOSPC: no space left on device"));
  const answers = new Set<number>();
  for (let count = 0; broken.mock.calls.length === 0 && count < 1000; count += 1) {
    await create(bank, "/v1/ach", minimalTransfer);
    answers.add((await fetch(`${url}/_sandbank/health`)).status);
  }
  expect(broken).toHaveBeenCalledOnce();
  expect([...answers]).toEqual([200]);
  expect(warn).not.toHaveBeenCalled();
});

test.skipIf(onWindows)(
  "while the folder of the file is gone changes are refused, and go on once it is back (X122)",
  async () => {
    const folder = newFolder();
    const path = join(folder, "states", "bank.json");
    const { bank } = await keeping(path);
    await create(bank, "/v1/ach", minimalTransfer);
    renameSync(join(folder, "states"), join(folder, "elsewhere"));
    expect(await call(bank, "POST", "/v1/ach", minimalTransfer)).toMatchObject({
      status: 503,
      body: {
        error: refusalOf(path, "another program has changed or removed the file, which stays as it is"),
      },
    });
    renameSync(join(folder, "elsewhere"), join(folder, "states"));
    expect((await create(bank, "/v1/ach", minimalTransfer)).id).toBe("1002");
  },
);

test("a reset that can't be stored is refused, and the rows stay (X122)", async () => {
  const path = join(newFolder(), "bank.json");
  const { bank } = await keeping(path);
  await create(bank, "/v1/ach", minimalTransfer);
  const broken = vi
    .spyOn(await fileHandles(), "sync")
    .mockRejectedValue(new Error("ENOSPC: no space left on device"));
  await expect(bank.reset()).rejects.toThrow(refusalOf(path, "ENOSPC: no space left on device"));
  expect(bank.db.achTransfers.count()).toBe(1);
  broken.mockRestore();
  await bank.reset();
  expect(bank.db.achTransfers.count()).toBe(0);
});
