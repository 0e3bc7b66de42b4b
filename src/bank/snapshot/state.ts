import { onDemand } from "../../engine/on-demand.ts";
import type { Resources } from "../../engine/resource/resource.ts";
import { copyJson } from "../../engine/schema/copy-json.ts";
import { drain, type Steps } from "../../engine/slices.ts";
import type { Clock } from "../../engine/time/clock.ts";
import type { SavedProgress } from "../../engine/time/progress.ts";
import { collectionOf } from "../../engine/time/timer.ts";
import type { BankService } from "../service.ts";
import type { snapshotSchema } from "./schema.ts";
import { type CheckedSnapshot, SNAPSHOT_VERSION, type Snapshot } from "./snapshot.ts";

/** What checks a snapshot: most banks restore none. A turn that restores loads it first. */
export const snapshotReading = onDemand("the check of snapshots", () => import("./reading.ts"));

/** Everything a bank holds, taken out and put back in one piece (S21). */
export interface State {
  /** The state now; its rows are shared, for they never change. */
  save(): Snapshot;
  /** The state now as plain JSON that nothing else uses. */
  copy(): Snapshot;
  /** Checks that a value is a snapshot of such a bank, for which {@link snapshotReading} must be loaded. Throws a SnapshotError otherwise, changing nothing. */
  read(value: unknown): CheckedSnapshot;
  /** The same for plain JSON, of which no copy is made: it must not be changed from then on. */
  readPlain(plain: unknown): CheckedSnapshot;
  /** The same as `read` in steps, which count rows; the value may not be changed until the end. */
  readSteps(value: unknown): Steps<CheckedSnapshot>;
  /** Takes over a snapshot that was checked. */
  load(checked: CheckedSnapshot): void;
  /** Takes over a snapshot of this bank, which needs no check; bank time is not before `latest` (milliseconds). */
  replace(snapshot: Snapshot, latest: number): void;
  /** Takes over a snapshot of this bank, which needs no check, its clock running on from now. */
  restart(snapshot: Snapshot): void;
  /** Changes what makes the timed steps, also of the rows that wait; by default the clock. */
  setProgress(progress: SavedProgress): void;
}

/** Gathers the state from its parts. */
export function createState(parts: { registry: Resources; service: BankService; clock: Clock }): State {
  const { registry, service, clock } = parts;
  const { store, timers, random } = service;
  const resources = Object.values(registry);
  /** Made for the first restore: most banks have none. */
  let schema: ReturnType<typeof snapshotSchema> | undefined;
  const loadTimersAndRandom = (snapshot: Snapshot) => {
    timers.load(snapshot.timers, snapshot.progress);
    random.load(snapshot.random);
  };
  const readSteps = (value: unknown, kind: "any" | "plain"): Steps<CheckedSnapshot> => {
    const { snapshotSchema, readSteps: read } = snapshotReading.code;
    schema ??= snapshotSchema({
      models: store.names().map((name) => store.named(name).model),
      timerKinds: timers.kinds(),
    });
    return read(value, { resources, service, schema }, kind);
  };
  const load: State["load"] = (checked) => {
    const { snapshot, latest } = checked;
    store.takeOver(checked.store);
    timers.takeOver(checked.timers, snapshot.progress);
    random.load(snapshot.random);
    clock.load(snapshot.clock, latest);
  };
  const save = (): Snapshot => ({
    format: "sandbank-snapshot",
    version: SNAPSHOT_VERSION,
    clock: clock.save(),
    random: random.save(),
    timers: timers.save(),
    progress: timers.saveProgress(),
    tables: store.save(),
  });
  return {
    save,
    copy: () => copyJson(save()) as Snapshot,
    read: (value) => drain(readSteps(value, "any")),
    readPlain: (plain) => drain(readSteps(plain, "plain")),
    readSteps: (value) => readSteps(value, "any"),
    load,
    replace(snapshot, latest) {
      store.load(snapshot.tables);
      loadTimersAndRandom(snapshot);
      clock.load(snapshot.clock, latest);
    },
    restart(snapshot) {
      store.load(snapshot.tables);
      loadTimersAndRandom(snapshot);
      clock.restart(snapshot.clock);
    },
    setProgress(progress) {
      for (const collection of new Set(timers.kinds().map((kind) => collectionOf({ kind }))))
        timers.setMode(collection, progress[collection] ?? "clock");
    },
  };
}
