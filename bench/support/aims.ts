/** What a figure should be at most. */
export interface Aim {
  readonly most: number;
  /** Whether the aim is about the ratio to the contest's first contender, or about the figure itself, in its unit. */
  readonly of: "ratio" | "itself";
}

const ratio = (most: number): Aim => ({ most, of: "ratio" });
const itself = (most: number): Aim => ({ most, of: "itself" });

/** All aims of the benches. Figures in their own unit depend on the machine; ratios depend much less on it. */
export const AIMS = {
  // A request, by making its Request and its Response alone.
  get: ratio(1.8),
  post: ratio(3.3),
  list: ratio(2),
  refused: ratio(3),
  /** µs */
  firstRequest: itself(200),
  // A request to the command over 20 connections, by a server of node:http that sends the same body.
  serverList: ratio(2.5),
  serverPost: ratio(4),
  serverPostWithState: ratio(12),
  // Beginning.
  coldImport: ratio(1.7),
  compile: ratio(1.2),
  command: ratio(3.5),
  /** ms */
  freshStarter: itself(1),
  vitestTest: ratio(1.3),
  /** ms */
  playBusy: itself(700),
  viteFirstAnswer: ratio(1.5),
  /** ms */
  playgroundFirstAnswer: itself(1000),
  // Large banks.
  /** ms */
  longestTask: itself(50),
  bytesPerRow: ratio(2),
  /** ms */
  snapshot: itself(300),
  restore: ratio(2.5),
  /** What should not grow with the rows. */
  flat: ratio(1.3),
  /** ms */
  filterWithoutMatch: itself(1),
  /** µs for each of 10,000 transfers */
  advance: itself(100),
  /** ms for 10,000 cards of 100,000 */
  cardReferences: itself(25),
  /** µs for each of 1,000 of one card */
  clearings: itself(300),
  /** ms: a world with 10,000 rows, from its storage to its first answer. */
  wakeWorld: itself(500),
  /** ms: a world with the rows of `busy`, in a process that has just started. */
  wakeBusy: itself(700),
  // What options cost.
  /** Rules that do not touch the request. */
  idleFaults: ratio(1.1),
  kept: ratio(1.3),
  /** ms: from the answer in one tab to the change in another. */
  otherTab: itself(50),
  /** A request to a resource of a team's own, by one to the bank's own with as many fields. */
  defined: ratio(1.1),
  /** A transfer that accounts follow, by one without. */
  accounts: ratio(1.3),
  /** ms */
  openPanel: itself(100),
  /** ms: 50 frames a second. */
  timelineFrame: itself(20),
} as const satisfies Record<string, Aim>;
