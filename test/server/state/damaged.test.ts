// Statements: X120 to X122.

import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterEach, expect, test, vi } from "vitest";
import { serve } from "../../../src/adapters/server/index.ts";
import { shownPath } from "../../../src/adapters/shared/paths.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { messageOf } from "../../support/control.ts";
import { resealed } from "../../support/journal.ts";
import { onWindows } from "../../support/on-windows.ts";
import { cleanUp, countAt, keeping, killedFile, linesOf, newFolder } from "./support.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

test("a last line that was not written to its end was never answered and is dropped (X121)", async () => {
  const path = await killedFile();
  const whole = readFileSync(path);
  const from = whole.lastIndexOf(10, whole.length - 2) + 1;
  for (const cut of [from + 1, from + 40, whole.length - 20, whole.length - 2]) {
    writeFileSync(path, whole.subarray(0, cut));
    const { bank, close } = await keeping(path);
    expect(bank.db.achTransfers.count()).toBe(2);
    await create(bank, "/v1/ach", minimalTransfer);
    expect(linesOf(path)).toHaveLength(5);
    await close();
    expect(await countAt(path)).toBe(3);
    await cleanUp();
    mkdirSync(join(path, ".."), { recursive: true });
  }
  // Zeros, where the machine ended before the last blocks were on the disk.
  writeFileSync(path, Buffer.concat([whole.subarray(0, from), Buffer.alloc(500)]));
  expect(await countAt(path)).toBe(2);
});

test("a line whose line break alone is missing counts, as do files that editors have formatted", async () => {
  const path = await killedFile();
  writeFileSync(path, readFileSync(path, "utf8").trimEnd());
  const { bank, close } = await keeping(path);
  expect(bank.db.achTransfers.count()).toBe(3);
  await create(bank, "/v1/ach", minimalTransfer);
  await close();
  writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, "utf8")), null, 2));
  const formatted = await keeping(path);
  expect(formatted.bank.db.achTransfers.count()).toBe(4);
  await create(formatted.bank, "/v1/ach", minimalTransfer);
  expect(linesOf(path)).toHaveLength(3);
  await formatted.close();
  expect(await countAt(path)).toBe(5);
});

test("damage anywhere else is refused with file and line, and the file stays as it is (X121)", async () => {
  const path = await killedFile();
  const lines = linesOf(path);
  const withLine = (at: number, text: string) =>
    lines.map((line, index) => (index === at ? text : line)).join("\n");
  const [first = "", second = "", third = ""] = lines;
  const files: readonly (readonly [string | Buffer, string])[] = [
    [withLine(1, second.slice(0, -30)), "its line 2 is no JSON"],
    [withLine(2, third.slice(30)), "its line 3 is no JSON"],
    [withLine(3, "}"), "its line 4 is no JSON"],
    [lines.filter((_, index) => index !== 2).join("\n"), "its change 2 is missing in line 3"],
    [withLine(2, third.replace('"id":"1002"', '"id":"1009"')), "its line 3 is not as it was stored"],
    [
      resealed(lines.slice(0, -1).with(2, third.replace('"id":"1002"', '"id":"1009"'))).join("\n"),
      "from line 3 on",
    ],
    [withLine(0, first.slice(0, -30)), "its line 1 is no JSON"],
    [first.slice(0, -30), "its line 1 is no JSON"],
    [
      withLine(0, first.replace('"version":2', '"version":1')),
      "it was stored by another version of Sandbank",
    ],
    [resealed([first.replace('"random":[', '"random":["x",')]).join("\n"), "at random"],
    [
      // A byte that is no UTF-8, within text.
      Buffer.from(`${first}\n${second.replace("Lovelace", "Lo\xffelace")}\n`, "latin1"),
      "its line 2 is no JSON",
    ],
  ];
  for (const [content, reason] of files) {
    writeFileSync(path, content);
    const before = readFileSync(path);
    const message = await messageOf(() => keeping(path));
    expect(message).toMatch(
      /^Option 'state' must be a file that this bank can go on from, got ".*bank\.json", but /,
    );
    expect(message).toContain(reason);
    expect(message).toMatch(/name another file, or start over with --reset-state \(option resetState\)\.$/);
    expect(readFileSync(path)).toEqual(before);
    expect(existsSync(`${path}.sandbank-lock`)).toBe(false);
  }
});

test("a file of other options is refused with their names, and stays (X121)", async () => {
  const path = await killedFile();
  const before = readFileSync(path);
  expect(await messageOf(() => keeping(path, {}, { seed: 2 }))).toBe(
    `Option 'state' must be a file that this bank can go on from, got ${shownPath(path)}, but it was stored with other options: seed: give the options with which it was stored, name another file, or start over with --reset-state (option resetState).`,
  );
  expect(readFileSync(path)).toEqual(before);
  expect((await keeping(path, {}, { strict: true, latency: 1 })).bank.db.achTransfers.count()).toBe(3);
});

