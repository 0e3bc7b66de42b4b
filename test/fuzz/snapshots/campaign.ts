import type { Bank, Snapshot } from "../../../src/index.ts";
import { type Chance, chanceOf } from "../support/chance.ts";
import { shrinkList } from "../support/shrink.ts";
import type { Campaign, Finding } from "../support/suite.ts";
import { busySnapshot, makeOwnBank } from "./base.ts";
import { type Broken, exercise } from "./exercise.ts";
import { mutateOnce } from "./mutate.ts";

const MOST_MUTATIONS = 3;

/** Snapshots that were changed: each is refused and changes nothing, or gives a bank that works. */
export async function snapshotCampaign(make: () => Bank = makeOwnBank): Promise<Campaign> {
  const bank = make();
  await bank.ready;
  const base = await busySnapshot(bank);
  const counts = { refused: 0, accepted: 0, unchanged: 0, "accepted and broken": 0 };

  /** The mutations of a case, each with a chance of its own so that some of them can be left out. */
  const mutationsOf = (seed: number): readonly number[] => {
    const chance = chanceOf(seed);
    return Array.from({ length: chance.int(1, MOST_MUTATIONS) }, () => chance.int(1, 2 ** 30));
  };
  const mutated = (
    seeds: readonly number[],
  ): { readonly snapshot: Snapshot; readonly changes: readonly string[] } => {
    const snapshot = structuredClone(base);
    const json = snapshot as unknown as Parameters<typeof mutateOnce>[0];
    return { snapshot, changes: seeds.map((seed) => mutateOnce(json, chanceOf(seed))) };
  };
  const tryOut = async (seeds: readonly number[], chance: Chance): Promise<Outcome> => {
    await bank.restore(base);
    const { snapshot } = mutated(seeds);
    if (JSON.stringify(snapshot) === JSON.stringify(base)) return { is: "unchanged", broken: [] };
    try {
      await bank.restore(snapshot);
    } catch (error) {
      return { is: "refused", broken: refusalFaults(bank, base, error) };
    }
    return { is: "accepted", broken: await exercise(bank, chance) };
  };

  return {
    unitsPerCase: 1,
    describe: (seed) => mutated(mutationsOf(seed)).changes.join("\n"),
    figures: () => counts,
    close: () => bank.dispose(),
    async run(seed, isNew) {
      const mutations = mutationsOf(seed);
      const { is, broken } = await tryOut(mutations, chanceOf(~seed));
      counts[is] += 1;
      if (is === "accepted" && broken.length > 0) counts["accepted and broken"] += 1;
      const findings = new Map<string, Finding>();
      for (const { kind, detail } of broken) {
        if (findings.has(kind)) continue;
        const fails = async (some: readonly number[]) =>
          (await tryOut(some, chanceOf(~seed))).broken.some((other) => other.kind === kind);
        const few = isNew(kind) ? await shrinkList(mutations, fails) : mutations;
        findings.set(kind, { kind, detail, smallest: mutated(few).changes.join("\n") });
      }
      return [...findings.values()];
    },
  };
}

interface Outcome {
  readonly is: "refused" | "accepted" | "unchanged";
  readonly broken: readonly Broken[];
}

function refusalFaults(bank: Bank, base: Snapshot, error: unknown): readonly Broken[] {
  const isRefusal = error instanceof Error && error.name === "SnapshotError";
  const isChanged = JSON.stringify(bank.snapshot()) !== JSON.stringify(base);
  return [
    ...(isRefusal ? [] : [{ kind: "restore: an error of another kind", detail: String(error) }]),
    ...(isChanged ? [{ kind: "restore: a refused snapshot changed the bank", detail: String(error) }] : []),
  ];
}
