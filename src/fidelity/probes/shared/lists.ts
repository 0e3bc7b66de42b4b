import { idOf, type Script } from "../probe.ts";
import { ADDRESS, COUNTERPARTY } from "../rows.ts";

const COLLECTIONS = {
  counterparties: "CP-26",
  ach: "ACH-43",
  virtualcards: "VC-69",
  companies: "ONB-140",
  persons: "ONB-141",
  logins: "ONB-142",
  parent_companies: "ONB-143",
  addresses: "ONB-145",
  files: "ONB-146",
  documents: "ONB-147",
  gov_idents: "ONB-148",
};

export const listProbes: readonly Script[] = [
  {
    name: "lists",
    readOnly: true,
    run: async ({ get }) => {
      for (const [collection, statement] of Object.entries(COLLECTIONS))
        await get(`/v1/${collection}?page[limit]=1`, `${statement} CONV-5 S11 S12`);
    },
  },
  {
    name: "order and pages of counterparties",
    finds: [{ option: "assumptions.listOrder" }, { option: "assumptions.nextLink" }],
    run: async ({ get, post }) => {
      await post("/v1/counterparties", COUNTERPARTY);
      const id = idOf(await post("/v1/counterparties", COUNTERPARTY));
      await post("/v1/counterparties", COUNTERPARTY);
      // The rows before and after it are known, so its neighbor is, in either order.
      await get(`/v1/counterparties?page[cursor]=${id}&page[limit]=1`, "S10 S12 CONV-5");
    },
  },
  {
    name: "order and pages of addresses",
    finds: [{ option: "assumptions.listOrder" }, { option: "assumptions.nextLink" }],
    run: async ({ get, post, delete: remove }) => {
      const first = idOf(await post("/v1/addresses", ADDRESS));
      const id = idOf(await post("/v1/addresses", ADDRESS));
      const last = idOf(await post("/v1/addresses", ADDRESS));
      await get(`/v1/addresses?page[cursor]=${id}&page[limit]=1`, "S10 S12 O1 ONB-137");
      await remove(`/v1/addresses/${id}`);
      // The page begins with the next row in either order.
      await get(`/v1/addresses?page[cursor]=${id}&page[limit]=1`, "S11");
      await remove(`/v1/addresses/${first}`);
      await remove(`/v1/addresses/${last}`);
    },
  },
];
