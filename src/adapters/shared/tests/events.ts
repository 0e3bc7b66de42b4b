import type { ByFields } from "../../../bank/api/by-fields.ts";
import { later } from "../../../engine/time/instant.ts";
import type { CoreBank, Duration, RemoteBank } from "../../../index.ts";
import type { Event, EventPayloads } from "../../../products/index.ts";

/** An event of a bank, about an object of this type. */
export type EventOf<Payload> = Omit<Event, "payload" | "previous"> & {
  /** The object as a GET of it answered just then. */
  readonly payload: Payload;
  /** The same before; null for a new one. */
  readonly previous: Payload | null;
};

/** How long an event is waited for. */
export interface NextEventOptions {
  /** In bank time; by default `{ bankingDays: 5 }`. */
  readonly within?: Duration | undefined;
}

/** The events of a bank, for a test that waits for them. */
export interface Events {
  /**
   * Resolves with the first event of a type, with these values of its object, that this test has not taken yet. Bank time moves
   * forward until it happens, step by step and no further, also while the clock is paused; deliveries that `deliverWebhooks` sends
   * have reached their receiver by then. Rejects with an Error that lists what came instead, and for a bank without events; with
   * a RangeError for a duration that `clock.advance` would not take.
   *
   * @example const { payload } = await events.next("ach.status.advice", { id: "1001", status: "succeeded" });
   */
  next<Type extends keyof EventPayloads>(
    type: Type,
    fields?: ByFields<EventPayloads[Type]>,
    options?: NextEventOptions,
  ): Promise<EventOf<EventPayloads[Type]>>;
  /** The same for a type of a resource of your own. */
  next<Payload = Readonly<Record<string, unknown>>, Type extends string = string>(
    type: Type & (Type extends keyof EventPayloads ? never : unknown),
    fields?: ByFields<Payload>,
    options?: NextEventOptions,
  ): Promise<EventOf<Payload>>;
}

/** A bank of this process, or one that `connect` has connected to. */
export type BankWithEvents =
  | (Pick<CoreBank, "on"> & WithEvents<CoreBank>)
  | (WithEvents<RemoteBank> & {
      /** Only of a bank in this process, whose resets it notices. */
      readonly on?: undefined;
    });

type WithEvents<AnyBank extends CoreBank | RemoteBank> = {
  /** Its rows, events among them. */
  readonly db: object;
  /** Its clock, which is moved on to an event. */
  readonly clock: Pick<AnyBank["clock"], "now" | "advance" | "upcoming">;
};

type Reading<Result> = Result | Promise<Result>;

/** The reads of events, here or over the control. */
interface EventRows {
  all(): Reading<readonly Event[]>;
  count(): Reading<number>;
  findMany(fields: object): Reading<readonly Event[]>;
}

/** How many of the other events an error lists. */
const LISTED = 10;

/**
 * Waits for events of a bank that happen from now on, such as one of another process; the fixture `events` does so for the bank of a test. After a
 * reset or a restore of a bank of this process, what happens from then on counts.
 *
 * @example const events = await eventsOf(connect({ baseUrl: "http://localhost:4010" }));
 */
export async function eventsOf(bank: BankWithEvents): Promise<Events> {
  const rows = (bank.db as { readonly events?: EventRows }).events;
  let taken = new Set<string>();
  const takeAll = (events: readonly Event[]) => {
    taken = new Set(events.map(({ id }) => id));
  };
  if (rows) takeAll(await rows.all());
  bank.on?.("reset", () => takeAll((rows?.all() ?? []) as readonly Event[]));

  const next = async (type: string, fields: object, within: Duration): Promise<Event> => {
    if (!rows)
      throw new Error(
        "This bank has no events: give it resources: { events, webhooks, webhookDeliveries } of sandbank/products.",
      );
    const end = later((await bank.clock.now()).getTime(), within);
    let seen: number | undefined;
    for (let wait = 0; ; ) {
      // Without a wait too, since it lets deliveries that are due reach their receiver.
      await bank.clock.advance({ minutes: wait / 60_000 });
      const count = await rows.count();
      const found =
        count === seen
          ? undefined
          : (await rows.findMany({ event_type: type, payload: fields })).find(({ id }) => !taken.has(id));
      if (found) {
        taken.add(found.id);
        return found;
      }
      seen = count;
      const [step] = await bank.clock.upcoming(1);
      if (!step || Date.parse(step.at) > end)
        throw new Error(missing(type, fields, end, await rows.all(), taken));
      // A clock that runs may have passed it.
      wait = Math.max(0, Date.parse(step.at) - (await bank.clock.now()).getTime());
    }
  };

  let last: Promise<unknown> = Promise.resolve();
  return {
    next(type: string, fields: object = {}, { within = { bankingDays: 5 } }: NextEventOptions = {}) {
      // One after the other, or two calls at once would move time past what the first waits for.
      const found = last.then(() => next(type, fields, within));
      last = found.catch(() => undefined);
      // The types of payloads are those of its overloads.
      return found as Promise<EventOf<never>>;
    },
  };
}

function missing(
  type: string,
  fields: object,
  end: number,
  all: readonly Event[],
  taken: ReadonlySet<string>,
): string {
  const others = all.filter(({ id }) => !taken.has(id));
  const withFields = Object.keys(fields).length === 0 ? "" : ` with ${JSON.stringify(fields)}`;
  const none = `No ${type}${withFields} has come by ${new Date(end).toISOString()}`;
  if (others.length === 0) return `${none}, and nothing else.`;
  const listed = others.slice(-LISTED).map(({ event_type, payload: { id, status }, created_at }) => {
    const inStatus = typeof status === "string" ? ` (${status})` : "";
    return `\n  ${event_type} of ${id}${inStatus} at ${created_at}`;
  });
  const counted = listed.length === others.length ? "" : `, the last ${LISTED} of ${others.length}`;
  return `${none}. What came instead${counted}:${listed.join("")}`;
}
