import { createBank } from "../../../core.ts";
import { COUNTRIES } from "../../../engine/schema/countries.ts";
import { dataOf, isAccepted } from "../../exchange.ts";
import { type Api, idOf, NotReached, type ProbeExchange, type Script, type Subject } from "../probe.ts";
import { ADDRESS, addressId, company, fileId, govIdent, NO_ROW, person, personIds } from "../rows.ts";

const OUTCOMES = ["approved", "conditionally_approved", "rejected", "blocked"];

export const companyProbes: readonly Script[] = [
  {
    name: "a company with its required fields",
    finds: [
      {
        option: "progress.companies",
        values: () => ["immediate", { reads: 1 }, { reads: 2 }, { reads: 3 }, "manual"],
      },
      {
        option: "assumptions.review",
        values: () => [null, ...OUTCOMES.map((outcome) => ({ outcome }))],
        limits: (value) => (value === undefined ? undefined : "when a review ends is not visible, only how"),
      },
    ],
    run: async (api, subject) => {
      const { get, post, patch, delete: remove } = api;
      const address = await addressId(api);
      const data = company(address, subject);
      const id = idOf(
        await post(
          "/v1/companies",
          data,
          "ONB-37 ONB-38 ONB-39 ONB-40 ONB-43 ONB-56 ONB-140 ONB-152 O6 O10 S8",
        ),
      );
      // A request that reads nothing tells a step of the next request from one of the next read.
      await patch(`/v1/companies/${id}`, { mcc: 5734 }, "ONB-20 ONB-139");
      for (let read = 0; read < 3; read += 1) await get(`/v1/companies/${id}`, "ONB-135");
      await patch(
        `/v1/companies/${id}`,
        { description: "created by sandbank verify", mcc: 5734 },
        "ONB-139 ONB-153",
      );
      await patch(`/v1/companies/${id}`, { source_of_funds: "vc" }, "ONB-154 S6");
      await remove(`/v1/addresses/${address}`, "O3");
      await remove(`/v1/companies/${id}`, "ONB-138 O3");
      await remove(`/v1/addresses/${address}`, "O3");
    },
  },
  {
    name: "companies that are refused",
    run: async (api, subject) => {
      const data = company(await addressId(api), subject);
      const create = (fields: object, shows: string) =>
        api.post("/v1/companies", { ...data, ...fields }, shows);
      for (const field of Object.keys(data)) await create({ [field]: undefined }, "ONB-152");
      await create({ physical_address_id: NO_ROW }, "O2 ONB-3 ONB-18");
      await create({ person_ids: [NO_ROW] }, "O2 ONB-24");
      await create({ document_ids: [NO_ROW] }, "O2 ONB-13");
      await create({ products: ["gold"] }, "ONB-27");
      await create({ source_of_funds: "lottery" }, "ONB-30 ONB-36");
      await create({ state: "XX" }, "S16 ONB-31");
      await create({ email_address: "nonsense" }, "S16 ONB-14");
    },
  },
  {
    name: "what products require",
    finds: [{ option: "assumptions.productRequirements" }],
    run: async (api, subject) => {
      const data = company(await addressId(api), subject);
      for (const product of ["debit_card", "fx", "mobile_deposits", "web", "wires"])
        await api.post("/v1/companies", { ...data, products: [product] }, `O5 ONB-42 ${REQUIRED[product]}`);
    },
  },
  {
    name: "wires without an authorized signer",
    finds: [{ option: "assumptions.wiresSigner" }],
    run: async (api, subject) => {
      const login = idOf(await api.post("/v1/logins", { login_name: `${subject.prefix}-w` }));
      const { id, address } = await personIds(api, {
        roles: ["bank_account_administrator"],
        login_id: login,
      });
      const data = { ...company(address, subject), person_ids: [id], products: ["wires"] };
      await api.post("/v1/companies", data, "ONB-48 O5 F9");
      await api.post("/v1/companies", { ...data, products: ["web", "mobile_deposits"] }, "ONB-46 ONB-47 O5");
    },
  },
  {
    name: "reserved names",
    run: async (api, subject) => {
      const data = company(await addressId(api), subject);
      const names = {
        "TEST APPROVED": "ONB-52 ONB-58",
        "TEST REJECTED": "ONB-50 ONB-59",
        "TEST BLOCKED": "ONB-60",
      };
      for (const [name, shows] of Object.entries(names))
        await api.post("/v1/companies", { ...data, name }, `${shows} O7`);
    },
  },
  {
    name: "countries that need a passport",
    finds: [{ option: "assumptions.passportCountries", values: refusedCountries }],
    run: tryCountries,
  },
];

const REQUIRED: Readonly<Record<string, string>> = {
  debit_card: "ONB-44",
  fx: "ONB-45",
  mobile_deposits: "ONB-46",
  web: "ONB-47",
  wires: "ONB-48",
};

/** The country of a person's gov_ident is changed as long as a company of theirs is pending, which shows each country. */
async function tryCountries(api: Api, subject: Subject): Promise<void> {
  const address = await addressId(api);
  const file = await fileId(api);
  const identity = idOf(await api.post("/v1/gov_idents", govIdent(file)));
  const owner = idOf(await api.post("/v1/persons", person(address, identity)));
  const data = { ...company(address, subject), person_ids: [owner] };
  let answer = await api.post("/v1/companies", data, "O16 ONB-134");
  for (const country of ["CA", "BR", "JP"]) {
    if (answer.status < 300) break;
    await api.patch(`/v1/addresses/${address}`, { ...ADDRESS, country });
    await api.patch(`/v1/gov_idents/${identity}`, { ...govIdent(file), country });
    answer = await api.post("/v1/companies", data, "O16 ONB-134");
  }
  idOf(answer);
  if (dataOf(answer.body).status !== "pending") throw new NotReached("the company is not pending");
  for (const country of COUNTRIES)
    await api.patch(`/v1/gov_idents/${identity}`, { ...govIdent(file), country }, "O16 ONB-134");
}

/**
 * The countries that the service refused; before them, the same with those of the default that it did not accept with a company: once
 * a company is reviewed, a change of a country is accepted and tells nothing.
 */
function refusedCountries(exchanges: readonly ProbeExchange[]): readonly unknown[] {
  const refused = new Set<unknown>();
  const accepted = new Set<unknown>();
  let country: unknown;
  for (const { request, answer } of exchanges) {
    const isIdentity = request.path.startsWith("/v1/gov_idents");
    const sent = isIdentity ? dataOf(request.body).country : country;
    if (isIdentity && isAccepted(answer)) country = sent;
    if ((isIdentity || request.path === "/v1/companies") && answer.status === 400) refused.add(sent);
    if (request.path === "/v1/companies" && isAccepted(answer)) accepted.add(sent);
  }
  const byDefault = new Set<unknown>(createBank().options.assumptions.passportCountries);
  const others = [...COUNTRIES].filter((each) => byDefault.has(each) && !accepted.has(each));
  return [[...new Set([...others, ...refused])].sort(), [...refused].sort()];
}
