import type { Clock } from "../engine/time/clock.ts";
import type { BankService } from "./service.ts";
import { readSnapshot, SNAPSHOT_VERSION, type Snapshot, type SnapshotShape } from "./snapshot.ts";

/** Everything a bank holds, taken out and put back in one piece (S21). */
export interface State {
  /** The state now; its rows are shared, for they never change. */
  save(): Snapshot;
  /** Checks that a value is a snapshot of such a bank. Throws a SnapshotError otherwise, changing nothing. */
  read(value: unknown): Snapshot;
  /** Takes over a snapshot that was checked. */
  load(snapshot: Snapshot): void;
  /** Takes over a snapshot, its clock running on from now. */
  restart(snapshot: Snapshot): void;
}

/** Gathers the state from its parts. */
export function createState(parts: { service: BankService; clock: Clock }): State {
  const { service, clock } = parts;
  const { store, timers, random } = service;
  const knowsStatus: SnapshotShape["knowsStatus"] = (collection, row) =>
    service.lifecycleOf(collection)?.knows(row) ?? true;
  const loadAllBut = (snapshot: Snapshot) => {
    store.load(snapshot.tables);
    timers.load(snapshot.timers);
    random.load(snapshot.random);
  };
  return {
    save: () => ({
      format: "sandbank-snapshot",
      version: SNAPSHOT_VERSION,
      clock: clock.save(),
      random: random.save(),
      timers: timers.save(),
      tables: store.save(),
    }),
    read(value) {
      const models = store.names().map((name) => store.named(name).model);
      return readSnapshot(value, { models, timerKinds: timers.kinds(), knowsStatus });
    },
    load(snapshot) {
      loadAllBut(snapshot);
      clock.load(snapshot.clock);
    },
    restart(snapshot) {
      loadAllBut(snapshot);
      clock.restart(snapshot.clock);
    },
  };
}
