import * as z from "zod/mini";
import type { Snapshot } from "../../core.ts";
import { chosen } from "../call/advice.ts";
import { argument } from "../call/arguments.ts";
import { type Result, shown } from "../call/result.ts";
import type { Clock } from "./look.ts";
import { tool } from "./tool.ts";

/** How many states are kept of a bank; the oldest goes first. */
const MOST_KEPT = 10;

/** How many rows of a kind are told. */
const MOST_TOLD = 10;

export const checkpoint = tool({
  name: "checkpoint",
  description:
    "Before something that may need undoing: save the whole state under a name. Later compare (rows added, removed, changed since) or restore, time included. Kept until the server ends. Not for others: make_link.",
  input: z.strictObject({
    do: z.enum(["save", "compare", "restore"]),
    name: argument(z.string(), "default checkpoint"),
  }),
  fields: {
    ...{ now: "string", names: "string[]" },
    ...{ added: "object[]?", removed: "object[]?", changed: "object[]?", more: "number?" },
  },
  example: { do: "save", name: "before the payment" },
  changes: ({ do: what }) => what === "restore",
  async run({ do: what, name = "checkpoint" }, { transport, checkpoints }): Promise<Result> {
    const present = async () => {
      const { now } = (await transport.read("clock")) as Clock;
      return { now, names: [...checkpoints.keys()] };
    };
    if (what === "save") {
      const state = (await transport.read("snapshot")) as Snapshot;
      checkpoints.delete(name);
      checkpoints.set(name, state);
      const [oldest] = checkpoints.keys();
      if (checkpoints.size > MOST_KEPT && oldest !== undefined) checkpoints.delete(oldest);
      return {
        data: await present(),
        next: `checkpoint ${JSON.stringify({ do: "compare", name })} after the change.`,
      };
    }
    const [, kept] = chosen("checkpoint", name, [...checkpoints], ([key]) => key);
    if (what === "restore") {
      await transport.call("restore", kept);
      return { data: await present(), next: "a page shows it when it asks again: reload it." };
    }
    const state = (await transport.read("snapshot")) as Snapshot;
    return { data: { ...(await present()), ...difference(kept, state) }, next: "restore goes back to it." };
  },
});

type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** What differs between two states of a bank. */
function difference(from: Snapshot, to: Snapshot): object {
  const before = rowsOf(from);
  const after = rowsOf(to);
  const added = [...after.keys()].filter((row) => !before.has(row)).map((row) => about(row, after));
  const removed = [...before.keys()].filter((row) => !after.has(row)).map((row) => about(row, before));
  const changed = [...after].flatMap(([row, now]) => {
    const then = before.get(row);
    // Most rows are as they were, and a row is compared faster than its fields.
    const fields =
      then && differs(then, now)
        ? Object.keys({ ...then, ...now }).filter((field) => differs(then[field], now[field]))
        : [];
    if (!then || fields.length === 0) return [];
    return [{ row, from: shown(picked(then, fields)), to: shown(picked(now, fields)) }];
  });
  const lists = { added, removed, changed };
  const more = Object.values(lists).reduce((sum, { length }) => sum + Math.max(0, length - MOST_TOLD), 0);
  const told = Object.entries(lists).map(([name, list]) => [name, list.slice(0, MOST_TOLD)]);
  return { ...Object.fromEntries(told), ...(more > 0 && { more }) };
}

/** Rows by their addresses, such as "achTransfers/1001". */
function rowsOf({ tables }: Snapshot): Rows {
  return new Map(
    Object.entries(tables).flatMap(([collection, { rows }]) =>
      rows.map(({ row }) => [`${collection}/${row.id}`, row as Readonly<Record<string, unknown>>]),
    ),
  );
}

function about(row: string, rows: Rows): object {
  const { status } = rows.get(row) ?? {};
  return { row, ...(typeof status === "string" && { status }) };
}

function differs(then: unknown, now: unknown): boolean {
  return JSON.stringify(then) !== JSON.stringify(now);
}

function picked(row: Readonly<Record<string, unknown>>, fields: readonly string[]): object {
  return Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));
}
