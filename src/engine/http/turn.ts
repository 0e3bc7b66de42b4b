import type { SavedClock } from "../time/clock.ts";
import type { RawBody } from "./body/body.ts";

/** What was done in a turn of a bank. Secrets are in it in plain text, but for the keys of a request, which are left out. */
export type TurnWork = RequestTurn | ActionTurn | ClockTurn | ProgressTurn | ResetTurn | RestoreTurn;

/** A turn that holds bank time. */
export interface TimedTurn {
  /** Bank time when it began, milliseconds. */
  readonly at: number;
  /** Whether the bank refused it. */
  readonly refused: boolean;
}

/** A request. */
export interface RequestTurn extends TimedTurn {
  readonly kind: "request";
  readonly method: string;
  /** Path below the base url, with the query. */
  readonly path: string;
  readonly body: RawBody;
  /** How often the bank handled it: 2 for one that a fault has duplicated, 0 for one that a fault kept from the bank. */
  readonly times: number;
}

/** An action of `bank.simulate`. */
export interface ActionTurn extends TimedTurn {
  readonly kind: "action";
  readonly collection: string;
  readonly id: string | number;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** The clock was advanced. */
interface ClockTurn extends TimedTurn {
  readonly kind: "clock";
}

/** `bank.progress` was set. */
interface ProgressTurn extends TimedTurn {
  readonly kind: "progress";
  /** What was set, for the collections that it was set for. */
  readonly modes: Readonly<Record<string, unknown>>;
}

/** The initial state was set, by `bank.reset`, `bank.loadScenario` or the option `scenario`. */
interface ResetTurn {
  readonly kind: "reset";
  /** The function; undefined for none. */
  readonly scenario: unknown;
  readonly clock: { readonly start?: number | undefined } & Pick<SavedClock, "speed"> & {
      readonly paused: boolean;
    };
}

/** Another state was restored. */
interface RestoreTurn {
  readonly kind: "restore";
}
