import * as z from "zod/mini";
import { defineResource, type Turn } from "../define/index.ts";
import type { OwnResource } from "../index.ts";
import { collectionOf, type EventType } from "./event-types.ts";

const Shown = z.record(z.string(), z.unknown());

const eventOf = (types: readonly string[]) =>
  z.object({
    id: z.string(),
    event_type: z.enum(types),
    /** The row as a GET of it answers just then; of a deleted one as it answered last. */
    payload: Shown,
    /** The same before it; null for a new row. */
    previous: z.nullable(Shown),
    /** Bank time, ISO 8601. */
    created_at: z.string(),
  });

/** Something that has happened to a row. */
export type Event = z.output<ReturnType<typeof eventOf>>;

/** Makes the events of a bank, of such types. */
export function eventsOf(types: Readonly<Record<string, EventType>>): OwnResource<Event> {
  return defineResource({
    noun: "event",
    path: "/v1/events",
    area: "events",
    auth: "client",
    row: eventOf(Object.keys(types)),
    operations: ["get", "list"],
    list: "cursor",
    indexes: ["event_type"],
    filters: ["event_type", { name: "object_id", field: "payload.id" }],
    watches: watchesOf(types),
  });
}

type Watch = (after: object | undefined, before: object | undefined, turn: Turn<Event>) => void;

function watchesOf(types: Readonly<Record<string, EventType>>): Readonly<Record<string, Watch>> {
  const collections = [...new Set(Object.values(types).map(({ of }) => of))];
  return Object.fromEntries(
    collections.map((of) => {
      const about = Object.entries(types).filter(([, type]) => type.of === of);
      const watch: Watch = (after, before, turn) => {
        const happened = about.filter(([, type]) => type.when(after, before));
        if (happened.length === 0) return;
        const change = changeOf(turn, collectionOf({ of }), after, before);
        for (const [event_type] of happened) turn.rows.insert({ event_type, ...change });
      };
      return [of, watch];
    }),
  );
}

function changeOf(
  turn: Turn<Event>,
  collection: string,
  after: object | undefined,
  before: object | undefined,
): Pick<Event, "payload" | "previous" | "created_at"> {
  const shown = (row: object | undefined) => (row === undefined ? null : turn.shown(collection, row));
  const previous = shown(before);
  return { payload: shown(after) ?? previous ?? {}, previous, created_at: turn.now };
}
