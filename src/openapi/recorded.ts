import type { Issue } from "../engine/http/problems.ts";

/** A refusal as it was recorded, before any `errorBody`. */
export interface RecordedRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly issues: readonly Issue[];
}

/** A request that a new bank answers as shown, once the rows exist that it refers to. */
export interface RecordedOperation {
  /** The JSON body; of an upload, the fields beside the file. */
  readonly body?: object;
  /** The body of the answer; left out where there is none. */
  readonly answer?: unknown;
  /** One real refusal for each status that the operation documents. */
  readonly refusals: Readonly<Record<string, RecordedRefusal>>;
}

export type Recorded = Readonly<Record<string, RecordedOperation>>;
