import { request, requestOrThrow } from "../fixtures/http-client.ts";
import type { Bank } from "../src/index.ts";
import { BASE_URL, bareHandler, benchBank, call, fill, microseconds } from "./support.ts";

const [FEW, MANY] = [10, 10_000] as const;
/** Enough spare records for every delete of a bench. */
const SPARE = 1200;

const ADDRESS = { street_line1: "1 Main Street", city: "Springfield", country: "US" };

type Created = { readonly data: { readonly id: number } };

function uploadFile(bank: Bank): Promise<Created> {
  const form = new FormData();
  form.append("file", new File(["%PDF"], "scan.pdf", { type: "application/pdf" }));
  return requestOrThrow(bank, "POST", "/v1/files", { form });
}

/** Creates a whole tree, one record of each collection, and returns the company's id. */
async function createTree(bank: Bank, login_name: string): Promise<number> {
  const create = async (collection: string, fields: object) =>
    (await call<Created>(bank, "POST", `/v1/${collection}`, fields)).data.id;
  const address_id = await create("addresses", ADDRESS);
  const file_id = (await uploadFile(bank)).data.id;
  const name = { first_name: "Ada", last_name: "Park" };
  const identity = { country: "US", document_type: "passport", number: "P1", ...name };
  const gov_ident = await create("gov_idents", { ...identity, file_id });
  const login_id = await create("logins", { login_name });
  const contact = { email_address: "ada@example.com", phone_number: "+1 217 555 0100" };
  const person = await create("persons", {
    ...contact,
    ...name,
    address_id,
    login_id,
    date_of_birth: "1990-12-10",
    gov_ident_ids: [gov_ident],
    percent_ownership: 60,
    roles: ["authorized_signer", "bank_account_administrator"],
    title: "CEO",
  });
  const share = { country: "US", name: "Holding", percent_ownership: 40 };
  const parent_company_id = await create("parent_companies", { ...share, address_id });
  const document = await create("documents", { document_type: "bda", file_id });
  return create("companies", {
    ...contact,
    name: "Engines",
    physical_address_id: address_id,
    website_url: "https://engines.example.com",
    document_ids: [document],
    parent_company_id,
    person_ids: [person],
    products: ["debit_card", "web", "wires"],
  });
}

/** Rejects unless the status is 409, so that no bench measures another refusal. */
async function refusedDelete(bank: Bank, path: string): Promise<void> {
  const { status } = await request(bank, "DELETE", path);
  if (status !== 409) throw new Error(`DELETE ${path} answered ${status}, not 409.`);
}

/** Times of deletes, which look for the users of a record, among so many companies that share one address. */
async function benchDeletes(companies: number): Promise<ReadonlyMap<string, number>> {
  const bank = benchBank();
  await createTree(bank, "ada");
  await fill(bank, "companies", companies + SPARE);
  await fill(bank, "addresses", SPARE + 1);
  let address = 1001;
  let company = 1001 + companies;
  const deleteAddress = () => {
    address += 1;
    return call(bank, "DELETE", `/v1/addresses/${address}`);
  };
  const deleteCompany = () => {
    const id = company;
    company += 1;
    return call(bank, "DELETE", `/v1/companies/${id}`);
  };
  return new Map([
    ["delete of an address that nothing uses", await microseconds(deleteAddress, 20, 40)],
    [
      "delete of an address in use, refused",
      await microseconds(() => refusedDelete(bank, "/v1/addresses/1001")),
    ],
    ["delete of a company", await microseconds(deleteCompany, 20, 40)],
  ]);
}

/**
 * Creates whole trees, compared with a bare handler in the same run, and deletes records among few and among many
 * companies: finding the users of a record must cost the same.
 */
export async function benchOnboarding(): Promise<void> {
  const probe = benchBank();
  const bare = bareHandler(await call(probe, "POST", "/v1/addresses", ADDRESS));
  await microseconds(bare);
  const baseline = await microseconds(bare);
  const bank = benchBank();
  let trees = 0;
  const tree = await microseconds(() => {
    trees += 1;
    return createTree(bank, `user${trees}`);
  });
  console.log(`\nOnboarding (${BASE_URL}; bare MSW handler with a static JSON: ${baseline.toFixed(1)} µs)`);
  console.log(
    `a whole tree of 8 records, the file among them: ${tree.toFixed(0)} µs, ${(tree / 8 / baseline).toFixed(2)}× bare for each record`,
  );
  await benchDeletes(FEW);
  const few = await benchDeletes(FEW);
  const many = await benchDeletes(MANY);
  console.table(
    Object.fromEntries(
      [...few].map(([name, time]) => {
        const among = many.get(name) as number;
        return [
          name,
          {
            [`${FEW} companies (µs)`]: time.toFixed(1),
            [`${MANY} companies (µs)`]: among.toFixed(1),
            growth: `${(among / time).toFixed(2)}×`,
          },
        ];
      }),
    ),
  );
}
