import { idOf, type Script } from "../probe.ts";
import { ADDRESS, addressId, fileId, govIdent, NAME, NO_ROW, person, personIds } from "../rows.ts";

export const recordProbes: readonly Script[] = [
  {
    name: "addresses",
    finds: [{ option: "assumptions.singleFieldUpdates" }, { option: "assumptions.foreignStates" }],
    run: async ({ get, post, patch, delete: remove }) => {
      const id = idOf(await post("/v1/addresses", ADDRESS, "ONB-135 ONB-136 ONB-145 ONB-160 ONB-5 ONB-7 S8"));
      await get(`/v1/addresses/${id}`, "ONB-135 ONB-136");
      await patch(`/v1/addresses/${id}`, { city: "Peoria" }, "O12 ONB-162 F1");
      await patch(
        `/v1/addresses/${id}`,
        { ...ADDRESS, state: "IL", postal_code: "62701" },
        "ONB-139 ONB-161",
      );
      await remove(`/v1/addresses/${id}`, "ONB-138");
      await remove(`/v1/addresses/${id}`, "O3");
      await get(`/v1/addresses/${id}`, "S2");
      await post("/v1/addresses", { ...ADDRESS, country: "DE", state: "Bayern" }, "S16");
      await post("/v1/addresses", { ...ADDRESS, state: "XX" }, "S16 ONB-102");
      await post("/v1/addresses", { ...ADDRESS, country: "USA" }, "S16 ONB-104");
      for (const field of Object.keys(ADDRESS))
        await post("/v1/addresses", { ...ADDRESS, [field]: "" }, "ONB-160 S17");
    },
  },
  {
    name: "gov_idents",
    finds: [{ option: "assumptions.singleFieldUpdates" }],
    run: async (api) => {
      const { get, post, patch, delete: remove } = api;
      const file = await fileId(api);
      const data = govIdent(file);
      const id = idOf(await post("/v1/gov_idents", data, "ONB-148 ONB-169 O18 ONB-8 O19"));
      await patch(`/v1/gov_idents/${id}`, { number: "TEST-2" }, "O12 ONB-171");
      const full = { ...data, middle_name: "V", expires_on: "2099-01-01", document_type: "passport" };
      await patch(`/v1/gov_idents/${id}`, full, "ONB-170");
      await get(`/v1/gov_idents/${id}`, "ONB-135");
      await remove(`/v1/files/${file}`, "O3");
      await post("/v1/gov_idents", { ...data, file_id: NO_ROW }, "O2 ONB-3");
      await post("/v1/gov_idents", { ...data, document_type: "visa" }, "ONB-126");
      await post("/v1/gov_idents", { ...data, expires_on: "2099-02-30" }, "S16 ONB-127");
      for (const field of Object.keys(data))
        await post("/v1/gov_idents", { ...data, [field]: undefined }, "ONB-169");
      await remove(`/v1/gov_idents/${id}`, "ONB-138");
    },
  },
  {
    name: "documents",
    run: async (api) => {
      const { post } = api;
      const data = { document_type: "bda", file_id: await fileId(api) };
      await post("/v1/documents", data, "ONB-147 ONB-167 ONB-168 S8");
      await post("/v1/documents", { ...data, document_type: "ein", number: "00-1234567" }, "ONB-120 O14");
      await post("/v1/documents", { ...data, document_type: "ein", number: "001234567" }, "O14 ONB-120");
      await post("/v1/documents", { ...data, document_type: "ein" }, "O14 ONB-168");
      await post("/v1/documents", { ...data, document_type: "memo" }, "ONB-117");
      await post("/v1/documents", { ...data, file_id: undefined }, "ONB-167");
    },
  },
  {
    name: "persons",
    run: async (api) => {
      const { get, post, patch, delete: remove } = api;
      const { id, address, govIdent: identity } = await personIds(api);
      const data = person(address, identity);
      await get(`/v1/persons/${id}`, "ONB-141 ONB-155 O19 S8");
      await patch(
        `/v1/persons/${id}`,
        { middle_name: "V", roles: ["secretary"], ssn: "000-12-3456" },
        "ONB-139 ONB-156",
      );
      await patch(`/v1/persons/${id}`, { roles: null, middle_name: null }, "S7 S8");
      const create = (fields: object, shows: string) => post("/v1/persons", { ...data, ...fields }, shows);
      await create({ gov_ident_ids: [] }, "O17 ONB-155");
      await create({ gov_ident_ids: [identity, identity] }, "S23 ONB-67");
      await create({ gov_ident_ids: [NO_ROW] }, "O2 ONB-3");
      await create({ address_id: NO_ROW }, "O2 ONB-64");
      for (const percent_ownership of [0, 100.5, "60"]) await create({ percent_ownership }, "O13 ONB-73");
      await create({ date_of_birth: "1990-02-30" }, "S16 ONB-65");
      await create({ email_address: "nonsense" }, "S16 ONB-66");
      await create({ roles: ["owner"] }, "ONB-76");
      for (const field of Object.keys(data)) await create({ [field]: undefined }, "ONB-155");
      await remove(`/v1/addresses/${address}`, "O3");
      await remove(`/v1/persons/${id}`, "ONB-138");
    },
  },
  {
    name: "parent companies",
    run: async (api) => {
      const { get, post, patch, delete: remove } = api;
      const data = {
        address_id: await addressId(api),
        country: "US",
        name: NAME,
        percent_ownership: 40,
      };
      const id = idOf(await post("/v1/parent_companies", data, "ONB-143 ONB-158 ONB-159 S8"));
      await patch(`/v1/parent_companies/${id}`, { source_of_funds: "vc" }, "ONB-36 ONB-93 ONB-139");
      await patch(`/v1/parent_companies/${id}`, { source_of_funds: "lottery" }, "ONB-36");
      await get(`/v1/parent_companies/${id}`, "ONB-135");
      for (const field of Object.keys(data))
        await post("/v1/parent_companies", { ...data, [field]: undefined }, "ONB-158");
      await remove(`/v1/parent_company/${id}`, "O4 ONB-144");
      await remove(`/v1/parent_companies/${id}`, "O3 O4");
    },
  },
];
