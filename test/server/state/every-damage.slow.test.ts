// Statements: X121.

import { readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { readJournal } from "../../../src/adapters/persist/journal.ts";
import { StateFile } from "../../../src/adapters/server/state/state-file.ts";
import { textsIn } from "../../../src/adapters/server/state/texts-in.ts";
import { cleanUp, killedFile, linesOf } from "./support.ts";

afterEach(cleanUp);

const NEWLINE = 10;

/** What a file is read as: a state, perhaps without a line that was cut, or the reason for which it is refused. */
async function readAs(path: string) {
  const file = new StateFile(path, async () => undefined);
  const texts = await file.read();
  try {
    return { state: JSON.stringify(readJournal(texts).snapshot), isCut: file.isCut };
  } catch (error) {
    return { refused: (error as Error).message };
  }
}

test("of a file with any one bit flipped none is taken for another state (X121)", async () => {
  const whole = readFileSync(await killedFile());
  const read = (bytes: Buffer) => {
    const { texts, isCut } = textsIn(bytes);
    try {
      return { isCut, state: JSON.stringify(readJournal(texts).snapshot) };
    } catch {
      return undefined;
    }
  };
  const right = read(whole);
  let taken = 0;
  for (let at = 0; at < 8 * whole.length; at += 1) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at >> 3) ^ (1 << (at % 8)), at >> 3);
    const state = read(bytes);
    if (state === undefined) continue;
    taken += 1;
    expect(state).toEqual(right);
  }
  expect(taken).toBeLessThan(10);
});

const damage = fc.oneof(
  fc.record({ kind: fc.constant("flip" as const), at: fc.nat(), bit: fc.nat(7) }),
  fc.record({ kind: fc.constant("cut" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("doubled line" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("missing line" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("lines in another order" as const), at: fc.nat() }),
);

test("of 5,000 damaged files none is taken for another state, and none loses a change that was answered without a word (X121)", {
  timeout: 300_000,
}, async () => {
  const path = await killedFile();
  const whole = readFileSync(path);
  const lines = linesOf(path).slice(0, -1);
  const { state } = await readAs(path);
  /** The state after each line. */
  const states: string[] = [];
  for (const [at] of lines.entries()) {
    writeFileSync(
      path,
      lines
        .slice(0, at + 1)
        .map((line) => `${line}\n`)
        .join(""),
    );
    states.push((await readAs(path)).state ?? "");
  }
  expect(states.at(-1)).toBe(state);
  const outcomes = { refused: 0, same: 0, cut: 0, "cut between two lines": 0 };
  await fc.assert(
    fc.asyncProperty(damage, async (given) => {
      let bytes = Buffer.from(whole);
      const line = given.at % lines.length;
      const without = lines.filter((_, at) => at !== line);
      if (given.kind === "flip") {
        const at = given.at % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << given.bit), at);
      } else if (given.kind === "cut") {
        bytes = bytes.subarray(0, given.at % bytes.length);
      } else if (given.kind === "doubled line") {
        bytes = Buffer.from(`${lines.toSpliced(line, 0, lines[line] ?? "").join("\n")}\n`);
      } else if (given.kind === "missing line") {
        // Nothing tells of a last line that is gone.
        if (line === lines.length - 1) return;
        bytes = Buffer.from(`${without.join("\n")}\n`);
      } else {
        if (line === lines.length - 1) return;
        bytes = Buffer.from(`${without.concat(lines[line] ?? "").join("\n")}\n`);
      }
      writeFileSync(path, bytes);
      const read = await readAs(path);
      if (read.refused !== undefined) outcomes.refused += 1;
      else if (read.state === state && !read.isCut) outcomes.same += 1;
      else if (read.isCut) {
        outcomes.cut += 1;
        expect(given.kind).toBe("cut");
        expect(states).toContain(read.state);
      } else {
        outcomes["cut between two lines"] += 1;
        expect(given.kind).toBe("cut");
        // A last line that lacks its line break alone is whole.
        expect([whole.at(bytes.length - 1), whole.at(bytes.length)]).toContain(NEWLINE);
        expect(states).toContain(read.state);
      }
    }),
    { numRuns: 5000, seed: 20_261_126 },
  );
  expect(outcomes.refused).toBeGreaterThan(3000);
  // The line break at the end alone is missing.
  expect(outcomes.same).toBeLessThan(10);
});
