import type { Bank } from "sandbank";
import { ADDRESS, call } from "./bank.ts";

/** Creates a company with one record of each collection that belongs to it. */
export async function createTree(bank: Bank, login_name: string): Promise<void> {
  const create = async (collection: string, fields: object) =>
    (await call<{ data: { id: number } }>(bank, "POST", `/v1/${collection}`, fields)).data.id;
  const address_id = await create("addresses", ADDRESS);
  const file_id = await create("files", scan());
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
  await create("companies", {
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

function scan(): FormData {
  const form = new FormData();
  form.append("file", new File(["%PDF"], "scan.pdf", { type: "application/pdf" }));
  return form;
}
