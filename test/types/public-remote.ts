// The bank that connect gives, as types. Compiled by `npm run typecheck` and `npm run check package`, never run.

import {
  type Bank,
  connect,
  type HistoryEntry,
  type Recipe,
  type RemoteBank,
  type Snapshot,
  type TimelineEntry,
} from "sandbank";
import { expectTypeOf } from "vitest";

declare const local: Bank;
const bank = connect({
  baseUrl: "http://127.0.0.1:4010",
  world: "checkout",
  key: "the key of its control",
  fetch: (request) => fetch(request),
});
expectTypeOf(bank).toEqualTypeOf<RemoteBank>();
expectTypeOf(bank.baseUrl).toEqualTypeOf<string>();
expectTypeOf(bank.fetch).toEqualTypeOf<typeof local.fetch>();
// @ts-expect-error the address is needed
connect({});
// @ts-expect-error there is no such option
connect({ baseUrl: "http://127.0.0.1:4010", seed: 7 });
// @ts-expect-error a key is text
connect({ baseUrl: "http://127.0.0.1:4010", key: 7 });

expectTypeOf<keyof RemoteBank["db"]>().toEqualTypeOf<keyof Bank["db"]>();
expectTypeOf(bank.db.achTransfers.get("1001")).resolves.toEqualTypeOf(local.db.achTransfers.get("1001"));
expectTypeOf(bank.db.companies.all()).resolves.toEqualTypeOf(local.db.companies.all());
expectTypeOf(bank.db.files.count()).resolves.toEqualTypeOf<number>();
expectTypeOf(bank.db.achTransfers.findFirst({ status: "failed" })).resolves.toEqualTypeOf(
  local.db.achTransfers.get("1001"),
);
expectTypeOf(bank.db.companies.findMany({ status: "blocked" })).resolves.toEqualTypeOf(
  local.db.companies.all(),
);
expectTypeOf(bank.db.files.count({ media_type: "image/png" })).resolves.toEqualTypeOf<number>();
// @ts-expect-error a query is a function, which cannot travel
void bank.db.achTransfers.findMany((q) => q.where({ status: "failed" }));
// @ts-expect-error there is no such status
void bank.db.achTransfers.findMany({ status: "faild" });
// @ts-expect-error there is no such field
void bank.db.achTransfers.findFirst({ state: "failed" });
// @ts-expect-error there is no such collection
void bank.db.achTransfer;
// @ts-expect-error there is no such action
void bank.simulate.achTransfers.settel("1001");
// @ts-expect-error there is no such return code
void bank.simulate.achTransfers.return("1001", "R99");
// @ts-expect-error there is no such function of the clock
void bank.clock.advnace({ days: 1 });
// @ts-expect-error there is no such unit
void bank.clock.advance({ day: 1 });
// @ts-expect-error nor such a part of a bank
void bank.outbx;

expectTypeOf<keyof RemoteBank["simulate"]>().toEqualTypeOf<keyof Bank["simulate"]>();
expectTypeOf(bank.simulate.achTransfers.return).toEqualTypeOf<typeof local.simulate.achTransfers.return>();
expectTypeOf(bank.simulate.virtualCards).toEqualTypeOf<typeof local.simulate.virtualCards>();
expectTypeOf(bank.simulate.companies).toEqualTypeOf<typeof local.simulate.companies>();

expectTypeOf(bank.clock.now()).resolves.toEqualTypeOf<Date>();
expectTypeOf(bank.clock.paused()).resolves.toEqualTypeOf<boolean>();
expectTypeOf(bank.clock.advance({ bankingDays: 2 })).resolves.toBeVoid();
expectTypeOf(bank.clock.pause()).resolves.toBeVoid();

expectTypeOf(bank.log.entries()).resolves.toEqualTypeOf<typeof local.log.entries>();
expectTypeOf(bank.explain).toEqualTypeOf<typeof local.explain>();
expectTypeOf(bank.outbox.entries()).resolves.toEqualTypeOf<typeof local.outbox.entries>();
expectTypeOf(bank.timeline("achTransfers", 1)).resolves.toEqualTypeOf<readonly TimelineEntry[]>();
expectTypeOf(bank.timelines("achTransfers")).resolves.toEqualTypeOf<ReturnType<typeof local.timelines>>();
expectTypeOf(bank.movements(1)).resolves.toEqualTypeOf<ReturnType<typeof local.movements>>();
expectTypeOf(bank.resources()).resolves.toExtend<typeof local.resources>();
expectTypeOf(bank.allowedActions("achTransfers", 1)).resolves.toEqualTypeOf<readonly string[]>();
expectTypeOf(bank.recipe()).resolves.toEqualTypeOf<Recipe>();
expectTypeOf(bank.snapshot()).resolves.toEqualTypeOf<Snapshot>();
expectTypeOf(bank.restore({})).resolves.toBeVoid();
expectTypeOf(bank.loadScenario("busy")).resolves.toBeVoid();
expectTypeOf(bank.reset({ clock: { paused: true } })).resolves.toBeVoid();
expectTypeOf(bank.progress.get()).resolves.toEqualTypeOf<ReturnType<typeof local.progress.get>>();
expectTypeOf(bank.progress.set({ companies: "manual" })).resolves.toBeVoid();
// @ts-expect-error persons have no timed steps
void bank.progress.set({ persons: "manual" });
expectTypeOf(bank.history.entries(2)).resolves.toEqualTypeOf<readonly HistoryEntry[]>();
expectTypeOf(bank.history.goTo(7)).resolves.toEqualTypeOf<HistoryEntry>();
expectTypeOf(bank.faults.list()).resolves.toEqualTypeOf<ReturnType<typeof local.faults.list>>();
expectTypeOf(bank.faults.add("down").then((off) => off())).resolves.toBeVoid();
expectTypeOf(bank.faults.clear()).resolves.toBeVoid();
// @ts-expect-error collections have the names that bank.db has
void bank.timeline("ach", 1);
// @ts-expect-error a scenario is a function, which cannot travel
void bank.reset({ scenario: () => {} });
// @ts-expect-error a function that is told of the progress cannot travel
void bank.clock.advance({ days: 1 }, { onProgress: () => {} });
// @ts-expect-error the same
void bank.restore({}, { onProgress: () => {} });
// @ts-expect-error listeners cannot travel
bank.on("change", () => {});
