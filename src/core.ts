import type { BankOptions, CoreBank, CoreBankWith, OptionsWith, WithOwnTypes } from "./bank/bank.ts";
import { bankOf } from "./bank/bank-kind.ts";
import { serviceFactory } from "./bank/create-bank.ts";
import type { OwnResources } from "./bank/options/own-resources.ts";
import { REGISTRY } from "./registry.ts";
import { connectFactory } from "./remote/connect.ts";
import { createControl } from "./remote/control.ts";
import type { RemoteBank, RemoteBankOf } from "./remote/remote.ts";
import type { ConnectOptions } from "./remote/transport.ts";

export type { BankClock, RowAddress, UpcomingEvent } from "./bank/api/clock.ts";
export type { Reader } from "./bank/api/db.ts";
export type { Explanation } from "./bank/api/explain.ts";
export type { BankFaults, ListedFault, RemoveFault } from "./bank/api/faults.ts";
export type { Movement } from "./bank/api/movements.ts";
export type { OpenAuthorization } from "./bank/api/open-authorizations.ts";
export type { Outbox } from "./bank/api/outbox.ts";
export type { Recipe, RecipeCall, RecipePart, RecipeRequest } from "./bank/api/recipe.ts";
export type {
  BankOptions,
  CoreBank,
  CoreBankWith,
  InitialStateOptions,
  OptionsWith,
  Scenario,
} from "./bank/bank.ts";
export type { OwnResource, OwnResources } from "./bank/options/own-resources.ts";
export type { BankProgress } from "./bank/options/progress-option.ts";
export type { BankEvents, Warning } from "./bank/runtime/events.ts";
export type { BankHistory, HistoryBranch, HistoryEntry, HistoryKind } from "./bank/runtime/history-entry.ts";
export type { ProgressOptions, WorkProgress } from "./bank/runtime/long-work.ts";
export { type Snapshot, SnapshotError } from "./bank/snapshot/snapshot.ts";
export type {
  Decline,
  DeclineReason,
  IssuerResponse,
} from "./cards/decline-reason.ts";
export type { OutboxEntry } from "./cards/outbox/schema.ts";
export type { CardStatus } from "./cards/virtual-cards/schema.ts";
export { InvalidTransitionError, NotFoundError, OptionError } from "./engine/errors.ts";
export type { PresetName as FaultPreset } from "./engine/http/faults/preset-names.ts";
export type { FaultRequest } from "./engine/http/faults/request.ts";
export type { FaultRule } from "./engine/http/faults/rule.ts";
export type { LogEntry } from "./engine/http/log/log.ts";
export type { LoggedFault } from "./engine/http/log/outcomes.ts";
export { type Issue, type LoggedIssue, Problem } from "./engine/http/problems.ts";
export type {
  ActionDescription,
  LifecycleDescription,
  ResourceDescription,
} from "./engine/resource/describe.ts";
export type { ArgumentDescription } from "./engine/resource/describe-arguments.ts";
export type { OwnStatuses } from "./engine/schema/words.ts";
export type { Cause, Change, RowTimeline, StepCause, TimelineEntry } from "./engine/store/history.ts";
export type { StatusEdge } from "./engine/time/edges.ts";
export type { Duration, Instant } from "./engine/time/instant.ts";
export type { ProgressMode } from "./engine/time/progress.ts";
export type { Tone } from "./engine/time/states.ts";
export type * from "./openapi/generated/schemas.ts";
export type { ChangeCode } from "./payments/ach-transfers/change-codes.ts";
export type { ReturnCode } from "./payments/return-codes.ts";
export type { AchStatus } from "./payments/statuses.ts";
export type { RemoteBank } from "./remote/remote.ts";

/**
 * Makes a bank without handlers, where there is no msw or no use for it: in a Web Worker, at the edge, behind a server.
 * `bank.fetch` is how it answers. Throws an OptionError that names each invalid option.
 *
 * @example
 * const bank = createBank({ baseUrl: "https://api.example.com" });
 * export default { fetch: (request: Request) => bank.fetch(request) };
 */
export function createBank<const Own extends OwnResources>(options: OptionsWith<Own>): CoreBankWith<Own>;
export function createBank(options?: BankOptions): CoreBank;
export function createBank(options: object = {}): object {
  return serviceFactory(bankOf(REGISTRY), createControl)(options);
}

/**
 * Connects to a bank behind HTTP, such as one that `npx sandbank` runs: the same names as on a bank in this process,
 * each a function that returns a promise. A refusal rejects with a Problem that has the message the bank itself would
 * throw. `world` selects a separate bank on a server that isolates worlds, `key` opens the control of one that asks for it.
 *
 * @example
 * const bank = connect({ baseUrl: "http://127.0.0.1:4010", world: "checkout" });
 * await bank.clock.advance({ bankingDays: 2 });
 * expect(await bank.db.achTransfers.get("1001")).toMatchObject({ status: "succeeded" });
 */
export function connect<const Own extends OwnResources>(
  options: Omit<ConnectOptions, "resources"> & {
    /** The resources of your own that the bank has, for their types and actions. */
    readonly resources: Own;
  },
): RemoteBankOf<WithOwnTypes<Own>>;
export function connect(options: Omit<ConnectOptions, "resources">): RemoteBank;
export function connect(options: object): object {
  // What these are, `connect` itself checks.
  return connectFactory(REGISTRY)(options as ConnectOptions);
}
