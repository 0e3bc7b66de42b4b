import type { LogEntry, RequestLog } from "../engine/http/log/log.ts";
import type { ResourceDescription } from "../engine/resource/describe.ts";
import type { RowTimeline, TimelineEntry } from "../engine/store/history.ts";
import type { AnyId } from "../engine/store/ids.ts";
import type { Registry } from "../registry.ts";
import type { BankClock } from "./api/clock.ts";
import type { CollectionName } from "./api/db.ts";
import type { Explanation } from "./api/explain.ts";
import type { BankFaults } from "./api/faults.ts";
import type { Movement } from "./api/movements.ts";
import type { OpenAuthorization } from "./api/open-authorizations.ts";
import type { Outbox } from "./api/outbox.ts";
import type { OwnDb, OwnSimulate } from "./api/own-types.ts";
import type { Recipe } from "./api/recipe.ts";
import type { BankTypes, TypesOf } from "./api/types-of.ts";
import type { InitialStateOptionsOf, OptionsOf, ResolvedOptionsOf } from "./options/options.ts";
import type { OwnResources } from "./options/own-resources.ts";
import type { BankProgress } from "./options/progress-option.ts";
import type { ScenarioOf } from "./options/scenario-option.ts";
import type { Events } from "./runtime/events.ts";
import type { BankFetch } from "./runtime/fetch.ts";
import type { BankHistory } from "./runtime/history-entry.ts";
import type { ProgressOptions } from "./runtime/long-work.ts";
import type { Snapshot } from "./snapshot/snapshot.ts";

