import type { Area } from "../probes/probe.ts";

/** What a comparison with the service has shown. */
export type Result = "confirmed" | "contradicted" | "inconclusive" | "skipped";

/**
 * What it has shown of a statement: "form only" where any other value of the same form would have been confirmed as well, "not visible"
 * where no answer depends on it.
 */
export type StatementResult = Result | "form only" | "not visible";

/** The two answers where they differ. */
export interface Contradiction {
  /** "POST /v1/ach". */
  readonly request: string;
  /** "status", "error" or the field. */
  readonly field: string;
  readonly statement: string | null;
  readonly documented: string | null;
  /** What the service answered there; missing where it left the field out. */
  readonly service?: unknown;
  /** What a bank of default options answers there; missing where it leaves the field out. */
  readonly bank?: unknown;
  /** The option that makes the bank answer so, such as `assumptions.listOrder: "oldest-first"`; null for none. */
  readonly option: string | null;
}

export interface ProbeReport {
  readonly name: string;
  readonly area: Area;
  readonly result: Result;
  /** Why it is inconclusive or skipped; what ended a probe early. */
  readonly reason: string | null;
  readonly contradictions: readonly Contradiction[];
}

export interface FoundOption {
  readonly option: string;
  readonly value: unknown;
  readonly source: string;
  /** The statements that speak for it, and the first two answers that differ. */
  readonly statements: readonly string[];
  readonly evidence: Contradiction | null;
}

/** An option of which nothing, or not all, is visible from outside. */
export interface HiddenOption {
  readonly option: string;
  readonly reason: string;
}

/** What `npx sandbank verify` found. */
export interface Report {
  readonly service: string;
  /** The day, GMT. */
  readonly date: string;
  readonly requests: number;
  readonly writes: boolean;
  readonly probes: readonly ProbeReport[];
  readonly statements: Readonly<Record<string, StatementResult>>;
  readonly options: readonly FoundOption[];
  readonly notVisible: readonly HiddenOption[];
  /** Rows that were created and could neither be deleted nor canceled. */
  readonly leftOver: readonly string[];
}
