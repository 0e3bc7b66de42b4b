import { idOf, type Script } from "../probe.ts";
import { COUNTERPARTY, NAME } from "../rows.ts";

const FULL = {
  ...COUNTERPARTY,
  account_type: "savings",
  address_line1: "1 Verify Street",
  address_line2: "Suite 2",
  city: "Springfield",
  state: "IL",
  country: "US",
  postal_code: "62701",
  description: "created by sandbank verify",
  email_address: "verify@example.com",
  metadata: { by: "sandbank verify" },
};

export const counterpartyProbes: readonly Script[] = [
  {
    name: "a counterparty with its required fields",
    finds: [{ option: "assumptions.paymentIds" }, { option: "assumptions.wireRoutingField" }],
    run: async ({ get, post }) => {
      const id = idOf(await post("/v1/counterparties", COUNTERPARTY, "CP-20 CP-21 CONV-4 CONV-8 S8 S9"));
      await get(`/v1/counterparties/${id}`, "CP-2 CP-23");
    },
  },
  {
    name: "a counterparty with all fields",
    finds: [{ option: "assumptions.wireRoutingField" }],
    run: async ({ get, post, patch, send }) => {
      const all = { ...FULL, wire_routing_number: "790000006" };
      const id = idOf(await post("/v1/counterparties", all, "CP-22"));
      await patch(`/v1/counterparties/${id}`, { name: `${NAME}-b`, city: "Peoria" }, "CP-24 CP-25 CONV-6");
      await patch(`/v1/counterparties/${id}`, { wire_routing_Number: "790000019" }, "S6");
      await patch(`/v1/counterparties/${id}`, { account_number: "1" }, "CP-25 S6");
      await get(`/v1/counterparties/${id}`, "CP-23");
      await send("DELETE", `/v1/counterparties/${id}`, undefined, "P18");
    },
  },
  {
    name: "counterparties that are refused",
    finds: [{ option: "assumptions.abaChecksum" }],
    run: async ({ post }) => {
      for (const field of Object.keys(COUNTERPARTY))
        await post("/v1/counterparties", { ...COUNTERPARTY, [field]: undefined }, "CP-21");
      const create = (fields: object, shows: string) =>
        post("/v1/counterparties", { ...COUNTERPARTY, ...fields }, shows);
      await create({ routing_number: "12345678" }, "P1 CP-16");
      await create({ routing_number: "790000007" }, "P1");
      await create({ account_number: "1".repeat(18) }, "P2 CP-4");
      await create({ account_number: "1 2" }, "P2");
      await create({ account_type: "current" }, "CP-5");
    },
  },
];
