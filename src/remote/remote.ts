import type { ByFields } from "../bank/api/by-fields.ts";
import type { BankClock } from "../bank/api/clock.ts";
import type { Reader } from "../bank/api/db.ts";
import type { BankTypes } from "../bank/api/types-of.ts";
import type { BankOf, CoreTypes } from "../bank/bank.ts";
import type { InitialStateOptionsOf } from "../bank/options/options.ts";
import type { BankFetch } from "../bank/runtime/fetch.ts";
import type { AnyId } from "../engine/store/ids.ts";
import type { Duration, Instant } from "../engine/time/instant.ts";
import type { RemoteFaults } from "./faults.ts";

/** A member of a remote bank: a function that returns a promise, also for a member that is a plain value. */
type Afar<Member> = [Member] extends [(...args: infer Args) => infer Result]
  ? (...args: Args) => Promise<Awaited<Result>>
  : [Member] extends [string | number | boolean | readonly unknown[]]
    ? () => Promise<Member>
    : Remote<Member>;

/** A part of a remote bank: the same names, each a function that returns a promise. */
type Remote<Part> = { readonly [Name in keyof Part]: Afar<Part[Name]> };

/** The reads of one collection, by wanted fields; a query is a function and cannot be sent. */
interface RemoteReader<Wire> {
  /** The row with this id, given as string or number; undefined when there is none. */
  get(id: AnyId): Promise<Wire | undefined>;
  /**
   * The first row with these values of its fields; without them, the oldest.
   *
   * @example await bank.db.achTransfers.findFirst({ status: "failed" })
   */
  findFirst(fields?: ByFields<Wire>): Promise<Wire | undefined>;
  /** Every row with these values of its fields, oldest first. */
  findMany(fields?: ByFields<Wire>): Promise<readonly Wire[]>;
  /** Every row, oldest first. */
  all(): Promise<readonly Wire[]>;
  /** How many rows have these values of their fields; without them, how many there are. */
  count(fields?: ByFields<Wire>): Promise<number>;
}

type Controlled<T extends BankTypes> = Pick<
  BankOf<T>,
  | "simulate"
  | "timeline"
  | "timelines"
  | "allowedActions"
  | "openAuthorizations"
  | "movements"
  | "progress"
  | "history"
  | "log"
  | "explain"
  | "outbox"
  | "recipe"
  | "snapshot"
>;

/** A bank in another process, as `connect` gives it. Without what cannot be sent: handlers, `on`, queries, `onProgress`. */
export type RemoteBankOf<T extends BankTypes> = Remote<Controlled<T>> & {
  /** Its base url. */
  readonly baseUrl: string;
  /** Sends a request to the service; the path is enough. */
  readonly fetch: BankFetch;
  /** As `bank.db`, each read a promise. */
  readonly db: {
    readonly [Name in keyof T["db"]]: T["db"][Name] extends Reader<infer _, infer Wire>
      ? RemoteReader<Wire>
      : never;
  };
  /** As `bank.faults`. */
  readonly faults: RemoteFaults;
  /** As `bank.clock`. */
  readonly clock: Remote<Omit<BankClock, "advance" | "advanceTo">> & {
    /** Moves time forward by a duration, as `bank.clock.advance`. */
    advance(duration: Duration): Promise<void>;
    /** Moves time forward to an instant, as `bank.clock.advanceTo`. */
    advanceTo(instant: Instant): Promise<void>;
  };
  /** The names of the option `scenarios`, which `loadScenario` takes (X207). */
  scenarios(): Promise<readonly string[]>;
  /** As `bank.loadScenario`. */
  loadScenario(name: string): Promise<void>;
  /** As `bank.restore`. */
  restore(snapshot: unknown): Promise<void>;
  /** As `bank.resources`. */
  resources(): Promise<BankOf<T>["resources"]>;
  /** As `bank.reset`; another scenario is set by its name, with `loadScenario`. */
  reset(to?: Omit<InitialStateOptionsOf<BankOf<T>>, "scenario">): Promise<void>;
};

/** A bank in another process with the resources of this package, as `connect` gives it. */
export type RemoteBank = RemoteBankOf<CoreTypes>;
