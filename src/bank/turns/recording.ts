import { applyDelta } from "../../engine/store/apply-delta.ts";
import { StoreRecording } from "../../engine/store/deltas/store-recording.ts";
import type { Change } from "../../engine/store/history.ts";
import type { Clock } from "../../engine/time/clock.ts";
import { TimersRecording } from "../../engine/time/timers-delta.ts";
import type { BankService } from "../service.ts";
import type { State } from "../snapshot/state.ts";
import type { Delta, PartialDelta } from "./delta.ts";

/** What a bank can say about how it changes, from the moment at which it was made until it is ended. */
export interface Recording {
  /** Whether there may be something to take. */
  hasChanged(): boolean;
  /** Whether what there is to take is the whole state. */
  readonly isWhole: boolean;
  /** What has changed since the last time, or since the recording began; undefined for nothing. */
  take(): Delta | undefined;
  /**
   * Applies what has changed in another bank that was in the state of this one, which must have nothing to take but a
   * changed clock: that is set back. Returns the changes of rows, none for a whole state. Throws a TypeError, changing no
   * row, when there is more to take or the rows of the delta cannot be of this state, and a SnapshotError for a whole state
   * that does not fit.
   */
  apply(delta: Delta): readonly Change[];
  /** Begins anew from the state now. */
  forget(): void;
  /** Ends it; without any, the bank remembers no changes. */
  end(): void;
}

/** Begins to record how the state of a bank changes. Each recording has marks of its own. */
export function startRecording(parts: {
  readonly state: State;
  readonly service: BankService;
  readonly clock: Clock;
}): Recording {
  const { state, service, clock } = parts;
  const { store, timers, random } = service;
  const settings = () => ({ clock: clock.save(), random: random.save(), progress: timers.saveProgress() });
  const rows = new StoreRecording();
  const steps = new TimersRecording((name) => timers.named(name));
  store.addRecording(rows);
  timers.addRecording(steps);
  let mark = settings();
  const takeSettings = () => {
    const before = mark;
    mark = settings();
    const isSame = (name: keyof typeof mark) => JSON.stringify(mark[name]) === JSON.stringify(before[name]);
    return {
      ...(isSame("clock") ? {} : { clock: mark.clock }),
      ...(isSame("random") ? {} : { random: mark.random }),
      ...(isSame("progress") ? {} : { progress: mark.progress }),
    };
  };
  const hasChanged = () =>
    rows.hasRecorded || steps.hasRecorded || JSON.stringify(settings()) !== JSON.stringify(mark);
  const forget = () => {
    rows.take();
    steps.take();
    mark = settings();
  };
  return {
    hasChanged,
    get isWhole() {
      return rows.isReplaced;
    },
    take() {
      const at = clock.now();
      const tables = rows.take();
      const changedTimers = steps.take();
      const changed: PartialDelta = {
        at,
        ...takeSettings(),
        ...(changedTimers && { timers: changedTimers }),
      };
      if (tables === "all") return { at, whole: state.save() };
      const delta = { ...changed, ...(Object.keys(tables).length > 0 && { tables }) };
      return Object.keys(delta).length > 1 ? delta : undefined;
    },
    apply(delta) {
      const running = clock.save();
      clock.load(mark.clock, clock.now());
      if (hasChanged()) {
        clock.load(running);
        throw new TypeError("A bank whose own changes were not taken cannot apply those of another.");
      }
      let changes: readonly Change[] = [];
      if ("whole" in delta) {
        const checked = state.readPlain(delta.whole);
        state.load({ ...checked, latest: Math.max(checked.latest, delta.at) });
      } else {
        changes = applyDelta(store, delta.tables ?? {}, new Date(delta.at).toISOString());
        timers.apply(delta.timers, delta.progress);
        if (delta.random) random.load(delta.random);
        clock.load(delta.clock ?? clock.save(), delta.at);
      }
      forget();
      return changes;
    },
    forget,
    end() {
      store.endRecording(rows);
      timers.endRecording(steps);
    },
  };
}
