// Statements: X142 to X144.

import fc from "fast-check";
import { expect, test } from "vitest";
import { failureOf } from "../../../src/adapters/shared/failure/failure-of.ts";
import { readFailure } from "../../../src/adapters/shared/failure/read.ts";
import { sealed } from "../../../src/adapters/shared/failure/seal.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { messageOf } from "../../support/control.ts";

const failed = {
  test: { runner: "vitest", name: "a test", file: "a.test.ts", attempt: 1 },
  errors: [{ message: "expected 1 to be 2", location: null }],
} as const;

/** A file of a bank with a transfer, a refused request and a request that a fault has answered. */
async function written(): Promise<string> {
  const bank = mondayBank({ record: true, faults: [{ nth: 3, status: 503 }] });
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "POST", "/v1/ach", { amount: -1 });
  await call(bank, "GET", "/v1/ach");
  return JSON.stringify(await failureOf(bank, failed));
}

test("a file is read as it was written, however it is laid out (X144)", async () => {
  const json = await written();
  expect(readFailure(json)).toEqual(JSON.parse(json));
  expect(readFailure(JSON.stringify(JSON.parse(json), null, 2))).toEqual(JSON.parse(json));
  expect(JSON.parse(json)).toMatchObject({
    step: { at: "2026-03-02T15:00:00.000Z", request: 3, calls: 1 },
    log: [{ status: 200 }, { status: 400 }, { status: 503, fault: { then: "status" } }],
  });
});

test("a bank that records nothing has no recipe in its file", async () => {
  const json = JSON.stringify(await failureOf(mondayBank(), failed));
  expect(readFailure(json)).toMatchObject({ recipe: null, step: { request: null, calls: null }, log: [] });
});

test("a bank whose time runs is paused in its file, at the time of the failure (X143)", async () => {
  const bank = mondayBank({ clock: { paused: false, speed: 1000 }, record: true });
  const { state, step, recipe } = await failureOf(bank, failed);
  expect(state.clock).toEqual({ at: Date.parse(step.at), since: null, speed: 1000 });
  expect(recipe?.clock).toMatchObject({ paused: false, speed: 1000 });
});

test("a file that is cut off anywhere is refused in one line (X144)", async () => {
  const json = await written();
  fc.assert(
    fc.property(fc.nat(json.length - 1), (length) => {
      expect(() => readFailure(json.slice(0, length))).toThrow("The file is not JSON, or is cut off.");
    }),
  );
});

test.each([
  ["null", 'The file is not of a failed test: its format is not "sandbank-failure".'],
  ["[]", 'The file is not of a failed test: its format is not "sandbank-failure".'],
  ['{"name":"sandbank"}', 'The file is not of a failed test: its format is not "sandbank-failure".'],
  [
    '{"format":"sandbank-failure","version":2}',
    "The file of a failed test was written by another version of Sandbank: use that one.",
  ],
  [
    '{"format":"sandbank-failure","version":1}',
    "The file of a failed test was edited or is damaged: 'test' is not as it was written.",
  ],
])("%s is refused in one line (X144)", async (json, message) => {
  expect(await messageOf(async () => readFailure(json))).toBe(message);
});

test("a file of which any value was changed or removed is refused (X144)", async () => {
  const json = await written();
  const paths: string[][] = [];
  const walk = (value: unknown, path: string[]) => {
    if (path.length > 0) paths.push(path);
    if (typeof value !== "object" || value === null) return;
    for (const [name, each] of Object.entries(value)) walk(each, [...path, name]);
  };
  walk(JSON.parse(json), []);
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.constantFrom("changed", -7, null, undefined), (path, value) => {
      const file = JSON.parse(json);
      const last = path.at(-1) as string;
      let owner = file;
      for (const name of path.slice(0, -1)) owner = owner[name];
      fc.pre(owner[last] !== value);
      owner[last] = value;
      expect(() => readFailure(JSON.stringify(file))).toThrow(
        /^The file (?:of a failed test |is not of )[^\n]*$/,
      );
    }),
    { numRuns: 500 },
  );
});

test("a file that was sealed again after an edit is refused where its recipe or clock could not be read", async () => {
  const { hash: _hash, ...file } = JSON.parse(await written());
  const { recipe, state } = file;
  for (const changed of [
    { recipe: { ...recipe, functions: 5 } },
    { recipe: { ...recipe, functions: [{}] } },
    { recipe: { ...recipe, options: "seed" } },
    { state: { ...state, clock: null } },
    { state: { format: "sandbank-snapshot" } },
  ])
    expect(() => readFailure(JSON.stringify(sealed({ ...file, ...changed })))).toThrow(
      `The file of a failed test was edited or is damaged: '${Object.keys(changed)[0]}' is not as it was written.`,
    );
});
