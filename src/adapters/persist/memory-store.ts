import type { StateStore } from "./store.ts";

/**
 * A store that lasts as long as this object, for tests: the banks that are kept in it can be opened again.
 *
 * @example const kept = await persist(bank, { name: "treasury", store: memoryStore() });
 */
export function memoryStore(): StateStore {
  const states = new Map<string, readonly string[]>();
  return {
    async open(name) {
      const read = () => states.get(name) ?? [];
      return {
        read: async () => read(),
        append: async (text) => void states.set(name, [...read(), text]),
        replace: async (text) => void states.set(name, [text]),
        clear: async () => void states.delete(name),
        close: async () => undefined,
      };
    },
  };
}
