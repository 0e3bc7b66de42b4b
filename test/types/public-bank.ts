// The bank's members, as types. Compiled by `npm run typecheck` and `npm run check package`, never run.

import type { HttpHandler } from "msw";
import {
  type Bank,
  type BankFaults,
  type BankHistory,
  type Cause,
  type Change,
  createBank,
  type Explanation,
  type FaultPreset,
  type FaultRequest,
  type FaultRule,
  type HistoryBranch,
  type HistoryEntry,
  InvalidTransitionError,
  type Issue,
  type LifecycleDescription,
  type ListedFault,
  type LogEntry,
  type LoggedFault,
  type LoggedIssue,
  type Movement,
  NotFoundError,
  OptionError,
  type OutboxEntry,
  type ProgressMode,
  type ProgressOptions,
  type Recipe,
  type RemoveFault,
  type RowTimeline,
  type Snapshot,
  SnapshotError,
  type StatusEdge,
  type TimelineEntry,
  type UpcomingEvent,
  type Warning,
  type WorkProgress,
} from "sandbank";
import { expectTypeOf } from "vitest";

const bank = createBank();
expectTypeOf(bank).toEqualTypeOf<Bank>();
expectTypeOf(bank.ready).toEqualTypeOf<Promise<void>>();
expectTypeOf(bank.baseUrl).toEqualTypeOf<string | undefined>();
expectTypeOf(bank.handlers).toEqualTypeOf<HttpHandler[]>();
expectTypeOf(bank.fetch).parameters.toEqualTypeOf<
  [input: string | URL | Request, init?: RequestInit | undefined]
>();
expectTypeOf(bank.fetch).returns.toEqualTypeOf<Promise<Response>>();
expectTypeOf(bank.log.entries).toEqualTypeOf<readonly LogEntry[]>();
expectTypeOf<LogEntry["issues"]>().toEqualTypeOf<readonly LoggedIssue[]>();
expectTypeOf<LoggedIssue>().toEqualTypeOf<{
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
  readonly rule: string;
}>();
expectTypeOf(bank.explain({ issues: [] })).resolves.toEqualTypeOf<readonly Explanation[]>();
expectTypeOf<LogEntry["fault"]>().toEqualTypeOf<LoggedFault | null>();
expectTypeOf(bank.faults).toEqualTypeOf<BankFaults>();
expectTypeOf(bank.faults.add).parameters.toEqualTypeOf<[rule: FaultRule | FaultPreset]>();
expectTypeOf(bank.faults.add("slow")).toEqualTypeOf<RemoveFault>();
expectTypeOf(bank.faults.list()).toEqualTypeOf<readonly ListedFault[]>();
bank.faults.add({ on: (request: FaultRequest) => request.query.has("page"), status: 500 });
// @ts-expect-error a rule's count is a number
bank.faults.add({ nth: "1", status: 500 });
expectTypeOf<Explanation["option"]>().toEqualTypeOf<string | null>();
// An errorBody gets no rules.
expectTypeOf<keyof Issue>().toEqualTypeOf<"field" | "code" | "message">();
expectTypeOf(bank.outbox.entries).toEqualTypeOf<readonly OutboxEntry[]>();
expectTypeOf(bank.dispose).returns.toEqualTypeOf<Promise<void>>();
// @ts-expect-error a bank's parts are not replaced
bank.clock = createBank().clock;

expectTypeOf(bank.clock.now()).toEqualTypeOf<Date>();
expectTypeOf(bank.clock.nextEvent()).toEqualTypeOf<UpcomingEvent | null>();
expectTypeOf(bank.clock.upcoming(3)).toEqualTypeOf<readonly UpcomingEvent[]>();
expectTypeOf(bank.clock.paused).toEqualTypeOf<boolean>();
expectTypeOf(bank.clock.speed).toEqualTypeOf<number>();
expectTypeOf(bank.clock.pause).returns.toBeVoid();
expectTypeOf(bank.clock.resume).returns.toBeVoid();
expectTypeOf(bank.clock.setSpeed).parameters.toEqualTypeOf<[speed: number]>();
expectTypeOf(bank.clock.advance({ minutes: 1, hours: 1, days: 1, bankingDays: 1 })).toEqualTypeOf<
  Promise<void>
>();
expectTypeOf(bank.clock.advanceTo("2026-03-02T15:00:00Z")).toEqualTypeOf<Promise<void>>();
// @ts-expect-error the clock is not moved by weeks
void bank.clock.advance({ weeks: 1 });
// @ts-expect-error a duration names its unit
void bank.clock.advance(60);

expectTypeOf(bank.recipe()).toEqualTypeOf<Promise<Recipe>>();
const snapshot = bank.snapshot();
expectTypeOf(snapshot).toEqualTypeOf<Snapshot>();
expectTypeOf(snapshot.version).toEqualTypeOf<number>();
expectTypeOf(bank.restore(snapshot)).toEqualTypeOf<Promise<void>>();
expectTypeOf(bank.restore).parameter(0).toBeUnknown();
expectTypeOf(bank.loadScenario("busy")).toEqualTypeOf<Promise<void>>();
expectTypeOf(bank.reset({ clock: { paused: true } })).toEqualTypeOf<Promise<void>>();
// @ts-expect-error a reset takes another scenario or clock, and no other option
void bank.reset({ seed: 7 });
// @ts-expect-error a scenario is loaded by its name
void bank.loadScenario(() => {});

