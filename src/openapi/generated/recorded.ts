/* Recorded from the bank by `npm run check contract -- --update`. */

import type { Recorded } from "../recorded.ts";

/** What new banks answered to every operation. */
export const RECORDED: Recorded = {
  getApiVersion: {
    answer: {
      api_version: "1",
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
    },
  },
  createCounterparty: {
    body: {
      data: {
        name: "Juniper & Sons Roofing",
        account_number: "1000200030004001",
        account_type: "checking",
        routing_number: "790000006",
        email_address: "billing@juniper.example",
        metadata: {
          vendor: "J-204",
        },
      },
    },
    answer: {
      data: {
        id: "1001",
        account_number: "1000200030004001",
        account_type: "checking",
        address_line1: "",
        address_line2: null,
        city: "",
        state: "",
        country: "",
        postal_code: "",
        description: "",
        email_address: "billing@juniper.example",
        metadata: {
          vendor: "J-204",
        },
        name: "Juniper & Sons Roofing",
        routing_number: "790000006",
        wire_routing_number: null,
        type: "counterparty",
        url: "/v1/counterparties/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'name' must be text, got true.",
        issues: [
          {
            field: "name",
            code: "invalid_type",
            message: "'name' must be text, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getCounterparty: {
    answer: {
      data: {
        id: "1001",
        account_number: "1000200030004001",
        account_type: "checking",
        address_line1: "",
        address_line2: null,
        city: "",
        state: "",
        country: "",
        postal_code: "",
        description: "",
        email_address: "billing@juniper.example",
        metadata: {
          vendor: "J-204",
        },
        name: "Juniper & Sons Roofing",
        routing_number: "790000006",
        wire_routing_number: null,
        type: "counterparty",
        url: "/v1/counterparties/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no counterparty with this id: take one from the list at /v1/counterparties.",
        issues: [],
      },
    },
  },
  updateCounterparty: {
    body: {
      data: {
        description: "The roof of the north warehouse",
      },
    },
    answer: {
      data: {
        id: "1001",
        account_number: "1000200030004001",
        account_type: "checking",
        address_line1: "",
        address_line2: null,
        city: "",
        state: "",
        country: "",
        postal_code: "",
        description: "The roof of the north warehouse",
        email_address: "billing@juniper.example",
        metadata: {
          vendor: "J-204",
        },
        name: "Juniper & Sons Roofing",
        routing_number: "790000006",
        wire_routing_number: null,
        type: "counterparty",
        url: "/v1/counterparties/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'description' must be text, got true.",
        issues: [
          {
            field: "description",
            code: "invalid_type",
            message: "'description' must be text, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no counterparty with this id: take one from the list at /v1/counterparties.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  listCounterparties: {
    answer: {
      data: [],
      links: {
        first: "/v1/counterparties",
        next: null,
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
        issues: [
          {
            field: "page[limit]",
            code: "custom",
            message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  createAchTransfer: {
    body: {
      data: {
        account_number: "4000123456",
        amount: 125000,
        direction: "credit",
        sec_code: "ccd",
        counterparty_id: 1001,
      },
    },
    answer: {
      data: {
        id: "1001",
        account_number: "4000123456",
        amount: 125000,
        batch_id: null,
        counterparty_id: 1001,
        currency: "usd",
        direction: "credit",
        effective_date: "2035-03-06",
        metadata: null,
        receiver_account_number: null,
        receiver_account_type: null,
        receiver_name: null,
        receiver_routing_number: null,
        return: null,
        sec_code: "ccd",
        service: "standard",
        status: "pending",
        type: "ach",
        url: "/v1/ach/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'account_number' must be the account number of an originating account, got true.",
        issues: [
          {
            field: "account_number",
            code: "invalid_type",
            message: "'account_number' must be the account number of an originating account, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getAchTransfer: {
    answer: {
      data: {
        id: "1001",
        account_number: "4000123456",
        amount: 125000,
        batch_id: null,
        counterparty_id: 1001,
        currency: "usd",
        direction: "credit",
        effective_date: "2035-03-06",
        metadata: null,
        receiver_account_number: null,
        receiver_account_type: null,
        receiver_name: null,
        receiver_routing_number: null,
        return: null,
        sec_code: "ccd",
        service: "standard",
        status: "pending",
        type: "ach",
        url: "/v1/ach/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no ACH transfer with this id: take one from the list at /v1/ach.",
        issues: [],
      },
    },
  },
  cancelAchTransfer: {
    body: {
      data: {
        status: "canceled",
      },
    },
    answer: {
      data: {
        id: "1001",
        account_number: "4000123456",
        amount: 125000,
        batch_id: null,
        counterparty_id: 1001,
        currency: "usd",
        direction: "credit",
        effective_date: "2035-03-06",
        metadata: null,
        receiver_account_number: null,
        receiver_account_type: null,
        receiver_name: null,
        receiver_routing_number: null,
        return: null,
        sec_code: "ccd",
        service: "standard",
        status: "canceled",
        type: "ach",
        url: "/v1/ach/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'status' must be \"canceled\", the only status that can be set, got true.",
        issues: [
          {
            field: "status",
            code: "invalid_value",
            message: "'status' must be \"canceled\", the only status that can be set, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no ACH transfer with this id: take one from the list at /v1/ach.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message: "'status' is canceled: only a transfer whose status is pending can be canceled.",
        issues: [
          {
            field: "status",
            code: "conflict",
            message: "'status' is canceled: only a transfer whose status is pending can be canceled.",
          },
        ],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  listAchTransfers: {
    answer: {
      data: [],
      links: {
        first: "/v1/ach",
        next: null,
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
        issues: [
          {
            field: "page[limit]",
            code: "custom",
            message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  createVirtualCard: {
    body: {
      data: {
        total_card_amount: 50000,
        valid_ending_on: "2035-06-03",
        per_transaction_max: 20000,
        transactions_max: 10,
        emails: ["payables@tidewater.example"],
        metadata: {
          project: "P-17",
        },
        supplier_id: 1003,
      },
      show_card_number: false,
    },
    answer: {
      data: {
        id: "1001",
        available_balance: 50000,
        authorizations: [],
        clearings: [],
        card_number: null,
        cvc: "637",
        last4: "3886",
        currency: "USD",
        emails: ["payables@tidewater.example"],
        notified: true,
        expiry: "2037-03",
        cardnetwork_data: {},
        metadata: {
          project: "P-17",
        },
        per_transaction_max: 20000,
        per_transaction_min: null,
        rcn_id: 1001,
        rcn_alias: "Main",
        status: "Approved",
        supplier_id: 1003,
        total_card_amount: 50000,
        transactions_max: 10,
        valid_starting_on: "2035-03-04",
        valid_ending_on: "2035-06-03",
        url: "/v1/virtualcards/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message:
          "'total_card_amount' must be a positive whole number of cents, sent without quotes, got true.",
        issues: [
          {
            field: "total_card_amount",
            code: "invalid_type",
            message:
              "'total_card_amount' must be a positive whole number of cents, sent without quotes, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getVirtualCard: {
    answer: {
      data: {
        id: "1001",
        available_balance: 50000,
        authorizations: [],
        clearings: [],
        card_number: null,
        cvc: "637",
        last4: "3886",
        currency: "USD",
        emails: ["payables@tidewater.example"],
        notified: true,
        expiry: "2037-03",
        cardnetwork_data: {},
        metadata: {
          project: "P-17",
        },
        per_transaction_max: 20000,
        per_transaction_min: null,
        rcn_id: 1001,
        rcn_alias: "Main",
        status: "Approved",
        supplier_id: 1003,
        total_card_amount: 50000,
        transactions_max: 10,
        valid_starting_on: "2035-03-04",
        valid_ending_on: "2035-06-03",
        url: "/v1/virtualcards/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no virtual card with this id: take one from the list at /v1/virtualcards.",
        issues: [],
      },
    },
  },
  updateVirtualCard: {
    body: {
      data: {
        total_card_amount: 75000,
        valid_ending_on: "2035-07-03",
      },
    },
    answer: {
      data: {
        id: "1001",
        available_balance: 75000,
        authorizations: [],
        clearings: [],
        card_number: null,
        cvc: "637",
        last4: "3886",
        currency: "USD",
        emails: ["payables@tidewater.example"],
        notified: true,
        expiry: "2037-03",
        cardnetwork_data: {},
        metadata: {
          project: "P-17",
        },
        per_transaction_max: 20000,
        per_transaction_min: null,
        rcn_id: 1001,
        rcn_alias: "Main",
        status: "Approved",
        supplier_id: 1003,
        total_card_amount: 75000,
        transactions_max: 10,
        valid_starting_on: "2035-03-04",
        valid_ending_on: "2035-07-03",
        url: "/v1/virtualcards/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message:
          "'total_card_amount' must be a positive whole number of cents, sent without quotes, got true.",
        issues: [
          {
            field: "total_card_amount",
            code: "invalid_type",
            message:
              "'total_card_amount' must be a positive whole number of cents, sent without quotes, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no virtual card with this id: take one from the list at /v1/virtualcards.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message: "'status' is Canceled: a card that is canceled can't be updated.",
        issues: [
          {
            field: "status",
            code: "conflict",
            message: "'status' is Canceled: a card that is canceled can't be updated.",
          },
        ],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  cancelVirtualCard: {
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no virtual card with this id: take one from the list at /v1/virtualcards.",
        issues: [],
      },
    },
  },
  listVirtualCards: {
    answer: {
      data: [],
      links: {
        first: "/v1/virtualcards",
        next: null,
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
        issues: [
          {
            field: "page[limit]",
            code: "custom",
            message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  emailVirtualCard: {
    body: {
      data: {
        email: "payables@tidewater.example",
      },
    },
    answer: {
      id: "324cc25f-eed9-4fdc-9cb9-ad48e5edb92f",
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'email' must be an e-mail address, got true.",
        issues: [
          {
            field: "email",
            code: "invalid_type",
            message: "'email' must be an e-mail address, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no virtual card with this id: take one from the list at /v1/virtualcards.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message: "'status' is Canceled: the details of a card that is canceled can't be sent.",
        issues: [
          {
            field: "status",
            code: "conflict",
            message: "'status' is Canceled: the details of a card that is canceled can't be sent.",
          },
        ],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getConfiguration: {
    answer: {
      data: {
        max_card_amount: 10000000,
        type: "config",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message: "This call is for the admin user: 'Authorization' must hold the admin key.",
        issues: [],
      },
    },
  },
  updateConfiguration: {
    body: {
      data: {
        max_card_amount: 10000000,
      },
    },
    answer: {
      data: {
        max_card_amount: 10000000,
        type: "config",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'max_card_amount' must be a positive whole number of cents, got true.",
        issues: [
          {
            field: "max_card_amount",
            code: "invalid_type",
            message: "'max_card_amount' must be a positive whole number of cents, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message: "This call is for the admin user: 'Authorization' must hold the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  listRealCards: {
    answer: {
      data: [
        {
          id: "1001",
          alias: "Main",
        },
      ],
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  listSuppliers: {
    answer: {
      data: [
        {
          id: "1001",
          name: "Acme Paper",
        },
        {
          id: "1002",
          name: "Bluebird Travel",
        },
        {
          id: "1003",
          name: "Cobalt Cloud",
        },
      ],
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  createCompany: {
    body: {
      data: {
        name: "Tidewater Trading",
        email_address: "office@tidewater.example",
        phone_number: "+1 253 555 0100",
        physical_address_id: 1001,
        website_url: "https://tidewater.example",
        person_ids: [1001],
        products: ["dda_account", "debit_card"],
        source_of_funds: "existing",
        state: "WA",
      },
    },
    answer: {
      data: {
        id: 1001,
        account_number: "",
        accounts: [],
        description: "",
        document_ids: [],
        documents: [],
        email_address: "office@tidewater.example",
        events: [
          {
            updated_at: "2035-03-05T15:00:00.000Z",
            previous: null,
            data: {
              status: "pending",
              status_reason: null,
              status_reason_category: null,
            },
          },
        ],
        incorporation_address_id: null,
        incorporation_address: null,
        mailing_address_id: null,
        mailing_address: null,
        physical_address_id: 1001,
        physical_address: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/addresses/1001",
        },
        metadata: null,
        mcc: null,
        name: "Tidewater Trading",
        options: null,
        parent_company_id: null,
        parent_company: null,
        person_ids: [1001],
        persons: [
          {
            id: 1001,
            url: "http://127.0.0.1:4010/v1/persons/1001",
          },
        ],
        phone_number: "+1 253 555 0100",
        product_description: "",
        products: ["dda_account", "debit_card"],
        referral_source: "",
        risk_commentary: null,
        source_of_funds: "existing",
        state: "WA",
        status: "pending",
        type: "company",
        url: "http://127.0.0.1:4010/v1/companies/1001",
        website_url: "https://tidewater.example",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'name' must be text, got true.",
        issues: [
          {
            field: "name",
            code: "invalid_type",
            message: "'name' must be text, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getCompany: {
    answer: {
      data: {
        id: 1001,
        account_number: "",
        accounts: [],
        description: "",
        document_ids: [],
        documents: [],
        email_address: "office@tidewater.example",
        events: [
          {
            updated_at: "2035-03-05T15:00:00.000Z",
            previous: null,
            data: {
              status: "pending",
              status_reason: null,
              status_reason_category: null,
            },
          },
        ],
        incorporation_address_id: null,
        incorporation_address: null,
        mailing_address_id: null,
        mailing_address: null,
        physical_address_id: 1001,
        physical_address: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/addresses/1001",
        },
        metadata: null,
        mcc: null,
        name: "Tidewater Trading",
        options: null,
        parent_company_id: null,
        parent_company: null,
        person_ids: [1001],
        persons: [
          {
            id: 1001,
            url: "http://127.0.0.1:4010/v1/persons/1001",
          },
        ],
        phone_number: "+1 253 555 0100",
        product_description: "",
        products: ["dda_account", "debit_card"],
        referral_source: "",
        risk_commentary: null,
        source_of_funds: "existing",
        state: "WA",
        status: "pending",
        type: "company",
        url: "http://127.0.0.1:4010/v1/companies/1001",
        website_url: "https://tidewater.example",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no company with this id: take one from the list at /v1/companies.",
        issues: [],
      },
    },
  },
  listCompanies: {
    answer: {
      data: [],
      links: {
        first: "/v1/companies",
        next: null,
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
        issues: [
          {
            field: "page[limit]",
            code: "custom",
            message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  deleteCompany: {
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no company with this id: take one from the list at /v1/companies.",
        issues: [],
      },
    },
  },
  updateCompany: {
    body: {
      data: {
        product_description: "Charts and tide tables",
      },
    },
    answer: {
      data: {
        id: 1001,
        account_number: "",
        accounts: [],
        description: "",
        document_ids: [],
        documents: [],
        email_address: "office@tidewater.example",
        events: [
          {
            updated_at: "2035-03-05T15:00:00.000Z",
            previous: null,
            data: {
              status: "pending",
              status_reason: null,
              status_reason_category: null,
            },
          },
        ],
        incorporation_address_id: null,
        incorporation_address: null,
        mailing_address_id: null,
        mailing_address: null,
        physical_address_id: 1001,
        physical_address: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/addresses/1001",
        },
        metadata: null,
        mcc: null,
        name: "Tidewater Trading",
        options: null,
        parent_company_id: null,
        parent_company: null,
        person_ids: [1001],
        persons: [
          {
            id: 1001,
            url: "http://127.0.0.1:4010/v1/persons/1001",
          },
        ],
        phone_number: "+1 253 555 0100",
        product_description: "Charts and tide tables",
        products: ["dda_account", "debit_card"],
        referral_source: "",
        risk_commentary: null,
        source_of_funds: "existing",
        state: "WA",
        status: "pending",
        type: "company",
        url: "http://127.0.0.1:4010/v1/companies/1001",
        website_url: "https://tidewater.example",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'product_description' must be text, got true.",
        issues: [
          {
            field: "product_description",
            code: "invalid_type",
            message: "'product_description' must be text, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no company with this id: take one from the list at /v1/companies.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  createPerson: {
    body: {
      data: {
        address_id: 1001,
        date_of_birth: "1985-12-10",
        email_address: "ada@tidewater.example",
        first_name: "Ada",
        gov_ident_ids: [1001],
        last_name: "Byron",
        percent_ownership: 60,
        phone_number: "+1 253 555 0100",
        roles: ["authorized_signer", "beneficial_owner"],
        title: "Treasurer",
      },
    },
    answer: {
      data: {
        id: 1001,
        address_id: 1001,
        address: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/addresses/1001",
        },
        date_of_birth: "1985-12-10",
        email_address: "ada@tidewater.example",
        gov_ident_ids: [1001],
        gov_idents: [
          {
            id: 1001,
            url: "http://127.0.0.1:4010/v1/gov_idents/1001",
          },
        ],
        first_name: "Ada",
        middle_name: null,
        last_name: "Byron",
        login_id: null,
        metadata: null,
        percent_ownership: 60,
        phone_number: "+1 253 555 0100",
        risk_commentary: "",
        roles: ["authorized_signer", "beneficial_owner"],
        ssn: "",
        title: "Treasurer",
        type: "person",
        url: "http://127.0.0.1:4010/v1/persons/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'address_id' must be an id, a positive integer, got true.",
        issues: [
          {
            field: "address_id",
            code: "invalid_type",
            message: "'address_id' must be an id, a positive integer, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getPerson: {
    answer: {
      data: {
        id: 1001,
        address_id: 1001,
        address: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/addresses/1001",
        },
        date_of_birth: "1985-12-10",
        email_address: "ada@tidewater.example",
        gov_ident_ids: [1001],
        gov_idents: [
          {
            id: 1001,
            url: "http://127.0.0.1:4010/v1/gov_idents/1001",
          },
        ],
        first_name: "Ada",
        middle_name: null,
        last_name: "Byron",
        login_id: null,
        metadata: null,
        percent_ownership: 60,
        phone_number: "+1 253 555 0100",
        risk_commentary: "",
        roles: ["authorized_signer", "beneficial_owner"],
        ssn: "",
        title: "Treasurer",
        type: "person",
        url: "http://127.0.0.1:4010/v1/persons/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no person with this id: take one from the list at /v1/persons.",
        issues: [],
      },
    },
  },
  listPersons: {
    answer: {
      data: [],
      links: {
        first: "/v1/persons",
        next: null,
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
        issues: [
          {
            field: "page[limit]",
            code: "custom",
            message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  deletePerson: {
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no person with this id: take one from the list at /v1/persons.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message:
          "'id' names person 1001, which is used by company 1001: remove it from company 1001 first, or delete company 1001.",
        issues: [
          {
            field: "id",
            code: "conflict",
            message:
              "'id' names person 1001, which is used by company 1001: remove it from company 1001 first, or delete company 1001.",
          },
        ],
      },
    },
  },
  updatePerson: {
    body: {
      data: {
        title: "Chief financial officer",
      },
    },
    answer: {
      data: {
        id: 1001,
        address_id: 1001,
        address: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/addresses/1001",
        },
        date_of_birth: "1985-12-10",
        email_address: "ada@tidewater.example",
        gov_ident_ids: [1001],
        gov_idents: [
          {
            id: 1001,
            url: "http://127.0.0.1:4010/v1/gov_idents/1001",
          },
        ],
        first_name: "Ada",
        middle_name: null,
        last_name: "Byron",
        login_id: null,
        metadata: null,
        percent_ownership: 60,
        phone_number: "+1 253 555 0100",
        risk_commentary: "",
        roles: ["authorized_signer", "beneficial_owner"],
        ssn: "",
        title: "Chief financial officer",
        type: "person",
        url: "http://127.0.0.1:4010/v1/persons/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'title' must be text, got true.",
        issues: [
          {
            field: "title",
            code: "invalid_type",
            message: "'title' must be text, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no person with this id: take one from the list at /v1/persons.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  createLogin: {
    body: {
      data: {
        login_name: "ada.byron.1001",
      },
    },
    answer: {
      data: {
        id: 1001,
        login_name: "ada.byron.1001",
        reservation_expires: "2035-04-04",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'login_name' must be text, got true.",
        issues: [
          {
            field: "login_name",
            code: "invalid_type",
            message: "'login_name' must be text, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message: "'login_name' is taken already: choose another name.",
        issues: [
          {
            field: "login_name",
            code: "conflict",
            message: "'login_name' is taken already: choose another name.",
          },
        ],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getLogin: {
    answer: {
      data: {
        id: 1001,
        login_name: "ada.byron.1001",
        reservation_expires: "2035-04-04",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no login with this id: take one from the list at /v1/logins.",
        issues: [],
      },
    },
  },
  listLogins: {
    answer: {
      data: [],
      links: {
        first: "/v1/logins",
        next: null,
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
        issues: [
          {
            field: "page[limit]",
            code: "custom",
            message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  deleteLogin: {
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no login with this id: take one from the list at /v1/logins.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message:
          "'id' names login 1001, which is used by person 1001: remove it from person 1001 first, or delete person 1001.",
        issues: [
          {
            field: "id",
            code: "conflict",
            message:
              "'id' names login 1001, which is used by person 1001: remove it from person 1001 first, or delete person 1001.",
          },
        ],
      },
    },
  },
  createParentCompany: {
    body: {
      data: {
        address_id: 1001,
        country: "US",
        name: "Tidewater Holdings",
        percent_ownership: 40,
        source_of_funds: "existing",
      },
    },
    answer: {
      data: {
        id: 1001,
        address_id: 1001,
        address: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/addresses/1001",
        },
        country: "US",
        description: "",
        name: "Tidewater Holdings",
        metadata: null,
        percent_ownership: 40,
        source_of_funds: "existing",
        type: "parent_company",
        url: "http://127.0.0.1:4010/v1/parent_companies/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'address_id' must be an id, a positive integer, got true.",
        issues: [
          {
            field: "address_id",
            code: "invalid_type",
            message: "'address_id' must be an id, a positive integer, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getParentCompany: {
    answer: {
      data: {
        id: 1001,
        address_id: 1001,
        address: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/addresses/1001",
        },
        country: "US",
        description: "",
        name: "Tidewater Holdings",
        metadata: null,
        percent_ownership: 40,
        source_of_funds: "existing",
        type: "parent_company",
        url: "http://127.0.0.1:4010/v1/parent_companies/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no parent company with this id: take one from the list at /v1/parent_companies.",
        issues: [],
      },
    },
  },
  listParentCompanies: {
    answer: {
      data: [],
      links: {
        first: "/v1/parent_companies",
        next: null,
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
        issues: [
          {
            field: "page[limit]",
            code: "custom",
            message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  deleteParentCompany: {
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no parent company with this id: take one from the list at /v1/parent_companies.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message:
          "'id' names parent company 1001, which is used by company 1001: delete company 1001 first, because its parent_company_id can't be updated.",
        issues: [
          {
            field: "id",
            code: "conflict",
            message:
              "'id' names parent company 1001, which is used by company 1001: delete company 1001 first, because its parent_company_id can't be updated.",
          },
        ],
      },
    },
  },
  updateParentCompany: {
    body: {
      data: {
        description: "Holds the shares of the founders",
      },
    },
    answer: {
      data: {
        id: 1001,
        address_id: 1001,
        address: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/addresses/1001",
        },
        country: "US",
        description: "Holds the shares of the founders",
        name: "Tidewater Holdings",
        metadata: null,
        percent_ownership: 40,
        source_of_funds: "existing",
        type: "parent_company",
        url: "http://127.0.0.1:4010/v1/parent_companies/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'description' must be text, got true.",
        issues: [
          {
            field: "description",
            code: "invalid_type",
            message: "'description' must be text, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no parent company with this id: take one from the list at /v1/parent_companies.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  deleteParentCompanySingular: {
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no parent company with this id: take one from the list at /v1/parent_companies.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message:
          "'id' names parent company 1001, which is used by company 1001: delete company 1001 first, because its parent_company_id can't be updated.",
        issues: [
          {
            field: "id",
            code: "conflict",
            message:
              "'id' names parent company 1001, which is used by company 1001: delete company 1001 first, because its parent_company_id can't be updated.",
          },
        ],
      },
    },
  },
  createAddress: {
    body: {
      data: {
        street_line1: "500 Dock Street",
        city: "Tacoma",
        country: "US",
        state: "WA",
        postal_code: "98402",
      },
    },
    answer: {
      data: {
        id: 1001,
        street_line1: "500 Dock Street",
        street_line2: "",
        street_line3: null,
        city: "Tacoma",
        state: "WA",
        postal_code: "98402",
        country: "US",
        type: "address",
        url: "http://127.0.0.1:4010/v1/addresses/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'street_line1' must be text, got true.",
        issues: [
          {
            field: "street_line1",
            code: "invalid_type",
            message: "'street_line1' must be text, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getAddress: {
    answer: {
      data: {
        id: 1001,
        street_line1: "500 Dock Street",
        street_line2: "",
        street_line3: null,
        city: "Tacoma",
        state: "WA",
        postal_code: "98402",
        country: "US",
        type: "address",
        url: "http://127.0.0.1:4010/v1/addresses/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no address with this id: take one from the list at /v1/addresses.",
        issues: [],
      },
    },
  },
  listAddresses: {
    answer: {
      data: [],
      links: {
        first: "/v1/addresses",
        next: null,
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
        issues: [
          {
            field: "page[limit]",
            code: "custom",
            message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  deleteAddress: {
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no address with this id: take one from the list at /v1/addresses.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message:
          "'id' names address 1001, which is used by company 1001: remove it from company 1001 first, or delete company 1001.",
        issues: [
          {
            field: "id",
            code: "conflict",
            message:
              "'id' names address 1001, which is used by company 1001: remove it from company 1001 first, or delete company 1001.",
          },
        ],
      },
    },
  },
  updateAddress: {
    body: {
      data: {
        street_line1: "500 Dock Street",
        city: "Tacoma",
        country: "US",
        street_line2: "Pier 3",
      },
    },
    answer: {
      data: {
        id: 1001,
        street_line1: "500 Dock Street",
        street_line2: "Pier 3",
        street_line3: null,
        city: "Tacoma",
        state: "WA",
        postal_code: "98402",
        country: "US",
        type: "address",
        url: "http://127.0.0.1:4010/v1/addresses/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'street_line1' must be text, got true.",
        issues: [
          {
            field: "street_line1",
            code: "invalid_type",
            message: "'street_line1' must be text, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no address with this id: take one from the list at /v1/addresses.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  createFile: {
    body: {
      data: {
        metadata: {
          page: 1,
        },
      },
    },
    answer: {
      data: {
        id: 1001,
        media_type: "application/pdf",
        media_size: 15,
        metadata: {
          page: 1,
        },
        type: "file",
        url: "http://127.0.0.1:4010/v1/files/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'file' is required: send it as a part of the body.",
        issues: [
          {
            field: "file",
            code: "required",
            message: "'file' is required: send it as a part of the body.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "file_too_large",
        message: "'file' must be at most 10485760 bytes, got 10485761.",
        issues: [
          {
            field: "file",
            code: "file_too_large",
            message: "'file' must be at most 10485760 bytes, got 10485761.",
          },
        ],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be multipart/form-data, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getFile: {
    answer: {
      data: {
        id: 1001,
        media_type: "application/pdf",
        media_size: 15,
        metadata: {
          page: 1,
        },
        type: "file",
        url: "http://127.0.0.1:4010/v1/files/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no file with this id: take one from the list at /v1/files.",
        issues: [],
      },
    },
  },
  listFiles: {
    answer: {
      data: [],
      links: {
        first: "/v1/files",
        next: null,
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
        issues: [
          {
            field: "page[limit]",
            code: "custom",
            message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  deleteFile: {
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no file with this id: take one from the list at /v1/files.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message:
          "'id' names file 1001, which is used by document 1001: delete document 1001 first, because its file_id can't be updated.",
        issues: [
          {
            field: "id",
            code: "conflict",
            message:
              "'id' names file 1001, which is used by document 1001: delete document 1001 first, because its file_id can't be updated.",
          },
        ],
      },
    },
  },
  createDocument: {
    body: {
      data: {
        document_type: "ein",
        file_id: 1001,
        number: "12-3456789",
      },
    },
    answer: {
      data: {
        id: 1001,
        document_type: "ein",
        file_id: 1001,
        file: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/files/1001",
        },
        metadata: null,
        number: "12-3456789",
        type: "document",
        url: "http://127.0.0.1:4010/v1/documents/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'document_type' must be one of bda, inc, obe, ein, fai, got true.",
        issues: [
          {
            field: "document_type",
            code: "invalid_value",
            message: "'document_type' must be one of bda, inc, obe, ein, fai, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getDocument: {
    answer: {
      data: {
        id: 1001,
        document_type: "ein",
        file_id: 1001,
        file: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/files/1001",
        },
        metadata: null,
        number: "12-3456789",
        type: "document",
        url: "http://127.0.0.1:4010/v1/documents/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no document with this id: take one from the list at /v1/documents.",
        issues: [],
      },
    },
  },
  listDocuments: {
    answer: {
      data: [],
      links: {
        first: "/v1/documents",
        next: null,
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
        issues: [
          {
            field: "page[limit]",
            code: "custom",
            message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  deleteDocument: {
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no document with this id: take one from the list at /v1/documents.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message:
          "'id' names document 1001, which is used by company 1001: remove it from company 1001 first, or delete company 1001.",
        issues: [
          {
            field: "id",
            code: "conflict",
            message:
              "'id' names document 1001, which is used by company 1001: remove it from company 1001 first, or delete company 1001.",
          },
        ],
      },
    },
  },
  createGovIdent: {
    body: {
      data: {
        country: "US",
        document_type: "passport",
        file_id: 1001,
        first_name: "Ada",
        last_name: "Byron",
        number: "X1234567",
        expires_on: "2037-08-21",
      },
    },
    answer: {
      data: {
        id: 1001,
        country: "US",
        document_type: "passport",
        expires_on: "2037-08-21",
        file_id: 1001,
        file: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/files/1001",
        },
        first_name: "Ada",
        middle_name: "",
        last_name: "Byron",
        number: "X1234567",
        url: "http://127.0.0.1:4010/v1/gov_idents/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'country' must be an assigned ISO 3166-1 alpha-2 country code such as US, got true.",
        issues: [
          {
            field: "country",
            code: "invalid_type",
            message: "'country' must be an assigned ISO 3166-1 alpha-2 country code such as US, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
  getGovIdent: {
    answer: {
      data: {
        id: 1001,
        country: "US",
        document_type: "passport",
        expires_on: "2037-08-21",
        file_id: 1001,
        file: {
          id: 1001,
          url: "http://127.0.0.1:4010/v1/files/1001",
        },
        first_name: "Ada",
        middle_name: "",
        last_name: "Byron",
        number: "X1234567",
        url: "http://127.0.0.1:4010/v1/gov_idents/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no gov ident with this id: take one from the list at /v1/gov_idents.",
        issues: [],
      },
    },
  },
  listGovIdents: {
    answer: {
      data: [],
      links: {
        first: "/v1/gov_idents",
        next: null,
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
        issues: [
          {
            field: "page[limit]",
            code: "custom",
            message: "'page[limit]' must be a whole number from 1 to 10000, got 0.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
    },
  },
  deleteGovIdent: {
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'verbose' is not taken by this call: leave it out.",
        issues: [
          {
            field: "verbose",
            code: "unknown_field",
            message: "'verbose' is not taken by this call: leave it out.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no gov ident with this id: take one from the list at /v1/gov_idents.",
        issues: [],
      },
      "409": {
        status: 409,
        code: "conflict",
        message:
          "'id' names gov ident 1001, which is used by person 1001: remove it from person 1001 first, or delete person 1001.",
        issues: [
          {
            field: "id",
            code: "conflict",
            message:
              "'id' names gov ident 1001, which is used by person 1001: remove it from person 1001 first, or delete person 1001.",
          },
        ],
      },
    },
  },
  updateGovIdent: {
    body: {
      data: {
        country: "US",
        document_type: "passport",
        file_id: 1002,
        first_name: "Ada",
        last_name: "Byron",
        number: "X1234567",
        expires_on: "2037-08-21",
      },
    },
    answer: {
      data: {
        id: 1001,
        country: "US",
        document_type: "passport",
        expires_on: "2037-08-21",
        file_id: 1002,
        file: {
          id: 1002,
          url: "http://127.0.0.1:4010/v1/files/1002",
        },
        first_name: "Ada",
        middle_name: "",
        last_name: "Byron",
        number: "X1234567",
        url: "http://127.0.0.1:4010/v1/gov_idents/1001",
      },
    },
    refusals: {
      "400": {
        status: 400,
        code: "invalid_request",
        message: "'country' must be an assigned ISO 3166-1 alpha-2 country code such as US, got true.",
        issues: [
          {
            field: "country",
            code: "invalid_type",
            message: "'country' must be an assigned ISO 3166-1 alpha-2 country code such as US, got true.",
          },
        ],
      },
      "401": {
        status: 401,
        code: "unauthorized",
        message: "'Authorization' must be \"Bearer <API_KEY>\", got no such header.",
        issues: [],
      },
      "403": {
        status: 403,
        code: "forbidden",
        message:
          "This call is for the client user: 'Authorization' must hold a client key, not the admin key.",
        issues: [],
      },
      "404": {
        status: 404,
        code: "not_found",
        message: "There is no gov ident with this id: take one from the list at /v1/gov_idents.",
        issues: [],
      },
      "408": {
        status: 408,
        code: "body_timeout",
        message: "The body was not complete after 60 seconds: send the request again.",
        issues: [],
      },
      "413": {
        status: 413,
        code: "body_too_large",
        message: "The body is larger than 10485760 bytes, which is the most that this call takes.",
        issues: [],
      },
      "415": {
        status: 415,
        code: "unsupported_media_type",
        message: "The 'Content-Type' must be application/json, got \"text/plain\".",
        issues: [],
      },
    },
  },
};
