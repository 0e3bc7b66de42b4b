import type { TurnWork } from "./turn.ts";

/** Says what was done, once it is done; undefined when it did not get as far as that. */
export type Describe = () => TurnWork | undefined;

/** What follows the turns of a queue. */
export interface TurnStream {
  /** Runs the work of a turn, which ends when this is settled. Rejects with what refuses the whole turn. */
  around<T>(work: () => T | Promise<T>, describe: Describe | undefined): Promise<EndedTurn<T>>;
  /** Called by a read outside of a turn; `run` runs the steps that are due. */
  catchUp(run: () => void): void;
  /** Changes how the clock runs, outside of a turn. */
  setClock(work: () => void): void;
  /** The turn to come that one of these two has asked for. It rejects with the Problem of what has undone it. */
  asked(): Promise<void> | undefined;
}

/** A turn that has ended. */
interface EndedTurn<T> {
  /** What the caller of its work waits for, and the next turn does not; undefined for nothing. */
  readonly stored: Promise<unknown> | undefined;
  /** What the work has returned; throws what it has thrown. */
  readonly result: () => T;
}

/** Runs pieces of work one at a time, in the order they were added (S19). */
export interface Queue {
  /**
   * Waits for everything before it, then runs `work`; an error that `work` throws rejects only this call. `describe` is for
   * the stream.
   */
  run<T>(work: () => T | Promise<T>, describe?: Describe): Promise<T>;
  /** Undefined, as by default, for nothing; it is about the turns that begin after it was set. */
  stream: TurnStream | undefined;
}

const ignore = () => undefined;

/** Makes an empty queue; before each piece of work it awaits the promise that `rest` returns, if it returns one. */
export function createQueue(rest?: () => Promise<void> | undefined): Queue {
  let last: Promise<unknown> = Promise.resolve();
  const queue: Queue = {
    stream: undefined,
    run(work, describe) {
      return new Promise((resolve, reject) => {
        const begin = (): unknown => {
          if (queue.stream === undefined) {
            const result = work();
            resolve(result);
            return result;
          }
          const turn = queue.stream.around(work, describe);
          resolve(turn.then(({ stored, result }) => stored?.then(result) ?? result()));
          return turn;
        };
        const turn = last.then(rest === undefined ? begin : () => rest()?.then(begin) ?? begin());
        last = turn.then(ignore, reject);
      });
    },
  };
  return queue;
}
