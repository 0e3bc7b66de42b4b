import type { StateStore } from "./store.ts";

/**
 * A store that lasts as long as this object, for tests: the banks that are kept in it can be opened again.
 *
 * @example const kept = await persist(bank, { name: "treasury", store: memoryStore() });
 */
export function memoryStore(): StateStore {
  const states = new Map<string, string[]>();
  return {
    async open(name) {
      const texts = states.get(name) ?? [];
      states.set(name, texts);
      return {
        read: async () => [...texts],
        append: async (text) => void texts.push(text),
        replace: async (text) => void texts.splice(0, texts.length, text),
        clear: async () => void texts.splice(0),
        close: async () => undefined,
      };
    },
  };
}
