// Rows of docs/spec/snapshots.md, each broken by one change of the snapshot of a busy bank.

import { beforeAll, expect } from "vitest";
import { type Bank, type Snapshot, SnapshotError } from "../../../../src/index.ts";
import { busySnapshot, makeBank } from "../../../fuzz/snapshots/base.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Holder = Record<string, Json | undefined>;
/** Other values at some paths; undefined drops what is there. */
export type Changes = Readonly<Record<string, Json | undefined>>;

/** A statement, what breaks it, and what the refusal says. */
export type Case = readonly [id: string, changes: Changes, message: string];

/** A case in the order of its title. */
export const titled = ([id, changes, message]: Case) => [id, message, changes] as const;

let bank: Bank;
let snapshot: Snapshot;
beforeAll(async () => {
  bank = makeBank();
  await bank.ready;
  snapshot = await busySnapshot(bank);
});

/** The value below these names. */
function at(value: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>((parent, name) => (parent as Holder)[name], value);
}

export function changed(from: Snapshot, changes: Changes): Snapshot {
  const copy = structuredClone(from);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split(".");
    const name = names.pop() ?? "";
    const parent = at(copy, names);
    if (value !== undefined) (parent as Holder)[name] = value;
    else if (Array.isArray(parent)) parent.splice(Number(name), 1);
    else delete (parent as Holder)[name];
  }
  return copy;
}

/** Restores the snapshot with its changes: it is refused with the message, and the bank stays as it was. */
export async function expectRefused(message: string, changes: Changes): Promise<void> {
  await bank.restore(snapshot);
  const before = JSON.stringify(bank.snapshot());
  const restoring = bank.restore(changed(snapshot, changes));
  await expect(restoring).rejects.toThrow(SnapshotError);
  await expect(restoring).rejects.toThrow(
    expect.objectContaining({ message: `The snapshot doesn't fit this bank: at ${message}` }),
  );
  expect(JSON.stringify(bank.snapshot())).toBe(before);
}