test("resetState starts again, whatever a state has become, and replaces nothing else (X121)", async () => {
  const path = await killedFile();
  const { bank, close } = await keeping(path, { resetState: true }, { seed: 2 });
  expect(bank.db.achTransfers.count()).toBe(0);
  await close();
  writeFileSync(path, `${readFileSync(path, "utf8").slice(0, 300)}\n{`);
  await (await keeping(path, { resetState: true })).close();
  expect(await countAt(path)).toBe(0);
  expect(await messageOf(() => keeping(path, { resetState: true }))).toContain("is not in use");
  await cleanUp();
  expect(await messageOf(() => serve({}, { port: 0, resetState: true }))).toBe(
    "Option 'resetState' needs the file that --state (option state) names.",
  );
});

test("an empty file is refused, since it may have held a state (X121)", async () => {
  const path = join(newFolder(), "bank.json");
  writeFileSync(path, "");
  expect(await messageOf(() => keeping(path))).toBe(
    `Option 'state' must be a file that this bank can go on from, got ${shownPath(path)}, but it is empty: go back to its last whole change, if there is one, with --state-repair (option stateRepair), name another file, or start over with --reset-state (option resetState).`,
  );
  const { bank } = await keeping(path, { resetState: true });
  expect(bank.db.achTransfers.count()).toBe(0);
});

test("whole lines that are gone from the end are not noticed (X361)", async () => {
  const path = await killedFile();
  writeFileSync(path, `${linesOf(path).slice(0, -2).join("\n")}\n`);
  expect(await countAt(path)).toBe(2);
});

test("a file whose first characters are damaged is refused as a damaged state (X121)", async () => {
  const path = await killedFile();
  const whole = readFileSync(path);
  for (let at = 0; at < 28; at += 1) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (at % 8)), at);
    writeFileSync(path, bytes);
    expect(await messageOf(() => keeping(path))).toContain("must be a file that this bank can go on from");
  }
});

test("a folder where a file is expected is refused, and so is a file in place of a folder", async () => {
  const folder = newFolder();
  const path = join(folder, "bank.json");
  writeFileSync(path, "");
  for (const given of [folder, `${join(folder, "new")}/`])
    expect(await messageOf(() => keeping(given))).toContain("must be a file, got the folder");
  expect(await messageOf(() => keeping(path, { isolate: true }))).toBe(
    `Option 'state' must be a folder, since 'isolate' keeps a file for each world, got the file ${shownPath(path)}.`,
  );
});

test.skipIf(onWindows)("a device is refused, and so is a file below a file", async () => {
  const path = join(newFolder(), "bank.json");
  writeFileSync(path, "");
  expect(await messageOf(() => keeping("/dev/null"))).toContain("which is a device");
  expect(await messageOf(() => keeping(join(path, "bank.json")))).toContain("ENOTDIR");
});

test.skipIf(onWindows)("a folder or file that this user may not write is refused, and stays", async () => {
  const folder = newFolder();
  const locked = join(folder, "locked");
  mkdirSync(locked);
  const readOnly = join(folder, "bank.json");
  writeFileSync(readOnly, "");
  chmodSync(readOnly, 0o444);
  chmodSync(locked, 0o555);
  chmodSync(folder, 0o777);
  // Root may write everywhere.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    for (const path of [readOnly, join(locked, "bank.json"), join(locked, "new", "bank.json")]) {
      expect(await messageOf(() => keeping(path))).toMatch(
        /^Option 'state' must be a path at which files can be read and written, got "[^"]*": EACCES: permission denied/,
      );
    }
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
  chmodSync(locked, 0o755);
  expect(readdirSync(locked)).toEqual([]);
  expect(readdirSync(folder)).toEqual(["bank.json", "locked"]);
});

test("while another program has changed the file, it stays, and changes are refused, after one warning (X122)", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const path = join(newFolder(), "bank.json");
  const { bank, close } = await keeping(path);
  await create(bank, "/v1/ach", minimalTransfer);
  const stored = readFileSync(path);
  writeFileSync(path, "mine");
  const message = `The state of the bank can't be stored as ${shownPath(path)}: another program has changed or removed the file, which stays as it is. Nothing was changed: send the request again once that is mended.`;
  for (let count = 0; count < 2; count += 1)
    expect(await call(bank, "POST", "/v1/ach", minimalTransfer)).toMatchObject({
      status: 503,
      body: { error: message },
    });
  expect(bank.db.achTransfers.count()).toBe(1);
  expect(readFileSync(path, "utf8")).toBe("mine");
  expect(warn.mock.calls).toEqual([[message]]);
  writeFileSync(path, stored);
  await create(bank, "/v1/ach", minimalTransfer);
  await close();
  expect(await countAt(path)).toBe(2);
});

test("a change of the file that a server notices only at its end is left too, with one warning", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const path = join(newFolder(), "bank.json");
  const { bank, close } = await keeping(path);
  await create(bank, "/v1/ach", minimalTransfer);
  writeFileSync(path, "mine");
  await close();
  expect(readFileSync(path, "utf8")).toBe("mine");
  expect(warn.mock.calls).toEqual([[expect.stringContaining("another program has changed")]]);
});
