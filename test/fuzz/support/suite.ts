/** Something that must not happen, and did. */
export interface Finding {
  /** What went wrong, without the particulars: findings are counted by it. */
  readonly kind: string;
  /** What was expected and what was received. */
  readonly detail: string;
  /** The smallest case that shows it. */
  readonly smallest: string;
}

/** A suite that is ready to run cases. */
export interface Campaign {
  /** How many units, such as requests, one case holds. */
  readonly unitsPerCase: number;
  /**
   * Runs the case of a seed. A finding is shrunk only when `isNew` says that its kind was not found
   * before, because shrinking takes many runs.
   */
  run(seed: number, isNew: (kind: string) => boolean): Promise<readonly Finding[]>;
  /** What the case of a seed does, for one that never ends. */
  describe(seed: number): string;
  /** Figures over all cases so far. */
  figures(): Readonly<Record<string, number | string>>;
  close(): Promise<void>;
}

/** A suite of generated cases. */
export interface Suite {
  /** What `npm run long` calls it. */
  readonly name: string;
  /** What `count` counts. */
  readonly unit: string;
  /** How many of them a run without arguments makes. */
  readonly count: number;
  /** How long a case may keep its thread from running timers before it counts as hanging; 15,000 ms by default. */
  readonly hangMs?: number;
  open(): Promise<Campaign>;
}
