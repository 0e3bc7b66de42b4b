import { requestOrThrow } from "../../fixtures/http-client.ts";
import { type Bank, type BankOptions, createBank, type Scenario } from "../../src/index.ts";
import { accountsWith, bookTransfersWith, wireTransfers } from "../../src/products/index.ts";
import { payouts } from "../define/payouts.ts";
import { chanceOf } from "../fuzz/support/chance.ts";
import { shrinkList } from "../fuzz/support/shrink.ts";
import type { Campaign, Finding } from "../fuzz/support/suite.ts";
import { apply } from "./apply.ts";
import { type Command, commandWithOwn } from "./commands.ts";
import { differenceOf } from "./compare.ts";
import { Model } from "./model.ts";
import { NUMBERS, type ProductOptions } from "./products.ts";

const START = "2026-03-02T15:00:00.000Z";
const MOST_COMMANDS = 40;

const oneAddress: Scenario = async (bank) => {
  const data = { street_line1: "1 Main Street", city: "Springfield", country: "US" };
  await requestOrThrow(bank, "POST", "/v1/addresses", { data });
};

/** The assumptions of the model's banks, with the options of their products: each is drawn for half of the cases. */
const OPTIONS: readonly (readonly [NonNullable<BankOptions["assumptions"]>, ProductOptions])[] = [
  [{}, { overdraft: "allow", settle: "at-once", cardAccount: NUMBERS[0] }],
  [
    {
      ...({ perTransactionMinZero: "accept", transactionsMaxZero: "unlimited" } as const),
      ...({ approvedResponse: "Approved or completed successfully", settlementCurrency: "840" } as const),
    },
    { overdraft: "refuse", settle: "effective-date", cardAccount: NUMBERS[1] },
  ],
];

/** A bank of the model's, with payouts and products. */
export function makeBank(
  assumptions: BankOptions["assumptions"],
  { overdraft, settle, cardAccount }: ProductOptions,
): Bank {
  return createBank({
    ...{ scenario: oneAddress, clock: { start: START, paused: true }, accounts: [...NUMBERS], assumptions },
    resources: {
      payouts,
      accounts: accountsWith({ overdraft, cardAccount }),
      bookTransfers: bookTransfersWith({ settle }),
      wireTransfers,
    },
  });
}

/** Two banks with the same options. */
interface Pair {
  readonly bank: Bank;
  readonly other: Bank;
  readonly products: ProductOptions;
}

const modelOf = ({ bank, products }: Pair) =>
  new Model(Date.parse(START), bank.options.assumptions, "wireTransfers" in bank.db ? products : undefined);

/** Sequences of requests, actions and steps of time in a bank and in a model of it that was written from the specification. */
export async function modelCampaign(
  make: (assumptions: BankOptions["assumptions"], products: ProductOptions) => Bank = makeBank,
): Promise<Campaign> {
  const pairs = OPTIONS.map(
    ([assumptions, products]): Pair => ({
      ...{ bank: make(assumptions, products), other: make(assumptions, products) },
      products,
    }),
  );
  const banks = pairs.flatMap(({ bank, other }) => [bank, other]);
  await Promise.all(banks.map(({ ready }) => ready));
  const pairOf = (seed: number) => pairs[seed % pairs.length] as Pair;
  const counts = { commands: 0, "run twice": 0, forks: 0 };

  /** What goes wrong in a bank that runs commands from the start. */
  const differenceAfter = async (pair: Pair, commands: readonly Command[]): Promise<string | undefined> => {
    const { bank } = pair;
    await bank.reset();
    const model = modelOf(pair);
    for (const command of commands) {
      counts.commands += 1;
      const different = (await apply(bank, model, command)) ?? differenceOf(bank, model);
      if (different !== undefined) return different;
    }
    return undefined;
  };

  /** Runs commands in two banks; after `fork` of them the second takes a snapshot of the first and goes on from it. */
  const isForkedAlike = async (pair: Pair, commands: readonly Command[], fork: number): Promise<boolean> => {
    const { bank, other } = pair;
    const models = [modelOf(pair), modelOf(pair)] as const;
    await bank.reset();
    await other.reset();
    for (const [at, command] of commands.entries()) {
      if (at === fork && at > 0) await other.restore(JSON.parse(JSON.stringify(bank.snapshot())));
      await apply(bank, models[0], command);
      await apply(other, models[1], command);
    }
    return JSON.stringify(bank.snapshot()) === JSON.stringify(other.snapshot());
  };

  return {
    unitsPerCase: 1,
    describe: (seed) => printed(commandsOf(seed)),
    figures: () => counts,
    close: async () => void (await Promise.all(banks.map((bank) => bank.dispose()))),
    async run(seed) {
      const commands = commandsOf(seed);
      const pair = pairOf(seed);
      const different = await differenceAfter(pair, commands);
      if (different !== undefined) {
        const kind = kindOf(different);
        const fails = async (some: readonly Command[]) =>
          kindOf((await differenceAfter(pair, some)) ?? "") === kind;
        const few = await shrinkList(commands, fails);
        return [{ kind, detail: (await differenceAfter(pair, few)) ?? different, smallest: printed(few) }];
      }
      const chance = chanceOf(~seed);
      if (!chance.percent(20)) return [];
      const fork = chance.percent(50) ? 0 : chance.int(1, commands.length);
      counts[fork === 0 ? "run twice" : "forks"] += 1;
      if (await isForkedAlike(pair, commands, fork)) return [];
      return [unequal(fork, commands)];
    },
  };
}

function unequal(fork: number, commands: readonly Command[]): Finding {
  const kind = fork === 0 ? "equal runs give unequal banks" : "a fork of a snapshot becomes another bank";
  return {
    kind,
    detail: `The snapshots differ; the fork is after ${fork} commands.`,
    smallest: printed(commands),
  };
}

/** A finding without its numbers, so that equal faults are counted together. */
function kindOf(different: string): string {
  const command = /^\{"do":"(\w+)"/.exec(different)?.[1];
  const tail = different.replace(/^\{.*?\}: /, "").replace(/\d+/g, "n");
  return command ? `${command}: ${tail}` : (tail.split(":", 1)[0] ?? tail);
}

function commandsOf(seed: number): readonly Command[] {
  const chance = chanceOf(seed);
  return Array.from({ length: chance.int(1, MOST_COMMANDS) }, () => commandWithOwn(chance));
}

function printed(commands: readonly Command[]): string {
  return commands.map((command) => JSON.stringify(command)).join("\n");
}
