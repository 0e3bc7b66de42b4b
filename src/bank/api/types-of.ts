import type { Resources } from "../../engine/resource/resource.ts";
import type { Db } from "./db.ts";
import type { TimedCollection } from "./progress.ts";
import type { Simulate } from "./simulate.ts";

/** What of a bank's type depends on its resources. */
export interface BankTypes {
  readonly db: object;
  readonly simulate: object;
  /** The names of the collections that `bank.progress` has. */
  readonly timed: string;
}

/** The types that a registry gives a bank. */
export interface TypesOf<R extends Resources> extends BankTypes {
  readonly db: Db<R>;
  readonly simulate: Simulate<R>;
  readonly timed: TimedCollection<R>;
}
