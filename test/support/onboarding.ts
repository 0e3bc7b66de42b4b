import { CLIENT_KEY, requestOrThrow } from "../../fixtures/http-client.ts";
import type { Bank, BankOptions } from "../../src/index.ts";
import { mondayBank } from "./bank.ts";
import { type Client, create, send } from "./call.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A bank with absolute urls that begin with https://bank.test. */
export function onboardingBank(options: BankOptions = {}): Bank {
  return mondayBank({ baseUrl: "https://bank.test", ...options });
}

/** The least that creates an address. */
export const minimalAddress = { street_line1: "1 Main Street", city: "Springfield", country: "US" } as const;

/** The least that creates a gov_ident. */
export const minimalGovIdent = (fileId: number) => ({
  country: "US",
  document_type: "passport",
  file_id: fileId,
  first_name: "Ada",
  last_name: "Lovelace",
  number: "P1234567",
});

/** The least that creates a person. */
export const minimalPerson = (addressId: number, govIdentId: number) => ({
  address_id: addressId,
  date_of_birth: "1990-12-10",
  email_address: "ada@example.com",
  first_name: "Ada",
  gov_ident_ids: [govIdentId],
  last_name: "Lovelace",
  percent_ownership: 60,
  phone_number: "+1 217 555 0100",
  title: "CEO",
});

/** The least that creates a parent company. */
export const minimalParentCompany = (addressId: number) => ({
  address_id: addressId,
  country: "US",
  name: "Engines Holding",
  percent_ownership: 40,
});

/** The least that creates a company. */
export const minimalCompany = (addressId: number) => ({
  email_address: "office@example.com",
  name: "Analytical Engines",
  phone_number: "+1 217 555 0101",
  physical_address_id: addressId,
  website_url: "https://engines.example.com",
});

/** Creates a row, which must succeed, and returns its id. */
export async function createId(client: Client, collection: string, fields: Fields): Promise<number> {
  return Number((await create(client, `/v1/${collection}`, fields)).id);
}

/** A form with a file of so many bytes. */
export function formWith(type = "application/pdf", bytes = 4): FormData {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], "scan", { type }));
  return form;
}

/** Sends a body to POST /v1/files; a form writes its own Content-Type. */
export async function upload(
  client: Client,
  body: BodyInit,
  headers: Record<string, string> = {},
  options: { readonly duplex?: "half" } = {},
) {
  const authorization = { Authorization: `Bearer ${CLIENT_KEY}` };
  const init = { method: "POST", headers: { ...authorization, ...headers }, body, ...options };
  const { status, body: answered } = await send(client, "/v1/files", init);
  return { status, body: answered };
}

/** Uploads a file, which must succeed, and returns its id. */
export async function fileId(client: Client): Promise<number> {
  const upload = { form: formWith() };
  return (await requestOrThrow<{ data: { id: number } }>(client, "POST", "/v1/files", upload)).data.id;
}

/** Creates an address, which must succeed, and returns its id. */
export function addressId(client: Client, fields: Fields = {}): Promise<number> {
  return createId(client, "addresses", { ...minimalAddress, ...fields });
}

/** Creates a gov_ident with its file and returns its id. */
export async function govIdentId(client: Client, fields: Fields = {}): Promise<number> {
  return createId(client, "gov_idents", { ...minimalGovIdent(await fileId(client)), ...fields });
}

/** Creates a person with what it needs and returns its id. */
export async function personId(client: Client, fields: Fields = {}): Promise<number> {
  const needed = minimalPerson(
    typeof fields.address_id === "number" ? fields.address_id : await addressId(client),
    Array.isArray(fields.gov_ident_ids) ? 0 : await govIdentId(client),
  );
  return createId(client, "persons", { ...needed, ...fields });
}

/** Creates a company with what it needs and returns its id. */
export async function companyId(client: Client, fields: Fields = {}): Promise<number> {
  const address =
    typeof fields.physical_address_id === "number" ? fields.physical_address_id : await addressId(client);
  return createId(client, "companies", { ...minimalCompany(address), ...fields });
}
