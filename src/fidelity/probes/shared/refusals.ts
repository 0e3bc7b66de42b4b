import { errorBodies } from "../../compare/error-bodies.ts";
import type { Script } from "../probe.ts";
import { COUNTERPARTY, NO_ROW } from "../rows.ts";

export const refusalProbes: readonly Script[] = [
  {
    name: "the body of an error",
    readOnly: true,
    finds: [{ option: "assumptions.errorBody", values: errorBodies }],
    run: async ({ get }) => {
      await get(`/v1/counterparties/${NO_ROW}`, "S1 S2");
      await get("/v1/ach?filter[status]=nonsense", "S1 P17");
      await get("/v1/virtualcards?page[limit]=0", "S1 S11");
      await get("/v1/companies?page[limit]=0&filter[x]=1", "S1");
      await get("/v1/realcards", "S1 S2", { key: "none" });
    },
  },
  {
    name: "ids in a path",
    readOnly: true,
    run: async ({ get }) => {
      for (const id of ["abc", "0", "1.5"]) await get(`/v1/counterparties/${id}`, "S9");
      await get(`/v1/persons/${NO_ROW}`, "S2");
    },
  },
  {
    name: "methods and media types",
    finds: [{ option: "assumptions.statusCodes" }],
    run: async ({ send }) => {
      await send("DELETE", "/v1/realcards", undefined, "S2 F4");
      await send("PATCH", "/v1/logins/1", "{}", "S2");
      const headers = { "Content-Type": "text/plain" };
      const body = JSON.stringify({ data: COUNTERPARTY });
      await send("POST", "/v1/counterparties", body, "S4 CONV-12", { headers });
    },
  },
  {
    name: "bodies that are malformed",
    run: async ({ send }) => {
      const headers = { "Content-Type": "application/json" };
      for (const body of [undefined, "", "{", "[]", "{}", '{"data":[]}', '{"data":"x"}', '{"data":null}'])
        await send("POST", "/v1/counterparties", body, "S5 CONV-3", { headers });
    },
  },
  {
    name: "query parameters",
    readOnly: true,
    finds: [{ option: "assumptions.unknownFields" }],
    run: async ({ get }) => {
      await get("/v1/counterparties?sandbank_verify=1", "S13 S6");
      await get("/v1/counterparties?filter[sandbank_verify]=1", "S13");
      await get("/v1/counterparties?page[limit]=1&page[limit]=1", "S13");
      for (const limit of ["0", "10001", "x", "1.5"])
        await get(`/v1/counterparties?page[limit]=${limit}`, "S11");
      await get("/v1/counterparties?page[cursor]=abc", "S11");
      await get(`/v1/counterparties?page[cursor]=${NO_ROW}`, "S11");
    },
  },
];
