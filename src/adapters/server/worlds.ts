import type { Answering } from "../../bank/runtime/answering.ts";
import type { CoreBank } from "../../core.ts";
import type { BankRequest } from "../../engine/http/bank-request.ts";
import { refusal } from "../shared/refusal.ts";

/** What a world needs of its bank. */
export interface WorldBank extends Pick<CoreBank, "dispose"> {
  readonly answer: Answering;
}

/** Banks by the name of their world. */
export interface Worlds {
  /** Answers from the bank of a world, which the first request with its name creates. */
  answer(name: string, request: BankRequest): ReturnType<Answering>;
  /** Disposes of every bank. */
  dispose(): Promise<void>;
}

/**
 * Keeps at most `limit` worlds: a new one replaces the one idle longest, and is refused with a 503
 * while every world has a request in progress.
 */
export function createWorlds(parts: { make: (name: string) => WorldBank; limit: number }): Worlds {
  const { make, limit } = parts;
  /** In order of their last request, the most recent at the end. */
  const worlds = new Map<string, { readonly bank: WorldBank; inProgress: number }>();

  /** Takes the world idle longest out, so that nothing else comes between that and the new one. */
  const takeIdle = (): WorldBank | undefined => {
    const idle = [...worlds].find(([, world]) => world.inProgress === 0);
    if (idle) worlds.delete(idle[0]);
    return idle?.[1].bank;
  };

  return {
    async answer(name, request) {
      const known = worlds.get(name);
      const dropped = known || worlds.size < limit ? undefined : takeIdle();
      if (!known && worlds.size >= limit) return full(limit);
      const world = known ?? { bank: make(name), inProgress: 0 };
      worlds.delete(name);
      worlds.set(name, world);
      world.inProgress += 1;
      try {
        await dropped?.dispose();
        return await world.bank.answer(request);
      } finally {
        world.inProgress -= 1;
      }
    },
    async dispose() {
      const banks = [...worlds.values()];
      worlds.clear();
      await Promise.all(banks.map(({ bank }) => bank.dispose()));
    },
  };
}

function full(limit: number): Response {
  return refusal(
    503,
    `All ${limit} worlds have a request in progress, and --limit (option limit) allows no more.`,
    { "Retry-After": "1" },
  );
}
