import { dayFrom } from "../day.ts";
import { idOf, type Script } from "../probe.ts";
import { card } from "../rows.ts";

export const cardProbes: readonly Script[] = [
  {
    name: "a card with its required fields",
    finds: [dayFrom("valid_starting_on"), { option: "assumptions.cardCreated" }],
    run: async ({ get, post, delete: remove }, subject) => {
      const id = idOf(
        await post("/v1/virtualcards", card(subject), "VC-30 VC-58 VC-60 VC-63 C10 C11 S20 CC-9 C2"),
      );
      await get(`/v1/virtualcards/${id}`, "VC-64 VC-65");
      await get(`/v1/virtualcards/${id}?show_card_number=true`, "VC-65");
      await get(`/v1/virtualcards/${id}?show_card_number=1`, "C12");
      await remove(`/v1/virtualcards/${id}`, "VC-68");
      await get(`/v1/virtualcards/${id}`, "C9 C10");
      await remove(`/v1/virtualcards/${id}`, "C9");
    },
  },
  {
    name: "a card with all fields",
    run: async ({ get, post, patch, delete: remove }, subject) => {
      const data = {
        ...card(subject),
        valid_starting_on: subject.day(1),
        transactions_max: 2,
        per_transaction_max: 1,
        per_transaction_min: 1,
        emails: [],
        supplier_id: null,
      };
      const fields = { show_card_number: false };
      const id = idOf(await post("/v1/virtualcards", data, "VC-60 VC-63 C12 C13", { fields }));
      const path = `/v1/virtualcards/${id}`;
      await patch(path, { transactions_max: 3, per_transaction_max: null }, "VC-66 VC-67 CONV-6 S7");
      await patch(
        `${path}?show_card_number=true`,
        { metadata: { run: subject.prefix, n: 1 } },
        "VC-65 VC-67",
      );
      await patch(path, { rcn_id: 1, supplier_id: 1 }, "VC-67 S6");
      const filter = `filter[metadata.run]=${subject.prefix}&filter[metadata.n]=1`;
      await get(`/v1/virtualcards?${filter}`, "VC-69 VC-70 C13 CONV-5");
      await get("/v1/virtualcards?filter[metadata.run]=nothing-has-this", "VC-70");
      await remove(path, "VC-68");
      await patch(path, { transactions_max: 4 }, "C9");
      await post(`${path}/email`, { email: "verify@example.com" }, "C9");
    },
  },
  {
    name: "the e-mail of a card",
    run: async ({ post }, subject) => {
      const id = idOf(await post("/v1/virtualcards", card(subject)));
      await post(`/v1/virtualcards/${id}/email`, {}, "VC-E23 VC-74");
      await post(`/v1/virtualcards/${id}/email`, { email: "nonsense" }, "VC-E24");
      await post(`/v1/virtualcards/${id}/email`, { email: "verify@example.com" }, "VC-74 VC-75");
    },
  },
  {
    name: "a minimum of 0 per transaction",
    finds: [{ option: "assumptions.perTransactionMinZero" }],
    run: async ({ post }, subject) => {
      await post("/v1/virtualcards", { ...card(subject), per_transaction_min: 0 }, "C5 F2");
    },
  },
];
