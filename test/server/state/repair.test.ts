// Statements: X121, X342.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { serve } from "../../../src/adapters/server/index.ts";
import { shownPath } from "../../../src/adapters/shared/paths.ts";
import { messageOf } from "../../support/control.ts";
import { runHere } from "../run-command.ts";
import { cleanUp, countAt, keeping, killedFile, linesOf, newFolder, watchWarnings } from "./support.ts";

const warn = watchWarnings();
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

/** A file of three transfers, the second of which was changed. */
async function damagedFile(): Promise<string> {
  const path = await killedFile();
  const lines = linesOf(path);
  const changed = (lines[2] ?? "").replace('"amount":12500', '"amount":12501');
  writeFileSync(path, lines.with(2, changed).join("\n"));
  return path;
}

test("a damaged file goes back to its last whole change, what is lost is said, and the file as it was is kept (X342)", async () => {
  const path = await damagedFile();
  const before = readFileSync(path);
  const { bank, close } = await keeping(path, { stateRepair: true });
  expect(bank.db.achTransfers.all()).toMatchObject([{ id: "1001", amount: 12_500 }]);
  expect(warn.mock.calls).toEqual([
    [
      `${shownPath(path)} was repaired: its line 3 is not as it was stored, by the checksum at its end, so it and the line after it are lost. The file as it was is ${shownPath(`${path}.damaged`)}.`,
    ],
  ]);
  expect(readFileSync(`${path}.damaged`)).toEqual(before);
  await close();
  expect(await countAt(path)).toBe(1);
});

test("a second damaged file gets another name", async () => {
  const path = await damagedFile();
  writeFileSync(`${path}.damaged`, "mine");
  await keeping(path, { stateRepair: true });
  expect(readFileSync(`${path}.damaged`, "utf8")).toBe("mine");
  expect(existsSync(`${path}.damaged-2`)).toBe(true);
});

test("a file that is whole, and one that is not there, are left alone without a word", async () => {
  const path = await killedFile();
  const { bank, close } = await keeping(path, { stateRepair: true });
  expect(bank.db.achTransfers.count()).toBe(3);
  await close();
  await keeping(join(newFolder(), "new.json"), { stateRepair: true });
  expect(warn.mock.calls).toEqual([]);
  expect(existsSync(`${path}.damaged`)).toBe(false);
});

test("a file whose first line is damaged has nothing to go back to (X342)", async () => {
  const path = await killedFile();
  writeFileSync(path, readFileSync(path, "utf8").replace('"paused":true', '"paused":null'));
  const before = readFileSync(path);
  expect(await messageOf(() => keeping(path, { stateRepair: true }))).toBe(
    `Option 'stateRepair' needs a file whose first line is whole, got ${shownPath(path)}, but its line 1 is not as it was stored, by the checksum at its end: there is nothing to go back to, so name another file, or start over with --reset-state (option resetState).`,
  );
  expect(readFileSync(path)).toEqual(before);
});

test("with isolate each damaged file of the folder is repaired", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "world-one.json"), readFileSync(await damagedFile()));
  const { url } = await keeping(folder, { isolate: true, stateRepair: true });
  const headers = { Authorization: "Bearer key", "x-sandbank-world": "one" };
  const listed = await fetch(`${url}/v1/ach`, { headers });
  expect(((await listed.json()) as { data: unknown[] }).data).toHaveLength(1);
});

test("a last line that was cut off is left out with one line that says so (X121)", async () => {
  const path = await killedFile();
  writeFileSync(path, readFileSync(path).subarray(0, -40));
  expect(await countAt(path)).toBe(2);
  expect(warn.mock.calls).toEqual([
    [
      `The last line of ${shownPath(path)} was not written to its end, as when a process is killed: the change in it, which was not answered, is left out. If something else has cut the file, the changes after it are lost too.`,
    ],
  ]);
});

test("stateRepair needs a file", async () => {
  expect(await messageOf(() => serve({}, { port: 0, stateRepair: true }))).toBe(
    "Option 'stateRepair' needs the file that --state (option state) names.",
  );
  expect((await runHere(["--state-repair"])).err).toBe(
    "sandbank: --state-repair needs the file that --state (option state) names.\n",
  );
});
