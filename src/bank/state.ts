import type { Core } from "../engine/service.ts";
import type { Clock } from "../engine/time/clock.ts";
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
export function createState(parts: {
  core: Core;
  clock: Clock;
  knowsStatus: SnapshotShape["knowsStatus"];
}): State {
  const { core, clock, knowsStatus } = parts;
  const { store, timers, random } = core;
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
      const resources = store.names().map((name) => store.named(name).resource);
      return readSnapshot(value, { resources, timerKinds: timers.kinds(), knowsStatus });
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
