// Statements: X13.

import { describe, expect, test } from "vitest";
import { SNAPSHOT_VERSION, type Snapshot, SnapshotError } from "../../src/bank/snapshot/snapshot.ts";
import { createBank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { create, retrieve } from "../support/call.ts";
import { goldenFile, readRecorded, versions } from "./snapshots/versions.ts";

const golden = (version: number) => readRecorded(goldenFile(version)) as Snapshot;
const latest = golden(SNAPSHOT_VERSION);

/** A bank that has taken over the golden snapshot of a version. */
async function restored(version: number) {
  const bank = createBank();
  await bank.restore(golden(version));
  return bank;
}

const pathsOfRows = Object.values(createBank().resources).map(({ collection, path }) => [collection, path]);

describe.each(versions)("a golden snapshot of version %i (X13)", (version) => {
  test("holds rows of every public collection, a timer of each kind, and changes of each cause", () => {
    const { tables, timers } = golden(version);
    for (const [collection] of pathsOfRows) expect(tables[collection as string]?.rows).not.toEqual([]);
    expect(tables.outbox?.rows).toHaveLength(2);
    expect(new Set(timers.map(({ kind }) => kind))).toEqual(
      new Set(["achTransfers", "companies", "virtualCards.clearing"]),
    );
    const entries = Object.values(tables).flatMap(({ rows }) => rows.flatMap(({ timeline }) => timeline));
    expect(new Set(entries.map(({ cause }) => cause)).size).toBe(3);
  });

  test("is restored as a snapshot of this version, with all its rows", async () => {
    const bank = await restored(version);
    const snapshot = bank.snapshot();
    expect(snapshot.version).toBe(SNAPSHOT_VERSION);
    const idsIn = ({ tables }: Snapshot) =>
      Object.fromEntries(
        Object.entries(tables).map(([name, { rows }]) => [name, rows.map(({ row }) => row.id)]),
      );
    expect(idsIn(snapshot)).toEqual(idsIn(golden(version)));
    const other = createBank();
    await other.restore(snapshot);
    expect(other.snapshot()).toEqual(snapshot);
  });

  test("is not changed by that", async () => {
    const snapshot = golden(version);
    await createBank().restore(snapshot);
    expect(snapshot).toEqual(golden(version));
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

test("the snapshot of a version before is migrated in the causes of its timelines alone", async () => {
  const [entry] = golden(1).tables.achTransfers?.rows[0]?.timeline ?? [];
  const row = { ...golden(1).tables.counterparties?.rows[0]?.row, metadata: { cause: "verb" } };
  const withMetadata = {
    ...golden(1),
    tables: {
      ...golden(1).tables,
      counterparties: { next: 1007, rows: rowsWithFirst(row, { ...entry, cause: "verb", status: null }) },
    },
  };
  const bank = createBank();
  await bank.restore(withMetadata);
  expect(bank.db.counterparties.get(1001)?.metadata).toEqual({ cause: "verb" });
  expect(bank.timeline("counterparties", 1001)).toEqual([{ ...entry, cause: "action", status: null }]);
});

test("what companies lacked, of which versions 1 and 2 kept a note, is dropped", async () => {
  for (const version of [1, 2]) {
    const [saved] = golden(version).tables.companies?.rows ?? [];
    expect(saved?.row).toHaveProperty("internal.lacks");
    const bank = await restored(version);
    expect(bank.snapshot().tables.companies?.rows[0]?.row).not.toHaveProperty("internal");
  }
});

function rowsWithFirst(row: object, entry: object) {
  const [, ...others] = golden(1).tables.counterparties?.rows ?? [];
  return [{ row, timeline: [entry] }, ...others];
}

const expectedVersion = `A snapshot must have version ${SNAPSHOT_VERSION}, got`;
const takeIt = "take it with bank.snapshot().";
const takeItAgain = "which cannot be migrated: take it again with bank.snapshot().";

const refusals: [what: string, snapshot: unknown, message: string][] = [
  [
    "a newer version",
    { ...latest, version: SNAPSHOT_VERSION + 1 },
    `${expectedVersion} ${SNAPSHOT_VERSION + 1}, which a newer Sandbank has taken: update the package.`,
  ],
  ["a version without a migration", { ...latest, version: 0 }, `${expectedVersion} 0, ${takeItAgain}`],
  ["a version that never was", { ...latest, version: 1.5 }, `${expectedVersion} 1.5, ${takeItAgain}`],
  ["a version that is text", { ...latest, version: "2" }, `${expectedVersion} "2": ${takeIt}`],
  ["no version", { ...latest, version: undefined }, `${expectedVersion} none: ${takeIt}`],
  ["a list of snapshots", [latest], `${expectedVersion} none: ${takeIt}`],
  ["version 1 and nothing else", { version: 1 }, "This is no snapshot of such a bank: at format: "],
  ["version 1 and tables that are text", { ...golden(1), tables: "none" }, "at tables: "],
  [
    "version 1 and a table that is a list",
    { ...golden(1), tables: { ...golden(1).tables, files: [null] } },
    "at tables.files: ",
  ],
  [
    "version 1 and an unknown cause",
    { ...golden(1), tables: { ...golden(1).tables, files: withCause("magic") } },
    "at tables.files.rows.0.timeline.0.cause: ",
  ],
  ["version 2 and a cause of version 1", { ...golden(1), version: 2 }, ".timeline."],
];

function withCause(cause: string) {
  const { next = 1, rows = [] } = golden(1).tables.files ?? {};
  return { next, rows: rows.map(({ row, timeline }) => ({ row, timeline: [{ ...timeline[0], cause }] })) };
}

test.each(refusals)(
  "%s is refused with a message that says what to do (X13)",
  async (_, snapshot, message) => {
    const bank = mondayBank();
    await create(bank, "/v1/counterparties", minimalCounterparty);
    const before = bank.snapshot();
    const restoring = bank.restore(snapshot);
    await expect(restoring).rejects.toThrow(SnapshotError);
    await expect(restoring).rejects.toThrow(message);
    expect(bank.snapshot()).toEqual(before);
  },
);
