import { type StateStore, WRITTEN_BY_OTHERS } from "./store.ts";

interface Shelf {
  writes: number;
  /** The texts, each with the write that has added it. */
  texts: readonly { readonly write: number; readonly text: string }[];
}

/**
 * A store that lasts as long as this object, for tests: the banks that are kept in it can be opened again, and with
 * `tabs: true` share a name as those of several pages do.
 *
 * @example const kept = await persist(bank, { name: "treasury", store: memoryStore() });
 */
export function memoryStore(): StateStore {
  const shelves = new Map<string, Shelf>();
  return {
    async open(name) {
      const shelf = shelves.get(name) ?? { writes: 0, texts: [] };
      shelves.set(name, shelf);
      let seen: number | undefined;
      const last = () => shelf.texts.at(-1)?.write;
      const write = async (change: (texts: Shelf["texts"]) => Shelf["texts"]) => {
        if (last() !== seen) throw new Error(WRITTEN_BY_OTHERS);
        shelf.writes += 1;
        shelf.texts = change(shelf.texts);
        seen = last();
      };
      const textOf = (text: string) => ({ write: shelf.writes, text });
      return {
        async read() {
          seen = last();
          return shelf.texts.map(({ text }) => text);
        },
        async readNew() {
          const former = seen;
          seen = last();
          if (former === seen) return undefined;
          const at = shelf.texts.findIndex((each) => each.write === former);
          return { isContinued: at >= 0, texts: shelf.texts.slice(at + 1).map(({ text }) => text) };
        },
        append: (text) => write((texts) => [...texts, textOf(text)]),
        replace: (text) => write(() => [textOf(text)]),
        clear: () => write(() => []),
        close: async () => undefined,
      };
    },
  };
}
