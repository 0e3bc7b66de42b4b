import { fileParts } from "../../../src/onboarding/files/development.ts";
import type { DeclaredValue } from "./declared.ts";
import type { Observe, Observer } from "./observer.ts";

/** Creates a row whose field has a value; "" leaves the field out. */
type Creation = (observer: Observer, value: string) => Promise<unknown>;

const field = (name: string, value: string): object => ({ [name]: value === "" ? undefined : value });

/** How a row is created with a value of a field, by the field's name. */
const CREATIONS: Readonly<Record<string, Creation>> = {
  "counterparties.account_type": ({ client, make }, value) =>
    client.create("/v1/counterparties", { ...make.aCounterparty(), account_type: value }),
  ...Object.fromEntries(
    ["direction", "receiver_account_type", "sec_code", "service"].map((name): [string, Creation] => [
      `achTransfers.${name}`,
      ({ client, make }, value) =>
        client.create("/v1/ach", { ...make.anAchTransfer(), ...field(name, value) }),
    ]),
  ),
  "companies.products": ({ bank, make }, value) =>
    make.aCompanyTree(bank, { company: { products: productsWith(value) } }),
  "companies.source_of_funds": ({ bank, make }, value) =>
    make.aCompanyTree(bank, { company: field("source_of_funds", value) }),
  "parentCompanies.source_of_funds": ({ bank, make }, value) =>
    make.aCompanyTree(bank, { parentCompany: field("source_of_funds", value) }),
  "persons.roles": ({ client, make }, value) =>
    client.create("/v1/persons", { ...make.aPerson(), roles: [value] }),
  "files.media_type": ({ client }, value) => client.upload({ ...fileParts({}), type: value }),
  "documents.document_type": ({ client, make }, value) =>
    client.create("/v1/documents", {
      ...make.aDocument(),
      document_type: value,
      ...(value === "ein" ? { number: "00-1234567" } : {}),
    }),
  "govIdents.document_type": ({ client, make }, value) =>
    client.create("/v1/gov_idents", { ...make.aGovIdent(), document_type: value }),
};

/** What a client's user does with requests alone: creates with each value, and a cancel of what can be canceled. */
export async function reachByPlainCalls(observe: Observe, declared: readonly DeclaredValue[]): Promise<void> {
  const observer = observe();
  const { bank, client, make } = observer;
  await observer.step("plain call", make.aCompanyTree(bank, { parentCompany: {} }));
  for (const { resource, field, value } of declared) {
    const create = CREATIONS[`${resource}.${field}`];
    if (create) await observer.step("plain call", create(observer, value));
  }
  const id = await observer.create("/v1/ach", make.anAchTransfer());
  await observer.step("plain call", client.update(`/v1/ach/${id}`, { status: "canceled" }));
  const card = await observer.create("/v1/virtualcards", make.aCard());
  await observer.step("plain call", client.remove(`/v1/virtualcards/${card}`));
  await observer.look("plain call", "cardConfiguration", "/v1/admin/virtualcard");
}

/** The products of a company that wants one; fx needs wires as well (ONB-45). */
function productsWith(value: string): never[] {
  return (value === "fx" ? ["wires", value] : [value]) as never[];
}
