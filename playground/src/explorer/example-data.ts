/** What an example may draw on: the bank's day and the rows it has. */
export interface ExampleContext {
  /** The bank's GMT day, this many days from today, as YYYY-MM-DD. */
  day(offset: number): string;
  /** The newest row of a collection that may be pointed at; noted as missing when there is none. */
  idOf(collection: string): number;
  /** A number that no earlier example of this bank had. */
  readonly unique: number;
}

type Data = (context: ExampleContext) => object;

const address = { street_line1: "500 Dock Street", city: "Tacoma", country: "US" };
const govIdent = ({ day, idOf }: ExampleContext) => ({
  country: "US",
  document_type: "passport",
  file_id: idOf("files"),
  first_name: "Ada",
  last_name: "Byron",
  number: "X1234567",
  expires_on: day(900),
});

/**
 * What a person would send to each endpoint that takes a body, by method and path. An endpoint
 * that is not here gets an example made of its schema.
 */
export const EXAMPLE_DATA: Readonly<Record<string, Data>> = {
  "POST /v1/counterparties": () => ({
    name: "Juniper & Sons Roofing",
    account_number: "1000200030004001",
    account_type: "checking",
    routing_number: "790000006",
    email_address: "billing@juniper.example",
    metadata: { vendor: "J-204" },
  }),
  "PATCH /v1/counterparties/:id": () => ({ description: "The roof of the north warehouse" }),
  "POST /v1/ach": ({ idOf }) => ({
    account_number: "4000123456",
    amount: 125_000,
    direction: "credit",
    sec_code: "ccd",
    counterparty_id: idOf("counterparties"),
  }),
  "PATCH /v1/ach/:id": () => ({ status: "canceled" }),
  "POST /v1/virtualcards": ({ day, idOf }) => ({
    total_card_amount: 50_000,
    valid_ending_on: day(90),
    per_transaction_max: 20_000,
    transactions_max: 10,
    emails: ["payables@tidewater.example"],
    metadata: { project: "P-17" },
    supplier_id: idOf("suppliers"),
  }),
  "PATCH /v1/virtualcards/:id": ({ day }) => ({ total_card_amount: 75_000, valid_ending_on: day(120) }),
  "POST /v1/virtualcards/:id/email": () => ({ email: "payables@tidewater.example" }),
  "PATCH /v1/admin/virtualcard": () => ({ max_card_amount: 10_000_000 }),
  "POST /v1/addresses": () => ({ ...address, state: "WA", postal_code: "98402" }),
  "PATCH /v1/addresses/:id": () => ({ ...address, street_line2: "Pier 3" }),
  "POST /v1/files": () => ({ metadata: { page: 1 } }),
  "POST /v1/gov_idents": govIdent,
  "PATCH /v1/gov_idents/:id": govIdent,
  "POST /v1/logins": ({ unique }) => ({ login_name: `ada.byron.${unique}` }),
  "POST /v1/persons": ({ idOf }) => ({
    address_id: idOf("addresses"),
    date_of_birth: "1985-12-10",
    email_address: "ada@tidewater.example",
    first_name: "Ada",
    gov_ident_ids: [idOf("govIdents")],
    last_name: "Byron",
    percent_ownership: 60,
    phone_number: "+1 253 555 0100",
    roles: ["authorized_signer", "beneficial_owner"],
    title: "Treasurer",
  }),
  "PATCH /v1/persons/:id": () => ({ title: "Chief financial officer" }),
  "POST /v1/parent_companies": ({ idOf }) => ({
    address_id: idOf("addresses"),
    country: "US",
    name: "Tidewater Holdings",
    percent_ownership: 40,
    source_of_funds: "existing",
  }),
  "PATCH /v1/parent_companies/:id": () => ({ description: "Holds the shares of the founders" }),
  "POST /v1/documents": ({ idOf }) => ({
    document_type: "ein",
    file_id: idOf("files"),
    number: "12-3456789",
  }),
  "POST /v1/companies": ({ idOf }) => ({
    name: "Tidewater Trading",
    email_address: "office@tidewater.example",
    phone_number: "+1 253 555 0100",
    physical_address_id: idOf("addresses"),
    website_url: "https://tidewater.example",
    person_ids: [idOf("persons")],
    products: ["dda_account", "debit_card"],
    source_of_funds: "existing",
    state: "WA",
  }),
  "PATCH /v1/companies/:id": () => ({ product_description: "Charts and tide tables" }),
};

/** What goes beside `data`, by method and path. */
export const EXAMPLE_BESIDE: Readonly<Record<string, object>> = {
  "POST /v1/virtualcards": { show_card_number: false },
};
