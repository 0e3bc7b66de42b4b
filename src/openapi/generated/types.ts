/* Generated from the OpenAPI document by `npm run contract -- --update`. */

export interface paths {
  readonly "/v1": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Return the version of the API */
    readonly get: operations["getApiVersion"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/counterparties": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List counterparties */
    readonly get: operations["listCounterparties"];
    readonly put?: never;
    /** Store a counterparty */
    readonly post: operations["createCounterparty"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/counterparties/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Retrieve a counterparty */
    readonly get: operations["getCounterparty"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    /** Update a counterparty; its account and routing number stay as they are */
    readonly patch: operations["updateCounterparty"];
    readonly trace?: never;
  };
  readonly "/v1/ach": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List ACH transfers, filtered by effective date, status or batch */
    readonly get: operations["listAchTransfers"];
    readonly put?: never;
    /** Create an ACH transfer */
    readonly post: operations["createAchTransfer"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/ach/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Retrieve an ACH transfer */
    readonly get: operations["getAchTransfer"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    /** Cancel an ACH transfer that is still pending */
    readonly patch: operations["cancelAchTransfer"];
    readonly trace?: never;
  };
  readonly "/v1/virtualcards": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List virtual cards, filtered by metadata */
    readonly get: operations["listVirtualCards"];
    readonly put?: never;
    /** Create a virtual card */
    readonly post: operations["createVirtualCard"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/virtualcards/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Retrieve a virtual card */
    readonly get: operations["getVirtualCard"];
    readonly put?: never;
    readonly post?: never;
    /** Cancel a virtual card, which ends its use */
    readonly delete: operations["cancelVirtualCard"];
    readonly options?: never;
    readonly head?: never;
    /** Update a virtual card that is not canceled */
    readonly patch: operations["updateVirtualCard"];
    readonly trace?: never;
  };
  readonly "/v1/virtualcards/{id}/email": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Send the details of a virtual card by e-mail */
    readonly post: operations["emailVirtualCard"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/admin/virtualcard": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Read the card configuration */
    readonly get: operations["getConfiguration"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    /** Set the largest amount that a new card may have */
    readonly patch: operations["updateConfiguration"];
    readonly trace?: never;
  };
  readonly "/v1/realcards": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List the client's real cards */
    readonly get: operations["listRealCards"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/suppliers": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List the client's suppliers */
    readonly get: operations["listSuppliers"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/companies": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List companies */
    readonly get: operations["listCompanies"];
    readonly put?: never;
    /** Create a company */
    readonly post: operations["createCompany"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/companies/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Retrieve a company */
    readonly get: operations["getCompany"];
    readonly put?: never;
    readonly post?: never;
    /** Delete a company that nothing uses */
    readonly delete: operations["deleteCompany"];
    readonly options?: never;
    readonly head?: never;
    /** Update a company */
    readonly patch: operations["updateCompany"];
    readonly trace?: never;
  };
  readonly "/v1/persons": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List persons */
    readonly get: operations["listPersons"];
    readonly put?: never;
    /** Create a person */
    readonly post: operations["createPerson"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/persons/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Retrieve a person */
    readonly get: operations["getPerson"];
    readonly put?: never;
    readonly post?: never;
    /** Delete a person that nothing uses */
    readonly delete: operations["deletePerson"];
    readonly options?: never;
    readonly head?: never;
    /** Update a person */
    readonly patch: operations["updatePerson"];
    readonly trace?: never;
  };
  readonly "/v1/logins": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List logins */
    readonly get: operations["listLogins"];
    readonly put?: never;
    /** Create a login */
    readonly post: operations["createLogin"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/logins/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Retrieve a login */
    readonly get: operations["getLogin"];
    readonly put?: never;
    readonly post?: never;
    /** Delete a login that nothing uses */
    readonly delete: operations["deleteLogin"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/parent_companies": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List parent companies */
    readonly get: operations["listParentCompanies"];
    readonly put?: never;
    /** Create a parent company */
    readonly post: operations["createParentCompany"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/parent_companies/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Retrieve a parent company */
    readonly get: operations["getParentCompany"];
    readonly put?: never;
    readonly post?: never;
    /** Delete a parent company that nothing uses */
    readonly delete: operations["deleteParentCompany"];
    readonly options?: never;
    readonly head?: never;
    /** Update a parent company */
    readonly patch: operations["updateParentCompany"];
    readonly trace?: never;
  };
  readonly "/v1/parent_company/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    /** Delete a parent company that nothing uses */
    readonly delete: operations["deleteParentCompanySingular"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/addresses": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List addresses */
    readonly get: operations["listAddresses"];
    readonly put?: never;
    /** Create an address */
    readonly post: operations["createAddress"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/addresses/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Retrieve an address */
    readonly get: operations["getAddress"];
    readonly put?: never;
    readonly post?: never;
    /** Delete an address that nothing uses */
    readonly delete: operations["deleteAddress"];
    readonly options?: never;
    readonly head?: never;
    /** Update an address */
    readonly patch: operations["updateAddress"];
    readonly trace?: never;
  };
  readonly "/v1/files": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List files */
    readonly get: operations["listFiles"];
    readonly put?: never;
    /** Create a file */
    readonly post: operations["createFile"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/files/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Retrieve a file */
    readonly get: operations["getFile"];
    readonly put?: never;
    readonly post?: never;
    /** Delete a file that nothing uses */
    readonly delete: operations["deleteFile"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/documents": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List documents */
    readonly get: operations["listDocuments"];
    readonly put?: never;
    /** Create a document */
    readonly post: operations["createDocument"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/documents/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Retrieve a document */
    readonly get: operations["getDocument"];
    readonly put?: never;
    readonly post?: never;
    /** Delete a document that nothing uses */
    readonly delete: operations["deleteDocument"];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/gov_idents": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** List gov idents */
    readonly get: operations["listGovIdents"];
    readonly put?: never;
    /** Create a gov ident */
    readonly post: operations["createGovIdent"];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly "/v1/gov_idents/{id}": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Retrieve a gov ident */
    readonly get: operations["getGovIdent"];
    readonly put?: never;
    readonly post?: never;
    /** Delete a gov ident that nothing uses */
    readonly delete: operations["deleteGovIdent"];
    readonly options?: never;
    readonly head?: never;
    /** Update a gov ident */
    readonly patch: operations["updateGovIdent"];
    readonly trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A refusal: every problem of the request in one text. */
    readonly ErrorBody: {
      /** @description What is wrong with each field, in the order of the fields; a field's name is in single quotes. */
      readonly error: string;
    };
    readonly CounterpartyCreate: {
      /** @description String. */
      readonly account_number: string;
      /**
       * @description `checking` or `savings`.
       * @enum {string}
       */
      readonly account_type: "checking" | "savings";
      /**
       * @description String, the street.
       * @default
       */
      readonly address_line1?: string | null;
      /**
       * @description String or null, such as a suite or apartment.
       * @default null
       */
      readonly address_line2?: string | null;
      /**
       * @description String.
       * @default
       */
      readonly city?: string | null;
      /**
       * @description String, where the address has one.
       * @default
       */
      readonly state?: string | null;
      /**
       * @description String, an ISO 3166-1 alpha-2 code.
       * @default
       */
      readonly country?: string | null;
      /**
       * @description String.
       * @default
       */
      readonly postal_code?: string | null;
      /**
       * @description String.
       * @default
       */
      readonly description?: string | null;
      /**
       * @description String.
       * @default
       */
      readonly email_address?: string | null;
      /**
       * @description Object or null, data of the client's own. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /** @description String. */
      readonly name: string;
      /** @description String, an ABA routing number of nine digits. Its check digit is tested in strict mode. */
      readonly routing_number: string;
      /**
       * @description String or null, for banks that need another routing number. Some examples write `wire_routing_Number`; the documented spelling counts. Its check digit is tested in strict mode.
       * @default null
       */
      readonly wire_routing_number?: string | null;
    };
    readonly Counterparty: {
      /** @description String, unique. */
      readonly id: string;
      /** @description String. */
      readonly account_number: string;
      /**
       * @description `checking` or `savings`.
       * @enum {string}
       */
      readonly account_type: "checking" | "savings";
      /** @description String, the street. */
      readonly address_line1: string;
      /** @description String or null, such as a suite or apartment. */
      readonly address_line2: string | null;
      /** @description String. */
      readonly city: string;
      /** @description String, where the address has one. */
      readonly state: string;
      /** @description String, an ISO 3166-1 alpha-2 code. */
      readonly country: string;
      /** @description String. */
      readonly postal_code: string;
      /** @description String. */
      readonly description: string;
      /** @description String. */
      readonly email_address: string;
      /** @description Object or null, data of the client's own. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** @description String. */
      readonly name: string;
      /** @description String, an ABA routing number of nine digits. Its check digit is tested in strict mode. */
      readonly routing_number: string;
      /** @description String or null, for banks that need another routing number. Some examples write `wire_routing_Number`; the documented spelling counts. Its check digit is tested in strict mode. */
      readonly wire_routing_number: string | null;
      /**
       * @description Always `counterparty`.
       * @constant
       */
      readonly type: "counterparty";
      /** @description `/v1/counterparties/<id>`. */
      readonly url: string;
    };
    readonly CounterpartyUpdate: {
      /** @description String, the street. */
      readonly address_line1?: string;
      /** @description String or null, such as a suite or apartment. */
      readonly address_line2?: string | null;
      /** @description String. */
      readonly city?: string;
      /** @description String, where the address has one. */
      readonly state?: string;
      /** @description String, an ISO 3166-1 alpha-2 code. */
      readonly country?: string;
      /** @description String. */
      readonly postal_code?: string;
      /** @description String. */
      readonly description?: string;
      /** @description String. */
      readonly email_address?: string;
      /** @description Object or null, data of the client's own. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /** @description String. */
      readonly name?: string;
      /** @description String or null, for banks that need another routing number. Some examples write `wire_routing_Number`; the documented spelling counts. Its check digit is tested in strict mode. */
      readonly wire_routing_number?: string | null;
    };
    readonly Links: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly first: string;
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly next: string | null;
    };
    readonly CounterpartyReference: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: string;
      /**
       * @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "counterparty";
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly CounterpartyList: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: readonly components["schemas"]["CounterpartyReference"][];
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly AchTransferCreate: {
      /** @description String, the client's originating account. It must be enabled for use through the interface. */
      readonly account_number: string;
      /** @description Integer, cents, positive. 0 makes the transfer a prenotification. */
      readonly amount: number;
      /**
       * @description Integer, the counterparty that replaces the `receiver_*` fields, where there is one.
       * @default null
       */
      readonly counterparty_id?: number | null;
      /** @description Always `usd`. */
      readonly currency?: string | null;
      /**
       * @description `credit` or `debit`.
       * @enum {string}
       */
      readonly direction: "credit" | "debit";
      /** @description Date (YYYY-MM-DD) on which the transfer takes place; tomorrow by default. */
      readonly effective_date?: string | null;
      /**
       * @description Object or null, data of the client's own. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /**
       * @description String, the account at the receiver's bank. Reserved values: `9000000000008201`: failed, returned with R01. `9000000000008202`: failed, returned with R02.
       * @default null
       */
      readonly receiver_account_number?: string | null;
      /**
       * @description `checking` or `savings`.
       * @default null
       */
      readonly receiver_account_type?: ("checking" | "savings") | null;
      /**
       * @description String, the holder of the receiving account.
       * @default null
       */
      readonly receiver_name?: string | null;
      /**
       * @description String, the ABA routing number of the receiver's bank. Its check digit is tested in strict mode.
       * @default null
       */
      readonly receiver_routing_number?: string | null;
      /**
       * @description `ccd`, `ppd` or `web`.
       * @enum {string}
       */
      readonly sec_code: "ccd" | "ppd" | "web";
      /** @description `standard`, the default, or `same-day`. */
      readonly service?: ("standard" | "same-day") | null;
    };
    readonly AchTransfer: {
      /** @description String, unique. */
      readonly id: string;
      /** @description String, the client's originating account. It must be enabled for use through the interface. */
      readonly account_number: string;
      /** @description Integer, cents, positive. 0 makes the transfer a prenotification. */
      readonly amount: number;
      /** @description String or null, the batch the transfer was sent in, for comparing with statements. Null before processing. */
      readonly batch_id: string | null;
      /** @description Integer, the counterparty that replaces the `receiver_*` fields, where there is one. */
      readonly counterparty_id: number | null;
      /**
       * @description Always `usd`.
       * @constant
       */
      readonly currency: "usd";
      /**
       * @description `credit` or `debit`.
       * @enum {string}
       */
      readonly direction: "credit" | "debit";
      /**
       * Format: date
       * @description Date (YYYY-MM-DD) on which the transfer takes place; tomorrow by default.
       */
      readonly effective_date: string;
      /** @description Object or null, data of the client's own. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** @description String, the account at the receiver's bank. Reserved values: `9000000000008201`: failed, returned with R01. `9000000000008202`: failed, returned with R02. */
      readonly receiver_account_number: string | null;
      /** @description `checking` or `savings`. */
      readonly receiver_account_type: ("checking" | "savings") | null;
      /** @description String, the holder of the receiving account. */
      readonly receiver_name: string | null;
      /** @description String, the ABA routing number of the receiver's bank. Its check digit is tested in strict mode. */
      readonly receiver_routing_number: string | null;
      /** @description Null, or for a transfer that was returned (status failed) an object with the strings `code`, a NACHA return code, and `description`. */
      readonly return: components["schemas"]["AchReturn"] | null;
      /**
       * @description `ccd`, `ppd` or `web`.
       * @enum {string}
       */
      readonly sec_code: "ccd" | "ppd" | "web";
      /**
       * @description `standard`, the default, or `same-day`.
       * @enum {string}
       */
      readonly service: "standard" | "same-day";
      /**
       * @description One of the statuses below.
       * @enum {string}
       */
      readonly status: "pending" | "canceled" | "processing" | "succeeded" | "failed" | "hold";
      /**
       * @description Always `ach`.
       * @constant
       */
      readonly type: "ach";
      /** @description `/v1/ach/<id>`. */
      readonly url: string;
    };
    readonly AchReturn: {
      /** @description Null, or for a transfer that was returned (status failed) an object with the strings `code`, a NACHA return code, and `description`. */
      readonly code: string;
      /** @description Null, or for a transfer that was returned (status failed) an object with the strings `code`, a NACHA return code, and `description`. */
      readonly description: string;
    };
    readonly AchTransferUpdate: {
      /**
       * @description Always `usd`.
       * @default usd
       */
      readonly currency?: string;
      /**
       * @description One of the statuses below.
       * @constant
       * @enum {string}
       */
      readonly status: "canceled";
    };
    readonly AchTransferReference: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: string;
      /**
       * @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "ach";
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly AchTransferList: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: readonly components["schemas"]["AchTransferReference"][];
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly VirtualCardCreate: {
      /** @description String, the card's currency code. */
      readonly currency?: string | null;
      /**
       * @description Null, or an array of up to five addresses that receive the details when the card is created.
       * @default null
       */
      readonly emails?: readonly string[] | null;
      /**
       * @description Object of strings by name, the custom fields of the purchase template.
       * @default {}
       */
      readonly cardnetwork_data?: {
        readonly [key: string]: string;
      } | null;
      /**
       * @description Object of up to 8K, data of the client's own. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default {}
       */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /**
       * @description Integer or null, cents.
       * @default null
       */
      readonly per_transaction_max?: number | null;
      /**
       * @description Integer or null, cents.
       * @default null
       */
      readonly per_transaction_min?: number | null;
      /** @description Integer, the id of the real card. */
      readonly rcn_id?: number | null;
      /** @description String, the name of the real card. */
      readonly rcn_alias?: string | null;
      /**
       * @description Integer, the id of the supplier.
       * @default null
       */
      readonly supplier_id?: number | null;
      /** @description Integer, cents that the card is worth at most. */
      readonly total_card_amount: number;
      /** @description Integer, how often the card can be used. */
      readonly transactions_max?: number | null;
      /** @description String YYYY-MM-DD, the first day of use, GMT. */
      readonly valid_starting_on?: string | null;
      /**
       * Format: date
       * @description String YYYY-MM-DD, the last day of use, GMT.
       */
      readonly valid_ending_on: string;
    };
    readonly VirtualCard: {
      /** @description String, unique. */
      readonly id: string;
      /** @description Integer, cents that are left. */
      readonly available_balance: number;
      /** @description Array of authorizations (VC-33 to VC-43). */
      readonly authorizations: readonly components["schemas"]["Authorization"][];
      /** @description Array of clearings (VC-44 to VC-57). */
      readonly clearings: readonly components["schemas"]["Clearing"][];
      /** @description String or null. Null unless it was asked for (VC-63, VC-65). */
      readonly card_number: string | null;
      /** @description String, the short verification code. */
      readonly cvc: string;
      /** @description String, the card number's last four digits. */
      readonly last4: string;
      /**
       * @description String, the card's currency code.
       * @constant
       */
      readonly currency: "USD";
      /** @description Null, or an array of up to five addresses that receive the details when the card is created. */
      readonly emails: readonly string[] | null;
      /** @description Boolean, true once an e-mail to `emails` was started. */
      readonly notified: boolean;
      /** @description String YYYY-MM, two years after the card's creation. */
      readonly expiry: string;
      /** @description Object of strings by name, the custom fields of the purchase template. */
      readonly cardnetwork_data: {
        readonly [key: string]: string;
      };
      /** @description Object of up to 8K, data of the client's own. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      };
      /** @description Integer or null, cents. */
      readonly per_transaction_max: number | null;
      /** @description Integer or null, cents. */
      readonly per_transaction_min: number | null;
      /** @description Integer, the id of the real card. */
      readonly rcn_id: number;
      /** @description String, the name of the real card. */
      readonly rcn_alias: string;
      /**
       * @description String. A card that is valid has `Approved`; other statuses are not specified.
       * @enum {string}
       */
      readonly status: "Approved" | "Canceled";
      /** @description Integer, the id of the supplier. */
      readonly supplier_id: number | null;
      /** @description Integer, cents that the card is worth at most. */
      readonly total_card_amount: number;
      /** @description Integer, how often the card can be used. */
      readonly transactions_max: number;
      /**
       * Format: date
       * @description String YYYY-MM-DD, the first day of use, GMT.
       */
      readonly valid_starting_on: string;
      /**
       * Format: date
       * @description String YYYY-MM-DD, the last day of use, GMT.
       */
      readonly valid_ending_on: string;
      /** @description `/v1/virtualcards/<id>`. */
      readonly url: string;
    };
    readonly Clearing: {
      /** @description Integer, cents in the card's billing currency, US dollars. */
      readonly billing_amount: number;
      /** @description String. */
      readonly billing_currency: string;
      /** @description String YYYY-MM-DD, the day of the transaction, the same as `settlement_date`. */
      readonly date: string;
      /** @description String. */
      readonly exchange_rate: string;
      /** @description String, the merchant category code. */
      readonly mcc: string;
      /** @description String. */
      readonly mcc_description: string;
      /** @description Integer, cents. In a transaction in US dollars it equals `billing_amount`. */
      readonly merchant_amount: number;
      /** @description String. */
      readonly merchant_currency: string;
      /** @description String. */
      readonly merchant_id: string;
      /** @description String. */
      readonly merchant_name: string;
      /** @description Integer, cents: the billing amount and any fees, such as one for a foreign transaction. */
      readonly settlement_amount: number;
      /** @description String. */
      readonly settlement_currency: string;
      /** @description String YYYY-MM-DD. */
      readonly settlement_date: string;
    };
    readonly Authorization: {
      /** @description Integer, cents. */
      readonly billing_amount: number;
      /** @description String, such as a currency code. */
      readonly billing_currency: string;
      /** @description String YYYY-MM-DD. */
      readonly date: string;
      /** @description String, what the issuer answered. */
      readonly issuer_response: string;
      /** @description String, the merchant category code. */
      readonly mcc: string;
      /** @description String. */
      readonly mcc_description: string;
      /** @description Integer, cents. */
      readonly merchant_amount: number;
      /** @description String. */
      readonly merchant_currency: string;
      /** @description String. */
      readonly merchant_id: string;
      /** @description String. */
      readonly merchant_name: string;
      /**
       * @description `Authorization`, `Advice`, `First Presentment`, `Reversal`, `Reversal advice`, `Unspecified (Offline Settlements)`, `Purchase Return` or `Forced Post`.
       * @enum {string}
       */
      readonly transaction_type:
        | "Authorization"
        | "Advice"
        | "First Presentment"
        | "Reversal"
        | "Reversal advice"
        | "Unspecified (Offline Settlements)"
        | "Purchase Return"
        | "Forced Post";
    };
    readonly VirtualCardUpdate: {
      /**
       * @description String, the card's currency code.
       * @default USD
       */
      readonly currency?: string;
      /** @description Null, or an array of up to five addresses that receive the details when the card is created. */
      readonly emails?: readonly string[] | null;
      /** @description Object of strings by name, the custom fields of the purchase template. */
      readonly cardnetwork_data?: {
        readonly [key: string]: string;
      } | null;
      /** @description Object of up to 8K, data of the client's own. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /** @description Integer or null, cents. */
      readonly per_transaction_max?: number | null;
      /** @description Integer or null, cents. */
      readonly per_transaction_min?: number | null;
      /** @description Integer, cents that the card is worth at most. */
      readonly total_card_amount?: number;
      /** @description Integer, how often the card can be used. */
      readonly transactions_max?: number;
      /** @description String YYYY-MM-DD, the first day of use, GMT. */
      readonly valid_starting_on?: string | null;
      /**
       * Format: date
       * @description String YYYY-MM-DD, the last day of use, GMT.
       */
      readonly valid_ending_on?: string;
    };
    readonly VirtualCardReference: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: string;
      /**
       * @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "virtualcard";
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly VirtualCardList: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: readonly components["schemas"]["VirtualCardReference"][];
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly VirtualCardEmail: {
      /** @description `POST /v1/virtualcards/:id/email` takes `email`, which is required, and sends the details there. It may be called again and again. */
      readonly email: string;
    };
    readonly CardConfiguration: {
      /** @description Integer, cents, the most that a virtual card may be worth. No card can be created with a larger `total_card_amount` (VC-E7). */
      readonly max_card_amount: number;
      /**
       * @description Always `config`.
       * @constant
       */
      readonly type: "config";
    };
    readonly CardConfigurationUpdate: {
      /** @description Integer, cents, the most that a virtual card may be worth. No card can be created with a larger `total_card_amount` (VC-E7). */
      readonly max_card_amount: number;
    };
    readonly RealCard: {
      /** @description String. */
      readonly id: string;
      /** @description String, the name of the real card. */
      readonly alias: string;
    };
    readonly Supplier: {
      /** @description String. */
      readonly id: string;
      /** @description String. */
      readonly name: string;
    };
    readonly CompanyCreate: {
      /**
       * @description String.
       * @default
       */
      readonly description?: string | null;
      /**
       * @description Array of integers; `documents`: array of references.
       * @default []
       */
      readonly document_ids?: readonly number[] | null;
      /** @description String. */
      readonly email_address: string;
      /**
       * @description Integer; `incorporation_address`: reference. Where it differs from the physical address.
       * @default null
       */
      readonly incorporation_address_id?: number | null;
      /**
       * @description Integer; `mailing_address`: reference. Where it differs from the physical address.
       * @default null
       */
      readonly mailing_address_id?: number | null;
      /** @description Integer; `physical_address`: reference. */
      readonly physical_address_id: number;
      /**
       * @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /**
       * @description Integer, the merchant category code, where it is known.
       * @default null
       */
      readonly mcc?: number | null;
      /** @description String, the legal name. Reserved values: `TEST APPROVED`: approved. `TEST REJECTED`: rejected. `TEST BLOCKED`: blocked. */
      readonly name: string;
      /**
       * @description Object or null, further options of the company's trade. It nests at most 500 levels deep.
       * @default null
       */
      readonly options?: {
        readonly [key: string]: unknown;
      } | null;
      /**
       * @description Integer; `parent_company`: reference. For a beneficial owner that is a company.
       * @default null
       */
      readonly parent_company_id?: number | null;
      /**
       * @description Array of integers; `persons`: array of references.
       * @default []
       */
      readonly person_ids?: readonly number[] | null;
      /** @description String. */
      readonly phone_number: string;
      /**
       * @description String.
       * @default
       */
      readonly product_description?: string | null;
      /**
       * @description Array of `dda_account`, `debit_card`, `fx`, `mobile_deposits`, `web` and `wires`.
       * @default []
       */
      readonly products?:
        | readonly ("dda_account" | "debit_card" | "fx" | "mobile_deposits" | "web" | "wires")[]
        | null;
      /**
       * @description String.
       * @default
       */
      readonly referral_source?: string | null;
      /**
       * @description String or null.
       * @default null
       */
      readonly risk_commentary?: string | null;
      /**
       * @description String, one of the values of ONB-36.
       * @default
       */
      readonly source_of_funds?:
        | (
            | ""
            | "existing"
            | "family"
            | "grant"
            | "inheritance"
            | "internal"
            | "investor"
            | "loan"
            | "personal"
            | "retirement"
            | "vc"
          )
        | null;
      /**
       * @description String, the abbreviation of the US state of incorporation.
       * @default
       */
      readonly state?: string | null;
      /** @description String. */
      readonly website_url: string;
    };
    readonly Company: {
      /** @description Integer. */
      readonly id: number;
      /** @description String, set as soon as there is an account. */
      readonly account_number: string;
      /** @description Array of objects with the strings `account_number` and `currency`. */
      readonly accounts: readonly components["schemas"]["CompanyAccount"][];
      /** @description String. */
      readonly description: string;
      /** @description Array of integers; `documents`: array of references. */
      readonly document_ids: readonly number[];
      /** @description Array of integers; `documents`: array of references. */
      readonly documents: readonly components["schemas"]["ReferenceObject"][];
      /** @description String. */
      readonly email_address: string;
      /** @description Array of status events (ONB-37 to ONB-41). */
      readonly events: readonly components["schemas"]["CompanyEvent"][];
      /** @description Integer; `incorporation_address`: reference. Where it differs from the physical address. */
      readonly incorporation_address_id: number | null;
      /** @description Integer; `incorporation_address`: reference. Where it differs from the physical address. */
      readonly incorporation_address: components["schemas"]["ReferenceObject"] | null;
      /** @description Integer; `mailing_address`: reference. Where it differs from the physical address. */
      readonly mailing_address_id: number | null;
      /** @description Integer; `mailing_address`: reference. Where it differs from the physical address. */
      readonly mailing_address: components["schemas"]["ReferenceObject"] | null;
      /** @description Integer; `physical_address`: reference. */
      readonly physical_address_id: number;
      /** @description Integer; `physical_address`: reference. */
      readonly physical_address: components["schemas"]["ReferenceObject"];
      /** @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** @description Integer, the merchant category code, where it is known. */
      readonly mcc: number | null;
      /** @description String, the legal name. Reserved values: `TEST APPROVED`: approved. `TEST REJECTED`: rejected. `TEST BLOCKED`: blocked. */
      readonly name: string;
      /** @description Object or null, further options of the company's trade. It nests at most 500 levels deep. */
      readonly options: {
        readonly [key: string]: unknown;
      } | null;
      /** @description Integer; `parent_company`: reference. For a beneficial owner that is a company. */
      readonly parent_company_id: number | null;
      /** @description Integer; `parent_company`: reference. For a beneficial owner that is a company. */
      readonly parent_company: components["schemas"]["ReferenceObject"] | null;
      /** @description Array of integers; `persons`: array of references. */
      readonly person_ids: readonly number[];
      /** @description Array of integers; `persons`: array of references. */
      readonly persons: readonly components["schemas"]["ReferenceObject"][];
      /** @description String. */
      readonly phone_number: string;
      /** @description String. */
      readonly product_description: string;
      /** @description Array of `dda_account`, `debit_card`, `fx`, `mobile_deposits`, `web` and `wires`. */
      readonly products: readonly (
        | "dda_account"
        | "debit_card"
        | "fx"
        | "mobile_deposits"
        | "web"
        | "wires"
      )[];
      /** @description String. */
      readonly referral_source: string;
      /** @description String or null. */
      readonly risk_commentary: string | null;
      /**
       * @description String, one of the values of ONB-36.
       * @enum {string}
       */
      readonly source_of_funds:
        | ""
        | "existing"
        | "family"
        | "grant"
        | "inheritance"
        | "internal"
        | "investor"
        | "loan"
        | "personal"
        | "retirement"
        | "vc";
      /** @description String, the abbreviation of the US state of incorporation. */
      readonly state: string;
      /**
       * @description String, one of ONB-49 to ONB-55.
       * @enum {string}
       */
      readonly status:
        | "pending"
        | "rejected"
        | "conditionally_approved"
        | "approved"
        | "blocked"
        | "suspended"
        | "terminated";
      /**
       * @description Always `company`.
       * @constant
       */
      readonly type: "company";
      /** @description String. */
      readonly website_url: string;
      /** @description String. */
      readonly url: string;
    };
    readonly ReferenceObject: {
      /** @description An id field has a reference object with `id` and `url` beside it; an array of ids, an array of them. */
      readonly id: number;
      /** @description An id field has a reference object with `id` and `url` beside it; an array of ids, an array of them. */
      readonly url: string;
    };
    readonly CompanyStatus: {
      /**
       * @description Object with `status`, `status_reason` and `status_reason_category`, each of which may be null.
       * @enum {string}
       */
      readonly status:
        | "pending"
        | "rejected"
        | "conditionally_approved"
        | "approved"
        | "blocked"
        | "suspended"
        | "terminated";
      /** @description Object with `status`, `status_reason` and `status_reason_category`, each of which may be null. */
      readonly status_reason: string | null;
      /** @description Object with `status`, `status_reason` and `status_reason_category`, each of which may be null. */
      readonly status_reason_category: string | null;
    };
    readonly CompanyEvent: {
      /** @description String, an ISO 8601 instant. */
      readonly updated_at: string;
      /** @description Null in the first event, otherwise the data of the event before. */
      readonly previous: components["schemas"]["CompanyStatus"] | null;
      /** @description Object with `status`, `status_reason` and `status_reason_category`, each of which may be null. */
      readonly data: components["schemas"]["CompanyStatus"];
    };
    readonly CompanyAccount: {
      /** @description Array of objects with the strings `account_number` and `currency`. */
      readonly account_number: string;
      /**
       * @description Array of objects with the strings `account_number` and `currency`.
       * @constant
       */
      readonly currency: "USD";
    };
    readonly CompanyReference: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "company";
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly CompanyList: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: readonly components["schemas"]["CompanyReference"][];
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly CompanyUpdate: {
      /** @description String. */
      readonly description?: string;
      /** @description Array of integers; `documents`: array of references. */
      readonly document_ids?: readonly number[] | null;
      /** @description String. */
      readonly email_address?: string;
      /** @description Integer; `incorporation_address`: reference. Where it differs from the physical address. */
      readonly incorporation_address_id?: number | null;
      /** @description Integer; `mailing_address`: reference. Where it differs from the physical address. */
      readonly mailing_address_id?: number | null;
      /** @description Integer; `physical_address`: reference. */
      readonly physical_address_id?: number;
      /** @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /** @description Integer, the merchant category code, where it is known. */
      readonly mcc?: number | null;
      /** @description String, the legal name. Reserved values: `TEST APPROVED`: approved. `TEST REJECTED`: rejected. `TEST BLOCKED`: blocked. */
      readonly name?: string;
      /** @description Object or null, further options of the company's trade. It nests at most 500 levels deep. */
      readonly options?: {
        readonly [key: string]: unknown;
      } | null;
      /** @description Array of integers; `persons`: array of references. */
      readonly person_ids?: readonly number[] | null;
      /** @description String. */
      readonly phone_number?: string;
      /** @description String. */
      readonly product_description?: string;
      /** @description Array of `dda_account`, `debit_card`, `fx`, `mobile_deposits`, `web` and `wires`. */
      readonly products?:
        | readonly ("dda_account" | "debit_card" | "fx" | "mobile_deposits" | "web" | "wires")[]
        | null;
      /** @description String. */
      readonly referral_source?: string;
      /** @description String or null. */
      readonly risk_commentary?: string | null;
      /** @description String, the abbreviation of the US state of incorporation. */
      readonly state?: string;
      /** @description String. */
      readonly website_url?: string;
    };
    readonly PersonCreate: {
      /** @description Integer; `address`: reference. */
      readonly address_id: number;
      /**
       * Format: date
       * @description Date.
       */
      readonly date_of_birth: string;
      /** @description String. */
      readonly email_address: string;
      /** @description Array of integers; `gov_idents`: array of references. */
      readonly gov_ident_ids: readonly number[];
      /** @description String. */
      readonly first_name: string;
      /**
       * @description String or null.
       * @default null
       */
      readonly middle_name?: string | null;
      /** @description String. */
      readonly last_name: string;
      /**
       * @description Integer. There is no reference beside it.
       * @default null
       */
      readonly login_id?: number | null;
      /**
       * @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /** @description Number, more than 0 and at most 100. */
      readonly percent_ownership: number;
      /** @description String. */
      readonly phone_number: string;
      /**
       * @description String.
       * @default
       */
      readonly risk_commentary?: string | null;
      /**
       * @description Array of `authorized_signer`, `bank_account_administrator`, `beneficial_owner`, `incorporator`, `primary_representative` and `secretary`.
       * @default []
       */
      readonly roles?:
        | readonly (
            | "authorized_signer"
            | "bank_account_administrator"
            | "beneficial_owner"
            | "incorporator"
            | "primary_representative"
            | "secretary"
          )[]
        | null;
      /**
       * @description String.
       * @default
       */
      readonly ssn?: string | null;
      /** @description String. */
      readonly title: string;
    };
    readonly Person: {
      /** @description Integer. */
      readonly id: number;
      /** @description Integer; `address`: reference. */
      readonly address_id: number;
      /** @description Integer; `address`: reference. */
      readonly address: components["schemas"]["ReferenceObject"];
      /**
       * Format: date
       * @description Date.
       */
      readonly date_of_birth: string;
      /** @description String. */
      readonly email_address: string;
      /** @description Array of integers; `gov_idents`: array of references. */
      readonly gov_ident_ids: readonly number[];
      /** @description Array of integers; `gov_idents`: array of references. */
      readonly gov_idents: readonly components["schemas"]["ReferenceObject"][];
      /** @description String. */
      readonly first_name: string;
      /** @description String or null. */
      readonly middle_name: string | null;
      /** @description String. */
      readonly last_name: string;
      /** @description Integer. There is no reference beside it. */
      readonly login_id: number | null;
      /** @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** @description Number, more than 0 and at most 100. */
      readonly percent_ownership: number;
      /** @description String. */
      readonly phone_number: string;
      /** @description String. */
      readonly risk_commentary: string;
      /** @description Array of `authorized_signer`, `bank_account_administrator`, `beneficial_owner`, `incorporator`, `primary_representative` and `secretary`. */
      readonly roles: readonly (
        | "authorized_signer"
        | "bank_account_administrator"
        | "beneficial_owner"
        | "incorporator"
        | "primary_representative"
        | "secretary"
      )[];
      /** @description String. */
      readonly ssn: string;
      /** @description String. */
      readonly title: string;
      /**
       * @description Always `person`.
       * @constant
       */
      readonly type: "person";
      /** @description String. */
      readonly url: string;
    };
    readonly PersonReference: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "person";
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly PersonList: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: readonly components["schemas"]["PersonReference"][];
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly PersonUpdate: {
      /** @description Integer; `address`: reference. */
      readonly address_id?: number;
      /**
       * Format: date
       * @description Date.
       */
      readonly date_of_birth?: string;
      /** @description String. */
      readonly email_address?: string;
      /** @description Array of integers; `gov_idents`: array of references. */
      readonly gov_ident_ids?: readonly number[];
      /** @description String. */
      readonly first_name?: string;
      /** @description String or null. */
      readonly middle_name?: string | null;
      /** @description String. */
      readonly last_name?: string;
      /** @description Integer. There is no reference beside it. */
      readonly login_id?: number | null;
      /** @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /** @description Number, more than 0 and at most 100. */
      readonly percent_ownership?: number;
      /** @description String. */
      readonly phone_number?: string;
      /** @description String. */
      readonly risk_commentary?: string;
      /** @description Array of `authorized_signer`, `bank_account_administrator`, `beneficial_owner`, `incorporator`, `primary_representative` and `secretary`. */
      readonly roles?:
        | readonly (
            | "authorized_signer"
            | "bank_account_administrator"
            | "beneficial_owner"
            | "incorporator"
            | "primary_representative"
            | "secretary"
          )[]
        | null;
      /** @description String. */
      readonly ssn?: string;
      /** @description String. */
      readonly title?: string;
    };
    readonly LoginCreate: {
      /** @description String, the reserved name. */
      readonly login_name: string;
    };
    readonly Login: {
      /** @description Integer. */
      readonly id: number;
      /** @description String, the reserved name. */
      readonly login_name: string;
      /**
       * Format: date
       * @description Date on which the reservation ends, unless the login is used.
       */
      readonly reservation_expires: string;
    };
    readonly LoginReference: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "login";
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly LoginList: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: readonly components["schemas"]["LoginReference"][];
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly ParentCompanyCreate: {
      /** @description Integer; `address`: reference. */
      readonly address_id: number;
      /** @description String, the country of incorporation. */
      readonly country: string;
      /**
       * @description String.
       * @default
       */
      readonly description?: string | null;
      /** @description String. */
      readonly name: string;
      /**
       * @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /** @description Number, more than 0 and at most 100. */
      readonly percent_ownership: number;
      /**
       * @description String, one of the values of ONB-36.
       * @default
       */
      readonly source_of_funds?:
        | (
            | ""
            | "existing"
            | "family"
            | "grant"
            | "inheritance"
            | "internal"
            | "investor"
            | "loan"
            | "personal"
            | "retirement"
            | "vc"
          )
        | null;
    };
    readonly ParentCompany: {
      /** @description Integer. */
      readonly id: number;
      /** @description Integer; `address`: reference. */
      readonly address_id: number;
      /** @description Integer; `address`: reference. */
      readonly address: components["schemas"]["ReferenceObject"];
      /** @description String, the country of incorporation. */
      readonly country: string;
      /** @description String. */
      readonly description: string;
      /** @description String. */
      readonly name: string;
      /** @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** @description Number, more than 0 and at most 100. */
      readonly percent_ownership: number;
      /**
       * @description String, one of the values of ONB-36.
       * @enum {string}
       */
      readonly source_of_funds:
        | ""
        | "existing"
        | "family"
        | "grant"
        | "inheritance"
        | "internal"
        | "investor"
        | "loan"
        | "personal"
        | "retirement"
        | "vc";
      /**
       * @description Always `parent_company`.
       * @constant
       */
      readonly type: "parent_company";
      /** @description String. */
      readonly url: string;
    };
    readonly ParentCompanyReference: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "parent_company";
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly ParentCompanyList: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: readonly components["schemas"]["ParentCompanyReference"][];
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly ParentCompanyUpdate: {
      /** @description Integer; `address`: reference. */
      readonly address_id?: number;
      /** @description String, the country of incorporation. */
      readonly country?: string;
      /** @description String. */
      readonly description?: string;
      /** @description String. */
      readonly name?: string;
      /** @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /** @description Number, more than 0 and at most 100. */
      readonly percent_ownership?: number;
      /**
       * @description String, one of the values of ONB-36.
       * @enum {string}
       */
      readonly source_of_funds?:
        | ""
        | "existing"
        | "family"
        | "grant"
        | "inheritance"
        | "internal"
        | "investor"
        | "loan"
        | "personal"
        | "retirement"
        | "vc";
    };
    readonly AddressCreate: {
      /** @description String. */
      readonly street_line1: string;
      /**
       * @description String.
       * @default
       */
      readonly street_line2?: string | null;
      /**
       * @description String or null.
       * @default null
       */
      readonly street_line3?: string | null;
      /** @description String. */
      readonly city: string;
      /**
       * @description String, the abbreviation of a US state.
       * @default
       */
      readonly state?: string | null;
      /**
       * @description String.
       * @default
       */
      readonly postal_code?: string | null;
      /** @description String, a country code of two letters. */
      readonly country: string;
    };
    readonly Address: {
      /** @description Integer. */
      readonly id: number;
      /** @description String. */
      readonly street_line1: string;
      /** @description String. */
      readonly street_line2: string;
      /** @description String or null. */
      readonly street_line3: string | null;
      /** @description String. */
      readonly city: string;
      /** @description String, the abbreviation of a US state. */
      readonly state: string;
      /** @description String. */
      readonly postal_code: string;
      /** @description String, a country code of two letters. */
      readonly country: string;
      /**
       * @description Always `address`.
       * @constant
       */
      readonly type: "address";
      /** @description String. */
      readonly url: string;
    };
    readonly AddressReference: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "address";
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly AddressList: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: readonly components["schemas"]["AddressReference"][];
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly AddressUpdate: {
      /** @description String. */
      readonly street_line1: string;
      /** @description String. */
      readonly street_line2?: string;
      /** @description String or null. */
      readonly street_line3?: string | null;
      /** @description String. */
      readonly city: string;
      /** @description String, the abbreviation of a US state. */
      readonly state?: string;
      /** @description String. */
      readonly postal_code?: string;
      /** @description String, a country code of two letters. */
      readonly country: string;
    };
    readonly File: {
      /** @description Integer. */
      readonly id: number;
      /**
       * @description String, the MIME type.
       * @enum {string}
       */
      readonly media_type: "application/pdf" | "image/jpeg" | "image/png";
      /** @description Integer. */
      readonly media_size: number;
      /** @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /**
       * @description Always `file`.
       * @constant
       */
      readonly type: "file";
      /** @description String. */
      readonly url: string;
    };
    readonly FileReference: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "file";
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly FileList: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: readonly components["schemas"]["FileReference"][];
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly DocumentCreate: {
      /**
       * @description `bda` (bank depository agreement), `inc` (certificate of incorporation), `obe` (enrollment in online banking), `ein` (employer identification number) or `fai` (filed articles of incorporation).
       * @enum {string}
       */
      readonly document_type: "bda" | "inc" | "obe" | "ein" | "fai";
      /** @description Integer; `file`: reference. */
      readonly file_id: number;
      /**
       * @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?: {
        readonly [key: string]: unknown;
      } | null;
      /**
       * @description String. That of an ein has the form XX-XXXXXXX.
       * @default
       */
      readonly number?: string | null;
    };
    readonly Document: {
      /** @description Integer. */
      readonly id: number;
      /**
       * @description `bda` (bank depository agreement), `inc` (certificate of incorporation), `obe` (enrollment in online banking), `ein` (employer identification number) or `fai` (filed articles of incorporation).
       * @enum {string}
       */
      readonly document_type: "bda" | "inc" | "obe" | "ein" | "fai";
      /** @description Integer; `file`: reference. */
      readonly file_id: number;
      /** @description Integer; `file`: reference. */
      readonly file: components["schemas"]["ReferenceObject"];
      /** @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** @description String. That of an ein has the form XX-XXXXXXX. */
      readonly number: string;
      /**
       * @description Always `document`.
       * @constant
       */
      readonly type: "document";
      /** @description String. */
      readonly url: string;
    };
    readonly DocumentReference: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "document";
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly DocumentList: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: readonly components["schemas"]["DocumentReference"][];
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly GovIdentCreate: {
      /** @description String. */
      readonly country: string;
      /**
       * @description `passport`, `driving_license`, `id_card` or `other`.
       * @enum {string}
       */
      readonly document_type: "passport" | "driving_license" | "id_card" | "other";
      /**
       * @description Date (YYYY-MM-DD).
       * @default null
       */
      readonly expires_on?: string | null;
      /** @description Integer; `file`: reference. */
      readonly file_id: number;
      /** @description String. */
      readonly first_name: string;
      /**
       * @description String.
       * @default
       */
      readonly middle_name?: string | null;
      /** @description String. */
      readonly last_name: string;
      /** @description String. */
      readonly number: string;
    };
    readonly GovIdent: {
      /** @description Integer. */
      readonly id: number;
      /** @description String. */
      readonly country: string;
      /**
       * @description `passport`, `driving_license`, `id_card` or `other`.
       * @enum {string}
       */
      readonly document_type: "passport" | "driving_license" | "id_card" | "other";
      /** @description Date (YYYY-MM-DD). */
      readonly expires_on: string | null;
      /** @description Integer; `file`: reference. */
      readonly file_id: number;
      /** @description Integer; `file`: reference. */
      readonly file: components["schemas"]["ReferenceObject"];
      /** @description String. */
      readonly first_name: string;
      /** @description String. */
      readonly middle_name: string;
      /** @description String. */
      readonly last_name: string;
      /** @description String. */
      readonly number: string;
      /** @description String. There is no `type`. */
      readonly url: string;
    };
    readonly GovIdentReference: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "gov_ident";
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly GovIdentList: {
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: readonly components["schemas"]["GovIdentReference"][];
      /** @description A list answers `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly GovIdentUpdate: {
      /** @description String. */
      readonly country: string;
      /**
       * @description `passport`, `driving_license`, `id_card` or `other`.
       * @enum {string}
       */
      readonly document_type: "passport" | "driving_license" | "id_card" | "other";
      /** @description Date (YYYY-MM-DD). */
      readonly expires_on?: string | null;
      /** @description Integer; `file`: reference. */
      readonly file_id: number;
      /** @description String. */
      readonly first_name: string;
      /** @description String. */
      readonly middle_name?: string;
      /** @description String. */
      readonly last_name: string;
      /** @description String. */
      readonly number: string;
    };
  };
  responses: {
    /** @description The path does not have this method. */
    readonly MethodNotAllowed: {
      headers: {
        /** @description The methods of the path, separated by commas. */
        readonly Allow?: string;
        readonly [name: string]: unknown;
      };
      content: {
        readonly "application/json": components["schemas"]["ErrorBody"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type ErrorBody = components["schemas"]["ErrorBody"];
export type CounterpartyCreate = components["schemas"]["CounterpartyCreate"];
export type Counterparty = components["schemas"]["Counterparty"];
export type CounterpartyUpdate = components["schemas"]["CounterpartyUpdate"];
export type Links = components["schemas"]["Links"];
export type CounterpartyReference = components["schemas"]["CounterpartyReference"];
export type CounterpartyList = components["schemas"]["CounterpartyList"];
export type AchTransferCreate = components["schemas"]["AchTransferCreate"];
export type AchTransfer = components["schemas"]["AchTransfer"];
export type AchReturn = components["schemas"]["AchReturn"];
export type AchTransferUpdate = components["schemas"]["AchTransferUpdate"];
export type AchTransferReference = components["schemas"]["AchTransferReference"];
export type AchTransferList = components["schemas"]["AchTransferList"];
export type VirtualCardCreate = components["schemas"]["VirtualCardCreate"];
export type VirtualCard = components["schemas"]["VirtualCard"];
export type Clearing = components["schemas"]["Clearing"];
export type Authorization = components["schemas"]["Authorization"];
export type VirtualCardUpdate = components["schemas"]["VirtualCardUpdate"];
export type VirtualCardReference = components["schemas"]["VirtualCardReference"];
export type VirtualCardList = components["schemas"]["VirtualCardList"];
export type VirtualCardEmail = components["schemas"]["VirtualCardEmail"];
export type CardConfiguration = components["schemas"]["CardConfiguration"];
export type CardConfigurationUpdate = components["schemas"]["CardConfigurationUpdate"];
export type RealCard = components["schemas"]["RealCard"];
export type Supplier = components["schemas"]["Supplier"];
export type CompanyCreate = components["schemas"]["CompanyCreate"];
export type Company = components["schemas"]["Company"];
export type ReferenceObject = components["schemas"]["ReferenceObject"];
export type CompanyStatus = components["schemas"]["CompanyStatus"];
export type CompanyEvent = components["schemas"]["CompanyEvent"];
export type CompanyAccount = components["schemas"]["CompanyAccount"];
export type CompanyReference = components["schemas"]["CompanyReference"];
export type CompanyList = components["schemas"]["CompanyList"];
export type CompanyUpdate = components["schemas"]["CompanyUpdate"];
export type PersonCreate = components["schemas"]["PersonCreate"];
export type Person = components["schemas"]["Person"];
export type PersonReference = components["schemas"]["PersonReference"];
export type PersonList = components["schemas"]["PersonList"];
export type PersonUpdate = components["schemas"]["PersonUpdate"];
export type LoginCreate = components["schemas"]["LoginCreate"];
export type Login = components["schemas"]["Login"];
export type LoginReference = components["schemas"]["LoginReference"];
export type LoginList = components["schemas"]["LoginList"];
export type ParentCompanyCreate = components["schemas"]["ParentCompanyCreate"];
export type ParentCompany = components["schemas"]["ParentCompany"];
export type ParentCompanyReference = components["schemas"]["ParentCompanyReference"];
export type ParentCompanyList = components["schemas"]["ParentCompanyList"];
export type ParentCompanyUpdate = components["schemas"]["ParentCompanyUpdate"];
export type AddressCreate = components["schemas"]["AddressCreate"];
export type Address = components["schemas"]["Address"];
export type AddressReference = components["schemas"]["AddressReference"];
export type AddressList = components["schemas"]["AddressList"];
export type AddressUpdate = components["schemas"]["AddressUpdate"];
export type File = components["schemas"]["File"];
export type FileReference = components["schemas"]["FileReference"];
export type FileList = components["schemas"]["FileList"];
export type DocumentCreate = components["schemas"]["DocumentCreate"];
export type Document = components["schemas"]["Document"];
export type DocumentReference = components["schemas"]["DocumentReference"];
export type DocumentList = components["schemas"]["DocumentList"];
export type GovIdentCreate = components["schemas"]["GovIdentCreate"];
export type GovIdent = components["schemas"]["GovIdent"];
export type GovIdentReference = components["schemas"]["GovIdentReference"];
export type GovIdentList = components["schemas"]["GovIdentList"];
export type GovIdentUpdate = components["schemas"]["GovIdentUpdate"];
export type ResponseMethodNotAllowed = components["responses"]["MethodNotAllowed"];
export type $defs = Record<string, never>;
export interface operations {
  readonly getApiVersion: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description † **`GET /v1`** answers `{ "api_version": "1" }` to either user's key. A path with a slash at its end is another path, and a 404. */
            readonly api_version: string;
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listCounterparties: {
    readonly parameters: {
      readonly query?: {
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[cursor]"?: string;
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[limit]"?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["CounterpartyList"];
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly createCounterparty: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["CounterpartyCreate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The counterparty. */
            readonly data: components["schemas"]["Counterparty"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getCounterparty: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the counterparty. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The counterparty. */
            readonly data: components["schemas"]["Counterparty"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly updateCounterparty: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the counterparty. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["CounterpartyUpdate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The counterparty. */
            readonly data: components["schemas"]["Counterparty"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listAchTransfers: {
    readonly parameters: {
      readonly query?: {
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[cursor]"?: string;
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[limit]"?: number;
        /** @description `filter[effective_date]` keeps the transfers with this effective date or a later one. */
        readonly "filter[effective_date]"?: string;
        /** @description `filter[status]` keeps the transfers with this status. */
        readonly "filter[status]"?: "pending" | "canceled" | "processing" | "succeeded" | "failed" | "hold";
        /** @description `filter[batch_id]` keeps the transfers of this batch. */
        readonly "filter[batch_id]"?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["AchTransferList"];
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly createAchTransfer: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["AchTransferCreate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The ACH transfer. */
            readonly data: components["schemas"]["AchTransfer"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getAchTransfer: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the ACH transfer. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The ACH transfer. */
            readonly data: components["schemas"]["AchTransfer"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly cancelAchTransfer: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the ACH transfer. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["AchTransferUpdate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The ACH transfer. */
            readonly data: components["schemas"]["AchTransfer"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The transfer is no longer pending. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listVirtualCards: {
    readonly parameters: {
      readonly query?: {
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[cursor]"?: string;
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[limit]"?: number;
        /** @description `filter[metadata.<key>]` keeps the cards whose metadata has this value under the key. `metadata.` is part of the parameter's name. */
        readonly filter?: {
          readonly [key: string]: string;
        };
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["VirtualCardList"];
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly createVirtualCard: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["VirtualCardCreate"];
          /** @description `show_card_number` is beside `data` in the body of a create: a boolean, true by default. With false, `card_number` is null in the answer. */
          readonly show_card_number?: boolean;
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The virtual card. */
            readonly data: components["schemas"]["VirtualCard"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getVirtualCard: {
    readonly parameters: {
      readonly query?: {
        /** @description The query parameter `show_card_number` of a retrieve or update is `true` or `false`, by default `false`, and then `card_number` is null. */
        readonly show_card_number?: "true" | "false";
      };
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the virtual card. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The virtual card. */
            readonly data: components["schemas"]["VirtualCard"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly cancelVirtualCard: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the virtual card. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly updateVirtualCard: {
    readonly parameters: {
      readonly query?: {
        /** @description The query parameter `show_card_number` of a retrieve or update is `true` or `false`, by default `false`, and then `card_number` is null. */
        readonly show_card_number?: "true" | "false";
      };
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the virtual card. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["VirtualCardUpdate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The virtual card. */
            readonly data: components["schemas"]["VirtualCard"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The card is canceled. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly emailVirtualCard: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the virtual card. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["VirtualCardEmail"];
        };
      };
    };
    readonly responses: {
      /** @description Taken; it is done later. */
      readonly 202: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The e-mail is sent asynchronously: the answer is 202 with `{ id }`, a UUID for tracking that serves debugging alone. */
            readonly id: string;
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The card is canceled. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getConfiguration: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The card configuration. */
            readonly data: components["schemas"]["CardConfiguration"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the client user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly updateConfiguration: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["CardConfigurationUpdate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The card configuration. */
            readonly data: components["schemas"]["CardConfiguration"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the client user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listRealCards: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description What was asked for. */
            readonly data: readonly components["schemas"]["RealCard"][];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listSuppliers: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description What was asked for. */
            readonly data: readonly components["schemas"]["Supplier"][];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listCompanies: {
    readonly parameters: {
      readonly query?: {
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[cursor]"?: string;
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[limit]"?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["CompanyList"];
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly createCompany: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["CompanyCreate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The company. */
            readonly data: components["schemas"]["Company"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getCompany: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The company. */
            readonly data: components["schemas"]["Company"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly deleteCompany: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly updateCompany: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["CompanyUpdate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The company. */
            readonly data: components["schemas"]["Company"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listPersons: {
    readonly parameters: {
      readonly query?: {
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[cursor]"?: string;
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[limit]"?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PersonList"];
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly createPerson: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["PersonCreate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The person. */
            readonly data: components["schemas"]["Person"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getPerson: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the person. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The person. */
            readonly data: components["schemas"]["Person"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly deletePerson: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the person. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Another record refers to it. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly updatePerson: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the person. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["PersonUpdate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The person. */
            readonly data: components["schemas"]["Person"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listLogins: {
    readonly parameters: {
      readonly query?: {
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[cursor]"?: string;
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[limit]"?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["LoginList"];
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly createLogin: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["LoginCreate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The login. */
            readonly data: components["schemas"]["Login"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The name is taken. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getLogin: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the login. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The login. */
            readonly data: components["schemas"]["Login"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly deleteLogin: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the login. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Another record refers to it. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listParentCompanies: {
    readonly parameters: {
      readonly query?: {
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[cursor]"?: string;
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[limit]"?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ParentCompanyList"];
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly createParentCompany: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["ParentCompanyCreate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The parent company. */
            readonly data: components["schemas"]["ParentCompany"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getParentCompany: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the parent company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The parent company. */
            readonly data: components["schemas"]["ParentCompany"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly deleteParentCompany: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the parent company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Another record refers to it. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly updateParentCompany: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the parent company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["ParentCompanyUpdate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The parent company. */
            readonly data: components["schemas"]["ParentCompany"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly deleteParentCompanySingular: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the parent company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Another record refers to it. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listAddresses: {
    readonly parameters: {
      readonly query?: {
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[cursor]"?: string;
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[limit]"?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["AddressList"];
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly createAddress: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["AddressCreate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The address. */
            readonly data: components["schemas"]["Address"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getAddress: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the address. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The address. */
            readonly data: components["schemas"]["Address"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly deleteAddress: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the address. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Another record refers to it. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly updateAddress: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the address. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["AddressUpdate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The address. */
            readonly data: components["schemas"]["Address"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listFiles: {
    readonly parameters: {
      readonly query?: {
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[cursor]"?: string;
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[limit]"?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["FileList"];
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly createFile: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "multipart/form-data": {
          /**
           * Format: binary
           * @description File, required: the part `file`, the bytes. At most 10485760 bytes.
           */
          readonly file: string;
          /**
           * @description Object. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
           * @default null
           */
          readonly metadata?: {
            readonly [key: string]: unknown;
          } | null;
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The file. */
            readonly data: components["schemas"]["File"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The file or the body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not multipart/form-data, or the file's type is not taken. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getFile: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the file. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The file. */
            readonly data: components["schemas"]["File"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly deleteFile: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the file. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Another record refers to it. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listDocuments: {
    readonly parameters: {
      readonly query?: {
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[cursor]"?: string;
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[limit]"?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["DocumentList"];
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly createDocument: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["DocumentCreate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The document. */
            readonly data: components["schemas"]["Document"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getDocument: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the document. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The document. */
            readonly data: components["schemas"]["Document"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly deleteDocument: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the document. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Another record refers to it. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly listGovIdents: {
    readonly parameters: {
      readonly query?: {
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[cursor]"?: string;
        /** @description **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
        readonly "page[limit]"?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["GovIdentList"];
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly createGovIdent: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["GovIdentCreate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The gov ident. */
            readonly data: components["schemas"]["GovIdent"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly getGovIdent: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the gov ident. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The gov ident. */
            readonly data: components["schemas"]["GovIdent"];
          };
        };
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly deleteGovIdent: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the gov ident. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description Another record refers to it. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
  readonly updateGovIdent: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description The id of the gov ident. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** @description The fields. */
          readonly data: components["schemas"]["GovIdentUpdate"];
        };
      };
    };
    readonly responses: {
      /** @description Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** @description The gov ident. */
            readonly data: components["schemas"]["GovIdent"];
          };
        };
      };
      /** @description The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description `Authorization` is missing or malformed, or holds an unknown key. */
      readonly 401: {
        headers: {
          /** @description Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer";
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** @description The body is not application/json. */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
    };
  };
}
