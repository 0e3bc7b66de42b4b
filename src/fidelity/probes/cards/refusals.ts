import { idOf, type Script } from "../probe.ts";
import { card, NO_ROW } from "../rows.ts";

export const cardRefusalProbes: readonly Script[] = [
  {
    name: "cards that are refused",
    run: async ({ post }, subject) => {
      const create = (fields: object, shows: string) =>
        post("/v1/virtualcards", { ...card(subject), ...fields }, `${shows} VC-76 VC-77`);
      await create({ total_card_amount: 1.5 }, "VC-E1");
      await create({ total_card_amount: 0 }, "VC-E3");
      await create({ per_transaction_max: 0 }, "VC-E4");
      await create({ per_transaction_min: 2, per_transaction_max: 1 }, "VC-E5");
      await create({ per_transaction_max: 2 }, "VC-E6");
      await create({ currency: "EUR" }, "VC-E8");
      await create({ valid_ending_on: "2099-1-1" }, "VC-E2");
      await create({ valid_ending_on: "2099-02-30" }, "VC-E2 S16");
      await create({ valid_ending_on: null }, "VC-E9");
      await create({ valid_ending_on: "" }, "VC-E9");
      await create({ valid_ending_on: undefined }, "VC-E9 VC-E13 VC-59");
      await create({ total_card_amount: undefined }, "VC-E13 VC-59");
      await create({ valid_ending_on: "2001-01-01" }, "VC-E10");
      await create({ valid_starting_on: subject.day(30), valid_ending_on: subject.day(30) }, "VC-E11");
      await create({ transactions_max: -1 }, "VC-E12");
      await create({ emails: ["a", "b", "c", "d", "e", "f"].map((name) => `${name}@example.com`) }, "VC-E16");
      await create({ emails: ["nonsense"] }, "C8 VC-14");
      await create({ cardnetwork_data: { sandbank_verify: 1 } }, "VC-E17 VC-17");
      await create({ metadata: [] }, "S15 VC-18");
      await create({ rcn_alias: "sandbank-verify" }, "VC-E18 VC-61");
      await create({ rcn_id: NO_ROW }, "VC-E19 VC-61");
      await create({ supplier_id: NO_ROW }, "C3 VC-24");
    },
  },
  {
    name: "updates of cards that are refused",
    run: async ({ post, patch }, subject) => {
      const id = idOf(await post("/v1/virtualcards", { ...card(subject), per_transaction_max: 1 }));
      const update = (fields: object, shows: string) =>
        patch(`/v1/virtualcards/${id}`, fields, `${shows} VC-77 C7`);
      await update({ per_transaction_min: 2 }, "VC-E5");
      await update({ per_transaction_max: 2 }, "VC-E6");
      await update({ total_card_amount: 0 }, "VC-E3");
      await update({ valid_ending_on: "2001-01-01" }, "VC-E10");
      await update({ valid_ending_on: null }, "VC-E9");
      await update({ transactions_max: -1 }, "VC-E12");
      await update({ currency: "EUR" }, "VC-E8");
    },
  },
  {
    name: "filters of cards",
    readOnly: true,
    run: async ({ get }) => {
      await get("/v1/virtualcards?filter=x", "VC-E20 C13");
      await get("/v1/virtualcards?filter[]=x", "VC-E20 C13");
      await get("/v1/virtualcards?filter[sandbank]=x", "VC-E21 C13");
      await get("/v1/virtualcards?filter[metadata.]=x", "VC-E22 C13");
      await get("/v1/virtualcards?filter[metadata.a][b]=x", "VC-E22 C13");
    },
  },
  {
    name: "pages of cards",
    readOnly: true,
    run: async ({ get }) => {
      await get("/v1/virtualcards?page[limit]=1", "VC-69 VC-71 VC-72 VC-73");
      await get("/v1/virtualcards?page[limit]=10001", "VC-73 S11");
    },
  },
];
