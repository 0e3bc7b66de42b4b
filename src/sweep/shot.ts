import type { Found } from "./kinds.ts";

/** A request of the page, and what it was answered. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The status of the answer; 0 for a request that failed without one, null for one that is not answered yet. */
  readonly status: number | null;
  /** The JSON of the answer; undefined for none. */
  readonly body?: unknown;
}

/** One picture of a page. */
export interface Picture {
  /** Its file in the folder of the report. */
  readonly file: string;
  readonly scheme: "light" | "dark";
  /** Pixels of the window. */
  readonly width: number;
}

/** Something wrong, with whether a baseline had it. */
export interface Finding extends Found {
  readonly isNew: boolean;
  /** A test that fails as long as it is wrong. */
  readonly test: string;
}

/** One screen of the page in one state. */
export interface Shot {
  /** The id of the state; "" for the page as it is. */
  readonly state: string;
  readonly group: string;
  readonly title: string;
  readonly why: string;
  /** Path and query of the screen. */
  readonly screen: string;
  /** What opens the page in this state. */
  readonly link: string;
  readonly findings: readonly Finding[];
  readonly pictures: readonly Picture[];
  readonly requests: readonly Exchange[];
  /** Rows of the bank that the page was shown, by collection; a few of each. */
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
  /** What else is to be known, such as that the page never came to rest. */
  readonly notes: readonly string[];
}

/** What a sweep saw. */
export interface SweepReport {
  readonly url: string;
  /** How the page reaches its bank, in words. */
  readonly bank: string;
  readonly shots: readonly Shot[];
  /** The ids of states that can make no difference to the page, as it never calls what they change. */
  readonly leftOut: readonly string[];
  /** The ids of states in which the page could not be opened, each with the reason. */
  readonly failed: readonly { readonly state: string; readonly reason: string }[];
  readonly seconds: number;
}