expectTypeOf<Parameters<typeof bank.on>[0]>().toEqualTypeOf<
  "request" | "change" | "warning" | "reset" | "history" | "progress"
>();
expectTypeOf(bank.on("request", (entry) => expectTypeOf(entry).toEqualTypeOf<LogEntry>())).toEqualTypeOf<
  () => void
>();
bank.on("change", (change) => expectTypeOf(change).toEqualTypeOf<Change>());
bank.on("progress", (progress) => expectTypeOf(progress).toEqualTypeOf<WorkProgress>());
expectTypeOf<WorkProgress>().toEqualTypeOf<{
  readonly kind: "advance" | "scenario" | "restore";
  readonly done: number;
  readonly total: number;
}>();
const reported: ProgressOptions = {
  onProgress: ({ done, total }) => expectTypeOf(done).toEqualTypeOf(total),
};
void bank.clock.advance({ days: 1 }, reported);
void bank.clock.advanceTo(0, reported);
void bank.reset(undefined, reported);
void bank.loadScenario("busy", reported);
void bank.restore(snapshot, reported);
// @ts-expect-error it is called with an object
void bank.clock.advance({ days: 1 }, { onProgress: (done: number) => done });
bank.on("warning", (warning) => expectTypeOf(warning).toEqualTypeOf<Warning>());
expectTypeOf<Warning>().branded.toEqualTypeOf<{
  readonly message: string;
  readonly mend: string | null;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  readonly code: string;
  readonly field: string | null;
  readonly rule: string;
}>();
bank.on("history", (entry) => expectTypeOf(entry).toEqualTypeOf<HistoryEntry>());
expectTypeOf(bank.history).toEqualTypeOf<BankHistory>();
expectTypeOf(bank.history.entries()).resolves.toEqualTypeOf<readonly HistoryEntry[]>();
expectTypeOf(bank.history.branches()).resolves.toEqualTypeOf<readonly HistoryBranch[]>();
expectTypeOf(bank.history.goTo(7)).resolves.toEqualTypeOf<HistoryEntry>();
// @ts-expect-error an entry is named by its id
void bank.history.goTo("start");
bank.on("reset", (...payload) => expectTypeOf(payload).toEqualTypeOf<[]>());
// @ts-expect-error there is no such event
bank.on("error", () => {});
expectTypeOf<Cause>().toEqualTypeOf<"request" | "action" | "clock" | "immediate" | "read">();

interface Modes {
  readonly achTransfers: ProgressMode;
  readonly virtualCards: ProgressMode;
  readonly companies: ProgressMode;
}
expectTypeOf<ProgressMode>().toEqualTypeOf<"clock" | "immediate" | "manual" | { readonly reads: number }>();
expectTypeOf(bank.progress.get()).toExtend<Modes>();
expectTypeOf(bank.options.progress).toExtend<Modes>();
expectTypeOf(bank.progress.set({ achTransfers: { reads: 3 } })).toEqualTypeOf<Promise<void>>();
// @ts-expect-error persons have no timed steps
void bank.progress.set({ persons: "manual" });
// @ts-expect-error a number is not enough
void bank.progress.set({ achTransfers: 3 });

expectTypeOf(bank.timeline("achTransfers", 1001)).toEqualTypeOf<readonly TimelineEntry[]>();
expectTypeOf(bank.allowedActions("companies", "1")).toEqualTypeOf<readonly string[]>();
expectTypeOf(bank.timeline).parameter(0).toEqualTypeOf<keyof Bank["db"]>();
expectTypeOf(bank.allowedActions).parameter(0).toEqualTypeOf<keyof Bank["db"]>();
// @ts-expect-error collections have the names that bank.db has
bank.timeline("ach", 1001);
// @ts-expect-error collections have the names that bank.db has
bank.allowedActions("cards", 1001);

expectTypeOf(bank.timelines("companies")).toEqualTypeOf<readonly RowTimeline[]>();
expectTypeOf<RowTimeline["entries"]>().toEqualTypeOf<readonly TimelineEntry[]>();
// @ts-expect-error collections have the names that bank.db has
bank.timelines("ach");
expectTypeOf(bank.clock.upcoming(1, { collection: "achTransfers", id: 1001 })).toEqualTypeOf<
  readonly UpcomingEvent[]
>();

expectTypeOf(bank.movements(1001)).toEqualTypeOf<readonly Movement[]>();
expectTypeOf<Movement["held"]>().toEqualTypeOf<number>();
expectTypeOf<Movement["kind"]>()
  .exclude<"authorized" | "declined" | "cleared" | "refunded">()
  .not.toBeNever();
// @ts-expect-error the movements are those of one card
bank.movements();

expectTypeOf(bank.resources.achTransfers.lifecycle).toEqualTypeOf<LifecycleDescription | null>();
expectTypeOf<LifecycleDescription["edges"]>().toEqualTypeOf<readonly StatusEdge[]>();
expectTypeOf<StatusEdge["by"]>().toEqualTypeOf<"step" | "action" | "request">();
expectTypeOf<StatusEdge["when"]>().toEqualTypeOf<string | null>();
// @ts-expect-error rows without a status have null in place of a lifecycle
bank.resources.files.lifecycle.edges;

for (const Refusal of [InvalidTransitionError, NotFoundError, SnapshotError, OptionError]) {
  expectTypeOf(Refusal.prototype).toExtend<Error>();
}
