import type { StateStore, StoredState } from "../../../src/adapters/persist/index.ts";

/** A store whose process ends at a write, or whose writes fail from one on. */
export interface FaultyStore extends StateStore {
  /** Resolves when the process has ended. */
  readonly ended: Promise<"ended">;
  /** How many writes of each kind there were. */
  readonly writes: Readonly<Record<"append" | "replace" | "clear", number>>;
}

/**
 * Makes a store that does what `inner` does up to its write `last`, counted from 1. "killed before" and "killed after": that
 * write is not, or is, done, it never resolves, and nothing is done after it. "fails": it and all later ones reject.
 */
export function faultyStore(
  inner: StateStore,
  last: number,
  how: "killed before" | "killed after" | "fails",
): FaultyStore {
  let done = 0;
  let end: (value: "ended") => void = () => undefined;
  const ended = new Promise<"ended">((resolve) => {
    end = resolve;
  });
  const writes = { append: 0, replace: 0, clear: 0 };
  const write = async (kind: keyof typeof writes, work: () => Promise<void>): Promise<void> => {
    done += 1;
    if (done < last) {
      writes[kind] += 1;
      return work();
    }
    if (how === "fails") throw new Error("The quota has been exceeded.");
    if (done === last && how === "killed after") await work();
    // Later than an answer that did not wait for the write.
    setTimeout(() => end("ended"));
    return new Promise(() => undefined);
  };
  return {
    ended,
    writes,
    async open(name) {
      const stored: StoredState = await inner.open(name);
      return {
        ...stored,
        append: (text) => write("append", () => stored.append(text)),
        replace: (text) => write("replace", () => stored.replace(text)),
        clear: () => write("clear", () => stored.clear()),
      };
    },
  };
}
