import { idOf, type Script } from "../probe.ts";
import { ADDRESS, addressId, COUNTERPARTY, card, company } from "../rows.ts";

export const fieldProbes: readonly Script[] = [
  {
    name: "a header without effect",
    finds: [{ option: "strict" }],
    run: async ({ post }) => {
      await post("/v1/addresses", ADDRESS, "X92", { headers: { "Idempotency-Key": "sandbank-verify" } });
    },
  },
  {
    name: "fields that a call does not take",
    finds: [{ option: "assumptions.unknownFields" }],
    run: async ({ post, patch }) => {
      const answer = await post("/v1/addresses", { ...ADDRESS, sandbank_verify: 1 }, "S6");
      const id = answer.status < 300 ? idOf(answer) : idOf(await post("/v1/addresses", ADDRESS));
      await patch(`/v1/addresses/${id}`, { ...ADDRESS, type: "x" }, "S6");
    },
  },
  {
    name: "-1 for what is not given: cards",
    finds: [{ option: "assumptions.minusOne" }],
    run: async ({ post }, subject) => {
      await post("/v1/virtualcards", { ...card(subject), per_transaction_max: -1 }, "F11");
    },
  },
  {
    name: "-1 for what is not given: companies",
    finds: [{ option: "assumptions.minusOne" }],
    run: async (api, subject) => {
      const data = { ...company(await addressId(api), subject), mailing_address_id: -1 };
      await api.post("/v1/companies", data, "F11");
    },
  },
  {
    name: "metadata, null and blank text",
    run: async ({ post, patch }) => {
      const create = (fields: object, shows: string) =>
        post("/v1/counterparties", { ...COUNTERPARTY, ...fields }, shows);
      await create({ metadata: [] }, "S15 CP-14");
      await create({ metadata: { text: "x".repeat(8192) } }, "S15");
      await create({ name: " " }, "S17");
      await create({ name: null }, "S7");
      await create({ name: 1 }, "CP-15");
      await create({ email_address: "nonsense" }, "S16 CP-13");
      await create({ country: "XX" }, "S16 CP-10");
      const id = idOf(
        await create({ metadata: { a: [1, null] }, city: null, email_address: "" }, "S7 S8 S15"),
      );
      await patch(`/v1/counterparties/${id}`, { metadata: null, city: "" }, "S7 CONV-6");
      await patch(`/v1/counterparties/${id}`, { city: null }, "S7");
      await patch(`/v1/counterparties/${id}`, { name: null }, "S7");
    },
  },
];
