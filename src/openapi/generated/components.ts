/* Generated from the OpenAPI document by `npm run check contract -- --update`. */

/** The schemas and responses that operations share. */
export interface components {
  schemas: {
    /** A refusal: every problem of the request in one text. */
    readonly ErrorBody: {
      /** What is wrong with each field, in the order of the fields; a field's name is in single quotes. */
      readonly error: string;
    };
    readonly CounterpartyCreate: {
      /** The number of the counterparty's account. */
      readonly account_number: string;
      /**
       * `checking` or `savings`.
       * @enum {string}
       */
      readonly account_type: "checking" | "savings";
      /**
       * The street of the mailing address.
       * @default
       */
      readonly address_line1?: string | null | undefined;
      /**
       * The apartment, suite or building.
       * @default null
       */
      readonly address_line2?: string | null | undefined;
      /**
       * The city of the mailing address.
       * @default
       */
      readonly city?: string | null | undefined;
      /**
       * The state of the mailing address, where it has one.
       * @default
       */
      readonly state?: string | null | undefined;
      /**
       * An ISO 3166-1 alpha-2 code.
       * @default
       */
      readonly country?: string | null | undefined;
      /**
       * The postal code of the mailing address.
       * @default
       */
      readonly postal_code?: string | null | undefined;
      /**
       * A description of the counterparty.
       * @default
       */
      readonly description?: string | null | undefined;
      /**
       * The counterparty's e-mail address.
       * @default
       */
      readonly email_address?: string | null | undefined;
      /**
       * The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /** The counterparty's name. */
      readonly name: string;
      /** An ABA routing number of nine digits. Its check digit is tested in strict mode. */
      readonly routing_number: string;
      /**
       * For banks that need another routing number. Some examples write `wire_routing_Number`; the documented spelling counts. Its check digit is tested in strict mode.
       * @default null
       */
      readonly wire_routing_number?: string | null | undefined;
    };
    readonly Counterparty: {
      /** Unique. */
      readonly id: string;
      /** The number of the counterparty's account. */
      readonly account_number: string;
      /**
       * `checking` or `savings`.
       * @enum {string}
       */
      readonly account_type: "checking" | "savings";
      /** The street of the mailing address. */
      readonly address_line1: string;
      /** The apartment, suite or building. */
      readonly address_line2: string | null;
      /** The city of the mailing address. */
      readonly city: string;
      /** The state of the mailing address, where it has one. */
      readonly state: string;
      /** An ISO 3166-1 alpha-2 code. */
      readonly country: string;
      /** The postal code of the mailing address. */
      readonly postal_code: string;
      /** A description of the counterparty. */
      readonly description: string;
      /** The counterparty's e-mail address. */
      readonly email_address: string;
      /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** The counterparty's name. */
      readonly name: string;
      /** An ABA routing number of nine digits. Its check digit is tested in strict mode. */
      readonly routing_number: string;
      /** For banks that need another routing number. Some examples write `wire_routing_Number`; the documented spelling counts. Its check digit is tested in strict mode. */
      readonly wire_routing_number: string | null;
      /**
       * Always `counterparty`.
       * @constant
       */
      readonly type: "counterparty";
      /** `/v1/counterparties/<id>`. */
      readonly url: string;
    };
    readonly CounterpartyUpdate: {
      /** The street of the mailing address. */
      readonly address_line1?: string | undefined;
      /** The apartment, suite or building. */
      readonly address_line2?: string | null | undefined;
      /** The city of the mailing address. */
      readonly city?: string | undefined;
      /** The state of the mailing address, where it has one. */
      readonly state?: string | undefined;
      /** An ISO 3166-1 alpha-2 code. */
      readonly country?: string | undefined;
      /** The postal code of the mailing address. */
      readonly postal_code?: string | undefined;
      /** A description of the counterparty. */
      readonly description?: string | undefined;
      /** The counterparty's e-mail address. */
      readonly email_address?: string | undefined;
      /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /** The counterparty's name. */
      readonly name?: string | undefined;
      /** For banks that need another routing number. Some examples write `wire_routing_Number`; the documented spelling counts. Its check digit is tested in strict mode. */
      readonly wire_routing_number?: string | null | undefined;
    };
    readonly Links: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly first: string;
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly next: string | null;
    };
    readonly CounterpartyReference: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: string;
      /**
       * A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "counterparty";
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly CounterpartyList: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: components["schemas"]["CounterpartyReference"][];
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly AchTransferCreate: {
      /** The client's originating account. It must be enabled for use through the interface. */
      readonly account_number: string;
      /** Cents, positive. 0 makes the transfer a prenotification. */
      readonly amount: number;
      /**
       * The counterparty that replaces the `receiver_*` fields, where there is one.
       * @default null
       */
      readonly counterparty_id?: number | null | undefined;
      /**
       * Always `usd`.
       * @default usd
       */
      readonly currency?: string | null | undefined;
      /**
       * `credit` or `debit`.
       * @enum {string}
       */
      readonly direction: "credit" | "debit";
      /** Date (YYYY-MM-DD) on which the transfer takes place; tomorrow by default. */
      readonly effective_date?: string | null | undefined;
      /**
       * The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /**
       * The receiving account. Reserved values: `9000000000008201`: failed, returned with R01. `9000000000008202`: failed, returned with R02.
       * @default null
       */
      readonly receiver_account_number?: string | null | undefined;
      /**
       * `checking` or `savings`.
       * @default null
       */
      readonly receiver_account_type?: ("checking" | "savings") | null | undefined;
      /**
       * The holder of the receiving account.
       * @default null
       */
      readonly receiver_name?: string | null | undefined;
      /**
       * The ABA routing number of the receiving account. Its check digit is tested in strict mode.
       * @default null
       */
      readonly receiver_routing_number?: string | null | undefined;
      /**
       * `ccd`, `ppd` or `web`.
       * @enum {string}
       */
      readonly sec_code: "ccd" | "ppd" | "web";
      /**
       * `standard`, the default, or `same-day`.
       * @default standard
       */
      readonly service?: ("standard" | "same-day") | null | undefined;
    };
    readonly AchTransfer: {
      /** Unique. */
      readonly id: string;
      /** The client's originating account. It must be enabled for use through the interface. */
      readonly account_number: string;
      /** Cents, positive. 0 makes the transfer a prenotification. */
      readonly amount: number;
      /** The batch the transfer was sent in, for comparing with statements. Null before processing. */
      readonly batch_id: string | null;
      /** The counterparty that replaces the `receiver_*` fields, where there is one. */
      readonly counterparty_id: number | null;
      /**
       * Always `usd`.
       * @constant
       */
      readonly currency: "usd";
      /**
       * `credit` or `debit`.
       * @enum {string}
       */
      readonly direction: "credit" | "debit";
      /**
       * Date (YYYY-MM-DD) on which the transfer takes place; tomorrow by default.
       */
      readonly effective_date: string;
      /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** The receiving account. Reserved values: `9000000000008201`: failed, returned with R01. `9000000000008202`: failed, returned with R02. */
      readonly receiver_account_number: string | null;
      /** `checking` or `savings`. */
      readonly receiver_account_type: ("checking" | "savings") | null;
      /** The holder of the receiving account. */
      readonly receiver_name: string | null;
      /** The ABA routing number of the receiving account. Its check digit is tested in strict mode. */
      readonly receiver_routing_number: string | null;
      /** Null, or for a transfer that was returned (status failed) an object with the strings `code`, a NACHA return code, and `description`. */
      readonly return: components["schemas"]["AchReturn"] | null;
      /**
       * `ccd`, `ppd` or `web`.
       * @enum {string}
       */
      readonly sec_code: "ccd" | "ppd" | "web";
      /**
       * `standard`, the default, or `same-day`.
       * @enum {string}
       */
      readonly service: "standard" | "same-day";
      /**
       * `pending`, `canceled`, `processing`, `succeeded` or `failed`, or the further one of ACH-30.
       * @enum {string}
       */
      readonly status: "pending" | "canceled" | "processing" | "succeeded" | "failed" | "hold";
      /**
       * Always `ach`.
       * @constant
       */
      readonly type: "ach";
      /** `/v1/ach/<id>`. */
      readonly url: string;
    };
    readonly AchReturn: {
      /** Null, or for a transfer that was returned (status failed) an object with the strings `code`, a NACHA return code, and `description`. */
      readonly code: string;
      /** Null, or for a transfer that was returned (status failed) an object with the strings `code`, a NACHA return code, and `description`. */
      readonly description: string;
      /** With `assumptions.correctedStatus`, `simulate.achTransfers.correct(id, { code, value })` gives a transfer in processing or succeeded the final status `corrected`: it has arrived, and `return` has the change code and, in `corrected_data`, the corrected value. Without the option the action is refused. */
      readonly corrected_data?: string | undefined;
    };
    readonly AchTransferUpdate: {
      /**
       * Always `usd`.
       * @default usd
       */
      readonly currency?: string | undefined;
      /**
       * An update requires `status`, and `canceled` is its only value.
       * @constant
       */
      readonly status: "canceled";
    };
    readonly AchTransferReference: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: string;
      /**
       * A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "ach";
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly AchTransferList: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: components["schemas"]["AchTransferReference"][];
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly VirtualCardCreate: {
      /**
       * The card's currency code.
       * @default USD
       */
      readonly currency?: string | null | undefined;
      /**
       * Null, or an array of up to five addresses that receive the details when the card is created.
       * @default null
       */
      readonly emails?: string[] | null | undefined;
      /**
       * Object of strings by name, the custom fields of the purchase template.
       * @default {}
       */
      readonly cardnetwork_data?:
        | {
            readonly [key: string]: string;
          }
        | null
        | undefined;
      /**
       * Object of up to 8K, the client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default {}
       */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /**
       * Cents.
       * @default null
       */
      readonly per_transaction_max?: number | null | undefined;
      /**
       * Cents.
       * @default null
       */
      readonly per_transaction_min?: number | null | undefined;
      /** The id of the real card. */
      readonly rcn_id?: number | null | undefined;
      /** The name of the real card. */
      readonly rcn_alias?: string | null | undefined;
      /**
       * The id of the supplier.
       * @default null
       */
      readonly supplier_id?: number | null | undefined;
      /** The card's maximum value in cents. */
      readonly total_card_amount: number;
      /** How often the card can be used. */
      readonly transactions_max?: number | null | undefined;
      /** The first day of use, GMT. */
      readonly valid_starting_on?: string | null | undefined;
      /**
       * The last day of use, GMT.
       */
      readonly valid_ending_on: string;
    };
    readonly VirtualCard: {
      /** Unique. */
      readonly id: string;
      /** The cents that are left. */
      readonly available_balance: number;
      /** Array of authorizations (VC-33 to VC-43). */
      readonly authorizations: components["schemas"]["Authorization"][];
      /** Array of clearings (VC-44 to VC-57). */
      readonly clearings: components["schemas"]["Clearing"][];
      /** Null unless it was asked for (VC-63, VC-65). */
      readonly card_number: string | null;
      /** The short verification code. */
      readonly cvc: string;
      /** The card number's last four digits. */
      readonly last4: string;
      /**
       * The card's currency code.
       * @constant
       */
      readonly currency: "USD";
      /** Null, or an array of up to five addresses that receive the details when the card is created. */
      readonly emails: string[] | null;
      /** True once an e-mail to `emails` was started. */
      readonly notified: boolean;
      /** Always two years after the card's creation. */
      readonly expiry: string;
      /** Object of strings by name, the custom fields of the purchase template. */
      readonly cardnetwork_data: {
        readonly [key: string]: string;
      };
      /** Object of up to 8K, the client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      };
      /** Cents. */
      readonly per_transaction_max: number | null;
      /** Cents. */
      readonly per_transaction_min: number | null;
      /** The id of the real card. */
      readonly rcn_id: number;
      /** The name of the real card. */
      readonly rcn_alias: string;
      /**
       * Of its values `Approved` alone is specified (VC-30).
       * @enum {string}
       */
      readonly status: "Approved" | "Canceled";
      /** The id of the supplier. */
      readonly supplier_id: number | null;
      /** The card's maximum value in cents. */
      readonly total_card_amount: number;
      /** How often the card can be used. */
      readonly transactions_max: number;
      /**
       * The first day of use, GMT.
       */
      readonly valid_starting_on: string;
      /**
       * The last day of use, GMT.
       */
      readonly valid_ending_on: string;
      /** `/v1/virtualcards/<id>`. */
      readonly url: string;
    };
    readonly Clearing: {
      /** Cents in the card's billing currency, US dollars. */
      readonly billing_amount: number;
      /** The card's billing currency. */
      readonly billing_currency: string;
      /** The day of the transaction, the same as `settlement_date`. */
      readonly date: string;
      /** Read as the price of one unit of the merchant's currency in that of the card. */
      readonly exchange_rate: string;
      /** The merchant category code. */
      readonly mcc: string;
      /** What the category code stands for. */
      readonly mcc_description: string;
      /** Cents. In a transaction in US dollars it equals `billing_amount`. */
      readonly merchant_amount: number;
      /** Read as the currency in which the merchant is paid. */
      readonly merchant_currency: string;
      /** The merchant's id. */
      readonly merchant_id: string;
      /** The merchant's name. */
      readonly merchant_name: string;
      /** Cents: the billing amount and any fees, such as one for a foreign transaction. */
      readonly settlement_amount: number;
      /** The currency of the settlement. */
      readonly settlement_currency: string;
      /** The day of the settlement. */
      readonly settlement_date: string;
    };
    readonly Authorization: {
      /** Cents. */
      readonly billing_amount: number;
      /** Such as a currency code. */
      readonly billing_currency: string;
      /** The day of the authorization. */
      readonly date: string;
      /** A description of the issuer's response. */
      readonly issuer_response: string;
      /** The merchant category code. */
      readonly mcc: string;
      /** What the category code stands for. */
      readonly mcc_description: string;
      /** Cents. */
      readonly merchant_amount: number;
      /** Read as the currency in which the merchant is paid. */
      readonly merchant_currency: string;
      /** The merchant's id. */
      readonly merchant_id: string;
      /** The merchant's name. */
      readonly merchant_name: string;
      /**
       * `Authorization`, `Advice`, `First Presentment`, `Reversal`, `Reversal advice`, `Unspecified (Offline Settlements)`, `Purchase Return` or `Forced Post`.
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
       * The card's currency code.
       * @default USD
       */
      readonly currency?: string | undefined;
      /** Null, or an array of up to five addresses that receive the details when the card is created. */
      readonly emails?: string[] | null | undefined;
      /** Object of strings by name, the custom fields of the purchase template. */
      readonly cardnetwork_data?:
        | {
            readonly [key: string]: string;
          }
        | null
        | undefined;
      /** Object of up to 8K, the client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /** Cents. */
      readonly per_transaction_max?: number | null | undefined;
      /** Cents. */
      readonly per_transaction_min?: number | null | undefined;
      /** The card's maximum value in cents. */
      readonly total_card_amount?: number | undefined;
      /** How often the card can be used. */
      readonly transactions_max?: number | undefined;
      /** The first day of use, GMT. */
      readonly valid_starting_on?: string | null | undefined;
      /**
       * The last day of use, GMT.
       */
      readonly valid_ending_on?: string | undefined;
    };
    readonly VirtualCardReference: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: string;
      /**
       * A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "virtualcard";
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly VirtualCardList: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: components["schemas"]["VirtualCardReference"][];
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly VirtualCardEmail: {
      /** `POST /v1/virtualcards/:id/email` takes `email`, which is required, and sends one e-mail with the details there. It may be called repeatedly. */
      readonly email: string;
    };
    readonly CardConfiguration: {
      /** Cents, the largest value that a virtual card may have. No card can be created with a larger `total_card_amount` (VC-E7). */
      readonly max_card_amount: number;
      /**
       * Always `config`.
       * @constant
       */
      readonly type: "config";
    };
    readonly CardConfigurationUpdate: {
      /** Cents, the largest value that a virtual card may have. No card can be created with a larger `total_card_amount` (VC-E7). */
      readonly max_card_amount: number;
    };
    readonly RealCard: {
      /** The id that the `rcn_id` of virtual cards names. */
      readonly id: string;
      /** The name of the real card. */
      readonly alias: string;
    };
    readonly Supplier: {
      /** The id that the `supplier_id` of virtual cards names. */
      readonly id: string;
      /** The supplier's name. */
      readonly name: string;
    };
    readonly CompanyCreate: {
      /**
       * Read as what the company does.
       * @default
       */
      readonly description?: string | null | undefined;
      /**
       * Array of integers; `documents`: array of references.
       * @default []
       */
      readonly document_ids?: number[] | null | undefined;
      /** The company's e-mail address. */
      readonly email_address: string;
      /**
       * Integer; `incorporation_address`: reference. Where it differs from the physical address.
       * @default null
       */
      readonly incorporation_address_id?: number | null | undefined;
      /**
       * Integer; `mailing_address`: reference. Where it differs from the physical address.
       * @default null
       */
      readonly mailing_address_id?: number | null | undefined;
      /** Integer; `physical_address`: reference. */
      readonly physical_address_id: number;
      /**
       * The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /**
       * The merchant category code, where it is known.
       * @default null
       */
      readonly mcc?: number | null | undefined;
      /** The legal name. Reserved values: `TEST APPROVED`: approved. `TEST REJECTED`: rejected. `TEST BLOCKED`: blocked. */
      readonly name: string;
      /**
       * Additional domain-specific options. It nests at most 500 levels deep.
       * @default null
       */
      readonly options?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /**
       * Integer; `parent_company`: reference. For a beneficial owner that is a company.
       * @default null
       */
      readonly parent_company_id?: number | null | undefined;
      /**
       * Array of integers; `persons`: array of references.
       * @default []
       */
      readonly person_ids?: number[] | null | undefined;
      /** The company's telephone number. */
      readonly phone_number: string;
      /**
       * Read as what the company sells.
       * @default
       */
      readonly product_description?: string | null | undefined;
      /**
       * Array of `dda_account`, `debit_card`, `fx`, `mobile_deposits`, `web` and `wires`.
       * @default []
       */
      readonly products?:
        | ("dda_account" | "debit_card" | "fx" | "mobile_deposits" | "web" | "wires")[]
        | null
        | undefined;
      /**
       * Read as how the company found the client.
       * @default
       */
      readonly referral_source?: string | null | undefined;
      /**
       * Read as what the client says about the company's risk.
       * @default null
       */
      readonly risk_commentary?: string | null | undefined;
      /**
       * Where the money comes from, one of the values of ONB-36.
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
        | null
        | undefined;
      /**
       * The abbreviation of the US state of incorporation.
       * @default
       */
      readonly state?: string | null | undefined;
      /** The address of the company's website. */
      readonly website_url: string;
    };
    readonly Company: {
      /** Unique. */
      readonly id: number;
      /** Set as soon as there is an account. */
      readonly account_number: string;
      /** Array of objects with the strings `account_number` and `currency`. */
      readonly accounts: components["schemas"]["CompanyAccount"][];
      /** Read as what the company does. */
      readonly description: string;
      /** Array of integers; `documents`: array of references. */
      readonly document_ids: number[];
      /** Array of integers; `documents`: array of references. */
      readonly documents: components["schemas"]["ReferenceObject"][];
      /** The company's e-mail address. */
      readonly email_address: string;
      /** Array of status events (ONB-37 to ONB-41). */
      readonly events: components["schemas"]["CompanyEvent"][];
      /** Integer; `incorporation_address`: reference. Where it differs from the physical address. */
      readonly incorporation_address_id: number | null;
      /** Integer; `incorporation_address`: reference. Where it differs from the physical address. */
      readonly incorporation_address: components["schemas"]["ReferenceObject"] | null;
      /** Integer; `mailing_address`: reference. Where it differs from the physical address. */
      readonly mailing_address_id: number | null;
      /** Integer; `mailing_address`: reference. Where it differs from the physical address. */
      readonly mailing_address: components["schemas"]["ReferenceObject"] | null;
      /** Integer; `physical_address`: reference. */
      readonly physical_address_id: number;
      /** Integer; `physical_address`: reference. */
      readonly physical_address: components["schemas"]["ReferenceObject"];
      /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** The merchant category code, where it is known. */
      readonly mcc: number | null;
      /** The legal name. Reserved values: `TEST APPROVED`: approved. `TEST REJECTED`: rejected. `TEST BLOCKED`: blocked. */
      readonly name: string;
      /** Additional domain-specific options. It nests at most 500 levels deep. */
      readonly options: {
        readonly [key: string]: unknown;
      } | null;
      /** Integer; `parent_company`: reference. For a beneficial owner that is a company. */
      readonly parent_company_id: number | null;
      /** Integer; `parent_company`: reference. For a beneficial owner that is a company. */
      readonly parent_company: components["schemas"]["ReferenceObject"] | null;
      /** Array of integers; `persons`: array of references. */
      readonly person_ids: number[];
      /** Array of integers; `persons`: array of references. */
      readonly persons: components["schemas"]["ReferenceObject"][];
      /** The company's telephone number. */
      readonly phone_number: string;
      /** Read as what the company sells. */
      readonly product_description: string;
      /** Array of `dda_account`, `debit_card`, `fx`, `mobile_deposits`, `web` and `wires`. */
      readonly products: ("dda_account" | "debit_card" | "fx" | "mobile_deposits" | "web" | "wires")[];
      /** Read as how the company found the client. */
      readonly referral_source: string;
      /** Read as what the client says about the company's risk. */
      readonly risk_commentary: string | null;
      /**
       * Where the money comes from, one of the values of ONB-36.
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
      /** The abbreviation of the US state of incorporation. */
      readonly state: string;
      /**
       * One of those that ONB-49 to ONB-55 name.
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
       * Always `company`.
       * @constant
       */
      readonly type: "company";
      /** Its absolute address. */
      readonly url: string;
      /** The address of the company's website. */
      readonly website_url: string;
    };
    readonly ReferenceObject: {
      /** An id field has a reference object with `id` and `url` next to it, an array of ids an array of them; `login_id` has none (ONB-71). */
      readonly id: number;
      /** An id field has a reference object with `id` and `url` next to it, an array of ids an array of them; `login_id` has none (ONB-71). */
      readonly url: string;
    };
    readonly CompanyStatus: {
      /**
       * Object with `status`, `status_reason` and `status_reason_category`, which may each be null.
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
      /** Object with `status`, `status_reason` and `status_reason_category`, which may each be null. */
      readonly status_reason: string | null;
      /** Object with `status`, `status_reason` and `status_reason_category`, which may each be null. */
      readonly status_reason_category: string | null;
    };
    readonly CompanyEvent: {
      /** An ISO 8601 instant. */
      readonly updated_at: string;
      /** Null in the first event, otherwise an object, the earlier data. */
      readonly previous: components["schemas"]["CompanyStatus"] | null;
      /** Object with `status`, `status_reason` and `status_reason_category`, which may each be null. */
      readonly data: components["schemas"]["CompanyStatus"];
    };
    readonly CompanyAccount: {
      /** Array of objects with the strings `account_number` and `currency`. */
      readonly account_number: string;
      /**
       * Array of objects with the strings `account_number` and `currency`.
       * @constant
       */
      readonly currency: "USD";
    };
    readonly CompanyReference: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "company";
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly CompanyList: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: components["schemas"]["CompanyReference"][];
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly CompanyUpdate: {
      /** Read as what the company does. */
      readonly description?: string | undefined;
      /** Array of integers; `documents`: array of references. */
      readonly document_ids?: number[] | null | undefined;
      /** The company's e-mail address. */
      readonly email_address?: string | undefined;
      /** Integer; `incorporation_address`: reference. Where it differs from the physical address. */
      readonly incorporation_address_id?: number | null | undefined;
      /** Integer; `mailing_address`: reference. Where it differs from the physical address. */
      readonly mailing_address_id?: number | null | undefined;
      /** Integer; `physical_address`: reference. */
      readonly physical_address_id?: number | undefined;
      /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /** The merchant category code, where it is known. */
      readonly mcc?: number | null | undefined;
      /** The legal name. Reserved values: `TEST APPROVED`: approved. `TEST REJECTED`: rejected. `TEST BLOCKED`: blocked. */
      readonly name?: string | undefined;
      /** Additional domain-specific options. It nests at most 500 levels deep. */
      readonly options?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /** Array of integers; `persons`: array of references. */
      readonly person_ids?: number[] | null | undefined;
      /** The company's telephone number. */
      readonly phone_number?: string | undefined;
      /** Read as what the company sells. */
      readonly product_description?: string | undefined;
      /** Array of `dda_account`, `debit_card`, `fx`, `mobile_deposits`, `web` and `wires`. */
      readonly products?:
        | ("dda_account" | "debit_card" | "fx" | "mobile_deposits" | "web" | "wires")[]
        | null
        | undefined;
      /** Read as how the company found the client. */
      readonly referral_source?: string | undefined;
      /** Read as what the client says about the company's risk. */
      readonly risk_commentary?: string | null | undefined;
      /** The abbreviation of the US state of incorporation. */
      readonly state?: string | undefined;
      /** The address of the company's website. */
      readonly website_url?: string | undefined;
    };
    readonly PersonCreate: {
      /** Integer; `address`: reference. */
      readonly address_id: number;
      /**
       * Date.
       */
      readonly date_of_birth: string;
      /** The person's e-mail address. */
      readonly email_address: string;
      /** Array of integers; `gov_idents`: array of references. */
      readonly gov_ident_ids: number[];
      /** The given name. */
      readonly first_name: string;
      /**
       * The middle name.
       * @default null
       */
      readonly middle_name?: string | null | undefined;
      /** The family name. */
      readonly last_name: string;
      /**
       * There is no reference next to it.
       * @default null
       */
      readonly login_id?: number | null | undefined;
      /**
       * The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /** More than 0 and at most 100. */
      readonly percent_ownership: number;
      /** The person's telephone number. */
      readonly phone_number: string;
      /**
       * Read as what the client says about the person's risk.
       * @default
       */
      readonly risk_commentary?: string | null | undefined;
      /**
       * Array of `authorized_signer`, `bank_account_administrator`, `beneficial_owner`, `incorporator`, `primary_representative` and `secretary`.
       * @default []
       */
      readonly roles?:
        | (
            | "authorized_signer"
            | "bank_account_administrator"
            | "beneficial_owner"
            | "incorporator"
            | "primary_representative"
            | "secretary"
          )[]
        | null
        | undefined;
      /**
       * The social security number.
       * @default
       */
      readonly ssn?: string | null | undefined;
      /** Read as the person's position in the company. */
      readonly title: string;
    };
    readonly Person: {
      /** Unique. */
      readonly id: number;
      /** Integer; `address`: reference. */
      readonly address_id: number;
      /** Integer; `address`: reference. */
      readonly address: components["schemas"]["ReferenceObject"];
      /**
       * Date.
       */
      readonly date_of_birth: string;
      /** The person's e-mail address. */
      readonly email_address: string;
      /** Array of integers; `gov_idents`: array of references. */
      readonly gov_ident_ids: number[];
      /** Array of integers; `gov_idents`: array of references. */
      readonly gov_idents: components["schemas"]["ReferenceObject"][];
      /** The given name. */
      readonly first_name: string;
      /** The middle name. */
      readonly middle_name: string | null;
      /** The family name. */
      readonly last_name: string;
      /** There is no reference next to it. */
      readonly login_id: number | null;
      /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** More than 0 and at most 100. */
      readonly percent_ownership: number;
      /** The person's telephone number. */
      readonly phone_number: string;
      /** Read as what the client says about the person's risk. */
      readonly risk_commentary: string;
      /** Array of `authorized_signer`, `bank_account_administrator`, `beneficial_owner`, `incorporator`, `primary_representative` and `secretary`. */
      readonly roles: (
        | "authorized_signer"
        | "bank_account_administrator"
        | "beneficial_owner"
        | "incorporator"
        | "primary_representative"
        | "secretary"
      )[];
      /** The social security number. */
      readonly ssn: string;
      /** Read as the person's position in the company. */
      readonly title: string;
      /**
       * Always `person`.
       * @constant
       */
      readonly type: "person";
      /** Its absolute address. */
      readonly url: string;
    };
    readonly PersonReference: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "person";
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly PersonList: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: components["schemas"]["PersonReference"][];
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly PersonUpdate: {
      /** Integer; `address`: reference. */
      readonly address_id?: number | undefined;
      /**
       * Date.
       */
      readonly date_of_birth?: string | undefined;
      /** The person's e-mail address. */
      readonly email_address?: string | undefined;
      /** Array of integers; `gov_idents`: array of references. */
      readonly gov_ident_ids?: number[] | undefined;
      /** The given name. */
      readonly first_name?: string | undefined;
      /** The middle name. */
      readonly middle_name?: string | null | undefined;
      /** The family name. */
      readonly last_name?: string | undefined;
      /** There is no reference next to it. */
      readonly login_id?: number | null | undefined;
      /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /** More than 0 and at most 100. */
      readonly percent_ownership?: number | undefined;
      /** The person's telephone number. */
      readonly phone_number?: string | undefined;
      /** Read as what the client says about the person's risk. */
      readonly risk_commentary?: string | undefined;
      /** Array of `authorized_signer`, `bank_account_administrator`, `beneficial_owner`, `incorporator`, `primary_representative` and `secretary`. */
      readonly roles?:
        | (
            | "authorized_signer"
            | "bank_account_administrator"
            | "beneficial_owner"
            | "incorporator"
            | "primary_representative"
            | "secretary"
          )[]
        | null
        | undefined;
      /** The social security number. */
      readonly ssn?: string | undefined;
      /** Read as the person's position in the company. */
      readonly title?: string | undefined;
    };
    readonly LoginCreate: {
      /** The reserved name. */
      readonly login_name: string;
    };
    readonly Login: {
      /** Unique. */
      readonly id: number;
      /** The reserved name. */
      readonly login_name: string;
      /**
       * Date on which the reservation ends, unless the login is used.
       */
      readonly reservation_expires: string;
    };
    readonly LoginReference: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "login";
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly LoginList: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: components["schemas"]["LoginReference"][];
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly ParentCompanyCreate: {
      /** Integer; `address`: reference. */
      readonly address_id: number;
      /** The country of incorporation. */
      readonly country: string;
      /**
       * Read as what the parent company does.
       * @default
       */
      readonly description?: string | null | undefined;
      /** The parent company's name. */
      readonly name: string;
      /**
       * The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /** More than 0 and at most 100. */
      readonly percent_ownership: number;
      /**
       * Where the money comes from, one of the values of ONB-36.
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
        | null
        | undefined;
    };
    readonly ParentCompany: {
      /** Unique. */
      readonly id: number;
      /** Integer; `address`: reference. */
      readonly address_id: number;
      /** Integer; `address`: reference. */
      readonly address: components["schemas"]["ReferenceObject"];
      /** The country of incorporation. */
      readonly country: string;
      /** Read as what the parent company does. */
      readonly description: string;
      /** The parent company's name. */
      readonly name: string;
      /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** More than 0 and at most 100. */
      readonly percent_ownership: number;
      /**
       * Where the money comes from, one of the values of ONB-36.
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
       * Always `parent_company`.
       * @constant
       */
      readonly type: "parent_company";
      /** Its absolute address. */
      readonly url: string;
    };
    readonly ParentCompanyReference: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "parent_company";
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly ParentCompanyList: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: components["schemas"]["ParentCompanyReference"][];
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly ParentCompanyUpdate: {
      /** Integer; `address`: reference. */
      readonly address_id?: number | undefined;
      /** The country of incorporation. */
      readonly country?: string | undefined;
      /** Read as what the parent company does. */
      readonly description?: string | undefined;
      /** The parent company's name. */
      readonly name?: string | undefined;
      /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /** More than 0 and at most 100. */
      readonly percent_ownership?: number | undefined;
      /**
       * Where the money comes from, one of the values of ONB-36.
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
        | "vc"
        | undefined;
    };
    readonly AddressCreate: {
      /** The first line of the street. */
      readonly street_line1: string;
      /**
       * The second line of the street.
       * @default
       */
      readonly street_line2?: string | null | undefined;
      /**
       * The third line of the street.
       * @default null
       */
      readonly street_line3?: string | null | undefined;
      /** The city. */
      readonly city: string;
      /**
       * The abbreviation of a US state.
       * @default
       */
      readonly state?: string | null | undefined;
      /**
       * The postal code.
       * @default
       */
      readonly postal_code?: string | null | undefined;
      /** A country code of two letters. */
      readonly country: string;
    };
    readonly Address: {
      /** Unique. */
      readonly id: number;
      /** The first line of the street. */
      readonly street_line1: string;
      /** The second line of the street. */
      readonly street_line2: string;
      /** The third line of the street. */
      readonly street_line3: string | null;
      /** The city. */
      readonly city: string;
      /** The abbreviation of a US state. */
      readonly state: string;
      /** The postal code. */
      readonly postal_code: string;
      /** A country code of two letters. */
      readonly country: string;
      /**
       * Always `address`.
       * @constant
       */
      readonly type: "address";
      /** Its absolute address. */
      readonly url: string;
    };
    readonly AddressReference: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "address";
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly AddressList: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: components["schemas"]["AddressReference"][];
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly AddressUpdate: {
      /** The first line of the street. */
      readonly street_line1: string;
      /** The second line of the street. */
      readonly street_line2?: string | undefined;
      /** The third line of the street. */
      readonly street_line3?: string | null | undefined;
      /** The city. */
      readonly city: string;
      /** The abbreviation of a US state. */
      readonly state?: string | undefined;
      /** The postal code. */
      readonly postal_code?: string | undefined;
      /** A country code of two letters. */
      readonly country: string;
    };
    readonly StoredFile: {
      /** Unique. */
      readonly id: number;
      /**
       * The MIME type.
       * @enum {string}
       */
      readonly media_type: "application/pdf" | "image/jpeg" | "image/png";
      /** The size of the file, read as its number of bytes. */
      readonly media_size: number;
      /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /**
       * Always `file`.
       * @constant
       */
      readonly type: "file";
      /** Its absolute address. */
      readonly url: string;
    };
    readonly StoredFileReference: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "file";
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly StoredFileList: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: components["schemas"]["StoredFileReference"][];
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly DocumentCreate: {
      /**
       * `bda` (bank depository agreement), `inc` (certificate of incorporation), `obe` (enrollment in online banking), `ein` (employer identification number) or `fai` (filed articles of incorporation).
       * @enum {string}
       */
      readonly document_type: "bda" | "inc" | "obe" | "ein" | "fai";
      /** Integer; `file`: reference. */
      readonly file_id: number;
      /**
       * The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep.
       * @default null
       */
      readonly metadata?:
        | {
            readonly [key: string]: unknown;
          }
        | null
        | undefined;
      /**
       * That of an ein has the form XX-XXXXXXX.
       * @default
       */
      readonly number?: string | null | undefined;
    };
    readonly Document: {
      /** Unique. */
      readonly id: number;
      /**
       * `bda` (bank depository agreement), `inc` (certificate of incorporation), `obe` (enrollment in online banking), `ein` (employer identification number) or `fai` (filed articles of incorporation).
       * @enum {string}
       */
      readonly document_type: "bda" | "inc" | "obe" | "ein" | "fai";
      /** Integer; `file`: reference. */
      readonly file_id: number;
      /** Integer; `file`: reference. */
      readonly file: components["schemas"]["ReferenceObject"];
      /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
      readonly metadata: {
        readonly [key: string]: unknown;
      } | null;
      /** That of an ein has the form XX-XXXXXXX. */
      readonly number: string;
      /**
       * Always `document`.
       * @constant
       */
      readonly type: "document";
      /** Its absolute address. */
      readonly url: string;
    };
    readonly DocumentReference: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "document";
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly DocumentList: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: components["schemas"]["DocumentReference"][];
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly GovIdentCreate: {
      /** Read as the code of the country that issued it. */
      readonly country: string;
      /**
       * `passport`, `driving_license`, `id_card` or `other`.
       * @enum {string}
       */
      readonly document_type: "passport" | "driving_license" | "id_card" | "other";
      /**
       * Date (YYYY-MM-DD).
       * @default null
       */
      readonly expires_on?: string | null | undefined;
      /** Integer; `file`: reference. */
      readonly file_id: number;
      /** The given name on it. */
      readonly first_name: string;
      /**
       * The middle name on it.
       * @default
       */
      readonly middle_name?: string | null | undefined;
      /** The family name on it. */
      readonly last_name: string;
      /** Its number. */
      readonly number: string;
    };
    readonly GovIdent: {
      /** Unique. */
      readonly id: number;
      /** Read as the code of the country that issued it. */
      readonly country: string;
      /**
       * `passport`, `driving_license`, `id_card` or `other`.
       * @enum {string}
       */
      readonly document_type: "passport" | "driving_license" | "id_card" | "other";
      /** Date (YYYY-MM-DD). */
      readonly expires_on: string | null;
      /** Integer; `file`: reference. */
      readonly file_id: number;
      /** Integer; `file`: reference. */
      readonly file: components["schemas"]["ReferenceObject"];
      /** The given name on it. */
      readonly first_name: string;
      /** The middle name on it. */
      readonly middle_name: string;
      /** The family name on it. */
      readonly last_name: string;
      /** Its number. */
      readonly number: string;
      /** There is no `type`. */
      readonly url: string;
    };
    readonly GovIdentReference: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly id: number;
      /**
       * A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.
       * @constant
       */
      readonly type: "gov_ident";
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly url: string;
    };
    readonly GovIdentList: {
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly data: components["schemas"]["GovIdentReference"][];
      /** A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end. */
      readonly links: components["schemas"]["Links"];
    };
    readonly GovIdentUpdate: {
      /** Read as the code of the country that issued it. */
      readonly country: string;
      /**
       * `passport`, `driving_license`, `id_card` or `other`.
       * @enum {string}
       */
      readonly document_type: "passport" | "driving_license" | "id_card" | "other";
      /** Date (YYYY-MM-DD). */
      readonly expires_on?: string | null | undefined;
      /** Integer; `file`: reference. */
      readonly file_id: number;
      /** The given name on it. */
      readonly first_name: string;
      /** The middle name on it. */
      readonly middle_name?: string | undefined;
      /** The family name on it. */
      readonly last_name: string;
      /** Its number. */
      readonly number: string;
    };
  };
  responses: {
    /** More requests than are handled: try again later. */
    readonly TooManyRequests: {
      headers: {
        /** Seconds until the request may be sent again. */
        readonly "Retry-After"?: number | undefined;
        readonly [name: string]: unknown;
      };
      content: {
        readonly "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** The service is down: try again later. */
    readonly ServiceUnavailable: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly "application/json": components["schemas"]["ErrorBody"];
      };
    };
    /** The path does not have this method. */
    readonly MethodNotAllowed: {
      headers: {
        /** The methods of the path, separated by commas. */
        readonly Allow?: string | undefined;
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
