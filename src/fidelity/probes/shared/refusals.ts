import { errorBodies } from "../../compare/error-bodies.ts";
import type { Probe } from "../probe.ts";
import { COUNTERPARTY } from "../rows.ts";

/** Errors of any endpoint. */
export const refusalProbes: readonly Probe[] = [
  {
    name: "the body of an error",
    area: "shared",
    finds: [{ option: "assumptions.errorBody", values: errorBodies }],
    run: async ({ get }) => {
      await get("/v1/counterparties/999999999999", { shows: "S1 S2 CONV-14 CP-28" });
      await get("/v1/ach?filter[status]=nonsense", { shows: "S1 P17" });
      await get("/v1/virtualcards?page[limit]=0", { shows: "S1 S11" });
      await get("/v1/companies?page[limit]=0&filter[x]=1", { shows: "S1" });
      await get("/v1/realcards", { key: "none", shows: "S1 S2" });
    },
  },
  {
    name: "ids in a path",
    area: "shared",
    run: async ({ get }) => {
      for (const id of ["abc", "0", "1.5"]) await get(`/v1/counterparties/${id}`, { shows: "S9" });
      await get("/v1/persons/999999999999", { shows: "S2" });
    },
  },
  {
    name: "methods and media types",
    area: "shared",
    writes: true,
    finds: [{ option: "assumptions.statusCodes" }],
    run: async ({ send }) => {
      await send("DELETE", "/v1/realcards", undefined, { shows: "S2 OPT-2 F4" });
      await send("PATCH", "/v1/logins/1", "{}", { shows: "ONB-149" });
      const headers = { "Content-Type": "text/plain" };
      const body = JSON.stringify({ data: COUNTERPARTY });
      await send("POST", "/v1/counterparties", body, { headers, shows: "S4 CONV-12 OPT-2" });
    },
  },
  {
    name: "bodies that are malformed",
    area: "shared",
    writes: true,
    run: async ({ send }) => {
      const headers = { "Content-Type": "application/json" };
      for (const body of [undefined, "", "{", "[]", "{}", '{"data":[]}', '{"data":"x"}', '{"data":null}'])
        await send("POST", "/v1/counterparties", body, { headers, shows: "S5 CONV-3" });
    },
  },
  {
    name: "query parameters",
    area: "shared",
    finds: [{ option: "assumptions.unknownFields" }],
    run: async ({ get }) => {
      await get("/v1/counterparties?sandbank_verify=1", { shows: "S13 S6" });
      await get("/v1/counterparties?filter[sandbank_verify]=1", { shows: "S13" });
      await get("/v1/counterparties?page[limit]=1&page[limit]=1", { shows: "S13" });
      for (const limit of ["0", "10001", "x", "1.5"])
        await get(`/v1/counterparties?page[limit]=${limit}`, { shows: "S11 CONV-15" });
      await get("/v1/counterparties?page[cursor]=abc", { shows: "S11" });
      await get("/v1/counterparties?page[cursor]=999999999999", { shows: "S11" });
    },
  },
];