/** A bank with the resources of these types, without handlers: `fetch` is how it answers. */
export interface BankOf<T extends BankTypes> {
  /** Resolves when the scenario has run; requests, `advance` and `simulate` wait for it by themselves. */
  readonly ready: Promise<void>;
  /** The url of the service; undefined when the bank answers the known paths of any origin. */
  readonly baseUrl: string | undefined;
  /** The options with their defaults, frozen; a scenario reads keys, accounts and custom fields here. */
  readonly options: ResolvedOptionsOf<BankOf<T>>;
  /**
   * Answers a request as `fetch` would, with no interception; with a `baseUrl` the path is enough, and a url of another
   * origin rejects with a TypeError (S14).
   *
   * @example const response = await bank.fetch("/v1/ach/1001", { headers: { Authorization: "Bearer test" } });
   */
  readonly fetch: BankFetch;
  /** Bank time and the functions that move it; it only moves forward. */
  readonly clock: BankClock;
  /**
   * Each collection as plain data: the names of its rows, their statuses with tones, the actions on them with their
   * arguments, the reserved values.
   *
   * @example bank.resources.achTransfers.statuses // [{ name: "pending", tone: "wait" }, …]
   */
  readonly resources: { readonly [Name in CollectionName<T>]: ResourceDescription };
  /** Synchronous reads of every collection. */
  readonly db: T["db"];
  /** The statuses a row has had, oldest first. Throws for a collection that does not exist. */
  timeline(collection: CollectionName<T>, id: AnyId): readonly TimelineEntry[];
  /**
   * The timeline of every row of a collection, oldest row first: one read for what would be one for each row. Throws for a
   * collection that does not exist.
   *
   * @example bank.timelines("achTransfers") // [{ id: "1001", entries: [{ at, status: "pending", cause: "request" }] }, …]
   */
  timelines(collection: CollectionName<T>): readonly RowTimeline[];
  /**
   * The actions that a row's state allows now, such as `["process", "cancel", "hold"]`; none for a row without a
   * lifecycle or an unknown id. Throws for a collection that does not exist.
   *
   * @example bank.allowedActions("achTransfers", "1001").includes("settle")
   */
  allowedActions(collection: CollectionName<T>, id: AnyId): readonly string[];
  /**
   * The authorizations of a virtual card that may still be cleared or reversed, oldest first (C16, C19).
   *
   * @example const [open] = bank.openAuthorizations("1001");
   */
  openAuthorizations(cardId: AnyId): readonly OpenAuthorization[];
  /**
   * What happened to the money of a virtual card, oldest first: each movement with its day, its amount in US cents, and
   * what was held and cleared after it. Nothing for an unknown id.
   *
   * @example bank.movements("1001").at(-1)?.held // 2500
   */
  movements(cardId: AnyId): readonly Movement[];
  /**
   * What happens to rows outside the API. An action that the state does not allow rejects with a message and changes
   * nothing.
   */
  readonly simulate: T["simulate"];
  /**
   * The rules by which requests go wrong, those of the option `faults` first.
   *
   * @example const off = bank.faults.add({ on: "createAchTransfer", nth: 1, then: "lost-reply" });
   */
  readonly faults: BankFaults;
  /**
   * What makes the timed steps of rows, by collection: by default the clock (X80 to X84).
   *
   * @example await bank.progress.set({ achTransfers: "manual", companies: { reads: 3 } });
   */
  readonly progress: BankProgress<T["timed"]>;
  /**
   * The past of the bank, to go to and to act in: off unless the option `history`, `start` or the panel turns it on.
   *
   * @example
   * const [start] = await bank.history.entries();
   * await bank.history.goTo(start);
   */
  readonly history: BankHistory;
  /** The e-mails the bank would have sent, oldest first. */
  readonly outbox: Outbox;
  /** The last requests, oldest first, secrets masked (S22). */
  readonly log: {
    /** The last requests, oldest first, at most `logSize` of them. */
    readonly entries: RequestLog["entries"];
  };
  /**
   * Explains why a logged request was refused: for each of the entry's `issues` the statement of the specification that
   * was not met and the option that changes it. Resolves to [] for a request that succeeded; rejects with a
   * NotFoundError for a rule that no statement has.
   *
   * @example
   * bank.on("request", async (entry) => {
   *   for (const { rule, statement, option } of await bank.explain(entry)) console.log(rule, statement, option);
   * }); // P1 "**Routing numbers** have exactly nine digits, …" "assumptions.abaChecksum, strict"
   */
  explain(entry: Pick<LogEntry, "issues">): Promise<readonly Explanation[]>;
  /**
   * Listens to requests, changes, warnings, resets, moves through the history or the progress of long work; the returned function stops it. Throws a
   * TypeError for an unknown event.
   *
   * @example const stop = bank.on("change", ({ collection, id, to }) => console.log(collection, id, to));
   */
  readonly on: Events["on"];
  /**
   * Restores the state just after `createBank`, clock, progress and faults included, and aborts answers that are
   * delayed. With `to`, sets another scenario or clock instead, until the next reset. Rejects when that scenario fails;
   * the bank is empty then.
   *
   * @example await bank.reset({ scenario: busy, clock: { start: "2026-03-02T15:00:00Z", paused: true } });
   */
  reset(to?: InitialStateOptionsOf<BankOf<T>>, options?: ProgressOptions): Promise<void>;
  /**
   * Resets the bank to one of the option `scenarios` and the clock of `createBank`, until the next reset. Rejects for
   * an unknown name with the names that exist.
   */
  loadScenario(name: string, options?: ProgressOptions): Promise<void>;
  /** The whole state of the bank as plain JSON (S21). */
  snapshot(): Snapshot;
  /** Restores a snapshot. Rejects with a message, and changes nothing, when it does not fit this bank. */
  restore(snapshot: unknown, options?: ProgressOptions): Promise<void>;
  /**
   * How this bank came to be: its options, where it began, and each call since that wrote or moved time (X128). Rejects
   * with a NotFoundError unless calls are recorded.
   *
   * @example
   * const bank = createBank({ record: true });
   * await bank.clock.advance({ days: 1 });
   * const { calls } = await bank.recipe(); // [{ at: 1772463600000, advance: 1772550000000 }]
   */
  recipe(): Promise<Recipe>;
  /** Ends the bank: aborts delayed answers and refuses later requests. */
  dispose(): Promise<void>;
}

/** What of the type of a bank depends on the resources of this package. */
export type CoreTypes = TypesOf<Registry>;

/** The bank that `createBank` of `sandbank/core` makes. */
export type CoreBank = BankOf<CoreTypes>;

/** The types that a team's own resources add to those of the bank. */
export interface WithOwnTypes<Own extends OwnResources> extends BankTypes {
  readonly db: CoreTypes["db"] & OwnDb<Own>;
  readonly simulate: CoreTypes["simulate"] & OwnSimulate<Own>;
  readonly timed: CoreTypes["timed"] | (keyof Own & string);
}

/** A bank with resources of a team's own; where it is not known which, one without. */
export type CoreBankWith<Own extends OwnResources> = string extends keyof Own
  ? CoreBank
  : BankOf<WithOwnTypes<Own>>;

/** The options of a bank with resources of a team's own. */
export type OptionsWith<Own extends OwnResources> = Omit<OptionsOf<CoreBankWith<Own>>, "resources"> & {
  /** Resources of your own, which `defineResource` of `sandbank/define` makes, by the names of their collections. */
  readonly resources: Own;
};

/** A scenario: creates the initial rows through the bank's API. It runs once; a reset restores the rows. */
export type Scenario = ScenarioOf<CoreBank>;

/** The options of `createBank`; each is optional. */
export type BankOptions = OptionsOf<CoreBank>;

/** Another initial state for `bank.reset`; what is omitted is as in a new bank. */
export type InitialStateOptions = InitialStateOptionsOf<CoreBank>;
