import type { Aim } from "./aims.ts";

/** The units that figures are given in. */
export type Unit = "µs" | "ms" | "bytes";

/** One of those that are compared. */
export interface Contender {
  readonly name: string;
  /** Returns one figure, in the unit of the contest. Throws when the work did not do what it is measured for. */
  readonly measure: () => Promise<number> | number;
  /** What it does less, or more, than the others. */
  readonly note?: string;
  readonly aim?: Aim;
}

/** How contenders are compared. */
export interface ContestOptions {
  readonly unit: Unit;
  readonly rounds: number;
  /** Rounds whose figures do not count, the same number for each contender; 1 by default. */
  readonly warmUps?: number;
  /** Whether garbage is collected before each figure is taken, so that none pays for another's. */
  readonly collect?: boolean;
}

/** The figures of a contest. */
export interface Contest {
  readonly title: string;
  readonly unit: Unit;
  /** The first of them is the floor or the peer that the others are divided by. */
  readonly contenders: readonly Contender[];
  /** By name, one figure for each round. */
  readonly rounds: ReadonlyMap<string, readonly number[]>;
}

/**
 * Lets contenders take turns, so that whatever else the machine does meets them all: each gives one figure in each
 * round, and the order changes from round to round. The others are compared with the first of them.
 *
 * @example
 * const { rounds } = await contest("GET", [floor, bank], { unit: "µs", rounds: 40 });
 */
export async function contest(
  title: string,
  contenders: readonly Contender[],
  { unit, rounds, warmUps = 1, collect = false }: ContestOptions,
): Promise<Contest> {
  const figures = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  if (figures.size < contenders.length) throw new Error(`${title}: two contenders have the same name.`);
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { name, measure } of orderOf(contenders, warmUps + round)) {
      if (collect) collectGarbage();
      const figure = await measure();
      if (!Number.isFinite(figure)) throw new Error(`${title}: ${name} gave ${figure}, which is no figure.`);
      if (round >= 0) figures.get(name)?.push(figure);
    }
  }
  return { title, unit, contenders, rounds: figures };
}

/** Every other round goes backwards, and after two rounds the next one begins: each is first, last and between as often. */
function orderOf(contenders: readonly Contender[], round: number): Contender[] {
  const first = Math.floor(round / 2) % contenders.length;
  const order = [...contenders.slice(first), ...contenders.slice(0, first)];
  return round % 2 === 1 ? order.reverse() : order;
}

function collectGarbage(): void {
  if (!globalThis.gc) throw new Error("Garbage cannot be collected: run node with --expose-gc.");
  globalThis.gc();
}
