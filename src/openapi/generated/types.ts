/* Generated from the OpenAPI document by `npm run check contract -- --update`. */
import type { components } from "./components.ts";

export type { components };

/** Every path with its methods, for a client such as openapi-fetch. */
export interface paths {
  readonly "/v1": {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Return the version of the API
     * Return the version of the API.
     */
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
    /**
     * List counterparties
     * Lists references of type `counterparty`.
     */
    readonly get: operations["listCounterparties"];
    readonly put?: never;
    /**
     * Store a counterparty
     * Creates a counterparty and returns it.
     */
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
    /**
     * Retrieve a counterparty
     * Returns a counterparty.
     */
    readonly get: operations["getCounterparty"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    /**
     * Update a counterparty; its account and routing number stay as they are
     * Updates a counterparty and returns it.
     */
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
    /**
     * List ACH transfers, filtered by effective date, status or batch
     * Lists references of type `ach`.
     */
    readonly get: operations["listAchTransfers"];
    readonly put?: never;
    /**
     * Create an ACH transfer
     * Creates a transfer and returns it.
     */
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
    /**
     * Retrieve an ACH transfer
     * Returns a transfer.
     */
    readonly get: operations["getAchTransfer"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    /**
     * Cancel an ACH transfer that is still pending
     * Updates a transfer and returns it. In any status but pending a transfer may not be modified.
     */
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
    /**
     * List virtual cards, filtered by metadata
     * Lists references of type `virtualcard`, a page at a time, in the order of creation.
     */
    readonly get: operations["listVirtualCards"];
    readonly put?: never;
    /**
     * Create a virtual card
     * Creates a card and returns it, its `url` included.
     */
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
    /**
     * Retrieve a virtual card
     * Returns a card.
     */
    readonly get: operations["getVirtualCard"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Cancel a virtual card, which ends its use
     * Cancels a card: 204 without a body.
     */
    readonly delete: operations["cancelVirtualCard"];
    readonly options?: never;
    readonly head?: never;
    /**
     * Update a virtual card that is not canceled
     * Updates a card and returns it.
     */
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
    /**
     * Send the details of a virtual card by e-mail
     * Takes `email`, which is required, and sends one e-mail with the details there. It may be called repeatedly.
     */
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
    /**
     * Read the card configuration
     * Takes nothing and returns the configuration.
     */
    readonly get: operations["getConfiguration"];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    /**
     * Set the largest amount that a new card may have
     * Takes `max_card_amount` and returns the configuration.
     */
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
    /**
     * List the client's real cards
     * Takes nothing and returns all real cards, as objects with `id` and `alias`, in `data` without `links`.
     */
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
    /**
     * List the client's suppliers
     * Takes nothing and returns all suppliers, as objects with `id` and `name`, in `data` without `links`.
     */
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
    /**
     * List companies
     * List companies, newest first, a page at a time.
     */
    readonly get: operations["listCompanies"];
    readonly put?: never;
    /**
     * Create a company
     * Creates a company and returns it.
     */
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
    /**
     * Retrieve a company
     * Returns the company with this id.
     */
    readonly get: operations["getCompany"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete a company that nothing uses
     * Deletes the company with this id, unless something uses it.
     */
    readonly delete: operations["deleteCompany"];
    readonly options?: never;
    readonly head?: never;
    /**
     * Update a company
     * Changes the fields that are sent, and returns the company.
     */
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
    /**
     * List persons
     * List persons, newest first, a page at a time.
     */
    readonly get: operations["listPersons"];
    readonly put?: never;
    /**
     * Create a person
     * Creates a person and returns it.
     */
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
    /**
     * Retrieve a person
     * Returns the person with this id.
     */
    readonly get: operations["getPerson"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete a person that nothing uses
     * Deletes the person with this id, unless something uses it.
     */
    readonly delete: operations["deletePerson"];
    readonly options?: never;
    readonly head?: never;
    /**
     * Update a person
     * Changes the fields that are sent, and returns the person.
     */
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
    /**
     * List logins
     * List logins, newest first, a page at a time.
     */
    readonly get: operations["listLogins"];
    readonly put?: never;
    /**
     * Create a login
     * Creates a login and returns it.
     */
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
    /**
     * Retrieve a login
     * Returns the login with this id.
     */
    readonly get: operations["getLogin"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete a login that nothing uses
     * Deletes the login with this id, unless something uses it.
     */
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
    /**
     * List parent companies
     * List parent companies, newest first, a page at a time.
     */
    readonly get: operations["listParentCompanies"];
    readonly put?: never;
    /**
     * Create a parent company
     * Creates a parent company and returns it.
     */
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
    /**
     * Retrieve a parent company
     * Returns the parent company with this id.
     */
    readonly get: operations["getParentCompany"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete a parent company that nothing uses
     * Deletes the parent company with this id, unless something uses it.
     */
    readonly delete: operations["deleteParentCompany"];
    readonly options?: never;
    readonly head?: never;
    /**
     * Update a parent company
     * Changes the fields that are sent, and returns the parent company.
     */
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
    /**
     * Delete a parent company that nothing uses
     * Deletes the parent company with this id, unless something uses it.
     */
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
    /**
     * List addresses
     * List addresses, newest first, a page at a time.
     */
    readonly get: operations["listAddresses"];
    readonly put?: never;
    /**
     * Create an address
     * Creates an address and returns it.
     */
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
    /**
     * Retrieve an address
     * Returns the address with this id.
     */
    readonly get: operations["getAddress"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete an address that nothing uses
     * Deletes the address with this id, unless something uses it.
     */
    readonly delete: operations["deleteAddress"];
    readonly options?: never;
    readonly head?: never;
    /**
     * Update an address
     * Changes the fields that are sent, and returns the address.
     */
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
    /**
     * List files
     * List files, newest first, a page at a time.
     */
    readonly get: operations["listFiles"];
    readonly put?: never;
    /**
     * Create a file
     * Creates a file and returns it.
     */
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
    /**
     * Retrieve a file
     * Returns the file with this id.
     */
    readonly get: operations["getFile"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete a file that nothing uses
     * Deletes the file with this id, unless something uses it.
     */
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
    /**
     * List documents
     * List documents, newest first, a page at a time.
     */
    readonly get: operations["listDocuments"];
    readonly put?: never;
    /**
     * Create a document
     * Creates a document and returns it.
     */
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
    /**
     * Retrieve a document
     * Returns the document with this id.
     */
    readonly get: operations["getDocument"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete a document that nothing uses
     * Deletes the document with this id, unless something uses it.
     */
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
    /**
     * List gov idents
     * List gov idents, newest first, a page at a time.
     */
    readonly get: operations["listGovIdents"];
    readonly put?: never;
    /**
     * Create a gov ident
     * Creates a gov ident and returns it.
     */
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
    /**
     * Retrieve a gov ident
     * Returns the gov ident with this id.
     */
    readonly get: operations["getGovIdent"];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete a gov ident that nothing uses
     * Deletes the gov ident with this id, unless something uses it.
     */
    readonly delete: operations["deleteGovIdent"];
    readonly options?: never;
    readonly head?: never;
    /**
     * Update a gov ident
     * Changes the fields that are sent, and returns the gov ident.
     */
    readonly patch: operations["updateGovIdent"];
    readonly trace?: never;
  };
}
/** A response too many requests, as the API shows it. */
/** A response service unavailable, as the API shows it. */
/** A response method not allowed, as the API shows it. */
/** Every operation by its id, with what it takes and answers. */
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
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** † **`GET /v1`** returns `{ "api_version": "1" }` for either user's key. A path with a slash at its end is another path, and a 404. */
            readonly api_version: string;
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
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
      readonly query?:
        | {
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[cursor]"?: string | undefined;
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[limit]"?: number | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["CounterpartyList"];
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["CounterpartyCreate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The counterparty. */
            readonly data: components["schemas"]["Counterparty"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
         * The id of the counterparty. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The counterparty. */
            readonly data: components["schemas"]["Counterparty"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the counterparty. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["CounterpartyUpdate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The counterparty. */
            readonly data: components["schemas"]["Counterparty"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
      readonly query?:
        | {
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[cursor]"?: string | undefined;
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[limit]"?: number | undefined;
            /** `filter[effective_date]` keeps the transfers with this effective date or a later one. */
            readonly "filter[effective_date]"?: string | undefined;
            /** `filter[status]` keeps the transfers with this status. */
            readonly "filter[status]"?:
              | "pending"
              | "canceled"
              | "processing"
              | "succeeded"
              | "failed"
              | "hold"
              | undefined;
            /** `filter[batch_id]` keeps the transfers of this batch. */
            readonly "filter[batch_id]"?: string | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["AchTransferList"];
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["AchTransferCreate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The ACH transfer. */
            readonly data: components["schemas"]["AchTransfer"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
         * The id of the ACH transfer. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The ACH transfer. */
            readonly data: components["schemas"]["AchTransfer"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the ACH transfer. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["AchTransferUpdate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The ACH transfer. */
            readonly data: components["schemas"]["AchTransfer"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The transfer is no longer pending. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
      readonly query?:
        | {
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[cursor]"?: string | undefined;
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[limit]"?: number | undefined;
            /** `filter[metadata.<key>]` keeps the cards whose metadata has this value under the key. `metadata.` is part of the parameter's name. */
            readonly filter?:
              | {
                  readonly [key: string]: string;
                }
              | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["VirtualCardList"];
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["VirtualCardCreate"];
          /** `show_card_number` is next to `data` in the body of a create: a boolean, true by default. With false, `card_number` is null in the answer. */
          readonly show_card_number?: boolean | undefined;
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The virtual card. */
            readonly data: components["schemas"]["VirtualCard"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
      readonly query?:
        | {
            /** The query parameter `show_card_number` of a retrieve or update is `true` or `false`, by default `false`; `card_number` is then null. */
            readonly show_card_number?: "true" | "false" | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path: {
        /**
         * The id of the virtual card. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The virtual card. */
            readonly data: components["schemas"]["VirtualCard"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the virtual card. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
      readonly query?:
        | {
            /** The query parameter `show_card_number` of a retrieve or update is `true` or `false`, by default `false`; `card_number` is then null. */
            readonly show_card_number?: "true" | "false" | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path: {
        /**
         * The id of the virtual card. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["VirtualCardUpdate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The virtual card. */
            readonly data: components["schemas"]["VirtualCard"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The card is canceled. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
         * The id of the virtual card. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["VirtualCardEmail"];
        };
      };
    };
    readonly responses: {
      /** Taken; it is done later. */
      readonly 202: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The e-mail is sent asynchronously: the answer is 202 with `{ id }`, a UUID for tracking, used only for debugging. */
            readonly id: string;
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The card is canceled. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The card configuration. */
            readonly data: components["schemas"]["CardConfiguration"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the client user. */
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
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["CardConfigurationUpdate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The card configuration. */
            readonly data: components["schemas"]["CardConfiguration"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the client user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** What was asked for. */
            readonly data: components["schemas"]["RealCard"][];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** What was asked for. */
            readonly data: components["schemas"]["Supplier"][];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
      readonly query?:
        | {
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[cursor]"?: string | undefined;
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[limit]"?: number | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["CompanyList"];
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["CompanyCreate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The company. */
            readonly data: components["schemas"]["Company"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
         * The id of the company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The company. */
            readonly data: components["schemas"]["Company"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["CompanyUpdate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The company. */
            readonly data: components["schemas"]["Company"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
      readonly query?:
        | {
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[cursor]"?: string | undefined;
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[limit]"?: number | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["PersonList"];
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["PersonCreate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The person. */
            readonly data: components["schemas"]["Person"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
         * The id of the person. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The person. */
            readonly data: components["schemas"]["Person"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the person. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** Another record refers to it. */
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
         * The id of the person. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["PersonUpdate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The person. */
            readonly data: components["schemas"]["Person"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
      readonly query?:
        | {
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[cursor]"?: string | undefined;
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[limit]"?: number | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["LoginList"];
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["LoginCreate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The login. */
            readonly data: components["schemas"]["Login"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The name is taken. */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
         * The id of the login. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The login. */
            readonly data: components["schemas"]["Login"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the login. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** Another record refers to it. */
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
      readonly query?:
        | {
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[cursor]"?: string | undefined;
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[limit]"?: number | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ParentCompanyList"];
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["ParentCompanyCreate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The parent company. */
            readonly data: components["schemas"]["ParentCompany"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
         * The id of the parent company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The parent company. */
            readonly data: components["schemas"]["ParentCompany"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the parent company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** Another record refers to it. */
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
         * The id of the parent company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["ParentCompanyUpdate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The parent company. */
            readonly data: components["schemas"]["ParentCompany"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
         * The id of the parent company. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** Another record refers to it. */
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
      readonly query?:
        | {
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[cursor]"?: string | undefined;
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[limit]"?: number | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["AddressList"];
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["AddressCreate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The address. */
            readonly data: components["schemas"]["Address"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
         * The id of the address. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The address. */
            readonly data: components["schemas"]["Address"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the address. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** Another record refers to it. */
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
         * The id of the address. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["AddressUpdate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The address. */
            readonly data: components["schemas"]["Address"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
      readonly query?:
        | {
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[cursor]"?: string | undefined;
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[limit]"?: number | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["StoredFileList"];
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
           * File, required: the part `file`, the bytes. At most 10485760 bytes.
           */
          readonly file: Blob;
          /** The client's own data. At most 8192 bytes of JSON in UTF-8, at most 500 levels deep. */
          readonly metadata?:
            | {
                readonly [key: string]: unknown;
              }
            | undefined;
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The file. */
            readonly data: components["schemas"]["StoredFile"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The file or the body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not multipart/form-data, or the file's type is not taken. */
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
         * The id of the file. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The file. */
            readonly data: components["schemas"]["StoredFile"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the file. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** Another record refers to it. */
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
      readonly query?:
        | {
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[cursor]"?: string | undefined;
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[limit]"?: number | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["DocumentList"];
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["DocumentCreate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The document. */
            readonly data: components["schemas"]["Document"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
         * The id of the document. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The document. */
            readonly data: components["schemas"]["Document"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the document. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** Another record refers to it. */
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
      readonly query?:
        | {
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[cursor]"?: string | undefined;
            /** **Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row. */
            readonly "page[limit]"?: number | undefined;
          }
        | undefined;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["GovIdentList"];
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
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
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["GovIdentCreate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The gov ident. */
            readonly data: components["schemas"]["GovIdent"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
         * The id of the gov ident. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The gov ident. */
            readonly data: components["schemas"]["GovIdent"];
          };
        };
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
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
         * The id of the gov ident. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** Done. The answer has no body. */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** A query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** Another record refers to it. */
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
         * The id of the gov ident. Another form of id is answered as one that no row has.
         * @example 1001
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          /** The body of a create or update holds its fields in an object called `data`. */
          readonly data: components["schemas"]["GovIdentUpdate"];
        };
      };
    };
    readonly responses: {
      /** Done. */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": {
            /** The gov ident. */
            readonly data: components["schemas"]["GovIdent"];
          };
        };
      };
      /** The body is malformed, or a field or query parameter is invalid. */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is missing, malformed or unknown. */
      readonly 401: {
        headers: {
          /** Always `Bearer`. */
          readonly "WWW-Authenticate"?: "Bearer" | undefined;
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The key is that of the admin user. */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** No row has this id. */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body was not complete in time. */
      readonly 408: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is too large. */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly "application/json": components["schemas"]["ErrorBody"];
        };
      };
      /** The body is not application/json. */
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
