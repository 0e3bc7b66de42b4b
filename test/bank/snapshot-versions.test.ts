// Statements: X13.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SNAPSHOT_VERSION, type Snapshot, SnapshotError } from "../../src/bank/snapshot/snapshot.ts";
import { createBank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { create, retrieve } from "../support/call.ts";

const folder = new URL("snapshots/", import.meta.url);
const versions = readdirSync(folder).flatMap((file) =>
  Array.from(file.matchAll(/^v(\d+)\.json$/g), ([, version]) => Number(version)),
);
const golden = (version: number): Snapshot =>
  JSON.parse(readFileSync(new URL(`v${version}.json`, folder), "utf8"));

/** A bank that has taken over the golden snapshot of a version. */
async function restored(version: number) {
  const bank = createBank();
  await bank.restore(golden(version));
  return bank;
}

const rowsOf = ({ tables }: Snapshot, name: string) => tables[name]?.rows.map(({ row }) => row.id) ?? [];

test("this version has a golden snapshot: `npm run snapshot:record` records it", () => {
  expect(versions).toContain(SNAPSHOT_VERSION);
});

describe.each(versions)("a golden snapshot of version %i (X13)", (version) => {
  test("is restored with all its rows: give a field that was added a default, or raise SNAPSHOT_VERSION", async () => {
    const snapshot = (await restored(version)).snapshot();
    expect(snapshot.version).toBe(SNAPSHOT_VERSION);
    const before = golden(version);
    for (const part of ["clock", "random", "timers", "progress"] as const)
      expect(snapshot[part]).toEqual(before[part]);
    for (const name of Object.keys(snapshot.tables))
      expect(rowsOf(snapshot, name)).toEqual(rowsOf(before, name));
    const other = createBank();
    await other.restore(snapshot);
    expect(other.snapshot()).toEqual(snapshot);
  });

  test("has rows that can be retrieved", async () => {
    const bank = await restored(version);
    for (const path of ["/v1/ach/1013", "/v1/counterparties/1001", "/v1/virtualcards/1001", "/v1/ach/1005"]) {
      expect(await retrieve(bank, path)).toMatchObject({ id: path.split("/").at(-1) });
    }
    expect(await retrieve(bank, "/v1/ach/1005")).toMatchObject({ status: "failed", return: { code: "R10" } });
    expect(bank.db.companies.get(1006)).toMatchObject({ status: "approved" });
    expect((await create(bank, "/v1/counterparties", minimalCounterparty)).id).toBe("1007");
  });

  test("has the causes of this version in its timelines", async () => {
    const bank = await restored(version);
    const causes = (id: number) => bank.timeline("achTransfers", id).map(({ cause }) => cause);
    expect(causes(1005)).toEqual(["request", "clock", "clock", "action"]);
    expect(causes(1013)).toEqual(["request", "action"]);
  });

  test("goes on: time runs its timers, and a held transfer can be released", async () => {
    const bank = await restored(version);
    expect(bank.db.achTransfers.get(1014)?.status).toBe("pending");
    await bank.clock.advance({ days: 30 });
    expect(bank.db.achTransfers.get(1010)?.status).toBe("succeeded");
    expect(bank.db.achTransfers.get(1014)?.status).toBe("succeeded");
    expect(bank.db.companies.get(1007)?.status).toBe("approved");
    expect(bank.snapshot().timers).toEqual([]);
    await bank.simulate.achTransfers.release(1013);
    expect(bank.db.achTransfers.get(1013)?.status).toBe("pending");
  });
});

/** The golden snapshot of this version, with the first transfer and the tables changed. */
function changed(
  ofTransfer: (row: Record<string, unknown>) => object,
  ofTables: (tables: Snapshot["tables"]) => object = (tables) => tables,
): object {
  const snapshot = golden(SNAPSHOT_VERSION);
  const { achTransfers = { next: 1, rows: [] } } = snapshot.tables;
  const [first, ...others] = achTransfers.rows;
  const row = ofTransfer({ ...first?.row });
  const rows = [{ row, timeline: first?.timeline }, ...others];
  return {
    ...snapshot,
    tables: ofTables({ ...snapshot.tables, achTransfers: { ...achTransfers, rows: rows as never } }),
  };
}

test("what was added after a snapshot was taken has its default: a table is empty, a field blank (X331)", async () => {
  const older = changed(
    ({ metadata: _metadata, service: _service, internal, ...row }) => {
      const { held_from: _held, ...others } = internal as { held_from: null };
      return { ...row, internal: others };
    },
    ({ usedLoginNames: _names, ...tables }) => tables,
  );
  const bank = createBank();
  await bank.restore(older);
  expect(bank.snapshot()).toEqual((await restored(SNAPSHOT_VERSION)).snapshot());
  expect(JSON.stringify(bank.db.achTransfers.get(1001))).toBe(
    JSON.stringify((await restored(SNAPSHOT_VERSION)).db.achTransfers.get(1001)),
  );
});

test("a field without a default is missed (SNAP-3)", async () => {
  const restoring = createBank().restore(changed(({ amount: _amount, ...row }) => row));
  await expect(restoring).rejects.toThrow("at tables.achTransfers.rows.0.row.amount: is required.");
});

const latest = golden(SNAPSHOT_VERSION);
const expectedVersion = `A snapshot must have version ${SNAPSHOT_VERSION}, got`;
const at = (path: string, problem: string) => `The snapshot doesn't fit this bank: at ${path}: ${problem}`;
const withFiles = (files: unknown) => ({ ...latest, tables: { ...latest.tables, files } });
const noObject = "Invalid input: expected object, received";
const noList = "Invalid input: expected array, received";
const takeIt = "take it with bank.snapshot().";
const takeItAgain = "which an earlier Sandbank has taken: take it again with bank.snapshot().";

const refusals: [what: string, snapshot: unknown, message: string][] = [
  [
    "a newer version",
    { ...latest, version: SNAPSHOT_VERSION + 1 },
    `${expectedVersion} ${SNAPSHOT_VERSION + 1}, which a newer Sandbank has taken: update the package.`,
  ],
  ["an earlier version", { ...latest, version: 3 }, `${expectedVersion} 3, ${takeItAgain}`],
  ["a version that is text", { ...latest, version: "2" }, `${expectedVersion} "2": ${takeIt}`],
  ["no version", { ...latest, version: undefined }, `${expectedVersion} none: ${takeIt}`],
  ["a list of snapshots", [latest], `${expectedVersion} none: ${takeIt}`],
  [
    "this version and nothing else",
    { version: 4 },
    at("format", 'Invalid input: expected "sandbank-snapshot"'),
  ],
  ["a further part", { ...latest, log: [] }, at("the top", 'Unrecognized key: "log"')],
  ["tables that are text", { ...latest, tables: "none" }, at("tables", `${noObject} string`)],
  ["a table that is a list", withFiles([null]), at("tables.files", `${noObject} array`)],
  ["a table that is null", withFiles(null), at("tables.files", `${noObject} null`)],
  ["a table without rows", withFiles({ next: 1001 }), at("tables.files.rows", `${noList} undefined`)],
  [
    "rows that are text",
    withFiles({ next: 1001, rows: "none" }),
    at("tables.files.rows", `${noList} string`),
  ],
  [
    "rows that are no objects",
    withFiles({ next: 1001, rows: [undefined] }),
    at("tables.files.rows.0", `${noObject} null`),
  ],
  [
    "a row that is null",
    withFiles({ next: 1001, rows: [{ row: null, timeline: [] }] }),
    at("tables.files.rows.0.row", `${noObject} null`),
  ],
  ["timers that are null", { ...latest, timers: null }, at("timers", `${noList} null`)],
  ["a timer that is null", { ...latest, timers: [null] }, at("timers.0", `${noObject} null`)],
];

test.each(refusals)(
  "%s is refused with a message that says what to do (X13)",
  async (_, snapshot, message) => {
    const bank = mondayBank();
    await create(bank, "/v1/counterparties", minimalCounterparty);
    const before = bank.snapshot();
    const restoring = bank.restore(snapshot);
    await expect(restoring).rejects.toThrow(SnapshotError);
    await expect(restoring).rejects.toThrow(expect.objectContaining({ name: "SnapshotError", message }));
    expect(bank.snapshot()).toEqual(before);
  },
);
