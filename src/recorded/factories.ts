import type { JsonObject } from "../engine/schema/json-object.ts";

/** What is known of a factory of `sandbank/fixtures`; test/recorded/factories.test.ts compares it with the factory. */
export interface KnownFactory {
  readonly name: string;
  /** The fields that it sets by itself in such a body: those that it always sets to one value with it. */
  readonly sets: (body: JsonObject, options: JsonObject) => Readonly<Record<string, unknown>>;
  /** The other fields that it takes. */
  readonly takes: readonly string[];
}

/** Stands for a value that a factory draws. */
export const DRAWN = Symbol("drawn");

const drawn = (...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, DRAWN]));
const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** The factories of what is created at a path. Files are uploaded instead. */
export const FACTORIES: Readonly<Record<string, KnownFactory>> = {
  "/v1/counterparties": {
    name: "aCounterparty",
    sets: () => ({
      ...drawn("account_number", "account_type", "address_line1", "city", "state", "postal_code"),
      ...drawn("description", "email_address", "name", "routing_number"),
      country: "US",
    }),
    takes: ["address_line2", "metadata", "wire_routing_number"],
  },
  "/v1/ach": {
    name: "anAchTransfer",
    sets: ({ counterparty_id, service }) => ({
      ...drawn("account_number", "amount", "direction", "sec_code"),
      ...(counterparty_id === undefined || counterparty_id === null
        ? drawn(
            "receiver_account_number",
            "receiver_account_type",
            "receiver_name",
            "receiver_routing_number",
          )
        : {}),
      ...(service === "same-day" ? drawn("effective_date") : {}),
    }),
    takes: [
      ...["counterparty_id", "currency", "effective_date", "metadata", "receiver_account_number"],
      ...["receiver_account_type", "receiver_name", "receiver_routing_number", "service"],
    ],
  },
  "/v1/virtualcards": {
    name: "aCard",
    sets: (_, { cardNetworkTemplate, realCards }) => ({
      ...drawn("total_card_amount", "valid_ending_on", "metadata"),
      ...(countOf(cardNetworkTemplate) > 0 ? drawn("cardnetwork_data") : {}),
      ...(countOf(realCards) > 1 ? drawn("rcn_id", "rcn_alias") : {}),
    }),
    takes: [
      ...["currency", "emails", "cardnetwork_data", "per_transaction_max", "per_transaction_min", "rcn_id"],
      ...["rcn_alias", "supplier_id", "transactions_max", "valid_starting_on"],
    ],
  },
  "/v1/companies": {
    name: "aCompany",
    sets: () => ({
      ...drawn("description", "email_address", "name", "phone_number", "physical_address_id"),
      ...drawn("product_description", "source_of_funds", "state", "website_url"),
      mcc: 7372,
      products: ["dda_account"],
    }),
    takes: [
      ...["document_ids", "incorporation_address_id", "mailing_address_id", "metadata", "options"],
      ...["parent_company_id", "person_ids", "referral_source", "risk_commentary"],
    ],
  },
  "/v1/persons": {
    name: "aPerson",
    sets: () => ({
      ...drawn("address_id", "date_of_birth", "email_address", "first_name", "gov_ident_ids", "last_name"),
      ...drawn("percent_ownership", "phone_number", "ssn", "title"),
      roles: ["beneficial_owner"],
    }),
    takes: ["login_id", "metadata", "middle_name", "risk_commentary"],
  },
  "/v1/logins": { name: "aLogin", sets: () => drawn("login_name"), takes: [] },
  "/v1/parent_companies": {
    name: "aParentCompany",
    sets: () => ({
      ...drawn("address_id", "description", "name", "percent_ownership"),
      country: "US",
      source_of_funds: "existing",
    }),
    takes: ["metadata"],
  },
  "/v1/addresses": {
    name: "anAddress",
    sets: () => ({ ...drawn("street_line1", "city", "state", "postal_code"), country: "US" }),
    takes: ["street_line2", "street_line3"],
  },
  "/v1/documents": {
    name: "aDocument",
    sets: ({ document_type }) => ({
      ...drawn("file_id", ...(document_type === "ein" ? ["number"] : [])),
      document_type: "inc",
    }),
    takes: ["metadata", "number"],
  },
  "/v1/gov_idents": {
    name: "aGovIdent",
    sets: () => ({
      ...drawn("expires_on", "file_id", "first_name", "last_name", "number"),
      country: "US",
      document_type: "passport",
    }),
    takes: ["middle_name"],
  },
};

/**
 * The factory that makes exactly such a body, and the fields to give it; undefined when it would add a field, or does not
 * know one. What the factory sets to the same value by itself is left out.
 */
export function factoryFor(
  path: string,
  body: JsonObject,
  options: JsonObject,
): { readonly name: string; readonly fields: JsonObject } | undefined {
  const factory = Object.hasOwn(FACTORIES, path) ? FACTORIES[path] : undefined;
  if (!factory) return undefined;
  const set = factory.sets(body, options);
  const known = new Set([...Object.keys(set), ...factory.takes]);
  const isWhole = Object.keys(set).every((field) => Object.hasOwn(body, field));
  if (!isWhole || !Object.keys(body).every((field) => known.has(field))) return undefined;
  const isSame = ([field, value]: readonly [string, unknown]) =>
    Object.hasOwn(set, field) && JSON.stringify(set[field]) === JSON.stringify(value);
  return {
    name: factory.name,
    fields: Object.fromEntries(Object.entries(body).filter((entry) => !isSame(entry))),
  };
}
