import { createNanoEvents } from "nanoevents";
import type { LogEntry } from "../../engine/http/log/log.ts";
import type { ShownWarning } from "../../engine/http/warnings.ts";
import { received } from "../../engine/schema/expected.ts";
import type { Change } from "../../engine/store/history.ts";
import type { HistoryEntry } from "./history-entry.ts";
import type { WorkProgress } from "./long-work.ts";

/** The events of `bank.on`. */
export interface BankEvents {
  /** A request was answered and is in the log. */
  request: (entry: LogEntry) => void;
  /** A row was inserted, updated or deleted. */
  change: (change: Change) => void;
  /** A request or an action was accepted, but something about it looks wrong. */
  warning: (warning: Warning) => void;
  /** The state of the whole bank was replaced by a reset or a restore. */
  reset: () => void;
  /** `bank.history` went to another place; "reset" is sent before it. */
  history: (entry: HistoryEntry) => void;
  /** How far an advance, a scenario or a restore is; sent as `onProgress` is called (X183). */
  progress: (progress: WorkProgress) => void;
}

/** A warning and the request or action it is about. Those with the same `code`, `field` and `operation` differ by values alone. */
export interface Warning extends Omit<ShownWarning, "field"> {
  /** The field, query parameter or header that it is about; null for none, as with an action. */
  readonly field: string | null;
  /** The HTTP method of the request in capitals. */
  readonly method: string;
  /** Path and query, secrets masked; for an action, those of its control route. */
  readonly path: string;
  /** The operation of the request, such as "createAchTransfer"; of an action "achTransfers.return"; null for neither. */
  readonly operation: string | null;
}

/** Sends the bank's events. */
export interface Events {
  /** Throws a TypeError for an unknown name, or a listener that is not a function. */
  on<Name extends keyof BankEvents>(name: Name, listener: BankEvents[Name]): () => void;
  emit<Name extends keyof BankEvents>(name: Name, ...payload: Parameters<BankEvents[Name]>): void;
  /** Whether there is a listener other than those of {@link unlessFlawless}. */
  readonly areHeard: boolean;
  /** Whether an event has a listener. */
  hears(name: keyof BankEvents): boolean;
  /** Removes every listener. */
  clear(): void;
}

const withoutFlawless = new WeakSet<object>();

/**
 * Marks a listener for which a scenario without a refused request or a warning need not play: a bank may then take over what it
 * made in another.
 *
 * @example bank.on("warning", unlessFlawless(({ message }) => messages.push(message)));
 */
export function unlessFlawless<Listener extends object>(listener: Listener): Listener {
  withoutFlawless.add(listener);
  return listener;
}

const NAMES: readonly (keyof BankEvents)[] = ["request", "change", "warning", "reset", "history", "progress"];

/**
 * Makes the bank's events. An error that a listener throws is reported and affects neither the bank nor the other
 * listeners.
 */
export function createEvents(): Events {
  const emitter = createNanoEvents<BankEvents>();
  return {
    on(name, listener) {
      if (!NAMES.includes(name)) {
        throw new TypeError(`bank.on does not know "${String(name)}": its events are ${NAMES.join(", ")}.`);
      }
      if (typeof listener !== "function") {
        throw new TypeError(`bank.on takes a function that listens to "${name}", got ${received(listener)}.`);
      }
      const guarded = (...payload: unknown[]) => {
        try {
          (listener as (...payload: unknown[]) => void)(...payload);
        } catch (error) {
          console.error(`A listener for "${name}" of this bank threw.`, error);
        }
      };
      if (withoutFlawless.has(listener)) withoutFlawless.add(guarded);
      return emitter.on(name, guarded as BankEvents[typeof name]);
    },
    emit: (name, ...payload) => emitter.emit(name, ...payload),
    get areHeard() {
      return Object.values(emitter.events)
        .flat()
        .some((guarded) => !withoutFlawless.has(guarded));
    },
    hears: (name) => (emitter.events[name]?.length ?? 0) > 0,
    clear: () => {
      emitter.events = {};
    },
  };
}
