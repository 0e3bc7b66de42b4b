// Statements: X13.

import { expect, test } from "vitest";
import * as z from "zod";
import { SNAPSHOT_VERSION } from "../../src/bank/snapshot/snapshot.ts";
import { referenceTo } from "../../src/engine/schema/references.ts";
import { type Saved, type Shape, savedByBank, shapeOf } from "./snapshots/shape.ts";
import {
  differenceOf,
  goldenFile,
  HASHES,
  hashOf,
  readRecorded,
  shapeFile,
  versions,
} from "./snapshots/versions.ts";

const shape = shapeOf(savedByBank());

test("what is saved has the shape that is recorded for this version", () => {
  const recorded = readRecorded(shapeFile(SNAPSHOT_VERSION)) as Shape | undefined;
  const difference = differenceOf(recorded, shape);
  expect(difference, difference).toBeUndefined();
});

test("each version since 1 has a shape and a golden snapshot, which never change", () => {
  const files = versions.flatMap((version) => [shapeFile(version), goldenFile(version)]);
  const hashes = files.map((file) => [file, hashOf(readRecorded(file))]);
  expect(
    Object.fromEntries(hashes),
    "A recorded file was changed or is missing: restore it from version control, and raise SNAPSHOT_VERSION instead.",
  ).toEqual(readRecorded(HASHES));
});

type SavedModel = Saved["models"][number];

/** What a bank saves, with another model in place of that of ACH transfers. */
function savedWith(change: (model: SavedModel) => SavedModel): Saved {
  const saved = savedByBank();
  const models = saved.models.map((model) => (model.collection === "achTransfers" ? change(model) : model));
  return { ...saved, models };
}

const withField = (name: string, field: z.core.$ZodType) => () =>
  savedWith((model) => ({ ...model, row: model.row.extend({ [name]: field }) }));

const row = "tables.achTransfers.rows[].row";

const changes: [what: string, change: () => Saved, difference: string][] = [
  [
    "another field",
    withField("made_up", z.string().nullable()),
    `${row}.made_up: was absent, is string, or null`,
  ],
  ["a field of another type", withField("amount", z.string()), `${row}.amount: was number, safeint, `],
  ["a field that may be null", withField("service", z.string().nullable()), "is string, or null"],
  ["another word", withField("sec_code", z.enum(["ccd", "ppd", "web", "tel"])), 'or "web" or "tel"'],
  ["another largest number", withField("amount", z.int().min(0).max(5)), "less_than 5 inclusive"],
  ["another pattern", withField("receiver_routing_number", z.string().regex(/^[0-9]{8}$/)), "/^[0-9]{8}$/"],
  [
    "a check of its own",
    withField(
      "url",
      z.string().refine((url) => url !== ""),
    ),
    "is string, custom check",
  ],
  ["a reference", withField("batch_id", referenceTo("files").nullable()), "id in files, or null"],
  [
    "a field inside another",
    withField("return", z.object({ code: z.string() }).nullable()),
    `${row}.return.description: was string, is absent`,
  ],
  [
    "ids of another form",
    () => savedWith((model) => ({ ...model, ids: "integer" })),
    "tables.achTransfers ids: was string, is integer",
  ],
  [
    "a collection less",
    () => ({ ...savedByBank(), models: savedByBank().models.slice(1) }),
    "tables.counterparties: was object of these fields only, is absent",
  ],
  [
    "another kind of timer",
    () => ({ ...savedByBank(), timerKinds: ["companies"] }),
    'timers[].kind: was "achTransfers" or',
  ],
  [
    "a status less",
    () => ({ ...savedByBank(), statuses: { achTransfers: ["pending"] } }),
    "statuses: was canceled, failed, hold, pending, processing, succeeded, is pending",
  ],
];

test.each(changes)("%s changes the shape, and the message says what to do", (_, change, difference) => {
  const text = differenceOf(shape, shapeOf(change()));
  expect(text).toContain(difference);
  expect(text).toContain(
    `Raise SNAPSHOT_VERSION in src/bank/snapshot/snapshot.ts to ${SNAPSHOT_VERSION + 1}.`,
  );
  expect(text).toContain(`Add the migration from ${SNAPSHOT_VERSION} to MIGRATIONS`);
  expect(text).toContain("npm run snapshot:record");
});

test("the order of collections, fields, statuses and kinds of timers is no part of the shape", () => {
  const { models, timerKinds, statuses } = savedByBank();
  const reversed = {
    models: models.toReversed().map((model) => ({
      ...model,
      row: z.object(Object.fromEntries(Object.entries(model.row.shape).toReversed())),
    })),
    timerKinds: timerKinds.toReversed(),
    statuses: Object.fromEntries(
      Object.entries(statuses).map(([collection, names]) => [collection, names.toReversed()]),
    ),
  };
  expect(differenceOf(shape, shapeOf(reversed))).toBeUndefined();
});

test("a version that was raised and not recorded is reported", () => {
  expect(differenceOf(undefined, shape)).toBe(
    `The shape of snapshot version ${SNAPSHOT_VERSION} is not recorded: run \`npm run snapshot:record\`.`,
  );
});

test("a kind of schema that the shape does not know is refused rather than ignored", () => {
  expect(() => shapeOf(withField("when", z.date())())).toThrow('A schema of type "date" is saved');
});
