import type { Bank } from "../../index.ts";

/** What a world needs of its bank. */
type WorldBank = Pick<Bank, "fetch" | "dispose">;

/** Banks by the name of their world. */
export interface Worlds {
  /** Answers from the bank of a world, which the first request with its name creates. */
  fetch(name: string, request: Request): Promise<Response>;
  /** Disposes of every bank. */
  dispose(): Promise<void>;
}

/** Keeps up to `limit` worlds; above it those idle longest are disposed of, but none with a request in progress. */
export function createWorlds({ make, limit }: { make: () => WorldBank; limit: number }): Worlds {
  /** In order of their last request, the most recent at the end. */
  const worlds = new Map<string, { readonly bank: WorldBank; inProgress: number }>();

  const dropIdle = async () => {
    const idle = [...worlds].filter(([, world]) => world.inProgress === 0);
    const dropped = idle.slice(0, Math.max(0, worlds.size - limit));
    for (const [name] of dropped) worlds.delete(name);
    await Promise.all(dropped.map(([, { bank }]) => bank.dispose()));
  };

  return {
    async fetch(name, request) {
      const world = worlds.get(name) ?? { bank: make(), inProgress: 0 };
      worlds.delete(name);
      worlds.set(name, world);
      world.inProgress += 1;
      try {
        await dropIdle();
        return await world.bank.fetch(request);
      } finally {
        world.inProgress -= 1;
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
