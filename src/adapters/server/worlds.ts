import type { Bank } from "../../index.ts";

/** Banks by the name of their world. */
export interface Worlds {
  /** Answers from the bank of a world, which is made when the name comes for the first time. */
  fetch(name: string, request: Request): Promise<Response>;
  /** Disposes of every bank. */
  dispose(): Promise<void>;
}

/** Keeps up to `limit` worlds; above it those are disposed of that were idle longest, never one with a request under way. */
export function createWorlds(parts: { make: () => Pick<Bank, "fetch" | "dispose">; limit: number }): Worlds {
  /** The one that was asked last comes last. */
  const worlds = new Map<string, { readonly bank: Pick<Bank, "fetch" | "dispose">; underWay: number }>();

  const dropIdle = async () => {
    const idle = [...worlds].filter(([, world]) => world.underWay === 0);
    const dropped = idle.slice(0, Math.max(0, worlds.size - parts.limit));
    for (const [name] of dropped) worlds.delete(name);
    await Promise.all(dropped.map(([, { bank }]) => bank.dispose()));
  };

  return {
    async fetch(name, request) {
      const world = worlds.get(name) ?? { bank: parts.make(), underWay: 0 };
      worlds.delete(name);
      worlds.set(name, world);
      world.underWay += 1;
      try {
        await dropIdle();
        return await world.bank.fetch(request);
      } finally {
        world.underWay -= 1;
        await dropIdle();
      }
    },
    async dispose() {
      const banks = [...worlds.values()];
      worlds.clear();
      await Promise.all(banks.map(({ bank }) => bank.dispose()));
    },
  };
}
