import { applyDelta } from "../../engine/store/apply-delta.ts";
import { StoreRecording } from "../../engine/store/deltas/store-recording.ts";
import type { Change } from "../../engine/store/history.ts";
import type { Clock } from "../../engine/time/clock.ts";
import { TimersRecording } from "../../engine/time/timers-delta.ts";
import type { BankService } from "../service.ts";
import type { State } from "../snapshot/state.ts";
import type { Delta, PartialDelta } from "./delta.ts";

/** What a recording needs of a bank. */
export interface RecordedParts {
  readonly state: State;
  readonly service: BankService;
  readonly clock: Clock;
}

/** Records how the state of a bank changes, from when it is made until it is ended. A bank has at most one. */
export class Recording {
  readonly #parts: RecordedParts;
  readonly #rows = new StoreRecording();
  readonly #steps: TimersRecording;
  #mark: ReturnType<Recording["settings"]>;

  constructor(parts: RecordedParts) {
    this.#parts = parts;
    const { store, timers } = parts.service;
    this.#steps = new TimersRecording((name) => timers.named(name));
    store.recording = this.#rows;
    timers.recording = this.#steps;
    this.#mark = this.settings();
  }

  /** Whether there may be something to take. */
  hasChanged(): boolean {
    const { hasRecorded } = this.#rows;
    return (
      hasRecorded || this.#steps.hasRecorded || JSON.stringify(this.settings()) !== JSON.stringify(this.#mark)
    );
  }

  /** Whether what there is to take is the whole state. */
  get isWhole(): boolean {
    return this.#rows.isReplaced;
  }

  /** What has changed since the last time, or since the recording began; undefined for nothing. */
  take(): Delta | undefined {
    const { clock, state } = this.#parts;
    const at = clock.now();
    const [tables, timers, settings] = [this.#rows.take(), this.#steps.take(), this.#takeSettings()];
    if (tables === "all") return { at, whole: state.save() };
    const delta: PartialDelta = {
      at,
      ...settings,
      ...(timers && { timers }),
      ...(Object.keys(tables).length > 0 && { tables }),
    };
    return Object.keys(delta).length > 1 ? delta : undefined;
  }

  /**
   * Applies what has changed in another bank that was in the state of this one, which must have nothing to take but a
   * changed clock: that is set back. Returns the changes of rows, none for a whole state. Throws a TypeError, changing no
   * row, when there is more to take or the rows of the delta cannot be of this state, and a SnapshotError for a whole state
   * that does not fit.
   */
  apply(delta: Delta): readonly Change[] {
    const { clock, state, service } = this.#parts;
    const running = clock.save();
    clock.load(this.#mark.clock, clock.now());
    if (this.hasChanged()) {
      clock.load(running);
      throw new TypeError("A bank whose own changes were not taken cannot apply those of another.");
    }
    let changes: readonly Change[] = [];
    if ("whole" in delta) {
      const checked = state.readPlain(delta.whole);
      state.load({ ...checked, latest: Math.max(checked.latest, delta.at) });
    } else {
      changes = applyDelta(service.store, delta.tables ?? {}, new Date(delta.at).toISOString());
      service.timers.apply(delta.timers, delta.progress);
      if (delta.random) service.random.load(delta.random);
      clock.load(delta.clock ?? clock.save(), delta.at);
    }
    this.#rows.take();
    this.#steps.take();
    this.#mark = this.settings();
    return changes;
  }

  /** Ends it: the bank remembers no changes. */
  end(): void {
    const { store, timers } = this.#parts.service;
    store.recording = undefined;
    timers.recording = undefined;
  }

  settings() {
    const { clock, service } = this.#parts;
    return {
      clock: clock.save(),
      random: service.random.save(),
      progress: service.timers.saveProgress(),
    };
  }

  #takeSettings(): Partial<ReturnType<Recording["settings"]>> {
    const before = this.#mark;
    this.#mark = this.settings();
    const changed = Object.entries(this.#mark).filter(
      ([name, now]) => JSON.stringify(now) !== JSON.stringify(before[name as keyof typeof before]),
    );
    return Object.fromEntries(changed);
  }
}
