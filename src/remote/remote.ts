import type { Bank } from "../bank/create-bank.ts";
import type { BankFetch } from "../bank/fetch.ts";
import type { InitialStateOptions } from "../bank/options.ts";

/** A member from afar: a function answers a promise, and so does what is no function, once it is called. */
type Afar<Member> = [Member] extends [(...args: infer Args) => infer Result]
  ? (...args: Args) => Promise<Awaited<Result>>
  : [Member] extends [string | number | boolean | readonly unknown[]]
    ? () => Promise<Member>
    : Remote<Member>;

/** A part of the bank from afar: the same names, each a function that answers a promise. */
type Remote<Part> = { readonly [Name in keyof Part]: Afar<Part[Name]> };

/** The reads of one collection; a query is a function and cannot travel, so filter what `all` answers. */
type RemoteReader<Reader extends Bank["db"][keyof Bank["db"]]> = Remote<Pick<Reader, "get" | "all">> & {
  readonly count: () => Promise<number>;
};

type Controlled = Pick<
  Bank,
  | "clock"
  | "simulate"
  | "timeline"
  | "allowedActions"
  | "openAuthorizations"
  | "log"
  | "outbox"
  | "loadScenario"
  | "snapshot"
  | "restore"
>;

/** A bank in another process, as `connect` gives it. What cannot travel is left out: handlers, `on`, queries. */
export interface RemoteBank extends Remote<Controlled> {
  /** Where it lives. */
  readonly baseUrl: string;
  /** Sends a request to the service itself; the path is enough. */
  readonly fetch: BankFetch;
  readonly db: { readonly [Name in keyof Bank["db"]]: RemoteReader<Bank["db"][Name]> };
  /** As `bank.reset`; another scenario is set by its name, with `loadScenario`. */
  reset(to?: Omit<InitialStateOptions, "scenario">): Promise<void>;
}
