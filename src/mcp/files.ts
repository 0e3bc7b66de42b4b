import type { LogEntry } from "../core.ts";

/** A page of the docs. */
interface Page {
  /** From the folder of the docs, without its ending: "how-to/faults". */
  readonly path: string;
  readonly title: string;
}

/** What a failure file says of the test that failed. */
export interface Failure {
  readonly test: { readonly name: string; readonly file: string; readonly attempt: number };
  readonly errors: readonly { readonly message: string }[];
  readonly step: { readonly at: string };
  readonly log: readonly LogEntry[];
}

/** The files that resources and prompts have, as the adapter reads them. */
export interface Files {
  pages(): readonly Page[];
  /** The text of a page. Throws an Error for a path that is none of them. */
  page(path: string): string;
  /** Reads the file of a failed test. Throws an Error in one line for one that can't be read. */
  failure(file: string): Failure;
}
