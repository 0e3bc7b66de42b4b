import { type Api, idOf, type Subject } from "./probe.ts";

/** What names begin with, so that what a run has left behind is known by it. */
export const NAME = "sandbank-verify";

/** An id that no row of a service has. */
export const NO_ROW = 999_999_999_999;

/** The least that creates a counterparty. No number in it belongs to a person. */
export const COUNTERPARTY = {
  account_number: "987654321",
  account_type: "checking",
  name: NAME,
  routing_number: "790000006",
} as const;

/** The fields of a receiver, sent in place of a counterparty. */
export const RECEIVER = {
  receiver_account_number: "987654321",
  receiver_account_type: "checking",
  receiver_name: NAME,
  receiver_routing_number: "790000006",
} as const;

/** Far enough ahead that nothing happens to a transfer before it is canceled. */
const DAYS_AHEAD = 30;

/** The fields of a transfer of a cent, without its receiver. */
export function transfer({ accounts, day, prefix }: Subject) {
  return {
    account_number: accounts[0] ?? "",
    amount: 1,
    direction: "credit",
    sec_code: "ppd",
    effective_date: day(DAYS_AHEAD),
    metadata: { run: prefix },
  };
}

export function card({ card: fields, day, prefix }: Subject) {
  return { total_card_amount: 1, valid_ending_on: day(DAYS_AHEAD), metadata: { run: prefix }, ...fields };
}

export const ADDRESS = { street_line1: "1 Verify Street", city: "Springfield", country: "US" } as const;

/** The least file that is accepted. */
export const FILE = { name: "file", fileName: "verify.pdf", type: "application/pdf", size: 1 } as const;

export async function addressId({ post }: Api, country: string = ADDRESS.country): Promise<number> {
  return idOf(await post("/v1/addresses", { ...ADDRESS, country }));
}

export async function fileId({ upload }: Api): Promise<number> {
  return idOf(await upload([FILE]));
}

/** The least that creates a gov_ident. */
export function govIdent(file: number) {
  return {
    country: "US",
    document_type: "id_card",
    file_id: file,
    first_name: NAME,
    last_name: "Verify",
    number: "TEST-1",
  };
}

/** The least that creates a person. */
export function person(address: number, govIdentId: number) {
  return {
    address_id: address,
    date_of_birth: "1990-12-10",
    email_address: "verify@example.com",
    first_name: NAME,
    gov_ident_ids: [govIdentId],
    last_name: "Verify",
    percent_ownership: 60,
    phone_number: "+1 217 555 0100",
    title: "CEO",
  };
}

/** The least that creates a company. */
export function company(address: number, { prefix }: Subject) {
  return {
    email_address: "verify@example.com",
    name: prefix,
    phone_number: "+1 217 555 0101",
    physical_address_id: address,
    website_url: "https://verify.example",
  };
}

export async function personIds(api: Api, fields: object = {}) {
  const address = await addressId(api);
  const govIdentId = idOf(await api.post("/v1/gov_idents", govIdent(await fileId(api))));
  const id = idOf(await api.post("/v1/persons", { ...person(address, govIdentId), ...fields }));
  return { id, address, govIdent: govIdentId };
}
