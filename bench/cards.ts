import { AIMS } from "./support/aims.ts";
import { benchBank, call } from "./support/bank.ts";
import { bankWithCards, CARD } from "./support/cards.ts";
import { type Contender, contest } from "./support/contest.ts";
import { show } from "./support/show.ts";
import { microseconds, milliseconds } from "./support/time.ts";

const [FEW, MANY] = [10_000, 100_000] as const;

/** Full pages of cards, and cards with many authorizations. */
export async function run(): Promise<void> {
  await pages();
  await ledger();
}

/** Full pages of references must take time in proportion to the page and not the table. */
async function pages(): Promise<void> {
  const few = await bankWithCards(FEW);
  const many = await bankWithCards(MANY);
  for (const [title, query, length] of [
    ["1,000 references", "?page[limit]=1000", 1000],
    ["10,000 references", "", 10_000],
    ["10,000 references by metadata", "?filter[metadata.team]=red", 10_000],
    ["no reference by metadata", "?filter[metadata.team]=green", 0],
  ] as const) {
    const list = (bank: typeof few) =>
      milliseconds(async () => {
        const { data } = await call<{ data: unknown[] }>(bank, "GET", `/v1/virtualcards${query}`);
        if (data.length !== length) throw new Error(`${query} gave ${data.length} references.`);
      });
    const contenders: Contender[] = [
      { name: "of 10,000 cards", measure: list(few) },
      {
        name: "of 100,000 cards",
        measure: list(many),
        aim: length > 0 ? AIMS.cardReferences : AIMS.filterWithoutMatch,
      },
    ];
    show(await contest(title, contenders, { unit: "ms", rounds: 7, warmUps: 2 }));
  }
}

/** The last of a thousand authorizations must cost what the first do; and all of them fall due. */
async function ledger(): Promise<void> {
  const contenders: Contender[] = [
    { name: "first hundred", measure: async () => authorizing(await bankWithAuthorizations(0)) },
    {
      name: "last of 1,000",
      measure: async () => authorizing(await bankWithAuthorizations(900)),
      aim: AIMS.flat,
    },
  ];
  show(await contest("an authorization of one card", contenders, { unit: "µs", rounds: 7 }));
  const due: Contender[] = [
    { name: "of 100", measure: () => clearing(100) },
    { name: "of 1,000", measure: () => clearing(1000), aim: AIMS.clearings },
  ];
  show(await contest("a clearing that falls due, of one card", due, { unit: "µs", rounds: 5 }));
}

type CardBank = ReturnType<typeof benchBank>;

async function bankWithAuthorizations(count: number): Promise<CardBank> {
  const bank = benchBank();
  await call(bank, "POST", "/v1/virtualcards", CARD);
  for (let made = 0; made < count; made += 1) await authorize(bank);
  return bank;
}

function authorizing(bank: CardBank): Promise<number> {
  return microseconds(() => authorize(bank), 100)();
}

async function authorize({ simulate }: CardBank): Promise<void> {
  await simulate.virtualCards.authorize("1001", { amount: 1, type: "Advice" });
}

async function clearing(count: number): Promise<number> {
  const bank = await bankWithAuthorizations(count);
  const took = await milliseconds(() => bank.clock.advance({ days: 9 }))();
  const open = bank.openAuthorizations("1001").length;
  if (open > 0) throw new Error(`${open} authorizations were not cleared.`);
  return (took * 1000) / count;
}
