/* Generated from docs/spec by `npm run check contract -- --update`. */

/** A statement of the specification, in Markdown. */
export interface Statement {
  readonly text: string;
  /** The ids of statements that complete it, such as "S10 to S13, O1"; "" for none. */
  readonly see: string;
  /** The options that change it, such as "assumptions.abaChecksum, strict"; "" for none. */
  readonly option: string;
}

/** Every statement, by its id. Large: load it by `import()`. */
export const STATEMENTS: Readonly<Record<string, Statement>> = {
  "ACH-1": {
    text: "A transfer moves money between a bank account of the client and a receiver: a `credit` sends it to the receiver, a `debit` collects it from the receiver.",
    see: "",
    option: "",
  },
  "ACH-2": {
    text: "The service follows each transfer through statuses, and a client can cancel it as long as it is pending.",
    see: "ACH-26",
    option: "",
  },
  "ACH-3": {
    text: "A transfer of the standard service usually takes one or two business days to complete.",
    see: "P12",
    option: "",
  },
  "ACH-4": {
    text: "`id`: string, unique.",
    see: "S9, CONV-10",
    option: "",
  },
  "ACH-5": {
    text: "`account_number`: string, the client's originating account. It must be enabled for use through the interface.",
    see: "P3",
    option: "",
  },
  "ACH-6": {
    text: "`amount`: integer, cents, positive. 0 makes the transfer a prenotification.",
    see: "P4",
    option: "",
  },
  "ACH-7": {
    text: "`batch_id`: string or null, the batch the transfer was sent in, for comparing with statements. Null before processing.",
    see: "P13, X16",
    option: "",
  },
  "ACH-8": {
    text: "`counterparty_id`: integer, the counterparty that replaces the `receiver_*` fields, where there is one.",
    see: "P6 to P9",
    option: "",
  },
  "ACH-9": {
    text: "`currency`: always `usd`.",
    see: "P5, X20",
    option: "",
  },
  "ACH-10": {
    text: "`direction`: `credit` or `debit`.",
    see: "",
    option: "",
  },
  "ACH-11": {
    text: "`effective_date`: date (YYYY-MM-DD) on which the transfer takes place; tomorrow by default.",
    see: "P10, S16",
    option: "",
  },
  "ACH-12": {
    text: "`metadata`: object or null, the client's own data.",
    see: "S15",
    option: "",
  },
  "ACH-13": {
    text: "`receiver_account_number`: string, the receiving account.",
    see: "P2, P7",
    option: "",
  },
  "ACH-14": {
    text: "`receiver_account_type`: `checking` or `savings`.",
    see: "P7",
    option: "",
  },
  "ACH-15": {
    text: "`receiver_name`: string, the holder of the receiving account.",
    see: "P7",
    option: "",
  },
  "ACH-16": {
    text: "`receiver_routing_number`: string, the ABA routing number of the receiving account.",
    see: "P1, P7",
    option: "",
  },
  "ACH-17": {
    text: "`return`: null, or for a transfer that was returned (status failed) an object with the strings `code`, a NACHA return code, and `description`.",
    see: "P19, X85",
    option: "",
  },
  "ACH-18": {
    text: "`sec_code`: `ccd`, `ppd` or `web`.",
    see: "",
    option: "",
  },
  "ACH-19": {
    text: "`service`: `standard`, the default, or `same-day`.",
    see: "P12",
    option: "",
  },
  "ACH-20": {
    text: "`status`: `pending`, `canceled`, `processing`, `succeeded` or `failed`, or the further one of ACH-30.",
    see: "P14, X85",
    option: "",
  },
  "ACH-21": {
    text: "`type`: always `ach`.",
    see: "",
    option: "",
  },
  "ACH-22": {
    text: "`url`: `/v1/ach/<id>`.",
    see: "",
    option: "",
  },
  "ACH-23": {
    text: "Reserved receiver accounts for tests: a transfer to `9000000000008201` fails with return code `R01`, one to `9000000000008202` with `R02`.",
    see: "P11",
    option: "",
  },
  "ACH-24": {
    text: "`pending`: the first status. The transfer is queued for processing and settlement, for minutes or hours.",
    see: "P11, P12",
    option: "",
  },
  "ACH-25": {
    text: "`canceled`: the transfer was canceled before it was picked up.",
    see: "",
    option: "",
  },
  "ACH-26": {
    text: "Only a pending transfer can be canceled.",
    see: "P15",
    option: "",
  },
  "ACH-27": {
    text: "`processing`: sent, on the way to the clearinghouse, and no longer cancelable.",
    see: "",
    option: "",
  },
  "ACH-28": {
    text: "`succeeded`: completed. The network confirms nothing to the originator, so the service waits long enough and then considers the transfer completed.",
    see: "P12, P16",
    option: "",
  },
  "ACH-29": {
    text: "`failed`: for example for a wrong account number or lack of funds. `return` says why.",
    see: "",
    option: "",
  },
  "ACH-30": {
    text: "A further, rare status is for a transfer that people review for fraud or compliance. Its name and its transitions are not specified.",
    see: "P14",
    option: "",
  },
  "ACH-31": {
    text: "A valid `POST /v1/ach` creates a transfer with status pending; `batch_id` is null.",
    see: "P11",
    option: "",
  },
  "ACH-32": {
    text: "pending to canceled: by a PATCH with status `canceled`, while the status is pending.",
    see: "P15",
    option: "",
  },
  "ACH-33": {
    text: "pending to processing: the transfer is picked up, and `batch_id` is set.",
    see: "P12, P13",
    option: "",
  },
  "ACH-34": {
    text: "processing to succeeded: the waiting period ends without a return.",
    see: "P12",
    option: "",
  },
  "ACH-35": {
    text: "processing to failed: a return arrives and `return` is set.",
    see: "P16",
    option: "",
  },
  "ACH-36": {
    text: "`POST /v1/ach` creates a transfer and returns it.",
    see: "",
    option: "",
  },
  "ACH-37": {
    text: "A create requires `account_number`, `amount`, `direction` and `sec_code`.",
    see: "S7",
    option: "",
  },
  "ACH-38": {
    text: "A create also takes `effective_date`, `service`, `metadata` and `counterparty_id`.",
    see: "S7, S8",
    option: "",
  },
  "ACH-39": {
    text: "Without a `counterparty_id` a create requires `receiver_account_number`, `receiver_account_type`, `receiver_name` and `receiver_routing_number`.",
    see: "P6",
    option: "",
  },
  "ACH-40": {
    text: "`GET /v1/ach/:id` returns a transfer.",
    see: "S2",
    option: "",
  },
  "ACH-41": {
    text: "`PATCH /v1/ach/:id` updates a transfer and returns it. In any status but pending a transfer may not be modified.",
    see: "P15",
    option: "",
  },
  "ACH-42": {
    text: "An update requires `status`, and `canceled` is its only value.",
    see: "P15",
    option: "",
  },
  "ACH-43": {
    text: "`GET /v1/ach` lists references of type `ach`.",
    see: "CONV-5, S10, S11",
    option: "",
  },
  "ACH-44": {
    text: "`filter[effective_date]` keeps the transfers with this effective date or a later one.",
    see: "P17",
    option: "",
  },
  "ACH-45": {
    text: "`filter[status]` keeps the transfers with this status.",
    see: "P17",
    option: "",
  },
  "ACH-46": {
    text: "`filter[batch_id]` keeps the transfers of this batch.",
    see: "S13",
    option: "",
  },
  "ACH-47": {
    text: "Errors of these endpoints are not specified, including that of canceling a transfer that is no longer pending.",
    see: "S1, S2, P15",
    option: "",
  },
  "CC-1": {
    text: "The configuration of an account belongs to an admin user, who has a secret key other than the client's.",
    see: "S3",
    option: "",
  },
  "CC-2": {
    text: "`max_card_amount`: integer, cents, the largest value that a virtual card may have. No card can be created with a larger `total_card_amount` (VC-E7).",
    see: "C14",
    option: "",
  },
  "CC-3": {
    text: "`type`: always `config`.",
    see: "",
    option: "",
  },
  "CC-4": {
    text: "`GET /v1/admin/virtualcard` takes nothing and returns the configuration.",
    see: "",
    option: "",
  },
  "CC-5": {
    text: "`PATCH /v1/admin/virtualcard` takes `max_card_amount` and returns the configuration.",
    see: "C14",
    option: "",
  },
  "CC-6": {
    text: "A real card is a credit card of the client. Each virtual card is mapped to one.",
    see: "C1",
    option: "",
  },
  "CC-7": {
    text: "`id`: string, the id that the `rcn_id` of virtual cards names.",
    see: "S9",
    option: "",
  },
  "CC-8": {
    text: "`alias`: string, the name of the real card.",
    see: "",
    option: "",
  },
  "CC-9": {
    text: "A new virtual card is mapped to the account's only real card by default. With several, a create names one by `rcn_id` and `rcn_alias` from the list.",
    see: "C2",
    option: "",
  },
  "CC-10": {
    text: "`GET /v1/realcards` takes nothing and returns all real cards, as objects with `id` and `alias`, in `data` without `links`.",
    see: "S10",
    option: "",
  },
  "CC-11": {
    text: "A supplier is not described: it is read as a company that virtual cards pay.",
    see: "C1, C3, X335",
    option: "",
  },
  "CC-12": {
    text: "`id`: string, the id that the `supplier_id` of virtual cards names.",
    see: "S9",
    option: "",
  },
  "CC-13": {
    text: "`name`: string, the supplier's name.",
    see: "",
    option: "",
  },
  "CC-14": {
    text: "`GET /v1/suppliers` takes nothing and returns all suppliers, as objects with `id` and `name`, in `data` without `links`.",
    see: "S10",
    option: "",
  },
  "CC-15": {
    text: "The card network's purchase template defines custom fields for `cardnetwork_data`. Which ones an account has is not specified.",
    see: "C4",
    option: "",
  },
  "CONV-1": {
    text: "The service has a base address. All paths start with `/v1`.",
    see: "S14, S18",
    option: "",
  },
  "CONV-2": {
    text: "Bodies are JSON in both directions, sent over HTTPS. The one exception is the upload of a file (ONB-163).",
    see: "S4, S17",
    option: "",
  },
  "CONV-3": {
    text: "The body of a create or update holds its fields in an object called `data`.",
    see: "S5, S6",
    option: "",
  },
  "CONV-4": {
    text: "A response about one resource holds it in `data`.",
    see: "S8",
    option: "",
  },
  "CONV-5": {
    text: "A list returns `data`, an array of references with `id`, `type` and `url`, and `links` with two paths: `first`, the first page, and `next`, the page after this one or null at the end.",
    see: "S10 to S13, O1, CC-10, CC-14",
    option: "",
  },
  "CONV-6": {
    text: "A PATCH changes only the fields that are sent.",
    see: "S7, O12",
    option: "",
  },
  "CONV-7": {
    text: "Payments are in Alpha: the interface may still change a lot.",
    see: "",
    option: "",
  },
  "CONV-8": {
    text: "A call of payments or onboarding that succeeds returns 200 unless its own statement names another status. For cards this is not specified.",
    see: "S2, X349",
    option: "",
  },
  "CONV-9": {
    text: "Amounts of money of payments and cards are integers in cents, and their only currency is the US dollar.",
    see: "P4, P5, C5, C11, C18",
    option: "",
  },
  "CONV-10": {
    text: "Which ids the service gives out is not specified. Sample lists of counterparties and samples of ACH transfers show a number where the field tables say string.",
    see: "S9, OPT-6",
    option: "",
  },
  "CONV-11": {
    text: "Each request carries a key in the header `Authorization: Bearer <API_KEY>`.",
    see: "S3, X3",
    option: "",
  },
  "CONV-12": {
    text: "A request with a body names its media type: `Content-Type: application/json`.",
    see: "S4, X4, ONB-163",
    option: "",
  },
  "CONV-13": {
    text: "How a client receives a key, and what the key may be used for, is not specified.",
    see: "S3",
    option: "",
  },
  "CONV-14": {
    text: "The body of an error is not specified in any area. The statuses are specified for virtual cards only (VC-76).",
    see: "S1, S2",
    option: "",
  },
  "CONV-15": {
    text: "Page sizes and paging parameters are specified for virtual cards only (VC-72, VC-73).",
    see: "S11",
    option: "",
  },
  "CONV-16": {
    text: "No rate limits are specified; this bank has none.",
    see: "X74",
    option: "",
  },
  "CONV-17": {
    text: "Webhooks and other notifications are not specified; payments send no events, as far as their interface goes. A client reads a resource again to see how its status has changed.",
    see: "",
    option: "",
  },
  "CONV-18": {
    text: "The major version is part of the path, `/v1/`. Onboarding has its own version in the same form.",
    see: "S18",
    option: "",
  },
  "CP-1": {
    text: "A counterparty stores the account of a person, business, government or bank, so that a client passes its id instead of the account details.",
    see: "P9",
    option: "",
  },
  "CP-2": {
    text: "A counterparty has no statuses.",
    see: "",
    option: "",
  },
  "CP-3": {
    text: "`id`: string, unique.",
    see: "S9, CONV-10",
    option: "",
  },
  "CP-4": {
    text: "`account_number`: string, the number of the counterparty's account.",
    see: "P2",
    option: "",
  },
  "CP-5": {
    text: "`account_type`: `checking` or `savings`.",
    see: "",
    option: "",
  },
  "CP-6": {
    text: "`address_line1`: string, the street of the mailing address.",
    see: "S8",
    option: "",
  },
  "CP-7": {
    text: "`address_line2`: string or null, the apartment, suite or building.",
    see: "S8",
    option: "",
  },
  "CP-8": {
    text: "`city`: string, the city of the mailing address.",
    see: "S8",
    option: "",
  },
  "CP-9": {
    text: "`state`: string, the state of the mailing address, where it has one.",
    see: "S8",
    option: "",
  },
  "CP-10": {
    text: "`country`: string, an ISO 3166-1 alpha-2 code.",
    see: "S8, S16",
    option: "",
  },
  "CP-11": {
    text: "`postal_code`: string, the postal code of the mailing address.",
    see: "S8",
    option: "",
  },
  "CP-12": {
    text: "`description`: string, a description of the counterparty.",
    see: "S8",
    option: "",
  },
  "CP-13": {
    text: "`email_address`: string, the counterparty's e-mail address.",
    see: "S8, S16",
    option: "",
  },
  "CP-14": {
    text: "`metadata`: object or null, the client's own data.",
    see: "S15",
    option: "",
  },
  "CP-15": {
    text: "`name`: string, the counterparty's name.",
    see: "S17",
    option: "",
  },
  "CP-16": {
    text: "`routing_number`: string, an ABA routing number of nine digits.",
    see: "P1",
    option: "",
  },
  "CP-17": {
    text: "`wire_routing_number`: string or null, for banks that need another routing number. Some examples write `wire_routing_Number`; the documented spelling counts.",
    see: "P1, S6, X19, OPT-7",
    option: "",
  },
  "CP-18": {
    text: "`type`: always `counterparty`.",
    see: "",
    option: "",
  },
  "CP-19": {
    text: "`url`: `/v1/counterparties/<id>`.",
    see: "",
    option: "",
  },
  "CP-20": {
    text: "`POST /v1/counterparties` creates a counterparty and returns it.",
    see: "",
    option: "",
  },
  "CP-21": {
    text: "A create requires `account_number`, `account_type`, `name` and `routing_number`.",
    see: "S7",
    option: "",
  },
  "CP-22": {
    text: "A create also takes `address_line1`, `address_line2`, `city`, `state`, `country`, `postal_code`, `description`, `email_address`, `metadata` and `wire_routing_number`.",
    see: "S7, S8",
    option: "",
  },
  "CP-23": {
    text: "`GET /v1/counterparties/:id` returns a counterparty.",
    see: "S2",
    option: "",
  },
  "CP-24": {
    text: "`PATCH /v1/counterparties/:id` updates a counterparty and returns it.",
    see: "S7",
    option: "",
  },
  "CP-25": {
    text: "An update takes `name` and the fields of CP-22, each optional. `account_number`, `account_type` and `routing_number` can't be updated.",
    see: "S6",
    option: "",
  },
  "CP-26": {
    text: "`GET /v1/counterparties` lists references of type `counterparty`.",
    see: "CONV-5, S10, S11",
    option: "",
  },
  "CP-27": {
    text: "Deleting a counterparty is not specified.",
    see: "P18",
    option: "",
  },
  "CP-28": {
    text: "Errors of these endpoints are not specified.",
    see: "S1, S2",
    option: "",
  },
  S1: {
    text: "† **Error body**: `{ \"error\": \"<message>\" }`. The message names every offending field in single quotes, all problems of the request in the order of the fields, separated by a space. A field is named by its top-level name (`'emails'`, `'data'`, never `emails[0]`); a rule about two fields names both. Account numbers, card numbers, ssns and keys are never repeated. The option is a function from a problem (`status`, `code`, `message`, `issues` with `field`, `code` and `message`) to another body.",
    see: "",
    option: "assumptions.errorBody",
  },
  S2: {
    text: "**Statuses of errors**: 400 invalid input; 401 `Authorization` missing or malformed; 403 the other user's key; 404 an id or a path below `/v1` that is unknown; 405 a method that the path does not have, with `Allow`; 409 not possible in the resource's state; 413 file too large; 415 wrong media type. No request causes a 500: that is a bug of the bank. Checks run in this order: 401, 404 of the path, 405, 403, 415, 400 of a malformed body, 404 of the id, 400 of the fields with foreign keys among them, 409.",
    see: "",
    option: "assumptions.statusCodes",
  },
  S3: {
    text: "**Keys**: every token that is not empty is a client key, except the admin key, `admin_test_key` by default. With `apiKeys: { client, admin }` any token that is not listed is a 401; a list that is left out keeps its default. Admin endpoints return 403 for a client key, client endpoints 403 for the admin key.",
    see: "",
    option: "apiKeys",
  },
  S4: {
    text: "**Media type**: a JSON body must be `application/json`, with or without parameters, a file upload `multipart/form-data`; anything else is a 415.",
    see: "",
    option: "",
  },
  S5: {
    text: "**Malformed bodies**: no body, no JSON, JSON that is not an object, `data` missing or not an object are each a 400, which names `'data'` where that is the problem. For other keys next to `data` see S6; a card's create takes `show_card_number` there.",
    see: "",
    option: "",
  },
  S6: {
    text: '† **Fields that a call does not take**, because they are unknown, read-only or not updatable (on update a counterparty\'s `account_number`, a card\'s `rcn_id`, `rcn_alias` and `supplier_id`, a company\'s `parent_company_id`; the misspelled `wire_routing_Number`): `"warn"`, the default, ignores the field and names it in a warning of the request log; `"reject"` is a 400 that names it; `"ignore"` does neither. `strict: true` implies `"reject"`. `currency` is taken and checked, on create and update and in strict mode too, wherever the resource has it.',
    see: "",
    option: "assumptions.unknownFields, strict",
  },
  S7: {
    text: '**null**: on create it means not sent for an optional field and is a 400 for a required one. On update it resets an optional object, array, id or date, and every field that may be null, to its value by S8; for a plain string, an enum or a required field it is a 400. `""` clears a plain optional string, whatever format the field has otherwise. A sent object or array replaces the old one as a whole.',
    see: "",
    option: "assumptions.minusOne",
  },
  S8: {
    text: '**Optional fields that were never sent** have a value of their type: null where the field may be null, `""` for a plain string, `[]` for an array, `{}` for a card\'s `cardnetwork_data` and `metadata`. null also for references and ids, `mcc`, `expires_on`, `supplier_id` and the `metadata` of onboarding; `""` for a company\'s `account_number` before approval, `source_of_funds`, `state`, `ssn` and a document\'s `number`.',
    see: "",
    option: "",
  },
  S9: {
    text: "**Ids** are positive integers that count up from 1001 in each collection, so ids are in the order of creation. Onboarding shows them as integers, payments and cards as strings, although fields that point to one (`counterparty_id`, `rcn_id`, `supplier_id`) are integers there too. Another form of id in a path is a 404.",
    see: "",
    option: "assumptions.paymentIds",
  },
  S10: {
    text: '**Order of paged lists**: newest first, as VC-69 and VC-72 are read together; `next` leads to older ones. `"oldest-first"` reverses that. Real cards and suppliers stay in the order in which they were given.',
    see: "",
    option: "assumptions.listOrder",
  },
  S11: {
    text: "**Paging** is the same for all lists: `page[cursor]`, an id that begins the page, and `page[limit]`, 1 to 10000, by default 10000. An invalid limit, or a cursor that was never an id in this collection, is a 400 that names the parameter. After a row was deleted its id still works as a cursor: the page begins with the next row.",
    see: "",
    option: "",
  },
  S12: {
    text: "**Links** are paths with literal brackets. `first` is the list's path with the request's limit and filters, without a cursor. `next` is the path with `page[cursor]`, followed by the request's limit and filters with percent-encoded values, and null on the last page. This overrides VC-71 where the request has a limit or filters.",
    see: "",
    option: "assumptions.nextLink",
  },
  S13: {
    text: "**Query parameters**: an unknown filter is a 400, another unknown parameter is treated by S6, and a known one given twice is a 400.",
    see: "",
    option: "",
  },
  S14: {
    text: "**Base address**: absolute urls begin with `baseUrl`, or with the origin of the request when there is none (`undefined` is the same as left out). `bank.fetch` answers every path, an unknown one with a 404, and with a `baseUrl` refuses a url of another origin. With a `baseUrl` the MSW handlers answer everything below it, unknown paths with 404, unless its origin is the page's own or that of the app under test: then they answer what lies below its `/v1` and `/_sandbank`. The option changes this. Without a `baseUrl` they answer the known paths of any origin. They leave all other requests to the network.",
    see: "",
    option: "baseUrl, assumptions.unknownPaths",
  },
  S15: {
    text: "**Metadata**: a JSON object or null with values of any kind, at most 8,192 bytes as JSON in UTF-8, in every area.",
    see: "",
    option: "",
  },
  S16: {
    text: "**Formats**: an e-mail address is what a browser's `<input type=email>` takes (the WHATWG's pattern), with at most 64 characters before the @. A date is a day that exists, YYYY-MM-DD. Countries are the codes that ISO 3166-1 alpha-2 assigns. A `state` of onboarding is the abbreviation of a US state, DC or a territory.",
    see: "",
    option: "assumptions.foreignStates",
  },
  S17: {
    text: "**Strings**: a required one holds at least one character that is not blank. Text is kept as it was sent. `website_url`, `phone_number`, `ssn` and `number` have no format, except an ein's number (O14).",
    see: "",
    option: "",
  },
  S18: {
    text: '† **`GET /v1`** returns `{ "api_version": "1" }` for either user\'s key. A path with a slash at its end is another path, and a 404.',
    see: "",
    option: "assumptions.postVersion",
  },
  S19: {
    text: "**Simultaneous requests** are handled one by one; each sees all effects of the earlier ones.",
    see: "",
    option: "",
  },
  S20: {
    text: "**Time**: rules about dates read the bank's clock, in GMT days. Without `clock.start` it begins at the machine's time.",
    see: "",
    option: "clock",
  },
  S21: {
    text: "**A snapshot** holds the rows with what they keep inside, id counters, the state of the random generator, clock, timers and outbox. It leaves out the log, so a refused request changes nothing in it.",
    see: "",
    option: "",
  },
  S22: {
    text: "**The log** keeps the last 1,000 requests: time, method, path, status, duration, bodies with secrets masked, warnings and changes.",
    see: "",
    option: "logSize",
  },
  S23: {
    text: "**The same id twice** in an array of ids is a 400 that names the field.",
    see: "",
    option: "",
  },
  P1: {
    text: "**Routing numbers** have exactly nine digits, `wire_routing_number` too. The ABA check digit is tested only in strict mode or by the option.",
    see: "",
    option: "assumptions.abaChecksum, strict",
  },
  P2: {
    text: "**Account numbers** of counterparties and receivers: 1 to 17 digits, letters or hyphens.",
    see: "",
    option: "",
  },
  P3: {
    text: "**Originating accounts**: any text that is not blank; with the option only the listed ones, others are a 400.",
    see: "",
    option: "accounts",
  },
  P4: {
    text: "**`amount`**: an integer from 0 to 9,999,999,999, which is what an ACH record holds; anything else is a 400.",
    see: "",
    option: "",
  },
  P5: {
    text: "**`currency`** may be sent on create; only `usd`, in any case, is accepted.",
    see: "",
    option: "",
  },
  P6: {
    text: "**Both `counterparty_id` and `receiver_*`**: the counterparty counts and the log has a warning. In strict mode it is a 400.",
    see: "",
    option: "strict",
  },
  P7: {
    text: "† **`receiver_*` of a transfer with a counterparty** are null. `counterparty_id` is null in a transfer without one.",
    see: "",
    option: "assumptions.receiverFields",
  },
  P8: {
    text: "**An unknown `counterparty_id`** is a 400 that names it. A numeric string is a 400 that says to send the id without quotes.",
    see: "",
    option: "",
  },
  P9: {
    text: "**A counterparty that changes later** does not change its transfers: each keeps the account it was sent to.",
    see: "",
    option: "",
  },
  P10: {
    text: "**`effective_date`**: any day that exists. A past day, a weekend or a holiday counts as the next banking day, but the field keeps what was sent. The default is the bank's tomorrow.",
    see: "",
    option: "",
  },
  P11: {
    text: '**Reserved receiver accounts**, named directly or by a counterparty: the create returns a transfer that has already failed, with `return` and `batch_id`. This overrides ACH-24 and ACH-31. With `"on-schedule"` it goes from pending through processing to failed, at the time at which it would have succeeded.',
    see: "",
    option: "assumptions.reservedAccounts, reserved",
  },
  P12: {
    text: "**Timings**: pending to processing takes one hour, for same-day 15 minutes. The base day is the effective date or the day of processing (GMT), whichever is later, moved to the next banking day if it is not one. The transfer succeeds at 13:30 GMT on the first banking day after the base day, for same-day at 22:00 GMT on the base day, or on the next banking day when that time has passed. Banking days are those of the Federal Reserve: no weekends, no holidays; a Sunday's holiday closes the Monday, a Saturday's closes nothing. `advance({ bankingDays: n })` keeps the time of day and goes to the n-th banking day after today.",
    see: "",
    option: "assumptions.ach",
  },
  P13: {
    text: "**`batch_id`** is a string set when the transfer is picked up. Transfers of the same originating account and service that are picked up in the same hour, GMT, share it. A canceled transfer has none.",
    see: "",
    option: "",
  },
  P14: {
    text: "† **The review status** is `hold`. Only `simulate` moves a transfer into it, from pending or processing, and out of it: a release returns the transfer to its previous status and restarts its times; a reject leads from pending to canceled, and from processing to failed with return code R06. A PATCH cannot cancel a transfer in it.",
    see: "",
    option: "assumptions.reviewStatus",
  },
  P15: {
    text: "**A PATCH of a transfer that is not pending** is a 409 with a message that names `'status'` and the transfer's status. A `status` that is missing or not `canceled` is a 400.",
    see: "",
    option: "",
  },
  P16: {
    text: "**A late return** changes succeeded to failed with a `return`, by `simulate` alone. The network takes such returns for 60 days; a later one is accepted with a warning in the log. This transition and those of P14 are additions to the service's own.",
    see: "",
    option: "",
  },
  P17: {
    text: "**Invalid values of filters**: an `effective_date` that is no date and an unknown status are a 400 that names the filter. Several filters all have to match.",
    see: "",
    option: "",
  },
  P18: {
    text: "**DELETE of a counterparty** is a 405.",
    see: "",
    option: "",
  },
  P19: {
    text: "**Descriptions of returns** are NACHA's titles. There are no codes R48, R49, R54 to R60, R63 to R66, R78 and R79.",
    see: "",
    option: "",
  },
  C1: {
    text: "**An account** has one real card, `1001` with the alias `Main`, and three suppliers.",
    see: "",
    option: "realCards, suppliers",
  },
  C2: {
    text: "**Choosing a real card**: with neither field the account's only card is taken; with several cards both fields are needed, and a 400 names each that is missing. With one card, one of the fields is enough and must be that card's. When both are sent they must agree.",
    see: "",
    option: "",
  },
  C3: {
    text: "**An unknown `supplier_id`** is a 400.",
    see: "",
    option: "",
  },
  C4: {
    text: "**Purchase template**: there is none by default, and any pairs of strings pass. `[{ name, required }]` turns on VC-E14 and VC-E15.",
    see: "",
    option: "cardNetworkTemplate",
  },
  C5: {
    text: "**VC-E1 and zero**: each amount, `per_transaction_min` too, is at least 1. The two limits per transaction may be null.",
    see: "",
    option: "assumptions.perTransactionMinZero",
  },
  C6: {
    text: "**VC-E10**: today (GMT) is not in the past.",
    see: "",
    option: "",
  },
  C7: {
    text: "**Conditions on update**: one about a single field is checked when the field is sent, one about two (VC-E5, VC-E6, VC-E7, VC-E11) on the updated card, when either is sent. So an expired card can receive new metadata. VC-E13, VC-E18 and VC-E19 are for a create alone. This overrides VC-77.",
    see: "",
    option: "",
  },
  C8: {
    text: "**`emails`**: each is an e-mail address. `notified` becomes true with the create's e-mail and stays so. An update of `emails` sends no e-mail.",
    see: "",
    option: "",
  },
  C9: {
    text: "† **A canceled card** has status `Canceled`. It can be read and listed; a second DELETE is a 204; PATCH and e-mail are a 409; new authorizations are declined.",
    see: "",
    option: "",
  },
  C10: {
    text: "**`available_balance`** is `total_card_amount` minus open authorizations and clearings, at least 0. Reversals and refunds raise it. A canceled card has 0.",
    see: "",
    option: "",
  },
  C11: {
    text: "**Card numbers** have 16 digits, begin with a prefix that the Mastercard network publishes for tests, pass the Luhn check, and are unique in a bank; they follow from the seed. `cvc` has three digits and is always shown. `currency` is `USD` for a card, `usd` for a transfer and `USD` for a company's accounts; a request may send it in any case.",
    see: "",
    option: "seed",
  },
  C12: {
    text: "**`show_card_number`** is a boolean in the body of a create, `true` or `false` in a query; anything else is a 400.",
    see: "",
    option: "",
  },
  C13: {
    text: "**Filters by metadata**: `filter=x` and `filter[]=x` are VC-E20, `filter[foo]=x` is VC-E21, `filter[metadata.]=x` and `filter[metadata.a][b]=x` are VC-E22. Numbers and booleans are compared by their JSON text. An empty array of `emails` stays one.",
    see: "",
    option: "",
  },
  C14: {
    text: "**`max_card_amount`** is 10,000,000 cents by default. A PATCH requires it, a positive integer. Lowering it changes no existing card.",
    see: "",
    option: "maxCardAmount",
  },
  C15: {
    text: "**E-mails** go to the bank's outbox with recipients, tracking id, time and text, where the card number is masked to its last four digits. Each call makes one e-mail with its own id, which is in the outbox before the 202 is answered. Nothing is really sent.",
    see: "",
    option: "",
  },
  C16: {
    text: "**Authorizations and clearings** come from `simulate` and from the scenario `busy`. An approved authorization that is still open clears by itself on the third banking day that follows, at 22:00 GMT; null turns that off.",
    see: "",
    option: "assumptions.cards.clearingAfterBankingDays",
  },
  C17: {
    text: "**Declines**: the first of these that applies: card canceled; outside the validity, or after `expiry`; no uses left; below the minimum per transaction; above the maximum; insufficient available balance. Limits compare the billing amount. `issuer_response` names the reason with the word canceled, validity, uses, minimum, maximum or balance. The authorization is listed, holds nothing and takes no use.",
    see: "",
    option: "assumptions.approvedResponse",
  },
  C18: {
    text: "**Foreign purchases**: `amount` is in the merchant's currency, `billing_amount` is in US dollars by the exchange rate of the simulation, `settlement_amount` adds the fee, which is given in US cents.",
    see: "",
    option: "assumptions.settlementCurrency",
  },
  C19: {
    text: "**Money of a card**: approving an authorization takes a use and sets the billing amount aside. A clearing takes the settlement amount, from the balance where the hold is too small, and frees what is left of the hold. A reversal frees the hold or a part of it; a full one frees the use too. A refund is listed as an authorization of type `Purchase Return` and a clearing with negative amounts. With `transactions_max` 0 every use is declined.",
    see: "",
    option: "assumptions.transactionsMaxZero",
  },
  C20: {
    text: "**Types of transactions**: `authorize` takes a `type`, by default `Authorization`. `Advice`, `First Presentment`, `Unspecified (Offline Settlements)` and `Forced Post` report earlier transactions and are never declined. `reverse` lists a `Reversal`; `advice: true` makes that a `Reversal advice`.",
    see: "",
    option: "",
  },
  O1: {
    text: '**Lists** hold references with `id`, `type` and absolute `url`, and `links`, as in CONV-5. This overrides "a list of the resources" in ONB-137.',
    see: "",
    option: "",
  },
  O2: {
    text: "**Ids of records that do not exist** are a 400 that names the field, for single ids and for each in an array.",
    see: "",
    option: "",
  },
  O3: {
    text: "**Deleting** a record that another one uses is a 409 that names that other one. A company's delete deletes only the company; its records are unused after that. An unknown or deleted id is a 404.",
    see: "",
    option: "",
  },
  O4: {
    text: "**Deleting a parent company** works at `/v1/parent_company/:id` and at `/v1/parent_companies/:id`.",
    see: "",
    option: "",
  },
  O5: {
    text: '**Products and roles**: with `"reject"`, the default, a company whose products lack something is a 400 that names `products` and what is missing. With `"review"` it is accepted, and its review ends in blocked, with a `status_reason` that lists for each product what it lacks, in the words of the service\'s table. This is checked on create, and on an update that sends `products`, `person_ids` or `physical_address_id`; no other update, such as one of a person, is refused for it. When the review is due it is checked again, with either value of the option: what is missing then, and nothing else, ends the review in blocked with that `status_reason`. Roles may belong to different persons. A login_name means that a person with the role bank_account_administrator has a login. India and the US refer to the physical address.',
    see: "",
    option: "assumptions.productRequirements, assumptions.wiresSigner",
  },
  O6: {
    text: "**`dda_account`** is added when it is missing, and is always the first of `products`.",
    see: "",
    option: "",
  },
  O7: {
    text: "**Reserved names** count exactly as written, on create and after all its checks. The company has one event, with `previous` null; an approved one has `account_number` and one account in US dollars. A new name later changes no status.",
    see: "",
    option: "reserved",
  },
  O8: {
    text: "**The review** of any other company ends in approved at 22:00 GMT on the second banking day after the create, with an account number and a second event. The option sets `outcome` and `afterBankingDays`; with null the company stays pending.",
    see: "",
    option: "assumptions.review",
  },
  O9: {
    text: "**Other transitions** are made by `simulate`: pending to approved, conditionally_approved, rejected or blocked; blocked to pending or rejected; conditionally_approved to approved, suspended or terminated; approved to suspended or terminated; suspended to approved or terminated. Any other is refused with a list of the possible ones. The account is opened with approved or conditionally_approved and then kept. Going back to pending starts a new review.",
    see: "",
    option: "",
  },
  O10: {
    text: "**`status_reason` and `status_reason_category`** are any text or null.",
    see: "",
    option: "",
  },
  O11: {
    text: "† **Logins** are reserved for 30 days. The name of a login that a person has ever used stays taken, even after the login was deleted, and does not expire. An unused one expires at 00:00 GMT on `reservation_expires`; its name is then free, and it can be read but no longer referenced (400). A taken name is a 409. Two persons can't use the same login (400).",
    see: "",
    option: "assumptions.deletedLoginNames",
  },
  O12: {
    text: "**Updates of addresses and government IDs** must send the fields that are marked required: 400 without them.",
    see: "",
    option: "assumptions.singleFieldUpdates",
  },
  O13: {
    text: "**`percent_ownership`**: a number above 0 and at most 100.",
    see: "",
    option: "",
  },
  O14: {
    text: "**An ein's `number`** is required, as two digits, a hyphen and seven digits.",
    see: "",
    option: "",
  },
  O15: {
    text: "**Files**: the part `file` is `application/pdf`, `image/jpeg` or `image/png` by its own media type; its bytes are not inspected. Another type is a 415, an empty file a 400, more than 10 MiB a 413. It needs no file name. The part `metadata` is the JSON text of an object, anything else a 400. Either part twice is a 400. Only the number of bytes is kept, as `media_size`; the bytes are in no answer, log or snapshot.",
    see: "",
    option: "assumptions.files.maxBytes, assumptions.files.octetStream",
  },
  O16: {
    text: "**Countries that need a passport**: CU, IR, KP and SY by default. A person with an address or a gov_ident of such a country needs a valid passport among the gov_idents; a passport without `expires_on` is valid. Checked when a company is created, and while it is pending on every update that changes its `person_ids`, the `gov_ident_ids` or the address of one of its persons, or one of these gov_idents or addresses (X358): 400 that names the field sent. Checked again when the review is due, as O5 is.",
    see: "",
    option: "assumptions.passportCountries",
  },
  O17: {
    text: "**`gov_ident_ids`** holds at least one id.",
    see: "",
    option: "",
  },
  O18: {
    text: "**The `type` of references** to records without a `type` is `login` and `gov_ident`.",
    see: "",
    option: "",
  },
  O19: {
    text: "**References next to ids** are those that the field tables name: `{ id, url }` next to an id, an array of them next to an array of ids, none next to a person's `login_id`.",
    see: "",
    option: "",
  },
  O20: {
    text: "**What cannot be checked**: a grant is accepted from any client, `expires_on` is always optional, and the shares of owners may add up to anything.",
    see: "",
    option: "",
  },
  "MCP-1": {
    text: "`npx sandbank mcp` answers over the standard input and output, for a bank of its own with the flags of the bank, or for the one at `--url`, with the key of its control in `--key`. It prints nothing else to the standard output.",
    see: "",
    option: "",
  },
  "MCP-2": {
    text: "`POST /_sandbank/mcp` of `npx sandbank` and `serve` answers over streamable HTTP, each request by itself: any number of clients may call at once. A body has at most 10 MiB. A request that names a world has the bank of that world. With `control: false` there is nothing at the path.",
    see: "",
    option: "",
  },
  "MCP-3": {
    text: "The dev server of `sandbank/vite` answers at `_sandbank/mcp` below its base, for the bank of the page that is open; in React Router's framework mode and SvelteKit for the bank of the server. The route of `sandbank/next` answers at `mcp` below itself.",
    see: "",
    option: "",
  },
  "MCP-4": {
    text: 'Pages are named by the order in which they were opened, "page-1" first; one that is reloaded keeps its name, unless two of its address were closed. Where several are open a call names one in `bank`; one that does not is answered with the names and addresses, and changes nothing. Each result of a dev server\'s page says whose it is.',
    see: "",
    option: "",
  },
  "MCP-5": {
    text: "Who may call the control may call the tools, and no one else: clients and pages of this machine, and those that the options of the server allow.",
    see: "X64",
    option: "",
  },
  "MCP-6": {
    text: "With `--read-only`, or `?read-only` in the address, no tool changes the bank: those that would are not listed, and `send_request` sends GET alone.",
    see: "",
    option: "",
  },
  "MCP-7": {
    text: "There are 14 tools: `status`, `find_endpoint`, `send_request`, `get_rows`, `explain_refusal`, `what_can_happen`, `do_action`, `move_time`, `set_fault`, `load`, `checkpoint`, `get_log`, `write_test` and `make_link`. Each has a description, a schema of its arguments and one of its result, which every result fits.",
    see: "",
    option: "",
  },
  "MCP-8": {
    text: "A result has `data`, values of the bank, and may have `next`, a call that may follow. As text the data are JSON in a `<data>` element, which no value can end.",
    see: "",
    option: "",
  },
  "MCP-9": {
    text: "Values of the bank are shown as the log shows them, with secrets masked; texts are cut at 200 characters, those of a refusal at 1,000, and characters that no one sees, or that a terminal obeys, are written as escapes. The source of a test and a link have test data in clear, for they would not work without, and an example of `find_endpoint` is that of the OpenAPI document.",
    see: "S22",
    option: "",
  },
  "MCP-10": {
    text: "Lists have 10 entries unless `limit` says otherwise, at most 50, newest first; `after` or `before` of a result, given to the same call, has the next page.",
    see: "",
    option: "",
  },
  "MCP-11": {
    text: "A call with a wrong argument, collection, action, operation or name is an error that names the nearest right one and those there are, or shows a right call. It changes nothing.",
    see: "",
    option: "",
  },
  "MCP-12": {
    text: "`send_request` sends what a page would: with the key of the bank that the endpoint takes, and signed where the bank checks signatures, unless `headers` have others. A world, and a bank behind another server than that of this package, are sent the key of a bank without `apiKeys`, unsigned. The paths of the control are refused, and a GET with a body.",
    see: "S3, X155",
    option: "",
  },
  "MCP-13": {
    text: "`checkpoint` keeps at most 10 states of a bank, for all clients of a server, until it ends.",
    see: "S21",
    option: "",
  },
  "MCP-14": {
    text: "Once a tool is used, the calls of the bank are recorded: `write_test` writes a test of what was done since, and what the log has of before. A world of a server writes no tests and no links.",
    see: "X253",
    option: "",
  },
  "MCP-15": {
    text: "Resources are the pages of the docs for setting up and for tasks, the skill of the package, the OpenAPI document of the bank, and each statement of this specification by its id.",
    see: "",
    option: "",
  },
  "MCP-16": {
    text: "Prompts are to write a test for a screen, to find why a test failed, which reads the `bank.json` of that test below the folder of the server, and to set Sandbank up.",
    see: "",
    option: "",
  },
  "MCP-17": {
    text: "All that a client reads of the tools takes less than 4,000 tokens, and the median result less than 500, at four characters each.",
    see: "",
    option: "",
  },
  "MCP-18": {
    text: 'No call waits forever. A page that has not answered after 15 seconds, as when a debugger has stopped it, is an error; a request of `send_request` without an answer after 10 seconds, as by the fault "hang", has `failed`.',
    see: "",
    option: "",
  },
  "MCP-19": {
    text: "Of a list of rows only the page that is asked for leaves the process of the bank.",
    see: "",
    option: "",
  },
  "ONB-1": {
    text: "Through onboarding a company opens an account, receives a debit card and adds further products.",
    see: "",
    option: "",
  },
  "ONB-2": {
    text: "The records form a tree with the company as its root: persons, parent company, addresses and documents belong to it, logins, gov idents and addresses to persons, an address to a parent company, files to documents and gov idents.",
    see: "",
    option: "",
  },
  "ONB-3": {
    text: "A field named `<resource>_id` or `<resource>_ids` holds the id or ids of other records, which must exist. So a record is created before those that use it, and the company last.",
    see: "O2, S23",
    option: "",
  },
  "ONB-4": {
    text: "Creating the company submits the whole tree and starts the onboarding.",
    see: "O8",
    option: "",
  },
  "ONB-5": {
    text: "`url` is absolute in this area: the base address and `/v1/<collection>/<id>`.",
    see: "S14",
    option: "baseUrl",
  },
  "ONB-6": {
    text: "The area is in Alpha and changes fast.",
    see: "",
    option: "",
  },
  "ONB-7": {
    text: "Ids are integers in this area.",
    see: "S9",
    option: "",
  },
  "ONB-8": {
    text: "An id field has a reference object with `id` and `url` next to it, an array of ids an array of them; `login_id` has none (ONB-71).",
    see: "O19",
    option: "",
  },
  "ONB-9": {
    text: "`id`: integer, unique.",
    see: "S9",
    option: "",
  },
  "ONB-10": {
    text: "`account_number`: string, set as soon as there is an account.",
    see: "O7, O9, S8",
    option: "",
  },
  "ONB-11": {
    text: "`accounts`: array of objects with the strings `account_number` and `currency`.",
    see: "O7, O9, C11",
    option: "",
  },
  "ONB-12": {
    text: "`description`: string, read as what the company does.",
    see: "S8, X335",
    option: "",
  },
  "ONB-13": {
    text: "`document_ids`: array of integers; `documents`: array of references.",
    see: "O2, O19",
    option: "",
  },
  "ONB-14": {
    text: "`email_address`: string, the company's e-mail address.",
    see: "S16",
    option: "",
  },
  "ONB-15": {
    text: "`events`: array of status events (ONB-37 to ONB-41).",
    see: "",
    option: "",
  },
  "ONB-16": {
    text: "`incorporation_address_id`: integer; `incorporation_address`: reference. Where it differs from the physical address.",
    see: "O2, S8",
    option: "",
  },
  "ONB-17": {
    text: "`mailing_address_id`: integer; `mailing_address`: reference. Where it differs from the physical address.",
    see: "O2, S8",
    option: "",
  },
  "ONB-18": {
    text: "`physical_address_id`: integer; `physical_address`: reference.",
    see: "O2, O5",
    option: "",
  },
  "ONB-19": {
    text: "`metadata`: object, the client's own data.",
    see: "S8, S15",
    option: "",
  },
  "ONB-20": {
    text: "`mcc`: integer, the merchant category code, where it is known.",
    see: "S8, X40",
    option: "",
  },
  "ONB-21": {
    text: "`name`: string, the legal name.",
    see: "S17, O7",
    option: "",
  },
  "ONB-22": {
    text: "`options`: object or null, additional domain-specific options.",
    see: "X40",
    option: "",
  },
  "ONB-23": {
    text: "`parent_company_id`: integer; `parent_company`: reference. For a beneficial owner that is a company.",
    see: "O2, S8",
    option: "",
  },
  "ONB-24": {
    text: "`person_ids`: array of integers; `persons`: array of references.",
    see: "O2, O5, O16",
    option: "",
  },
  "ONB-25": {
    text: "`phone_number`: string, the company's telephone number.",
    see: "S17",
    option: "",
  },
  "ONB-26": {
    text: "`product_description`: string, read as what the company sells.",
    see: "S8, X335",
    option: "",
  },
  "ONB-27": {
    text: "`products`: array of `dda_account`, `debit_card`, `fx`, `mobile_deposits`, `web` and `wires`.",
    see: "O5, O6",
    option: "",
  },
  "ONB-28": {
    text: "`referral_source`: string, read as how the company found the client.",
    see: "S8, X335",
    option: "",
  },
  "ONB-29": {
    text: "`risk_commentary`: string or null, read as what the client says about the company's risk.",
    see: "S8, X335",
    option: "",
  },
  "ONB-30": {
    text: "`source_of_funds`: string, where the money comes from, one of the values of ONB-36.",
    see: "S8, O20",
    option: "",
  },
  "ONB-31": {
    text: "`state`: string, the abbreviation of the US state of incorporation.",
    see: "S8, S16",
    option: "",
  },
  "ONB-32": {
    text: "`status`: string, one of those that ONB-49 to ONB-55 name.",
    see: "",
    option: "",
  },
  "ONB-33": {
    text: "`type`: always `company`.",
    see: "",
    option: "",
  },
  "ONB-34": {
    text: "`url`: string, its absolute address.",
    see: "",
    option: "",
  },
  "ONB-35": {
    text: "`website_url`: string, the address of the company's website.",
    see: "S17",
    option: "",
  },
  "ONB-36": {
    text: "A source of funds, of a company or a parent company, is `existing` (revenue, profits, established entities), `family`, `grant` (non-profit clients only), `inheritance`, `internal` (an internal transfer), `investor` (other than venture capital), `loan` (the proceeds of a loan, or an advance), `personal` (savings or investments of a person), `retirement` (funds of a retirement or pension) or `vc` (venture capital funding).",
    see: "O20",
    option: "",
  },
  "ONB-37": {
    text: "A company lists one event for each update of its status, in order, so that a client can follow it.",
    see: "O7, O8",
    option: "",
  },
  "ONB-38": {
    text: "`updated_at`: string, an ISO 8601 instant.",
    see: "",
    option: "",
  },
  "ONB-39": {
    text: "`previous`: null in the first event, otherwise an object, the earlier data.",
    see: "O8, SNAP-37",
    option: "",
  },
  "ONB-40": {
    text: "`data`: object with `status`, `status_reason` and `status_reason_category`, which may each be null.",
    see: "O10",
    option: "",
  },
  "ONB-41": {
    text: "Which reasons and categories there are is not specified.",
    see: "O10",
    option: "",
  },
  "ONB-42": {
    text: "A product requires roles among the company's persons, and some require more.",
    see: "O5",
    option: "",
  },
  "ONB-43": {
    text: "`dda_account` requires nothing. It is added by default, and named as required on create.",
    see: "O6",
    option: "",
  },
  "ONB-44": {
    text: '`debit_card` requires an authorized_signer. Who "cannot be in India" is not specified.',
    see: "O5",
    option: "",
  },
  "ONB-45": {
    text: "`fx` requires a bank_account_administrator and the product wires of the company.",
    see: "O5",
    option: "",
  },
  "ONB-46": {
    text: '`mobile_deposits` requires a bank_account_administrator and a login_name. Who has it, and who "must be physically in the US", is not specified.',
    see: "O5",
    option: "",
  },
  "ONB-47": {
    text: "`web` requires a bank_account_administrator and a login_name. Who has it is not specified.",
    see: "O5",
    option: "",
  },
  "ONB-48": {
    text: "`wires` requires a bank_account_administrator, an authorized_signer, and a login_name. Who has it is not specified.",
    see: "O5",
    option: "",
  },
  "ONB-49": {
    text: "`pending`: in preparation or in review.",
    see: "",
    option: "",
  },
  "ONB-50": {
    text: "`rejected`: no account was created.",
    see: "",
    option: "",
  },
  "ONB-51": {
    text: "`conditionally_approved`: approved, with an account of limited access.",
    see: "",
    option: "",
  },
  "ONB-52": {
    text: "`approved`: the account was created.",
    see: "",
    option: "",
  },
  "ONB-53": {
    text: "`blocked`: not approved; supporting documents are still expected.",
    see: "",
    option: "",
  },
  "ONB-54": {
    text: "`suspended`: approved, but the account is suspended for now.",
    see: "",
    option: "",
  },
  "ONB-55": {
    text: "`terminated`: approved, but the account is closed.",
    see: "",
    option: "",
  },
  "ONB-56": {
    text: "A create with an ordinary name makes a company with status pending, whose first event has `previous` null.",
    see: "",
    option: "",
  },
  "ONB-57": {
    text: "pending to approved: the review ends. There is a new event, and the account is created.",
    see: "O5, O8",
    option: "",
  },
  "ONB-58": {
    text: "The reserved name `TEST APPROVED` makes a company approved at once, with an account number where that applies.",
    see: "O7",
    option: "",
  },
  "ONB-59": {
    text: "The reserved name `TEST REJECTED` makes a company rejected at once.",
    see: "O7",
    option: "",
  },
  "ONB-60": {
    text: "The reserved name `TEST BLOCKED` makes a company blocked at once.",
    see: "O7",
    option: "",
  },
  "ONB-61": {
    text: "Other transitions are not specified.",
    see: "O9",
    option: "",
  },
  "ONB-62": {
    text: "A person is a human beneficial owner.",
    see: "",
    option: "",
  },
  "ONB-63": {
    text: "`id`: integer, unique.",
    see: "S9",
    option: "",
  },
  "ONB-64": {
    text: "`address_id`: integer; `address`: reference.",
    see: "O2, O19",
    option: "",
  },
  "ONB-65": {
    text: "`date_of_birth`: date.",
    see: "S16",
    option: "",
  },
  "ONB-66": {
    text: "`email_address`: string, the person's e-mail address.",
    see: "S16",
    option: "",
  },
  "ONB-67": {
    text: "`gov_ident_ids`: array of integers; `gov_idents`: array of references.",
    see: "O2, O16, O17",
    option: "",
  },
  "ONB-68": {
    text: "`first_name`: string, the given name.",
    see: "S17",
    option: "",
  },
  "ONB-69": {
    text: "`middle_name`: string or null, the middle name.",
    see: "S8",
    option: "",
  },
  "ONB-70": {
    text: "`last_name`: string, the family name.",
    see: "S17",
    option: "",
  },
  "ONB-71": {
    text: "`login_id`: integer. There is no reference next to it.",
    see: "O11, O19, S8",
    option: "",
  },
  "ONB-72": {
    text: "`metadata`: object, the client's own data.",
    see: "S8, S15",
    option: "",
  },
  "ONB-73": {
    text: "`percent_ownership`: number, more than 0 and at most 100.",
    see: "O13, O20",
    option: "",
  },
  "ONB-74": {
    text: "`phone_number`: string, the person's telephone number.",
    see: "S17",
    option: "",
  },
  "ONB-75": {
    text: "`risk_commentary`: string, read as what the client says about the person's risk.",
    see: "S8, X335",
    option: "",
  },
  "ONB-76": {
    text: "`roles`: array of `authorized_signer`, `bank_account_administrator`, `beneficial_owner`, `incorporator`, `primary_representative` and `secretary`.",
    see: "O5, S8",
    option: "",
  },
  "ONB-77": {
    text: "`ssn`: string, the social security number.",
    see: "S8, S17",
    option: "",
  },
  "ONB-78": {
    text: "`title`: string, read as the person's position in the company.",
    see: "S17, X335",
    option: "",
  },
  "ONB-79": {
    text: "`type`: always `person`.",
    see: "",
    option: "",
  },
  "ONB-80": {
    text: "`url`: string, its absolute address.",
    see: "",
    option: "",
  },
  "ONB-81": {
    text: "A login reserves a user name in the online banking system.",
    see: "",
    option: "",
  },
  "ONB-82": {
    text: "`id`: integer, unique.",
    see: "S9",
    option: "",
  },
  "ONB-83": {
    text: "`login_name`: string, the reserved name.",
    see: "O11, X37",
    option: "",
  },
  "ONB-84": {
    text: "`reservation_expires`: date on which the reservation ends, unless the login is used.",
    see: "O11",
    option: "",
  },
  "ONB-85": {
    text: "A parent company is a beneficial owner that is a company itself.",
    see: "",
    option: "",
  },
  "ONB-86": {
    text: "`id`: integer, unique.",
    see: "S9",
    option: "",
  },
  "ONB-87": {
    text: "`address_id`: integer; `address`: reference.",
    see: "O2, O19",
    option: "",
  },
  "ONB-88": {
    text: "`country`: string, the country of incorporation.",
    see: "S16",
    option: "",
  },
  "ONB-89": {
    text: "`description`: string, read as what the parent company does.",
    see: "S8, X335",
    option: "",
  },
  "ONB-90": {
    text: "`name`: string, the parent company's name.",
    see: "S17",
    option: "",
  },
  "ONB-91": {
    text: "`metadata`: object, the client's own data.",
    see: "S8, S15",
    option: "",
  },
  "ONB-92": {
    text: "`percent_ownership`: number, more than 0 and at most 100.",
    see: "O13, O20",
    option: "",
  },
  "ONB-93": {
    text: "`source_of_funds`: string, where the money comes from, one of the values of ONB-36.",
    see: "S8, O20",
    option: "",
  },
  "ONB-94": {
    text: "`type`: always `parent_company`.",
    see: "",
    option: "",
  },
  "ONB-95": {
    text: "`url`: string, its absolute address.",
    see: "",
    option: "",
  },
  "ONB-96": {
    text: "An address belongs to a company, a person or a parent company.",
    see: "",
    option: "",
  },
  "ONB-97": {
    text: "`id`: integer, unique.",
    see: "S9",
    option: "",
  },
  "ONB-98": {
    text: "`street_line1`: string, the first line of the street.",
    see: "S17",
    option: "",
  },
  "ONB-99": {
    text: "`street_line2`: string, the second line of the street.",
    see: "S8",
    option: "",
  },
  "ONB-100": {
    text: "`street_line3`: string or null, the third line of the street.",
    see: "S8",
    option: "",
  },
  "ONB-101": {
    text: "`city`: string, the city.",
    see: "S17",
    option: "",
  },
  "ONB-102": {
    text: "`state`: string, the abbreviation of a US state.",
    see: "S8, S16",
    option: "",
  },
  "ONB-103": {
    text: "`postal_code`: string, the postal code.",
    see: "S8",
    option: "",
  },
  "ONB-104": {
    text: "`country`: string, a country code of two letters.",
    see: "S16",
    option: "",
  },
  "ONB-105": {
    text: "`type`: always `address`.",
    see: "",
    option: "",
  },
  "ONB-106": {
    text: "`url`: string, its absolute address.",
    see: "",
    option: "",
  },
  "ONB-107": {
    text: "A file is a pdf, or the scan of a document as jpg or png. The resource describes the file and does not contain it.",
    see: "O15",
    option: "",
  },
  "ONB-108": {
    text: "`id`: integer, unique.",
    see: "S9",
    option: "",
  },
  "ONB-109": {
    text: "`media_type`: string, the MIME type.",
    see: "O15",
    option: "",
  },
  "ONB-110": {
    text: "`media_size`: integer, the size of the file, read as its number of bytes.",
    see: "O15",
    option: "",
  },
  "ONB-111": {
    text: "`metadata`: object, the client's own data.",
    see: "S8, S15",
    option: "",
  },
  "ONB-112": {
    text: "`type`: always `file`.",
    see: "",
    option: "",
  },
  "ONB-113": {
    text: "`url`: string, its absolute address.",
    see: "",
    option: "",
  },
  "ONB-114": {
    text: "The bytes of a file can be sent and are never returned.",
    see: "O15",
    option: "",
  },
  "ONB-115": {
    text: "A document is a legal document that was signed.",
    see: "",
    option: "",
  },
  "ONB-116": {
    text: "`id`: integer, unique.",
    see: "S9",
    option: "",
  },
  "ONB-117": {
    text: "`document_type`: `bda` (bank depository agreement), `inc` (certificate of incorporation), `obe` (enrollment in online banking), `ein` (employer identification number) or `fai` (filed articles of incorporation).",
    see: "",
    option: "",
  },
  "ONB-118": {
    text: "`file_id`: integer; `file`: reference.",
    see: "O2, O19",
    option: "",
  },
  "ONB-119": {
    text: "`metadata`: object, the client's own data.",
    see: "S8, S15",
    option: "",
  },
  "ONB-120": {
    text: "`number`: string. That of an ein has the form XX-XXXXXXX.",
    see: "O14, S8",
    option: "",
  },
  "ONB-121": {
    text: "`type`: always `document`.",
    see: "",
    option: "",
  },
  "ONB-122": {
    text: "`url`: string, its absolute address.",
    see: "",
    option: "",
  },
  "ONB-123": {
    text: "A government ID (gov_ident) is an identity document of a person.",
    see: "",
    option: "",
  },
  "ONB-124": {
    text: "`id`: integer, unique.",
    see: "S9",
    option: "",
  },
  "ONB-125": {
    text: "`country`: string, read as the code of the country that issued it.",
    see: "S16, X335",
    option: "",
  },
  "ONB-126": {
    text: "`document_type`: `passport`, `driving_license`, `id_card` or `other`.",
    see: "O16",
    option: "",
  },
  "ONB-127": {
    text: "`expires_on`: date (YYYY-MM-DD).",
    see: "O20, S8",
    option: "",
  },
  "ONB-128": {
    text: "`file_id`: integer; `file`: reference.",
    see: "O2, O19",
    option: "",
  },
  "ONB-129": {
    text: "`first_name`: string, the given name on it.",
    see: "S17",
    option: "",
  },
  "ONB-130": {
    text: "`middle_name`: string, the middle name on it.",
    see: "S8",
    option: "",
  },
  "ONB-131": {
    text: "`last_name`: string, the family name on it.",
    see: "S17",
    option: "",
  },
  "ONB-132": {
    text: "`number`: string, its number.",
    see: "S17",
    option: "",
  },
  "ONB-133": {
    text: "`url`: string. There is no `type`.",
    see: "O18",
    option: "",
  },
  "ONB-134": {
    text: "Because of sanctions a person of certain prohibited countries needs a valid passport for onboarding.",
    see: "O16",
    option: "",
  },
  "ONB-135": {
    text: "Each collection has a create (`POST /v1/<collection>`), a retrieve (`GET /v1/<collection>/:id`), a list (`GET /v1/<collection>`) and a delete (`DELETE /v1/<collection>/:id`).",
    see: "",
    option: "",
  },
  "ONB-136": {
    text: "A create returns 200 with the new record, a retrieve and an update 200 with the record.",
    see: "",
    option: "",
  },
  "ONB-137": {
    text: 'A list returns 200 with "a list of the resources", and follows the list format that all areas share (CONV-5).',
    see: "O1, O18",
    option: "",
  },
  "ONB-138": {
    text: "A delete returns 204 without a body.",
    see: "O3",
    option: "",
  },
  "ONB-139": {
    text: "An update (`PATCH /v1/<collection>/:id`) takes what a create takes, with the exceptions below.",
    see: "S7",
    option: "",
  },
  "ONB-140": {
    text: "Companies are at `/v1/companies`, with PATCH.",
    see: "",
    option: "",
  },
  "ONB-141": {
    text: "Persons are at `/v1/persons`, with PATCH.",
    see: "",
    option: "",
  },
  "ONB-142": {
    text: "Logins are at `/v1/logins`, without PATCH.",
    see: "",
    option: "",
  },
  "ONB-143": {
    text: "Parent companies are at `/v1/parent_companies`, with PATCH.",
    see: "",
    option: "",
  },
  "ONB-144": {
    text: "The delete of a parent company is shown in the singular: `DELETE /v1/parent_company/:id`.",
    see: "O4",
    option: "",
  },
  "ONB-145": {
    text: "Addresses are at `/v1/addresses`, with PATCH.",
    see: "",
    option: "",
  },
  "ONB-146": {
    text: "Files are at `/v1/files`, without PATCH.",
    see: "",
    option: "",
  },
  "ONB-147": {
    text: "Documents are at `/v1/documents`, without PATCH.",
    see: "",
    option: "",
  },
  "ONB-148": {
    text: "Government IDs are at `/v1/gov_idents`, with PATCH.",
    see: "",
    option: "",
  },
  "ONB-149": {
    text: "Updates of logins, files and documents are not specified; this bank returns 405.",
    see: "S2",
    option: "",
  },
  "ONB-150": {
    text: "Paging and filters of these lists are not specified.",
    see: "S11, S13",
    option: "",
  },
  "ONB-151": {
    text: "Statuses and bodies of errors are not specified.",
    see: "S1, S2, O2, O3",
    option: "",
  },
  "ONB-152": {
    text: "Company, required: `email_address`, `name`, `phone_number`, `physical_address_id`, `website_url`.",
    see: "S7, S17",
    option: "",
  },
  "ONB-153": {
    text: "Company, optional: `description`, `product_description`, `referral_source`, `risk_commentary`, `document_ids`, `person_ids`, `incorporation_address_id`, `mailing_address_id`, `metadata`, `options`, `mcc`, `parent_company_id`, `products`, `source_of_funds`, `state`.",
    see: "S7, S8",
    option: "",
  },
  "ONB-154": {
    text: "A company's update takes neither `parent_company_id` nor `source_of_funds`.",
    see: "S6",
    option: "",
  },
  "ONB-155": {
    text: "Person, required: `address_id`, `date_of_birth`, `email_address`, `first_name`, `gov_ident_ids`, `last_name`, `percent_ownership`, `phone_number`, `title`.",
    see: "O17",
    option: "",
  },
  "ONB-156": {
    text: "Person, optional: `login_id`, `metadata`, `middle_name`, `risk_commentary`, `roles`, `ssn`.",
    see: "S8",
    option: "",
  },
  "ONB-157": {
    text: "Login, required: `login_name`.",
    see: "O11",
    option: "",
  },
  "ONB-158": {
    text: "Parent company, required: `address_id`, `country`, `name`, `percent_ownership`.",
    see: "O13",
    option: "",
  },
  "ONB-159": {
    text: "Parent company, optional: `description`, `metadata`, `source_of_funds`.",
    see: "S8",
    option: "",
  },
  "ONB-160": {
    text: "Address, required: `street_line1`, `city`, `country`.",
    see: "",
    option: "",
  },
  "ONB-161": {
    text: "Address, optional: `street_line2`, `street_line3`, `state`, `postal_code`.",
    see: "S8",
    option: "",
  },
  "ONB-162": {
    text: "An address's update still marks its required fields as required.",
    see: "O12",
    option: "",
  },
  "ONB-163": {
    text: "A file is created by a body of multipart/form-data, not JSON.",
    see: "S4, O15",
    option: "",
  },
  "ONB-164": {
    text: "File, required: the part `file`, the bytes.",
    see: "O15",
    option: "",
  },
  "ONB-165": {
    text: "File, optional: the part `metadata`, an object.",
    see: "O15",
    option: "",
  },
  "ONB-166": {
    text: "Which MIME types a file may have is not specified.",
    see: "O15",
    option: "",
  },
  "ONB-167": {
    text: "Document, required: `document_type`, `file_id`.",
    see: "",
    option: "",
  },
  "ONB-168": {
    text: "Document, optional: `metadata`, `number`; `number` is required for an ein.",
    see: "O14",
    option: "",
  },
  "ONB-169": {
    text: "Government ID, required: `country`, `document_type`, `file_id`, `first_name`, `last_name`, `number`.",
    see: "",
    option: "",
  },
  "ONB-170": {
    text: "Government ID, optional: `expires_on`, which is required if applicable, and `middle_name`.",
    see: "O20",
    option: "",
  },
  "ONB-171": {
    text: "A government ID's update still marks its required fields as required.",
    see: "O12",
    option: "",
  },
  F1: {
    text: "A single field of an address or of a gov_ident is PATCHed: the README and the specs of a Ruby client, the examples of a Python client.",
    see: "O12",
    option: "",
  },
  F2: {
    text: "An example card has a `per_transaction_min` of 0: public pages about cards.",
    see: "C5",
    option: "",
  },
  F3: {
    text: "Cards are made with a `transactions_max` of 0 and then used, so 0 means no limit: a public client for cards.",
    see: "C19",
    option: "",
  },
  F4: {
    text: 'The listed statuses are 200, 400, 401, 403, 404, 500, and 503 with "MasterCard is currently unavailable.": the public page about errors.',
    see: "S2",
    option: "",
  },
  F5: {
    text: '`settlement_currency` is `"840"`, `issuer_response` "Approved or completed successfully"; the custom data was once called `mastercard_data`: public pages about cards. The former name has no option.',
    see: "C17, C18",
    option: "",
  },
  F6: {
    text: "A card expires at 23:59:59 GMT on the last day of a month: public pages about cards. The bank always does so (X97), so there is no option.",
    see: "C17",
    option: "",
  },
  F7: {
    text: "A transfer that was made with a counterparty is answered without the `receiver_*` fields: a Java client that quotes the pages.",
    see: "P7",
    option: "",
  },
  F8: {
    text: "The name of a login stays taken even after the login was deleted unused: tests of a Clojure client.",
    see: "O11",
    option: "",
  },
  F9: {
    text: "A company with the product wires and without an authorized signer is accepted: tests of a Clojure client.",
    see: "O5",
    option: "",
  },
  F10: {
    text: "Uploads are sent whose part has the type `application/octet-stream`: a Python client.",
    see: "O15",
    option: "",
  },
  F11: {
    text: "Optional numbers and ids that are not given are sent as -1: a Ruby client.",
    see: "S7",
    option: "",
  },
  F12: {
    text: "A transfer has succeeded after three days; a later status `corrected` has a code and the corrected value in `return`: later pages, a Java client.",
    see: "P12, X85",
    option: "",
  },
  F13: {
    text: "Requests may be signed: `X-Signature` is the hex SHA-256 HMAC of timestamp, method, path, query and body, joined by newlines, `X-Timestamp` the timestamp; a multipart request signs an empty body: the page about authentication, a plug-in of HTTPie.",
    see: "X155 to X158",
    option: "",
  },
  F14: {
    text: "`POST /v1` returns as `GET /v1` does: specs of a Ruby client.",
    see: "S18",
    option: "",
  },
  F15: {
    text: "The service has further products: accounts with transactions, book transfers, wires, webhooks, events: public clients. They are in [products.md](products.md).",
    see: "",
    option: "",
  },
  "OPT-1": {
    text: '`profile`: `"documents"` or `"observed"`. With `"observed"`, each option below that has an observed value and is not given has that value; an option that is given takes precedence over the profile. `bank.options` shows the resulting options.',
    see: "",
    option: "profile",
  },
  "OPT-2": {
    text: '`assumptions.statusCodes`: `"by-cause"` or `"documented"`. With `"documented"`, the observed value, a refusal has a status that the service documents: 404 in place of 405, and 400 in place of 408, 409, 413 and 415. Message and issues are unchanged; `Allow` is not sent. A 429 of the limit and a status of a fault are unchanged.',
    see: "F4, S2",
    option: "assumptions.statusCodes",
  },
  "OPT-3": {
    text: '`assumptions.nextLink`: `"with-query"` or `"cursor-only"`. With `"cursor-only"`, the observed value and the literal form of VC-71, `next` holds the cursor alone; the caller adds limit and filters to it.',
    see: "VC-71, S12",
    option: "assumptions.nextLink",
  },
  "OPT-4": {
    text: '`assumptions.minusOne`: `"value"` or `"not-given"`. With `"not-given"`, the observed value, -1 for an optional number or id of a body counts as not sent.',
    see: "F11, S7",
    option: "assumptions.minusOne",
  },
  "OPT-5": {
    text: '`assumptions.postVersion`: `"refuse"` or `"answer"`. With `"answer"`, the observed value, `POST /v1` answers as `GET /v1` does, whatever its body.',
    see: "F14, S18",
    option: "assumptions.postVersion",
  },
  "OPT-6": {
    text: '`assumptions.paymentIds`: `"strings"` or `"numbers"`. With `"numbers"`, the observed value and that of the samples of CONV-10, the `id` of counterparties and ACH transfers is a number in answers and references. `bank.db` does not change.',
    see: "CONV-10, S9",
    option: "assumptions.paymentIds",
  },
  "OPT-7": {
    text: '`assumptions.wireRoutingField`: `"wire_routing_number"` or `"wire_routing_Number"`. The second, observed in sample payloads, is the name of the field in requests and answers of counterparties. `bank.db` does not change.',
    see: "CP-17, S6",
    option: "assumptions.wireRoutingField",
  },
  "OPT-8": {
    text: '`assumptions.receiverFields`: `"null"` or `"left-out"`. With `"left-out"`, the observed value, a transfer made with a counterparty is answered without the `receiver_*` fields. `bank.db` does not change.',
    see: "F7, P7",
    option: "assumptions.receiverFields",
  },
  "OPT-9": {
    text: "`assumptions.ach.settleAfterBankingDays`: from 0 to 1,000, by default 1: on which banking day after its base day a standard transfer succeeds, at `settleAt` (of the base day itself, or of the next banking day when that has passed, with 0). Observed: 3.",
    see: "F12, P12",
    option: "assumptions.ach",
  },
  "OPT-10": {
    text: "`assumptions.correctedStatus`, an option of X85, is observed as `true`.",
    see: "F12, X85",
    option: "assumptions.correctedStatus",
  },
  "OPT-11": {
    text: '`assumptions.perTransactionMinZero`: `"refuse"` or `"accept"`. With `"accept"`, the observed value, a `per_transaction_min` of 0 is taken, and is no minimum.',
    see: "F2, C5",
    option: "assumptions.perTransactionMinZero",
  },
  "OPT-12": {
    text: '`assumptions.transactionsMaxZero`: `"no-use"` or `"unlimited"`. With `"unlimited"`, the observed value, a card whose `transactions_max` is 0 may be used any number of times.',
    see: "F3, C19",
    option: "assumptions.transactionsMaxZero",
  },
  "OPT-13": {
    text: '`assumptions.settlementCurrency`: `"USD"` or `"840"`, the observed value: how clearings name the US dollar in `settlement_currency`.',
    see: "F5, C18",
    option: "assumptions.settlementCurrency",
  },
  "OPT-14": {
    text: '`assumptions.approvedResponse`: the `issuer_response` of an authorization that was not declined, by default `"Approved"`. Observed: `"Approved or completed successfully"`.',
    see: "F5, C17",
    option: "assumptions.approvedResponse",
  },
  "OPT-15": {
    text: "`assumptions.singleFieldUpdates`: `false` or `true`, the observed value: an update of an address or gov_ident may leave out the fields that are marked required.",
    see: "F1, O12",
    option: "assumptions.singleFieldUpdates",
  },
  "OPT-16": {
    text: '`assumptions.deletedLoginNames`: `"free"` or `"taken"`. With `"taken"`, the observed value, the name of a login that was deleted unused stays taken until its reservation would have expired.',
    see: "F8, O11",
    option: "assumptions.deletedLoginNames",
  },
  "OPT-17": {
    text: '`assumptions.files.octetStream`: `"refuse"` or `"by-name"`. With `"by-name"`, the observed value, a file that is sent as `application/octet-stream` has the type that the end of its name says, which is its `media_type`: `.pdf`, `.jpg`, `.jpeg` or `.png`, in any case; with another name, or none, it is refused as by default.',
    see: "F10, O15",
    option: "assumptions.files.octetStream",
  },
  "OPT-18": {
    text: '`assumptions.foreignStates`: `"us-only"` or `"free"`. With `"free"`, the observed value, the `state` of an address of onboarding is any text unless its `country` is US.',
    see: "S16",
    option: "assumptions.foreignStates",
  },
  "OPT-19": {
    text: '`assumptions.wiresSigner`: `"required"` or `"optional"`. With `"optional"`, the observed value, the product wires needs no authorized signer.',
    see: "F9, O5",
    option: "assumptions.wiresSigner",
  },
  X150: {
    text: "A snapshot is refused by a bank whose options do not allow what it holds: a `per_transaction_min` of 0, a state outside the US, the name of a login that was deleted unused. The `settlement_currency` of its clearings may be either, and the `issuer_response` of its authorizations that of the documents, the observed one or that of the bank; later rows follow the bank's own options. An address in the US has a US state in any bank.",
    see: "OPT-11, OPT-13, OPT-14, OPT-16, OPT-18, X13",
    option: "",
  },
  X151: {
    text: '`approvedResponse` is not blank and does not begin with "Declined", by which clients recognize a declined authorization. Each authorization that is listed and was not declined has it, whatever its type; the bank makes no decision by it.',
    see: "OPT-14, C20",
    option: "",
  },
  X152: {
    text: "An update under `singleFieldUpdates` may send any of the fields, or none; null for one that is marked required is a 400. Rules about several fields are checked on the updated record: O16, and the `state` by the `country` whichever of them is sent, in a 400 that names both.",
    see: "OPT-15, OPT-18, C7, O16",
    option: "",
  },
  X153: {
    text: "A card whose uses are unlimited is sent by e-mail with the line `Uses: unlimited`. Its earlier uses count once `transactions_max` is another number.",
    see: "OPT-12, C15",
    option: "",
  },
  X154: {
    text: "A name that is taken after its login was deleted unused is a 409 that says until when. It is free at 00:00 GMT of the `reservation_expires` that the login had; that of a login which had expired before it was deleted is free at once.",
    see: "OPT-16, O11",
    option: "",
  },
  "DEF-1": {
    text: "The option `resources` adds resources of a team's own, each under the name of its collection. A bank has them as it has its own: in `db`, `simulate`, `resources`, `timeline`, `progress`, snapshots, the log, the control and `connect`.",
    see: "",
    option: "",
  },
  "DEF-2": {
    text: "A mistake in a definition is an `OptionError` of `createBank` that names the option by its path, what was expected and what came.",
    see: "",
    option: "",
  },
  "DEF-57": {
    text: "`seed` adds the rows that a new bank, and one that is reset, has before its scenario; it is given the options of the bank, and when callers get it, which is later than the time then where a scenario begins before.",
    see: "",
    option: "",
  },
  "DEF-59": {
    text: "`tables` are further rows of a resource, which its own code reads and writes with `rowsOf`, page by page with `page`; they are in snapshots, and neither in `bank.db` nor behind endpoints.",
    see: "",
    option: "",
  },
  "DEF-61": {
    text: "A resource that `needs` others is refused by a bank without them.",
    see: "DEF-2",
    option: "",
  },
  "DEF-3": {
    text: "A collection has a name of letters and digits that begins with a small letter and is none of the bank's. No operation, and no path with its method, is there twice.",
    see: "",
    option: "",
  },
  "DEF-4": {
    text: "The paths of own resources are the bank's wherever those below `/v1` are: below its `baseUrl`, also where that has the origin of the page, and without one at any origin.",
    see: "S14",
    option: "",
  },
  "DEF-5": {
    text: "`connect` with the same `resources` has their collections and actions under the same names. Without them it has these too, but without their types, and their actions take their arguments as one object.",
    see: "X1",
    option: "",
  },
  "DEF-6": {
    text: "`operations` are, by default, create (`POST`), get (`GET` by id) and list (`GET`) at the `path`; update (`PATCH` by id) and delete (`DELETE` by id) where they are named. Their names are those of the bank: `createPayout`, `listPayouts`.",
    see: "CONV-1",
    option: "",
  },
  "DEF-7": {
    text: 'Endpoints ask for no key unless `auth` says whose key: "client", "admin" or "any".',
    see: "S3",
    option: "",
  },
  "DEF-8": {
    text: 'Fields of bodies and answers are in `data`; with `envelope: "none"` they are not.',
    see: "CONV-2",
    option: "",
  },
  "DEF-9": {
    text: 'A create takes the fields of `required` and `optional`. A field that is not sent has its `defaults`, or else the first of null, "", an empty list and an empty object that its schema takes; an `id` is made and `status` is the first state.',
    see: "S7, S8",
    option: "",
  },
  "DEF-10": {
    text: "A refusal names each field in single quotes with what was expected and what came, for schemas of every form of zod; the text of a schema itself is kept.",
    see: "S1",
    option: "",
  },
  "DEF-11": {
    text: "Ids count up from 1001: text by default, or integers, text after a `prefix`, or UUIDs of which the same bank makes the same ones.",
    see: "S9",
    option: "",
  },
  "DEF-12": {
    text: 'A list has whole rows, newest first, at most `limit` of them, by default 20 and at most 1000. Its style is "cursor" (`next` is the `cursor` of the next page, or null), "page" (`page`, `pages`, `total`), "offset" (`offset`, `limit`, `total`) or "array" (all rows and nothing else).',
    see: "S10, S11",
    option: "",
  },
  "DEF-58": {
    text: "With the list style \"references\" a list is as the bank's own are: references, `page[limit]`, `page[cursor]`, filters as `filter[…]`. A filter may have another name than its field, or than the field of an object in it, and keep the rows from its value on, or to it. A value that a field of fixed words, or a day or the like, can't have is refused.",
    see: "CONV-5, S10 to S13",
    option: "",
  },
  "DEF-13": {
    text: "`filters` are query parameters by the names of fields: a row is listed where its field has that value.",
    see: "S13",
    option: "",
  },
  "DEF-14": {
    text: '`rules` refuse a create, and an update of one of their fields, with the text that they return and the statement that they name. They are given the options of the bank. One that `warns` is a warning in the log, and a refusal with `strict: "advice"`.',
    see: "X89",
    option: "",
  },
  "DEF-15": {
    text: "A field of `referenceTo` must hold an id of a row of its collection, and a row that others refer to can't be deleted.",
    see: "O2, O3",
    option: "",
  },
  "DEF-16": {
    text: "A route of its own parses its body and query by their schemas, finds the row that `:id` names, and answers what `handle` returns: the row, or what the schema `answer` describes.",
    see: "",
    option: "",
  },
  "DEF-17": {
    text: "A route with a `file` takes multipart/form-data with one file of its types and size.",
    see: "O15",
    option: "",
  },
  "DEF-47": {
    text: "A `handle` of a route reads the headers of its request with `header`; a `call` of another turn has none.",
    see: "",
    option: "",
  },
  "DEF-48": {
    text: "A refusal of `refuse` has the status 400, 402, 403, 404, 409, 410, 422 or 429. The statuses that a route says in `refuses` are in the OpenAPI document.",
    see: "S2",
    option: "",
  },
  "DEF-37": {
    text: "A create answers 200 unless its `status` is another; so does a route of its own.",
    see: "X352",
    option: "",
  },
  "DEF-60": {
    text: "`guards` are rules of endpoints of others, by their operations: they refuse a request as the rules of those do.",
    see: "DEF-14",
    option: "",
  },
  "DEF-18": {
    text: "A row begins in the first of its `states`, and its status changes in their ways alone: `after` a time, by `actions`, or when it `follows` another row.",
    see: "",
    option: "",
  },
  "DEF-19": {
    text: "An action is a function of `bank.simulate`, which takes the values of its `arguments`; `change` returns fields that change with the status. A state that does not allow it rejects it and changes nothing.",
    see: "",
    option: "",
  },
  "DEF-20": {
    text: "An action with a `request` is an endpoint too; a state that does not allow it is a 409 that names the states that do.",
    see: "",
    option: "",
  },
  "DEF-21": {
    text: "A value of `reserved` gives the new row its status.",
    see: "P11",
    option: "",
  },
  "DEF-22": {
    text: "A row that `follows` another takes its step when the other gets one of the statuses, in the same turn.",
    see: "",
    option: "",
  },
  "DEF-23": {
    text: "A timer runs at the instant that its `at` reads from the row, or now where that is past, and is set again with each write of the row. One after the end of bank time never runs.",
    see: "",
    option: "",
  },
  "DEF-24": {
    text: "A timer whose row says the same time after it has run is an error of the step that names it.",
    see: "",
    option: "",
  },
  "DEF-45": {
    text: "`onEnter` returns fields that change when a row gets a status by time, an action or another row.",
    see: "",
    option: "",
  },
  "DEF-62": {
    text: "`bankingDay` finds the banking day of a day, and those after it.",
    see: "P12",
    option: "",
  },
  "DEF-25": {
    text: "A `handle` calls endpoints by `call`, the bank's own and a team's, and reads and writes rows by `rows` and `rowsOf`: all of it is one turn, one entry of the log and one step of the history.",
    see: "",
    option: "",
  },
  "DEF-26": {
    text: "A refusal that a `handle` throws, or that a `call` of it throws, changes nothing: rows, ids, timers and draws are as before.",
    see: "",
    option: "",
  },
  "DEF-27": {
    text: "Rows of the bank's own resources can be read in a `handle`, and are written by `call` alone.",
    see: "",
    option: "",
  },
  "DEF-46": {
    text: "`watches` is called after each write of a row of another collection, in the same turn. What throws there has written nothing, and the row stays as it was written: a request of it is a 500, a step of time fails. A name that ends in a question mark is that of a collection which a bank may not have.",
    see: "",
    option: "",
  },
  "DEF-63": {
    text: "`shown` of a turn makes of a row what a GET of it answers, also of one as it was before a write.",
    see: "",
    option: "",
  },
  "DEF-28": {
    text: "Snapshots hold the rows and timers of own resources, and are refused where they don't fit the schema, the states, the timers or `check`.",
    see: "SNAP-5",
    option: "",
  },
  "DEF-29": {
    text: "`bank.explain` has the texts of `statements` for the ids that refusals name.",
    see: "X69",
    option: "",
  },
  "DEF-30": {
    text: "The OpenAPI document of a bank has its own resources, with the `example` of their create.",
    see: "",
    option: "",
  },
  "DEF-49": {
    text: "`body` of a defined resource is its `example`, with other values of the fields that it is given.",
    see: "DEF-30",
    option: "",
  },
  "DEF-34": {
    text: 'With `mount`, `{ "/api/bank/*": "/v1/*" }`, the endpoints below the second path answer below the first as well, under the same operations. They ask for no key, for the backend adds its own; those of the admin user ask for the admin key.',
    see: "DEF-4",
    option: "",
  },
  "DEF-35": {
    text: "A mount with `hides` leaves these fields out of the rows that it answers.",
    see: "",
    option: "",
  },
  "DEF-36": {
    text: "The command, the Vite plugin and Next find own resources in the module of a bank's options. A page whose bank is in the server learns their paths from it; `paths` of `startPage` says which of its first requests wait.",
    see: "X209",
    option: "",
  },
  "DEF-31": {
    text: "`createService` makes a service of a team's resources alone. It has what a bank has, but for what is of the bank's three areas: their options, endpoints, cards and e-mails.",
    see: "",
    option: "",
  },
  "DEF-32": {
    text: "`style` says how bodies and lists of all its resources are where they don't say it, and `assumptions` the body of errors, the order of lists, and what becomes of unknown fields and paths.",
    see: "DEF-8, DEF-12",
    option: "",
  },
  "DEF-33": {
    text: "`auth` says how requests carry their key: not at all, as by default, as a bearer token, in a header or in a cookie. With one, resources ask for a client's key unless they say otherwise.",
    see: "DEF-7, S3",
    option: "",
  },
  "DEF-44": {
    text: "The OpenAPI document of a service has its own resources alone, and says where requests carry their key.",
    see: "DEF-30, DEF-33",
    option: "",
  },
  "DEF-38": {
    text: "Coverage counts the operations, statuses and transitions of own resources, of whatever area, where a recorded bank has them.",
    see: "X107",
    option: "",
  },
  "DEF-39": {
    text: "Coverage of services of their own alone has no operations, errors or fields of the bank's three areas in it.",
    see: "DEF-31",
    option: "",
  },
  "DEF-40": {
    text: "Fault rules are about own operations by name, about own endpoints by method and path, and a rule about none names the nearest, own ones among them.",
    see: "X70",
    option: "",
  },
  "DEF-41": {
    text: 'A kept bank comes back with its own rows and timers. A state that was kept with other own resources is in conflict with the bank: "it was stored with other options: resources".',
    see: "X112",
    option: "",
  },
  "DEF-42": {
    text: "Recipes and links make the calls of own endpoints and actions again, in a bank with the same `resources`. One without them says in its messages that the option `resources` differs.",
    see: "X131",
    option: "",
  },
  "DEF-43": {
    text: "A world's bank on Cloudflare answers own endpoints, and has its own rows again after it is woken.",
    see: "X281",
    option: "",
  },
  "DEF-51": {
    text: "Recipes, copies of a request and the panel send a key as `auth` of the service says: as a bearer token, in its header, in its cookie, or none where an endpoint asks for none.",
    see: "DEF-33",
    option: "",
  },
  "DEF-52": {
    text: "A recorded scenario or test sends bodies and keys of own endpoints as they are taken, names rows by variables whatever their ids are, and imports the resources, so that it compiles and gives a new bank or service the same rows.",
    see: "X147, X254",
    option: "",
  },
  "DEF-53": {
    text: "A kept state, a link or a snapshot is read after a definition has changed where its rows and timers fit: fields that may be null, or have a default, are added. Otherwise it is refused, and the message says what does not fit and what to do.",
    see: "DEF-28, X331",
    option: "",
  },
  "DEF-54": {
    text: "`npx sandbank open` shows the bank of a failed test with own resources where `--options` names the file that has them, and asks for it otherwise.",
    see: "X145",
    option: "",
  },
  "DEF-55": {
    text: "Tabs that share a kept state have each other's own rows and timers.",
    see: "X116",
    option: "",
  },
  "DEF-56": {
    text: "The Vite plugin makes a page's bank, or the server's, of a module of options with own resources, and Next does too.",
    see: "DEF-36",
    option: "",
  },
  "DEF-50": {
    text: "The explorer has own endpoints among the bank's, each with an example: of a create the `example`, and for required fields that it leaves out a value of their schema; of an action one about a row whose state allows it. Rows that an example needs are made by the creates that there are, and the errors of own operations are made to happen.",
    see: "DEF-30",
    option: "",
  },
  "PROD-1": {
    text: "`GET /v1/accounts` lists the accounts of the bank by references, `GET /v1/accounts/:id` answers one of them. Both take the client's key.",
    see: "seen in public",
    option: "",
  },
  "PROD-2": {
    text: "An account has `id`, `account_number`, `name`, `type`, `currency`, `posted_balance` and `available_balance` in cents, `status` and `url`.",
    see: "decided",
    option: "",
  },
  "PROD-3": {
    text: "There is an account for each number of the option `accounts`, and transfers from another number are refused. A bank without that option opens an account with the first ACH transfer or wire from its number; so does one with the snapshot of a bank that had no accounts.",
    see: "decided, P3",
    option: "",
  },
  "PROD-4": {
    text: "Each listed account begins with 10,000,000 cents, or what `opening` of `accountsWith` says, by a transaction of the first instant.",
    see: "decided",
    option: "",
  },
  "PROD-5": {
    text: "`GET /v1/accounts/:id/transactions` answers `transactions` and `links` in `data`, newest first, at most `page[limit]` of them, from 1 to 10,000, by default 100; `filter[start_date]` and `filter[end_date]` are the first and the last day that are listed.",
    see: "seen in public",
    option: "",
  },
  "PROD-6": {
    text: "A transaction has `id`, `account_id`, a signed `amount` in cents, `direction`, the posted `balance` after it, `description`, `posted_on`, the instant `created_at`, the type and id of what caused it, what of that did (`event`), and `contra_account_id`, null for the world outside.",
    see: "decided",
    option: "",
  },
  "PROD-7": {
    text: "Money that comes in is simulated by `simulate.accounts.receiveAch` and `receiveWire`.",
    see: "decided",
    option: "",
  },
  "PROD-60": {
    text: "An option of `accountsWith` or `bookTransfersWith` that is unknown or wrong is an OptionError, and so is a number in `opening` or `cardAccount` that a bank with the option `accounts` does not list.",
    see: "decided",
    option: "",
  },
  "PROD-61": {
    text: "A bank that lists no accounts begins with those of `opening`. Its first account pays for cards, unless `cardAccount` names another, which opens with the first card; what cards did before there was an account is posted and held when the first one opens.",
    see: "decided",
    option: "",
  },
  "PROD-62": {
    text: "`GET /v1/accounts/:id/holds` answers `holds` and `links` in `data`, newest first, in pages as those of transactions. A hold has `id`, `account_id`, `amount`, the type and id of what holds it, `created_at`, and `released_at`, null while it is held; where the amount changes, another hold begins.",
    see: "decided",
    option: "",
  },
  "PROD-8": {
    text: "Each movement is between two accounts, one of which may be the world outside. The posted balance is the sum of the transactions, the available balance is that without the holds; snapshots in which they are not are refused.",
    see: "decided",
    option: "",
  },
  "PROD-9": {
    text: "An ACH credit holds its amount from its create on, takes it when it is picked up, and gives it back when it is returned; a canceled or rejected one holds nothing.",
    see: "decided, P12 to P16",
    option: "",
  },
  "PROD-10": {
    text: "An ACH debit brings its amount when it is picked up, held until it has succeeded, and a return takes it back.",
    see: "decided",
    option: "",
  },
  "PROD-11": {
    text: "An ACH transfer of 0 cents, a prenotification, moves nothing.",
    see: "decided, P4",
    option: "",
  },
  "PROD-12": {
    text: "A card draws on the first account, or on that of `cardAccount`: open authorizations hold their amount, clearings take theirs, reversals and refunds give it back. A canceled card holds nothing.",
    see: "decided, C16 to C20",
    option: "",
  },
  "PROD-13": {
    text: "The day of a transaction is the GMT day of bank time on which it is posted.",
    see: "decided",
    option: "",
  },
  "PROD-14": {
    text: 'With `overdraft: "refuse"`, an ACH credit, a book transfer and a wire of more than the available balance of the account that pays are refused; an account that is not opened has 0. By default accounts may be overdrawn.',
    see: "decided",
    option: "",
  },
  "PROD-15": {
    text: 'With `overdraft: "refuse"`, a card that would pass declines an authorization of more than the available balance with "the account has insufficient funds".',
    see: "decided, C17",
    option: "",
  },
  "PROD-65": {
    text: "Snapshots are refused in which two accounts have one number, a transaction has not the posted balance after it or its direction, or what is between two accounts is on one of them alone.",
    see: "decided",
    option: "",
  },
  "PROD-63": {
    text: "A filter of the list of book transfers or wires by a status that there is not, or by what is no day, is refused.",
    see: "decided, S13",
    option: "",
  },
  "PROD-64": {
    text: "A transfer, and what comes in at once, is at most 9,999,999,999 cents; `opening` is at most 999,999,999,999 cents, above or below 0. The numbers of accounts are text that is not blank, of at most 34 characters.",
    see: "decided, P4",
    option: "",
  },
  "PROD-66": {
    text: "A transfer whose effective date is after the end of bank time is taken, and waits until it is canceled.",
    see: "decided, DEF-23",
    option: "",
  },
  "PROD-16": {
    text: '`/v1/book` creates, `/v1/book/:id` gets, and a PATCH of it with `{ "status": "canceled" }` cancels.',
    see: "seen in public",
    option: "",
  },
  "PROD-17": {
    text: "A book transfer has `account_number`, `amount`, `currency`, `direction`, `effective_date`, `metadata`, `receiver_account_number`, `receiver_account_type` and `receiver_name`; required are the first two, `direction` and `receiver_account_number`.",
    see: "seen in public",
    option: "",
  },
  "PROD-18": {
    text: 'It settles at once, or with `settle: "effective-date"` of `bookTransfersWith` at the begin of its effective date; until then it holds its amount and can be canceled, and not after.',
    see: "decided",
    option: "",
  },
  "PROD-19": {
    text: "The list takes `filter[status]`, and `filter[effective_start]` and `filter[effective_end]`, the first and the last effective date.",
    see: "decided",
    option: "",
  },
  "PROD-20": {
    text: "Both accounts are the bank's, and not the same one.",
    see: "decided",
    option: "",
  },
  "PROD-21": {
    text: "`effective_date` is today, as by default, or later.",
    see: "decided, P6",
    option: "",
  },
  "PROD-22": {
    text: '`/v1/wire` creates, `/v1/wire/:id` gets, and a PATCH of it with `{ "status": "canceled" }` cancels a pending one.',
    see: "seen in public",
    option: "",
  },
  "PROD-23": {
    text: 'A wire has `account_number`, `amount`, `currency`, `effective_date`, `metadata`, `priority` ("normal" or "high"), `receiver_account_number`, `receiver_routing_number` and `receiver_name`; required are the two account numbers, `amount` and the routing number.',
    see: "seen in public",
    option: "",
  },
  "PROD-24": {
    text: "The list takes `filter[status]`, and a range of effective dates by `filter[effective_start]` and `filter[effective_end]`, or `filter[effective_date_start]` and `filter[effective_date_end]`.",
    see: "seen in public",
    option: "",
  },
  "PROD-25": {
    text: "`effective_date` is today, as by default, or later.",
    see: "decided",
    option: "",
  },
  "PROD-26": {
    text: "A wire is sent 15 minutes after its create, on a banking day, its effective date or the next one, from 14:00 to 21:00 GMT; what is too late for that day waits for the next banking day, which then is its effective date. It succeeds 30 minutes after it was sent.",
    see: "decided",
    option: "",
  },
  "PROD-27": {
    text: "A pending wire holds its amount; it takes it when it is sent.",
    see: "decided",
    option: "",
  },
  "PROD-28": {
    text: "The receiver's bank returns a wire by `simulate.wireTransfers.return`, with a reason: it has failed, and its amount is back.",
    see: "decided",
    option: "",
  },
  "PROD-29": {
    text: "A wire to one of the accounts 9000000000008201 and 9000000000008202 is returned at once.",
    see: "decided, ACH-23",
    option: "",
  },
  "PROD-36": {
    text: '`POST /v1/webhooks` takes `url`, an http or https address, `events`, by default `["all"]`, and `secret`, which is made where none is sent. It answers `id`, `url`, `events`, `created_at` and `secret`; `GET /v1/webhooks/:id` and the list answer the same without `secret`, and a DELETE deletes. All take the client\'s key.',
    see: "seen in public (H1), decided",
    option: "",
  },
  "PROD-37": {
    text: '`events` names types of events, or "all".',
    see: "seen in public (H3)",
    option: "",
  },
  "PROD-38": {
    text: "`GET /v1/events/:id` answers an event: `id`, `event_type`, `payload`, `previous` and `created_at`, bank time. The list answers events, newest first, of one `event_type` or `object_id`, the id in their payload.",
    see: "seen in public (H1, H2), decided",
    option: "",
  },
  "PROD-39": {
    text: "`payload` is the row as a GET of it answers just then, and `previous` the same before the change, null for a new row. A deleted row is as it was last.",
    see: "seen in public (H2), decided",
    option: "",
  },
  "PROD-40": {
    text: "The types are `virtualcard.created`, `virtualcard.deleted` (a card is canceled), `ach.status` (a transfer is failed or corrected), `virtualcard.realtime.auths` (a new authorization), `virtualcard.clearings` (a new clearing), `virtualcard.realtime.iccp.all` (any new entry of the list of authorizations), `ach.status.advice` (any other status of a transfer, the first one too) and `wires.status` (each status of a wire). Onboarding has none.",
    see: "seen in public (H3), decided",
    option: "",
  },
  "PROD-41": {
    text: "Rows of a team's own resources have events where the option `types` of `eventResourcesWith` names them: of each status by `statusOf`, or by a function of the row after and before a write.",
    see: "decided",
    option: "",
  },
  "PROD-42": {
    text: "The option `webhooks` of `eventResourcesWith` is the webhooks that a new bank has. They are told of what happens once callers have the bank, and not of the past that a scenario makes.",
    see: "decided",
    option: "",
  },
  "PROD-43": {
    text: "Each event makes a delivery to each webhook that names its type. Any answer with a status from 200 to 299 within five seconds, or the option `timeout`, ends it. A failed attempt is made again after 2, 4, 8 and 16 seconds, and that three more times, an hour apart; then the delivery is given up. Each attempt keeps its bank time, the status, duration and first 1,000 characters of the answer, or why there was none.",
    see: "seen in public (H5, H6), decided",
    option: "",
  },
  "PROD-44": {
    text: "A delivery is a POST of the event as JSON, with `X-Timestamp`, bank time in seconds, and `X-Signature`.",
    see: "seen in public (H4)",
    option: "",
  },
  "PROD-45": {
    text: "`deliverWebhooks` of `sandbank/deliver` sends the deliveries of a bank. A move of the clock stops where one is due and goes on when its receiver has answered; requests wait for none. What was due when the bank was saved is sent again after it is restored.",
    see: "decided",
    option: "",
  },
  "PROD-46": {
    text: "Deliveries go to http and https addresses of this machine and of the page, and to the origins of the option `allow`; a redirect is not followed.",
    see: "H1, decided",
    option: "",
  },
  "PROD-47": {
    text: 'The option `faults` of `eventResourcesWith` has rules by which the first attempts of deliveries go wrong: "late" (ten minutes), "twice", "out-of-order" (after the next one, or a minute), "lost" (none at all), "wrong-signature", "old-signature" (an hour), "truncated-body", and "burst" (all of a minute at its end). `on`, `nth`, `every` and `rate`, drawn from `seed`, say for which events.',
    see: "H6, decided",
    option: "",
  },
  "PROD-48": {
    text: "`simulate.webhookDeliveries.resend` sends an ended delivery again, with a fault if one is named; `attempt` sends a pending one now, and `giveUp` ends it. A webhook that is deleted gets nothing more.",
    see: "H6, decided",
    option: "",
  },
  "PROD-49": {
    text: "Webhooks, events and deliveries need each other.",
    see: "decided",
    option: "",
  },
  "PROD-35": {
    text: 'An `effective_date` of a book transfer or a wire that is no banking day is taken with a warning, and refused with `strict: "advice"`.',
    see: "decided, X89",
    option: "",
  },
  "PROD-30": {
    text: "In a bank without these resources, their paths, `/v1/webhooks`, `/v1/events`, and `/v1/wires`, `/v1/book_transfers`, `/v1/statements` and `/v1/transactions`, are a 404 that says how a bank gets them.",
    see: "decided",
    option: "",
  },
  "PROD-31": {
    text: "Book transfers and wires need the resource `accounts`.",
    see: "decided",
    option: "",
  },
  "PROD-32": {
    text: "The scenarios `starter` and `busy` have wires, book transfers and incoming money of each week in a bank with these resources, and are what they are in any other.",
    see: "decided, X206",
    option: "",
  },
  "PROD-33": {
    text: '`npx sandbank --products all`, and `sandbank({ products: "all" })` for Vite, add all of these resources to those of the options; one of the options with the name of one of them is in its place. Any other value, or a bank that is given instead of its options, is refused.',
    see: "decided",
    option: "",
  },
  "PROD-34": {
    text: "A recorded test or scenario of a bank with them imports them from `sandbank/products`.",
    see: "decided, DEF-52",
    option: "",
  },
  "PROD-50": {
    text: "A delivery has `X-Timestamp`, the whole seconds of its signature, and `X-Signature`: the hex HMAC with SHA-256 with the webhook's secret over timestamp, method, callback url and body, joined by line feeds. `signatureOf` of `sandbank/webhooks` makes it.",
    see: "seen in public; the names of the headers decided, X155",
    option: "",
  },
  "PROD-51": {
    text: "`verifySignature` takes a `Request`, whose body it leaves to be read, or method, url, headers and raw body. It answers `{ ok: true }`, or `{ ok: false, reason }` for a header that is missing or has another form, and for a timestamp that is more than `maxAgeSeconds`, by default 300, before or after `now`, by default the machine's time.",
    see: "decided, X157",
    option: "",
  },
  "PROD-52": {
    text: "For a signature that does not fit, the reason says what was signed instead: the same JSON as another writer writes it, another url, the method POST, or a secret without the white space around it. It has neither the secret nor a signature.",
    see: "decided, X156",
    option: "",
  },
  "PROD-53": {
    text: "It rejects for wrong options alone: whatever is sent has an answer. Signatures are compared in constant time.",
    see: "decided",
    option: "",
  },
  "PROD-54": {
    text: "`webhookProof` of `sandbank/resilience` delivers a history to a receiver as it happened, then under each fault, each time after a reset, and resolves with a report. It rejects where the receiver does not take the history as it happened, where its state does not change by it, and where a reset does not bring the first state back.",
    see: "decided",
    option: "",
  },
  "PROD-55": {
    text: "Its faults: `late`, an event arrives after all others; `twice`, at once or after all others; `out-of-order`, in another order; `lost`, some arrive only when they are sent again; `wrong-signature`, `old-signature` (of a day before) and `truncated` (half of the body); `burst`, all at the same time, once and twice.",
    see: "decided",
    option: "",
  },
  "PROD-56": {
    text: "Each right delivery must be taken with a 2xx in the end: what is not is sent again with the same id after 2, 4, 8 and 16 seconds, and that three more times, an hour apart. Nothing waits, and each attempt is signed at `now`, by default the machine's time.",
    see: "seen in public; decided",
    option: "",
  },
  "PROD-57": {
    text: "A delivery with a wrong signature, an old one or half of a body must be refused with a 4xx and change nothing.",
    see: "decided",
    option: "",
  },
  "PROD-58": {
    text: "For each fault that breaks the receiver, the error has the smallest order found: without any of its deliveries, or with two neighbors put as they happened, the receiver is right. One in which a delivery came twice keeps one that does.",
    see: "decided",
    option: "",
  },
  "PROD-59": {
    text: "The same seed gives the same orders, and equal receivers equal reports. Without `events` the history is a transfer that fails and a card that is created and deleted.",
    see: "decided",
    option: "",
  },
  "PROD-81": {
    text: "`events.next(type)`, of the fixture `events` of `sandbank/vitest` and `sandbank/playwright`, resolves with the first event of a type that the test has not taken yet. It moves bank time on to the event and no further, whether the clock runs or not.",
    see: "decided",
    option: "",
  },
  "PROD-82": {
    text: "With fields it is the first one whose object has these values; those that it passes over can still be taken. Calls at the same time are answered one after the other.",
    see: "decided",
    option: "",
  },
  "PROD-83": {
    text: "Without such an event within five banking days, or the duration `within`, it rejects with a list of the events that came instead and were not taken: the last ten, each with type, object, status and time.",
    see: "decided",
    option: "",
  },
  "PROD-84": {
    text: "It rejects for a bank without events, with what turns them on.",
    see: "decided",
    option: "",
  },
  "PROD-85": {
    text: "What a scenario has made, or what a bank has when it is reset or restored, is not awaited; what a `beforeEach` does is.",
    see: "decided",
    option: "",
  },
  "PROD-86": {
    text: "Deliveries that `deliverWebhooks` sends at the time of the event have reached their receiver by then.",
    see: "decided",
    option: "",
  },
  "PROD-87": {
    text: "`eventsOf` of `sandbank/vitest`, `sandbank/playwright` and `sandbank/jest` does the same for any bank, also through `connect`, for the events from then on.",
    see: "decided",
    option: "",
  },
  "PROD-88": {
    text: "A move of the clock first waits for the deliveries that are due, so that each is sent at the time of its event.",
    see: "decided",
    option: "",
  },
  "PROD-89": {
    text: "A bank that is disposed of sends no further delivery, and what comes of one that is under way is not recorded.",
    see: "decided",
    option: "",
  },
  "PROD-90": {
    text: "An attempt for which `deliver` returns no `Response` has failed, with an error that says so.",
    see: "decided",
    option: "",
  },
  "PROD-67": {
    text: "`npx sandbank` and `serve` send the deliveries of a bank with webhooks, and of each world, by `fetch`: to this machine, and to the origins of `--allow-webhook` (option `allowWebhooks`). Where deliveries are sent already, the server leaves them. It ends with the server, as with `bank.dispose()`.",
    see: "decided",
    option: "",
  },
  "PROD-68": {
    text: "`npx sandbank listen --forward-to <url>` has a webhook in a bank of its own with all products, or in the one at `--url`, until Ctrl-C, and prints each attempt: bank time, type, id of the delivery, status, milliseconds and error. `--events` names types, `--print-secret` prints the secret, and `--resend <id>` makes one more attempt of a delivery, whose outcome is the exit code.",
    see: "decided",
    option: "",
  },
  "PROD-69": {
    text: "`npx sandbank trigger <event type>` lets the event happen in the bank at `--url`, by default http://127.0.0.1:4010: it creates a row by requests and takes it by actions, requests or time to `--status`, by default the first status with such an event, and prints each step and the event. It refuses types that are none of the service's.",
    see: "decided",
    option: "",
  },
  "PROD-70": {
    text: "A flag that `listen` or `trigger` does not take, an address or a type that is none, and what the bank refuses are a line on the standard error, and exit code 1.",
    see: "decided",
    option: "",
  },
  "PROD-71": {
    text: "A receiver has 5 seconds, or `timeout` of `deliverWebhooks`, to answer, and no request waits for it. No redirect is followed. Of a body the first 1,000 characters are kept, as far as they come in that time; a status that was there counts, whatever becomes of the body.",
    see: "decided",
    option: "",
  },
  "PROD-72": {
    text: "The dev servers of `sandbank/vite` and `sandbank/next` send the deliveries of a bank in their process. Of a bank in a page the Vite plugin's dev server sends them to other origins than the page's: it takes them from its own pages alone, and sends them as PROD-67 says. Of the tabs that share a kept bank one sends them.",
    see: "X212, decided",
    option: "",
  },
  "PROD-73": {
    text: "A world of `sandbank/cloudflare` sends its deliveries when its alarm goes off, which is set for a second after the request that made one due, and for each further attempt; to the origins of `allowWebhooks`. One that was under way when its object ended is made again.",
    see: "X282, decided",
    option: "",
  },
  "PROD-74": {
    text: "A bank that is kept and killed during a delivery makes it again after its restart, and those that were due.",
    see: "X120, decided",
    option: "",
  },
  "PROD-75": {
    text: "Coverage has the kind `events`: the types of events that happened, of those that the recorded banks know; a bank without the resource `events` has none of it.",
    see: "X107, X108",
    option: "",
  },
  "PROD-76": {
    text: "The panel has a tab *Events* for a bank with the resource `events`: the events, newest first, to search, each with the statuses of its deliveries. Without events, or without webhooks, it says how to get them.",
    see: "decided",
    option: "",
  },
  "PROD-77": {
    text: "An event is shown with its deliveries and with its payload, in which each field that differs from `previous` is marked, with what it was.",
    see: "decided",
    option: "",
  },
  "PROD-78": {
    text: "A delivery is shown with each attempt: when, the status or the error, how long it took, the answer. It can be sent now while it is pending, and again, with a fault if one is chosen, once it has ended; also over `connect`.",
    see: "decided",
    option: "",
  },
  "PROD-79": {
    text: "A recorded test of all that was done in a bank with webhooks has `deliverWebhooks` with a receiver that answers as that of the recording did, and expects the type and the status of each delivery that was made. A test of a part of it, and a copied request, have neither.",
    see: "decided, PROD-34",
    option: "",
  },
  "PROD-80": {
    text: "Deliveries are rows: they have timelines, go with the history, and are in snapshots, links and the files of failed tests. One that has been sent is not sent again by a way through the history, and one that was due in a snapshot is sent once.",
    see: "decided",
    option: "",
  },
  X1: {
    text: "Metadata nests at most 500 levels deep; deeper is a 400 that names `'metadata'`.",
    see: "S15",
    option: "",
  },
  X2: {
    text: "With more than 50 unknown fields, the first 50 are reported in warnings or refused.",
    see: "S6",
    option: "",
  },
  X3: {
    text: "The bearer scheme is accepted in any case; the token is one word. A 401 has the header `WWW-Authenticate: Bearer`.",
    see: "S2, S3",
    option: "",
  },
  X4: {
    text: "A request without its body is a 400, with or without a `Content-Type`. One with a body but no `Content-Type` is a 415.",
    see: "S4, S5",
    option: "",
  },
  X5: {
    text: "`assumptions.unknownFields` and `assumptions.abaChecksum`, when given, take precedence over what `strict` implies.",
    see: "S6, P1",
    option: "",
  },
  X357: {
    text: '`strict: true` refuses what S6, P1 and P6 say, and never a body that the documents describe. `strict: "advice"` also refuses what X89 to X92 warn of.',
    see: "S6, P1, P6, X89 to X92",
    option: "strict",
  },
  X6: {
    text: "`page[limit]` takes up to six digits; `0100` is 100. Links keep the filters in the order of the request.",
    see: "S11, S12",
    option: "",
  },
  X7: {
    text: "The warning of an action, such as a return after 60 days, is a separate log entry under the action's control path.",
    see: "S22, P16",
    option: "",
  },
  X8: {
    text: "Bank time is between the years 0000 and 9989.",
    see: "S20",
    option: "",
  },
  X330: {
    text: "A `Date.now` that returns no finite number is ignored: the clock continues from the last number that it returned.",
    see: "X8",
    option: "",
  },
  X9: {
    text: "A paused clock stays paused when it is advanced.",
    see: "",
    option: "",
  },
  X10: {
    text: "HEAD and OPTIONS are a 405, except for preflights (X195). Only `filter` and names that begin with `filter[` are filters.",
    see: "S2, S13",
    option: "",
  },
  X11: {
    text: "`-0` is stored as 0. An instant on a day that does not exist is refused.",
    see: "",
    option: "",
  },
  X328: {
    text: "A request that is aborted before its turn, to the control too, rejects with the signal's reason, changes nothing and is not logged. One whose turn has begun is completed.",
    see: "S19",
    option: "",
  },
  X12: {
    text: "Names of secret fields match regardless of case, `_` and `-`, also in a query and in JSON inside a text. The options that hold account numbers are secret too, where they name a value as well.",
    see: "S1, S22",
    option: "",
  },
  X312: {
    text: "Elsewhere a secret is known by its digits: nine or more in a path, an error or a warning; in a body sixteen or more, the form of an SSN, or the check digit of a card number.",
    see: "S22, X12",
    option: "",
  },
  X313: {
    text: "The keys of the bank and the token of a request are masked everywhere if they have at least eight characters.",
    see: "S1, S22",
    option: "",
  },
  X13: {
    text: "A snapshot that breaks a row of [snapshots.md](snapshots.md) is refused with the path and the reason, and changes nothing. One of another version is refused with what to do.",
    see: "S21, X8",
    option: "",
  },
  X180: {
    text: "A snapshot of any number of rows can be taken and restored.",
    see: "S21",
    option: "",
  },
  X331: {
    text: "A snapshot may lack a table, which is empty then, and a field of a row that has a default, which is that of S8 or of its schema.",
    see: "S8, X13",
    option: "",
  },
  X181: {
    text: "A restore reads the snapshot in parts and puts it in place at once. The snapshot may not be changed until the restore has resolved.",
    see: "S21, X13",
    option: "",
  },
  X14: {
    text: "`bank.options` shows what a bank was made with. `bank.reset({ scenario, clock })` and `bank.loadScenario(name)` set another initial state.",
    see: "",
    option: "",
  },
  X188: {
    text: "A scenario with `shared: true` plays once in a process or page for banks of equal options, start and speed; any other such bank takes over its result, equal to the byte. Options on which no row depends may differ.",
    see: "S20",
    option: "",
  },
  X314: {
    text: "The last eight results of shared scenarios are kept, but none of a scenario that failed.",
    see: "X188",
    option: "",
  },
  X189: {
    text: "A scenario plays in each bank that has a listener of `bank.on`, and in each bank if one of its requests is refused or gets a warning.",
    see: "X188",
    option: "",
  },
  X311: {
    text: "A scenario that adds or removes faults plays in each bank and at each reset, so that its faults are there afterwards.",
    see: "X188, X70",
    option: "",
  },
  X204: {
    text: "`findFirst`, `findMany` and `count` of a collection also take an object of field values; of an object inside the row only the given fields count. Unknown fields, undefined and lists are refused by name. `connect` and the control take the same.",
    see: "X15",
    option: "",
  },
  X205: {
    text: "`advance` needs at least one unit: `{}` is refused. `{ days: 0 }` moves nothing and makes what is due.",
    see: "S20",
    option: "",
  },
  X206: {
    text: "Reading a name that `scenarios` of `sandbank/fixtures` does not have throws a RangeError with the nearest one. The object cannot be changed.",
    see: "X55",
    option: "",
  },
  X207: {
    text: "The panel offers the scenarios of the bank's option `scenarios` in addition to its own. `GET /_sandbank/scenarios` and `scenarios()` of `connect` list their names.",
    see: "X46",
    option: "",
  },
  X208: {
    text: "Statuses, codes and other words of rows, queries and arguments are types, so that a misspelled one does not compile. The interface `OwnStatuses` adds statuses that options name.",
    see: "P14, X85, X97",
    option: "",
  },
  X15: {
    text: "`bank.allowedActions` and `bank.openAuthorizations` return `[]` for an unknown id.",
    see: "",
    option: "",
  },
  X60: {
    text: "A request takes its turn when its body is complete, and until then delays no other. Calls of `bank.fetch` keep their order whatever they send, except a stream.",
    see: "S19",
    option: "",
  },
  X61: {
    text: "401, the 404 of the path, 405, 403 and 415 do not wait for the body, which the log then shows as null.",
    see: "S2, S22",
    option: "",
  },
  X62: {
    text: "A JSON body has at most 10 MiB (a snapshot for `/_sandbank/restore` 256 MiB), an upload 2 MiB more than the largest file; more is a 413 while it arrives. A body that is not complete after 60 seconds is a 408.",
    see: "S2, O15",
    option: "",
  },
  X295: {
    text: "A compressed body is not unpacked: it is a 400 that says to send it uncompressed, for the control too.",
    see: "S5",
    option: "",
  },
  X63: {
    text: "A multipart body has at most 100 parts, each with a header of at most 16 KiB; more is a 400.",
    see: "O15",
    option: "",
  },
  X66: {
    text: "A timed step that throws is dropped, and the bank goes on without it. The request before which it was due is a 500; `advance`, an action or a read of `bank.db` fails with the row and the step.",
    see: "",
    option: "",
  },
  X68: {
    text: "An entry of the log has `issues`, each with `field`, `code`, `message` and `rule`, the statement that was not met. A refusal without a field at fault has one with `field` null, a success none.",
    see: "S22",
    option: "",
  },
  X179: {
    text: "An entry of the log is masked when it is first read, with the keys at the time of its request, and then stays the same object. Reading changes nothing in the log.",
    see: "S22, X12",
    option: "",
  },
  X354: {
    text: "The log keeps no more than 32 MB, by estimate; the oldest requests are removed first. A large body is cut with a mark.",
    see: "S22",
    option: "logBytes",
  },
  X334: {
    text: "An id in a path may be percent-encoded: `/v1/ach/%31001` is `/v1/ach/1001`. One that is encoded badly is the id that it reads.",
    see: "S9",
    option: "",
  },
  X335: {
    text: "Where the documents give no meaning of a field, its statement says the name in words. Where it says more, it says how the name is read; no answer depends on that.",
    see: "S17",
    option: "",
  },
  X69: {
    text: "With `headers: true` a refusal names the statements that were not met in the header `x-sandbank-rule`, each once, as in `VC-E5, S6`. `npx sandbank` and the banks that Vite and Storybook make from options have it on by default.",
    see: "S1",
    option: "",
  },
  X201: {
    text: "With `headers: true` an answer has the warnings of its request in the header `x-sandbank-warning`, as strings of RFC 9651, percent-encoded and masked. It is cut at some 2,000 characters, and then says how many more there are.",
    see: "X69, S22",
    option: "",
  },
  X92: {
    text: 'The header `Idempotency-Key` of a POST, PATCH or DELETE has no effect: it is a warning in the log, and with `strict: "advice"` a 400 that names it.',
    see: "S2, S22",
    option: "strict",
  },
  X160: {
    text: "Each value that a field of an answer takes from a list, and each status of an answer, can be reached in a bank: by a plain call, by time, by a reserved value, by `simulate` or by a fault.",
    see: "ONB-39, O9",
    option: "",
  },
  X198: {
    text: "The 404 of an unknown path, of the service or the control, names the nearest path, if there is one. It does not repeat the path, which may hold a secret.",
    see: "S2, S14",
    option: "",
  },
  X248: {
    text: "`bank.resources` describes the lifecycle of a collection: `initial`, the first status, and `edges`, each way from one status to another with what moves a row along it. It is null for rows without a status.",
    see: "P14, O9, X97",
    option: "",
  },
  X249: {
    text: "A status changes along these ways alone. Any other write of a status is a bug of the bank: a 500 that changes nothing.",
    see: "",
    option: "",
  },
  X251: {
    text: "`bank.movements` lists what happened to the money of a card, oldest first: day, kind, reference, amount, and what was held and cleared afterwards. It is empty for an unknown id.",
    see: "C16 to C20, X94 to X96",
    option: "",
  },
  X242: {
    text: "`bank.timelines(collection)` and `GET /_sandbank/timelines/<collection>` give the timeline of each row as `{ id, entries }`, oldest row first.",
    see: "X84",
    option: "",
  },
  X243: {
    text: "`bank.clock.upcoming(limit, { collection, id })` gives the coming steps of that row alone; none for an unknown id.",
    see: "",
    option: "",
  },
  X244: {
    text: "A description in `bank.resources` has `cutOffs`: the GMT times of banking days at which timed steps of its rows happen, earliest first.",
    see: "P12, X86, C16, O8",
    option: "",
  },
  X294: {
    text: "A snapshot is the same text in a page, in Node and in a Durable Object: taken in one, restored in another and taken there again, it is byte for byte the same, as long as no step is due.",
    see: "X45",
    option: "",
  },
  X155: {
    text: "With `signatures: { check: true, secret }` each request to `/v1` needs `X-Timestamp` and `X-Signature`: the hex HMAC with SHA-256 over timestamp, method, path, query and body, joined by newlines. Any other is a 401. An absent query or body and a multipart body count as empty.",
    see: "F13, S2, X61",
    option: "signatures",
  },
  X319: {
    text: "A request is refused for its path, method and key before its signature. By default nothing reads the headers, and they are no warning.",
    see: "X155, X61",
    option: "",
  },
  X156: {
    text: "The 401 says which part differs, by trying the usual mistakes of clients. Where none explains it, the message has the signed parts, masked, with the length of the body; never the secret, the signature or the body.",
    see: "S1, X155",
    option: "",
  },
  X157: {
    text: "`X-Timestamp` is the whole seconds since 1970. With `maxAgeSeconds` it may differ from the machine's time by that much; bank time has no part in it.",
    see: "F13, S20",
    option: "signatures",
  },
  X158: {
    text: "The control, scenarios and replays need no signature; `clientOf` and the panel sign by themselves. The secret is masked like a key, and is in no snapshot, recipe, link or file. Without `crypto.subtle`, `check: true` is an invalid option.",
    see: "X77, X130, X143",
    option: "",
  },
  X70: {
    text: "A rule of `faults` counts the requests that match its `on`, `after`, `until` (bank time, exclusive) and `world`. It fires for those that all of `nth`, `every`, `rate` and `times` select; without these for each. A function `on` that does not return true or false is a 500 that says so.",
    see: "",
    option: "",
  },
  X326: {
    text: "`on` is an operation, a method and path below the base url, or a function of the request; `*` at its end stands for any text, `:id` for any segment.",
    see: "X70",
    option: "",
  },
  X71: {
    text: "Rules are decided in order, in the turn of a request, whatever its key, path and body are. The first that fires with `then` or `status` decides; `latency` of all that fire adds up, and every outcome waits for it.",
    see: "S19",
    option: "",
  },
  X72: {
    text: "`status`, 400 to 599, answers in place of the bank, with `body` or with a text in the service's form (`assumptions.errorBody`); one of 200 to 202 needs a `body`. `retryAfter` is the header `Retry-After` in seconds.",
    see: "S1, S2",
    option: "",
  },
  X73: {
    text: "`refuse`: the bank does not handle the request, and the caller gets a network error. Its log entry has status 0.",
    see: "S22",
    option: "",
  },
  X315: {
    text: "`hang`: the bank does not handle the request, which ends when the caller aborts, at a reset or when the bank is disposed of. It delays no other request.",
    see: "X73",
    option: "",
  },
  X316: {
    text: "`lost-reply`: the bank handles the request, and the caller gets a network error.",
    see: "X73",
    option: "",
  },
  X317: {
    text: "`truncate`: the caller gets the headers and the first half of the body, then an error. An answer without a body is lost whole.",
    see: "X73",
    option: "",
  },
  X318: {
    text: "`duplicate`: the bank handles the request twice, with two log entries, and the caller gets the second answer.",
    see: "X73",
    option: "",
  },
  X74: {
    text: '`rateLimit`: the first `quota` requests of a window are handled, others are a 429 with `Retry-After`. A window begins with the first request after the last one; requests count by token or by operation. Seconds are bank time unless `clock` is `"wall"`.',
    see: "S3",
    option: "",
  },
  X75: {
    text: "An entry of the log has `fault`: null, or the `rule` that fired (`rateLimit` for the limit), `then`, what it did, the `latency` added in milliseconds, and `also`, the other rules that fired.",
    see: "S22",
    option: "",
  },
  X76: {
    text: "Each rule draws from its own stream, made of `seed` and its id: equal options and requests give equal faults, and rules change neither rows nor each other. `bank.reset()` restores the rules of the options; a snapshot has none, and a restore leaves them.",
    see: "S21",
    option: "",
  },
  X77: {
    text: "No fault and no limit applies to the requests of a scenario, or to the control.",
    see: "X47",
    option: "",
  },
  X78: {
    text: "`world` matches requests with that header `x-sandbank-world`: on a server with `isolate` those of one bank, elsewhere any that send it.",
    see: "X48",
    option: "",
  },
  X79: {
    text: "The presets: `slow` (a median of 800 ms), `flaky` (one request in ten is a 503), `down` (each is a 503), `offline` (each is refused), `rate-limited` (every second one is a 429), `lost-replies` (the reply to one write in five is lost).",
    see: "",
    option: "",
  },
  X80: {
    text: '`progress` says for each collection with timed steps (`achTransfers`, `companies`, `virtualCards`) what makes them: `"clock"`, the default, `"immediate"`, `"manual"` or `{ reads: n }`, n from 1 to 1,000. The expiry of a login or card is always left to the clock.',
    see: "P12, O8, C16",
    option: "",
  },
  X81: {
    text: "`immediate`: the create answers with the documented status, and the next call sees the row after all of its timed steps, at the time of the create.",
    see: "P12, O8, C16",
    option: "",
  },
  X82: {
    text: "`{ reads: n }`: each n-th `GET` of the row by its id makes its next step and answers with the new status. Nothing else counts as a read; the count begins again when the row changes status.",
    see: "X73",
    option: "",
  },
  X320: {
    text: "`manual`: only `bank.simulate` and requests, such as one that cancels, move a row. `advance` moves none, and no step is coming.",
    see: "X80",
    option: "",
  },
  X83: {
    text: "`bank.progress.set` and `POST /_sandbank/progress` change it in their turn, also for rows that wait; `reset` restores the option. A scenario runs by the clock.",
    see: "S19, S21, X14",
    option: "",
  },
  X322: {
    text: "A step keeps its time through a change. Back on `clock`, an overdue one is due at the moment of the change, and the next follows from there.",
    see: "X83",
    option: "",
  },
  X321: {
    text: "A snapshot has the progress that is set and the reads that were counted, and a restore takes them over.",
    see: "S21, X83",
    option: "",
  },
  X84: {
    text: "The cause of a timed step, in timelines and changes, is `clock`, `immediate` or `read`; that of an action is `action`.",
    see: "",
    option: "",
  },
  X136: {
    text: "The history is off unless the option `history`, `bank.history.start` or a panel turns it on; while it is off, its calls are a 409. It begins with the state at that time, and `stop` deletes it.",
    see: "X14",
    option: "",
  },
  X137: {
    text: "An entry is each request, refused ones too; each action, reset, scenario, restore and change of `progress`; each due step; and each change of the clock. Secrets are masked as in the log.",
    see: "S22, X80",
    option: "",
  },
  X138: {
    text: "`goTo` sets the state just after an entry, with the clock paused at its time, and sends `reset`, then `history`. The log and the rules of `faults` stay as they are.",
    see: "S21, X76",
    option: "",
  },
  X139: {
    text: "A change at an earlier entry begins a branch, and nothing of the other branch is lost; reads begin none. A branch goes on with the ids and the random state of its entry, and `switchTo` goes to its end.",
    see: "X138",
    option: "",
  },
  X140: {
    text: "Beyond `maxBytes`, an estimate, the oldest entries are removed, with the branches that began at them. Where the state alone is too large nothing is kept, and calls are a 409.",
    see: "",
    option: "",
  },
  X182: {
    text: "`advance`, `advanceTo`, a scenario between its calls and a restore run in slices of some 12 ms, between which a page draws and timers run, fake timers or not. The result is the same, byte for byte.",
    see: "S19",
    option: "",
  },
  X183: {
    text: "`onProgress` of `advance`, `advanceTo`, `reset`, `loadScenario` and `restore`, and the event `progress`, get `{ kind, done, total }` after each slice and at the end. An error of `onProgress` is reported in the console and affects nothing else.",
    see: "X182",
    option: "",
  },
  X332: {
    text: "`signal` of `advance`, `advanceTo`, `reset`, `loadScenario` and `restore` gives the call up while it waits for its turn: it rejects with the signal's reason, and changes nothing.",
    see: "S19",
    option: "",
  },
  X184: {
    text: "A read meanwhile shows the last whole step of an advance, the state after the last call of a scenario, or the bank as it was before a restore. `change` is sent for each slice, in order.",
    see: "S21, X182",
    option: "",
  },
  X185: {
    text: "`pause`, `resume` and `setSpeed` take effect at once during an advance, and after the end of a scenario.",
    see: "X182",
    option: "",
  },
  X16: {
    text: "A batch is named after its first transfer: `BATCH-1001`.",
    see: "P13",
    option: "",
  },
  X17: {
    text: "A transfer to a reserved account that `simulate` settles or rejects ends as the action says. One that is released from review goes on, and fails when it would have succeeded.",
    see: "P11, P14",
    option: "",
  },
  X18: {
    text: "Juneteenth is a holiday from 2021 on, the Birthday of Martin Luther King, Jr. from 1986 on; the other holidays are of any year.",
    see: "P12",
    option: "",
  },
  X19: {
    text: 'null clears `wire_routing_number`; `""` is a 400.',
    see: "P1, S7",
    option: "",
  },
  X20: {
    text: "The PATCH of a transfer takes `currency` too; null is a 400 there.",
    see: "S6, P5",
    option: "",
  },
  X21: {
    text: "`receiver_*` fields sent with a `counterparty_id` are ignored but must be valid; an empty one is a 400.",
    see: "P6",
    option: "",
  },
  X85: {
    text: "With `assumptions.correctedStatus`, `simulate.achTransfers.correct(id, { code, value })` gives a transfer in processing or succeeded the final status `corrected`: it has arrived, and `return` has the change code and, in `corrected_data`, the corrected value. Without the option the action is refused.",
    see: "P16, P19",
    option: "",
  },
  X86: {
    text: 'With `assumptions.ach.processOn: "effective-date"` a transfer is picked up at 13:00 GMT on its effective date, or the next banking day, but not before its minutes after creation have passed. Until then it is pending and can be canceled.',
    see: "P10, P12",
    option: "",
  },
  X327: {
    text: "The minutes until a transfer is picked up may be a range `{ min, max }`, from which each transfer draws its own.",
    see: "X86",
    option: "",
  },
  X87: {
    text: "`reserved.receiverAccounts` and `reserved.companyNames` add values to the documented ones, whose effects cannot be changed. They count exactly as written, after every check of the request.",
    see: "P11, O7",
    option: "",
  },
  X324: {
    text: "A transfer to a reserved account with `{ return }` fails as P11 says; with `{ status }` the create answers that status, and the transfer goes on from there.",
    see: "P11, X87",
    option: "",
  },
  X325: {
    text: "A company with a reserved name with `{ status }` has that status at once, with one event whose `previous` is null.",
    see: "O7, X87",
    option: "",
  },
  X89: {
    text: 'An `effective_date` in the past is a warning in the log, and with `strict: "advice"` a 400.',
    see: "P10",
    option: "strict",
  },
  X90: {
    text: '`service` same-day with an `effective_date` after today, or without one, is a warning in the log, and with `strict: "advice"` a 400.',
    see: "P10, P12",
    option: "strict",
  },
  X22: {
    text: "A create with several addresses makes one entry in the outbox, with all of them in `recipients`.",
    see: "C15",
    option: "",
  },
  X23: {
    text: "An entry of the outbox is `{ tracking_id, time, recipients, subject, text }`. The text holds no cvc.",
    see: "C15",
    option: "",
  },
  X24: {
    text: "A company without a real card cannot create a card: a 400 that names `rcn_id` and `rcn_alias`. `show_card_number: null` is a 400.",
    see: "C2, C12",
    option: "",
  },
  X25: {
    text: 'An amount of 0 or less is VC-E3 or VC-E4 ("must be greater than 0."), except that of `per_transaction_min`, which is VC-E1.',
    see: "C5",
    option: "",
  },
  X26: {
    text: "`valid_starting_on: null` in an update returns to yesterday by the bank's clock. A create without it reports VC-E10, not VC-E11.",
    see: "C7, S7",
    option: "",
  },
  X27: {
    text: "`transactions_max: null` in an update is a 400.",
    see: "S7",
    option: "",
  },
  X28: {
    text: "`filter[metadata.x]` never matches null, an array or an object. A key cannot hold brackets.",
    see: "C13",
    option: "",
  },
  X29: {
    text: "The reference of an authorization is the card's id and its number in the list: `1001-0001`. Clearing or reversing one that was cleared, fully reversed, declined, or is a refund, is refused.",
    see: "C19",
    option: "",
  },
  X30: {
    text: "Partial reversals that add up to the whole count as a full one and free the use. Reversing more than is left is refused.",
    see: "C19",
    option: "",
  },
  X31: {
    text: "A refund needs no purchase before it, and may raise the balance above `total_card_amount`. Its authorization has positive amounts, its clearing negative ones.",
    see: "C19",
    option: "",
  },
  X32: {
    text: "The default merchant is `Corner Shop` with category 5999. A category code without a title is described by its range in ISO 18245.",
    see: "",
    option: "",
  },
  X33: {
    text: "Types that are never declined set their amount aside, count as a use and clear by themselves like any other, also on a canceled card, whose balance stays 0.",
    see: "C10, C20",
    option: "",
  },
  X34: {
    text: "A purchase in another currency needs `exchangeRate`, the US dollars for one unit of the merchant's currency. Billing is converted exactly, with half a cent rounded up; less than one cent is refused.",
    see: "C18",
    option: "",
  },
  X35: {
    text: "`clearingAfterBankingDays: 0` clears at 22:00 GMT of the same day, or of the next banking day when that has passed.",
    see: "C16",
    option: "",
  },
  X36: {
    text: "`bank.db.realCards` and `bank.db.suppliers` are in the order of ids; the lists over HTTP keep the given order. A snapshot has its own.",
    see: "S10, C1",
    option: "",
  },
  X93: {
    text: "`decline` of `authorize` is the issuer's reason, 1 to 100 characters: the purchase is declined with it, whatever the card's limits say. Types that are never declined take none.",
    see: "C17, C20",
    option: "",
  },
  X94: {
    text: "`final: false` of `clear` takes its amount out of the hold and keeps the rest for further clearings and reversals. What is still open clears by itself (C16). Each clearing of a foreign purchase may have its own `exchangeRate`.",
    see: "C18, C19",
    option: "",
  },
  X95: {
    text: "`refund` takes `currency` and `exchangeRate` as `authorize` does. With `clearing` it returns that clearing, with its merchant, currency and rate: at most what was cleared and not returned, without the fee.",
    see: "C19, X31",
    option: "",
  },
  X96: {
    text: "`reverse` with `amount` and without a reference lists a reversal of an authorization that the card does not have. It gives back neither money nor a use.",
    see: "C19, C20",
    option: "",
  },
  X97: {
    text: "A card expires at 0:00 GMT after `valid_ending_on`, or after the last day of the month `expiry` if that is earlier.",
    see: "C7, C9, C17, VC-23",
    option: "",
  },
  X353: {
    text: "A card is valid from its creation, also before `valid_starting_on`: its status is `Approved`.",
    see: "VC-30",
    option: "",
  },
  X323: {
    text: "With `assumptions.expiredCardStatus` an expired card gets that status; by default it stays `Approved`. `Canceled` cancels it for good; with any other, an update that makes the card valid again makes it `Approved`.",
    see: "C9, X97",
    option: "",
  },
  X88: {
    text: "`reserved.authorizationAmounts`: an authorization of exactly this amount, in the merchant's cents, is declined with the given reason, before any other reason but `decline`.",
    see: "C17, C20",
    option: "",
  },
  X91: {
    text: 'A `valid_starting_on` after the month in which the card expires is a warning in the log, and with `strict: "advice"` a 400.',
    see: "C7, C17",
    option: "strict",
  },
  X37: {
    text: "The body of a login has neither `url` nor `type`, that of a gov_ident no `type`. Login names are compared exactly, case included.",
    see: "O18",
    option: "",
  },
  X355: {
    text: "The 409 of O3 says what to do: to remove the reference or delete the other record first, or only the latter where the reference can't be updated.",
    see: "O3",
    option: "",
  },
  X356: {
    text: "A field of onboarding whose type the document does not give is a string; `metadata` is an object.",
    see: "S8, S15",
    option: "",
  },
  X38: {
    text: "A login that was used may be given to another person once the first no longer names it.",
    see: "O11",
    option: "",
  },
  X39: {
    text: "The `status_reason` of a review lists what is missing when it is due, such as `debit_card: authorized_signer`; what was missing earlier does not count. An update that sends the present value changes nothing.",
    see: "O5, O16",
    option: "",
  },
  X40: {
    text: 'The same product or role twice is a 400. `mcc` is 0 to 9999. `options` has no limit of size. `source_of_funds: ""` counts as not sent.',
    see: "S8",
    option: "",
  },
  X41: {
    text: "`review.afterBankingDays: 0` ends the review at 22:00 GMT of the same banking day, or of the next one when that has passed.",
    see: "O8",
    option: "",
  },
  X42: {
    text: "A passport that expires today is still valid, and so is one of another country.",
    see: "O16",
    option: "",
  },
  X358: {
    text: "An update of a gov_ident or an address changes what O16 asks for by its `country`, `document_type` or `expires_on` alone, and one of a person by `gov_ident_ids` or `address_id`. An update of other fields is taken though a passport has expired.",
    see: "O16, X39",
    option: "",
  },
  X43: {
    text: "`account_number` has ten digits, follows from the seed and is unique in the bank. A company may be deleted in any status.",
    see: "O3, O7",
    option: "",
  },
  X44: {
    text: "An upload reports 415 for the part's type first, then 413, then every 400 in one message. A `file` part without a media type is a 415; `metadata` of `null` or an empty part name is a 400.",
    see: "O15",
    option: "",
  },
  X45: {
    text: "A call that succeeds is a 200 with the result as JSON, `{}` where there is none. Others are 400 for invalid arguments, 404 for an unknown path, row or collection, 405 with `Allow`, 409 where the state forbids the call, 500 when a scenario fails.",
    see: "",
    option: "",
  },
  X199: {
    text: "`GET /_sandbank` lists the paths of the control, with what each takes, and the routes of the service: as JSON, or as a page for a browser. `docs/endpoints.md` is the same list.",
    see: "X45",
    option: "",
  },
  X46: {
    text: "A body is a JSON object or empty, of any media type; a POST of a page, which has an `Origin`, must be `application/json`.",
    see: "",
    option: "",
  },
  X47: {
    text: "Control calls are not in the request log.",
    see: "S22",
    option: "",
  },
  X48: {
    text: "Names of worlds are printable ASCII. A world that was dropped starts again, or goes on where it was kept (X124). While no world is idle, a new one above the limit is a 503.",
    see: "",
    option: "",
  },
  X49: {
    text: "`connect` is part of the main entry. Each property of a bank is a function of a remote one; `now`, `paused` and `speed` that are asked for at once are one request.",
    see: "",
    option: "",
  },
  X286: {
    text: "`key` of `connect` is sent as `x-sandbank-key` to `/_sandbank` alone, and no redirect is followed with it. An error about it names its length alone.",
    see: "X48",
    option: "",
  },
  X64: {
    text: "Over HTTP the control answers requests whose `Host`, and `Origin` if any, name this machine or are listed in `allowHosts` and `allowOrigins`; others are a 403, and so is a request of another page without an `Origin`, such as an image. `bank.fetch` and the handlers have no such check.",
    see: "",
    option: "",
  },
  X333: {
    text: "The requests of one connection over HTTP are handled in the order in which they were sent, each once the one before is answered.",
    see: "S19, X60",
    option: "",
  },
  X65: {
    text: "A `Host`, path or method that makes no valid request is a 400. A connection that sends nothing for 10 seconds is closed. What a client still sends of a body whose request was answered is read and dropped, so that the next request of the connection is answered; after a pause of 2 seconds, or 256 MiB, the connection is closed.",
    see: "S2",
    option: "",
  },
  X194: {
    text: "`createBank` of `sandbank/core` makes the same bank without `handlers`. It loads nothing of msw and Node, so it runs wherever there are `fetch`, `Request` and `Response`.",
    see: "",
    option: "",
  },
  X211: {
    text: "`start` of `sandbank/browser` and `sandbank/node` with another bank replaces the one that answers, and the console says so; `stop` of the earlier one then does nothing. Where an adapter such as Vitest's answers with its own banks, `start` is refused.",
    see: "",
    option: "",
  },
  X220: {
    text: "A page: the bank waits until msw's worker controls the page, and registers it again, or reloads the page or frame, for up to 15 seconds.",
    see: "",
    option: "",
  },
  X336: {
    text: "A page whose policy is that of `docs/how-to/content-security-policy.md` (own scripts, styles, images and workers, no `'unsafe-eval'`, no `'unsafe-inline'`, trusted types) runs the bank, its worker, the panel and the playground without a violation.",
    see: "X337, X338",
    option: "",
  },
  X337: {
    text: "In a page zod's `jitless` is set before the first schema is made, so that no code is compiled from text; it holds for schemas of the app that are made later, too.",
    see: "",
    option: "",
  },
  X338: {
    text: "The worker's script is trusted by the policy `sandbank`, which takes addresses of the page's origin alone. Where a Content-Security-Policy refuses the worker, `start` rejects and names what the policy lacks.",
    see: "X220",
    option: "",
  },
  X239: {
    text: "A page without service workers: where msw cannot be started, the playground's bank answers the page's own calls by `bank.fetch`, and a note says so.",
    see: "X202, X277",
    option: "",
  },
  X240: {
    text: "`bank.fetch` takes a form with a file where the platform cannot read a `Request` that was made of one, such as WebKit.",
    see: "O15",
    option: "",
  },
  X368: {
    text: "Where a WebContainer such as StackBlitz's shows the page, which can't register a service worker there, `start` has the page answer its own `fetch` and `XMLHttpRequest`.",
    see: "X277",
    option: "",
  },
  X277: {
    text: "Where there is no service worker, such as at an insecure origin, `start` has the page's `fetch` send each form with its bytes, so that a file arrives in WebKit too.",
    see: "X239, X240",
    option: "",
  },
  X191: {
    text: "`bank.handlers` is one handler for each route, named by method and path, and a last one for other requests of the bank (S14). Each may be reordered, replaced or removed; a request that is not the bank's passes all of them, its body unread.",
    see: "S14, X197",
    option: "",
  },
  X195: {
    text: "The handlers answer a CORS preflight of a request to the bank with a 204 that allows it, and name the origin in answers. A preflight is not logged, and no fault applies to it. `bank.fetch` answers none: it is a 405 or 401.",
    see: "X10, S14",
    option: "",
  },
  X196: {
    text: "`bank.fetch` of a bank with a `baseUrl` rejects with a TypeError for a url of another origin. `sandbank/server` answers under its own address, whatever the `baseUrl`.",
    see: "S14",
    option: "",
  },
  X197: {
    text: "A known path that misses the bank's address (scheme, port, `www.`, path of the base url, or a forgotten `/v1`) goes to the network, and the event `warning` says once for each kind how to correct it. The log has no entry.",
    see: "S14",
    option: "",
  },
  X50: {
    text: "Vitest: a bank without a `baseUrl` has `https://bank-N.test`. A request to a bank whose test has ended is a network error. `answer(bank)` lets another bank answer below its `baseUrl`. A file sent from jsdom fails the test with a message.",
    see: "X101",
    option: "",
  },
  X192: {
    text: "Vitest, in Node with msw 3: `fetch` reaches a bank without a socket, and a response is like one from a connection. Where the test has its own handlers, `fetch` or `setupServer`, requests go through msw.",
    see: "X50",
    option: "",
  },
  X193: {
    text: "Vitest: only the address of a bank whose test has ended is kept, to refuse late requests (X50). The contexts of the last ten tests of a file still have their banks.",
    see: "X50",
    option: "",
  },
  X233: {
    text: "Vitest before 4.1 ignores `test.extend({ bankOptions })`: one warning says so, and names `test.scoped`.",
    see: "X50",
    option: "",
  },
  X224: {
    text: "Vitest: `bank.use(...handlers)` adds handlers that are asked before the bank's, for any address, until `bank.resetHandlers()` or the end of the test. `bank.server` in Node and `bank.worker` in a page is msw's own.",
    see: "X50, X192",
    option: "",
  },
  X225: {
    text: "Another `setupServer` that takes requests from the bank is named in the console once, with what to do; when it closes, the bank answers again. In a page the same holds of a `setupWorker` that starts later.",
    see: "X224",
    option: "",
  },
  X226: {
    text: "Jest: `setupBank` of `sandbank/jest` gives each test a bank as Vitest does (X50, X101, X224), without `failures`, `sandbank/coverage` and `test.concurrent`. The preset `sandbank/jest` maps the entries for tests, `msw` and `msw/node` to CommonJS.",
    see: "X50",
    option: "",
  },
  X51: {
    text: "Playwright: by default an unanswered request fails the test. One that is pending at the end does not, because pages poll.",
    see: "X101",
    option: "",
  },
  X232: {
    text: "Playwright: requests of `request`, `page.request`, `context.request` and `playwright.request.newContext` are answered as those of a page. The cookies of a context are not sent.",
    see: "X51",
    option: "",
  },
  X101: {
    text: "`failOn` of the Vitest and Playwright fixtures lists what fails a test at its end: `unhandled`, `pending`, `warning`, `unknown-field` or `server-error`, a 5xx that no fault gave. By default Vitest has the first two, Playwright the first. Each message names the test, the request and what to do.",
    see: "S22",
    option: "",
  },
  X99: {
    text: "Vitest and Playwright: a request that a rule or the limit answers is not unanswered, and one that a rule lets hang is not pending. Behind Playwright's routes the answer of `truncate` is lost whole.",
    see: "X50, X51, X73",
    option: "",
  },
  X200: {
    text: "Each kind of warning is printed in the console once, with method, path and what to do, masked as in the log. Once means for each bank, test file, Storybook page or server. `console: false` prints nothing.",
    see: "S22",
    option: "console",
  },
  X202: {
    text: "`sandbank/browser`, `sandbank/node` and `serve` print one line with the address and the number of rows once the scenario has run. It is not printed in tests, nor with `console: false`.",
    see: "",
    option: "console",
  },
  X52: {
    text: "Vite: the page's bank is `globalThis.sandbank`. If it cannot start, the app does not load.",
    see: "",
    option: "",
  },
  X125: {
    text: "Vite: a module that is replaced in place leaves the bank. An edit of the options' module, of what it imports or of the Vite config reloads the page, with a new bank.",
    see: "X52",
    option: "",
  },
  X126: {
    text: "Vite: with `persist` the state is restored from IndexedDB before the bank answers, and kept under `persist.name`, by default the project's root with its base path. No build keeps its bank, and neither do Vitest and Storybook.",
    see: "S21",
    option: "",
  },
  X127: {
    text: "Vite: a state that was stored with other options is restored where `restore` accepts it, otherwise replaced, with one line in the console. `persist.onConflict` is `restore` (this), `reset` (always replaced) or `ask`.",
    see: "X126, S21",
    option: "",
  },
  X213: {
    text: "Vite: `scenarios` names a module or package whose export `scenarios` (or default) the page's bank has in addition to those of its options. Anything else is refused. What it imports is found before the first page loads.",
    see: "X52",
    option: "",
  },
  X215: {
    text: "Vite: in React Router's framework mode, with server components too, SvelteKit, Astro, TanStack Start, SolidStart, Vike and Nuxt one bank in the dev server's process answers the server's own requests and those of the pages (X209). The page's `sandbank` is what `connect` returns.",
    see: "X52, X209",
    option: "",
  },
  X216: {
    text: "Vite: there the bank outlasts reloads of pages and edits of server files. An edit of the options' module makes a new bank. `panel` shows the server's bank; `persist` has no effect, which a line says.",
    see: "X125, X215, X265",
    option: "",
  },
  X217: {
    text: "Vite: there no build has anything of the bank: `build: true` is refused when building.",
    see: "X52",
    option: "",
  },
  X365: {
    text: "Vite: with `prerender` a bank of its own answers what a build asks in its process as it renders pages, which is what the pages then have. Nothing of the bank is in the build. By default a build asks the service.",
    see: "X217",
    option: "",
  },
  X218: {
    text: "Vite: in Analog, and in any other project whose pages Vite does not serve, one line says that no bank was started and what to do.",
    see: "X52",
    option: "",
  },
  X219: {
    text: "Vite: the page's bank has `use` and `resetHandlers`, and `worker`, msw's own. `pageBank()` of `sandbank/vite/page` returns it, and undefined where there is none, such as in a production build.",
    see: "X52",
    option: "",
  },
  X209: {
    text: "Where a development server and its pages share a bank, it is in the server's process. msw's worker sends the pages' requests to one path of the server's own origin, where the bank answers them as they were sent; what the handlers leave goes to the network. `globalThis.sandbank` of the page is a bank of `connect`.",
    see: "S14",
    option: "",
  },
  X210: {
    text: "That path answers pages of the server itself alone: another `Host` that is not in `allowHosts` or another `Origin` is a 403, and a POST of a type other than `application/x-sandbank` is a 415.",
    see: "X64",
    option: "",
  },
  X212: {
    text: "Next: `start` of `sandbank/next` answers before whatever `fetch` the server has, and before Next's cache. `GET` and `POST` are the path of X209. Until the page has its bank, its requests to other origins, `/v1` and `/_sandbank` wait.",
    see: "X209, X210",
    option: "",
  },
  X362: {
    text: "Any server that renders pages: `start` of `sandbank/ssr` does the same as that of `sandbank/next`. `handle` answers a `Request` and `nodeHandler` a request of Node at the path of X209, with the worker's script below it; without a bank it is a 404. `startPage` of `sandbank/ssr/client` starts the page.",
    see: "X209, X210, X212",
    option: "",
  },
  X364: {
    text: "Nuxt: the module `sandbank/nuxt` has one bank in the process of `nuxt dev`, which answers the pages and, through an address of this machine alone, the process that Nuxt runs the app's server in. The bank outlasts that process. Nothing of it is in a build.",
    see: "X209, X215",
    option: "",
  },
  X363: {
    text: "Each entry that runs in Node throws, as it is imported into one before 22.12, an Error that says which is needed; the command says so and ends with 1.",
    see: "",
    option: "",
  },
  X270: {
    text: "`panel` of `startPage` in `sandbank/next/client` and `sandbank/ssr/client` loads the panel, which shows the server's bank once that answers.",
    see: "X265",
    option: "",
  },
  X53: {
    text: "Storybook: the toolbar takes precedence over the story, the story over the preview. Changed args do not reset the bank.",
    see: "",
    option: "",
  },
  X98: {
    text: 'Storybook: the preset that the toolbar chooses replaces the story\'s `faults`, and these replace those in the options; "None" stands for no rules. `bank.reset()` restores them.',
    see: "X53, X76",
    option: "",
  },
  X221: {
    text: "Storybook: in CSF Next `sandbank()` is an addon of `definePreview`, which gives `parameters.sandbank` its type; in other stories the type comes with the import.",
    see: "X53",
    option: "",
  },
  X222: {
    text: "Storybook: the bank of a story has `use`, `resetHandlers`, `worker` and `server` as in Vitest. What they added is removed when the story ends or begins again.",
    see: "X224",
    option: "",
  },
  X223: {
    text: "Storybook: an invalid part of `parameters.sandbank`, or a choice in the address that no menu has, is an error in place of the story, which names it.",
    see: "X53, X98",
    option: "",
  },
  X100: {
    text: "OpenAPI: the document of a bank lists what the `rateLimit` and the `faults` of its options answer, at each operation concerned. The general document has 429 and 503 as components alone.",
    see: "X72, X74",
    option: "",
  },
  X54: {
    text: "The panel calls with `test_key` and `admin_test_key` unless `api-key` and `admin-key` say otherwise.",
    see: "S3",
    option: "",
  },
  X257: {
    text: "`place` is the tab and what it shows, separated by slashes: `data/<collection>/<id>`, `requests/<number>`, or a tab's name. An unknown one is the first tab. `sandbank-place` is sent when it changes for another reason.",
    see: "",
    option: "",
  },
  X258: {
    text: 'Whether it is open, its edge, sizes and place are kept in `localStorage` under `sandbank-panel`; nothing is kept for `dock="inline"`.',
    see: "",
    option: "",
  },
  X259: {
    text: "Control with the backtick key opens and collapses it, unless the page has used the keys; `shortcut` names others. Escape collapses it.",
    see: "",
    option: "",
  },
  X260: {
    text: 'While it is open at an edge, `--sandbank-room-<edge>` of the page\'s root has its size. At the top and the bottom the root gets that as padding, which any rule of the page overrides, unless `room="none"`.',
    see: "",
    option: "",
  },
  X264: {
    text: "`banks` has the banks to switch between by name. Without `bank` the one that was shown last is shown, else the first.",
    see: "X258",
    option: "",
  },
  X265: {
    text: "A remote bank (`connect`) is read when it is shown, every second while the page is visible, and after each call of the panel. While it does not answer, the panel says so and shows what was read last.",
    see: "X207",
    option: "",
  },
  X159: {
    text: "`npx sandbank --options <file>` takes all options of `createBank` from a file, `.json` or the default export of a module. A flag takes precedence over the file. A file or option that is wrong is refused in one line that names it.",
    see: "X69, X145, X149",
    option: "",
  },
  X203: {
    text: "`npx sandbank` and `npx sandbank record` print each request on the standard error, masked as in the log: method, path, status, milliseconds and warnings. `--log json` prints JSON lines, `--quiet` none. The standard output has the address alone.",
    see: "X47, X159",
    option: "console",
  },
  X366: {
    text: "`GET /_sandbank/panel` of a server is a page with the panel of its bank, below the path of `baseUrl` too. The page loads from that server alone, and who may call the control may open it. At a terminal `npx sandbank` prints its address and first steps on the standard error, unless `--quiet`, `--log json` or `console: false` says otherwise.",
    see: "X48, X199",
    option: "",
  },
  X367: {
    text: "`npx sandbank playground` serves the playground out of the package to this machine, at any free port or at `--port`. Its bank is in the page, and nothing is loaded from elsewhere.",
    see: "",
    option: "",
  },
  X120: {
    text: "With `state` of `serve` (`--state`) a bank is kept in a file: each change is on the disk before its answer, and the next server with the file goes on from there. Requests that come together are written together. A clean end leaves one line of JSON.",
    see: "S20",
    option: "",
  },
  X121: {
    text: "Each line carries a checksum. A last line that is incomplete is left out, which a line in the console says. A file that is empty, damaged elsewhere, of another version or of other options is refused and stays as it is, unless `resetState` (`--reset-state`) replaces it.",
    see: "",
    option: "",
  },
  X361: {
    text: "Whole lines that are gone from the end of a file leave no trace in it: the bank goes on from the state before them. Each answered change was on the disk, so no process that is killed leaves such a file.",
    see: "X121",
    option: "",
  },
  X342: {
    text: "With `stateRepair` (`--state-repair`) a damaged file goes back to its last whole change. The file as it was is kept as `….damaged`, and a line says what is lost. A file whose first line is damaged is refused.",
    see: "X121",
    option: "",
  },
  X350: {
    text: "A running bank is stored, and the machine's clock went back since or stands more than a year later: a line says what bank time does. It never goes back, and it makes up for the time between.",
    see: "X120",
    option: "",
  },
  X351: {
    text: "`GET /_sandbank/health` of a server is a 200, or a 503 that names each file whose last change could not be stored.",
    see: "X122",
    option: "",
  },
  X122: {
    text: "Where writing fails, such as with a full disk, a change is refused with a 503 `not_stored` and undone, in the log too, and a warning says why, once. The next one is tried again. At the start it is an error.",
    see: "X120, X351",
    option: "",
  },
  X123: {
    text: "The file is locked by `….sandbank-lock` next to it: a second server is refused with the pid of the first, under whatever name it reaches the file; one with hard links is refused. The lock of a process that has ended is taken over; that of another machine or container is not.",
    see: "",
    option: "",
  },
  X124: {
    text: "With `isolate` it is a folder, with `default.json` and `world-<name>.json` for each world, percent-encoded. A world that was dropped comes back as it was. One whose file cannot be opened is a 503, and so is a new one above 10,000 files.",
    see: "X48",
    option: "",
  },
  X112: {
    text: "A bank of `persist` answers after its change is stored. `pause`, `resume`, `setSpeed` and steps that a read makes are stored soon after; `saved()` waits for all. What is stored outlasts reloads, crashes and kills.",
    see: "S21",
    option: "",
  },
  X113: {
    text: "The log, the rules of `faults` and their counts, delayed answers and unfinished turns are not kept.",
    see: "S22, X76",
    option: "",
  },
  X339: {
    text: "A store without room gives one warning, `saved()` rejects, and what was stored stays whole. The next change for which there is room, or `saved()`, stores the whole state again. An error of a store with the name `QuotaExceededError` says that it has none.",
    see: "X114",
    option: "",
  },
  X114: {
    text: "A store that fails, is blocked, deleted or not there gives one warning, and the bank goes on in memory; `saved()` rejects from then on. Of two pages without `tabs`, the first to change something is kept.",
    see: "",
    option: "",
  },
  X340: {
    text: "Where a page may store nothing, such as one whose `localStorage` throws when it is looked at, the bank answers, the panel opens and the playground opens; what they would remember, they forget. What the page itself sees stays denied.",
    see: "X114, X258",
    option: "",
  },
  X341: {
    text: "IndexedDB that is denied is one warning of `persist`, which says that the browser lets the page store nothing.",
    see: "X114",
    option: "",
  },
  X115: {
    text: "What is stored is checked as a snapshot each time it is opened. A damaged journal, or one of other options, is a conflict: `onConflict` replaces the state, restores it, leaves it, asks, or is a function that decides.",
    see: "S21, X13",
    option: "",
  },
  X116: {
    text: "With `tabs: true` the pages of an origin that share the name have one bank: one turn happens at a time, and each first applies what the others have stored. A change of one is a `change` or `reset` event in the others.",
    see: "S19",
    option: "",
  },
  X117: {
    text: "With `tabs: true` a read of `bank.db` or of coming steps makes no due steps; they are made in a turn that it asks for.",
    see: "X66",
    option: "",
  },
  X118: {
    text: "A tab that replaces the state or has another version of Sandbank ends the sharing for the others, which go on in memory after a warning. `clear()` marks the state as removed; `stop()` ends the sharing for its own tab.",
    see: "X113",
    option: "",
  },
  X119: {
    text: "Where there are no Web Locks, such as at an insecure origin, `tabs: true` warns once, and the page keeps its bank alone. A frozen tab is waited for until it goes on or is closed.",
    see: "",
    option: "",
  },
  X102: {
    text: "`lostReplies` of `sandbank/resilience` runs a flow once without a fault, then once for each of its successful writes and each fault, each on a new bank. A write that a run does not send again, and a run that exceeds `timeout`, break their row.",
    see: "X70",
    option: "",
  },
  X103: {
    text: "Its faults: `lost-reply`, `duplicate` and `refuse` of X73; `slow`, a reply that is delayed by `slow` milliseconds after the write is done.",
    see: "X71, X73",
    option: "",
  },
  X104: {
    text: "The check alone judges a run, also one that rejected. `noDuplicates`, the default, fails when equal requests each created a row that is still there and not canceled.",
    see: "",
    option: "",
  },
  X105: {
    text: "`happened` says what the code did, compared with the run without a fault: `done twice`, `corrected it`, `retried`, `looked, then retried`, `gave up`, `looked it up`, `waited`, `went on`, `never ended` or `not reached`.",
    see: "",
    option: "",
  },
  X106: {
    text: "Equal runs give equal reports, however many happen at once. Without `concurrency` it is 4 if two runs at once do not disturb each other, otherwise 1. Runs for which `budget` leaves no time are named and fail the proof.",
    see: "X76",
    option: "",
  },
  X107: {
    text: "Coverage has these kinds: `operations`, `statuses`, `transitions`, `events` (of a bank that has them), `returnCodes`, `declineReasons`, `errors` (statements that refusals named), `fields` (those about single fields) and `faults`.",
    see: "X75, P19, C17, PROD-75",
    option: "",
  },
  X108: {
    text: "What can be seen is derived from the resources, their routes and lifecycles, and the code's own refusals. Statuses that options add count for the suite that sets them.",
    see: "P14",
    option: "",
  },
  X109: {
    text: "A bank counts from the end of its scenario, and again after each reset, for the last test that it is counted under. A remote bank cannot be counted.",
    see: "",
    option: "",
  },
  X110: {
    text: "`areas` limits all kinds to those areas and what they share. A threshold is met by the exact share; a run that was interrupted is neither written nor held to any. In watch mode the runs add up.",
    see: "",
    option: "",
  },
  X111: {
    text: "The file has `format`, `version` 1 and, for each kind, what was seen and what was missing, sorted; two files merge to what either has seen.",
    see: "",
    option: "",
  },
  X128: {
    text: "With `record: true` the bank records each call that changed something, with its bank time. `bank.recipe()`, `GET /_sandbank/recipe` and `connect` give them with options (without keys and functions), seed, clock and a hash of the state. Without `record` they are refused.",
    see: "S21, X92",
    option: "",
  },
  X129: {
    text: "A recipe begins with a scenario of the options, or null for none; or with a whole state after a restore, or once the calls take up more than `maxBytes`. A reset begins a new one. Of a file it has name, type and size alone.",
    see: "O15, X14",
    option: "",
  },
  X130: {
    text: "A replay makes the calls of a recipe in a bank of the same options, without faults, limit and latency, each at its own bank time; the result is taken over in one turn. A refused call is named and left out. The hash tells whether the state is the recorded one.",
    see: "S19, X77",
    option: "",
  },
  X131: {
    text: "`link` of `sandbank/share` packs the shortest of the recipe, the difference from the scenario and the whole state into the fragment `#bank=…` of a URL; `whole: true` packs the whole state. More than 65,536 characters reject with a `LinkTooLongError`. Test data is in a link in clear, keys are not.",
    see: "S21",
    option: "",
  },
  X132: {
    text: "`openLink` refuses a link that is damaged, too long, too large, of another version, or leads to a state that `restore` refuses: one `LinkError`, and nothing has changed. Otherwise it names options that differ, refused calls, and a hash that differs.",
    see: "X13, X129",
    option: "",
  },
  X133: {
    text: "A link is data: calls, rows and names of scenarios. One with a request outside `/v1` is refused, and so is an upload above the limit.",
    see: "O15",
    option: "",
  },
  X134: {
    text: "`takeLinks` removes a link from the page's address at once, now and when the fragment changes. The playground opens such links at once, the page of the Vite plugin after `confirm`.",
    see: "X52",
    option: "",
  },
  X142: {
    text: "`failures` of the Vitest and Playwright fixtures, true by default, writes the bank of each failed attempt to `bank.json`: test, errors, step, recipe, state and log. A line says how to open it. A test that is expected to fail has none.",
    see: "X101",
    option: "",
  },
  X143: {
    text: "The bank in such a file is paused at that moment. Its rows and recipe hold test data in clear; log, test name and errors are masked, and keys are in no part.",
    see: "S21, S22",
    option: "",
  },
  X144: {
    text: "Such a file is taken whole or not at all: one that is damaged, edited, of another version, or refused by `restore` is one message, and the bank stays as it was. The hash is no proof of origin.",
    see: "X13",
    option: "",
  },
  X145: {
    text: "`npx sandbank open bank.json` serves the bank of the file, paused at the moment of the failure, to which a reset returns. Delays, faults and limit of the test are left out. `/` is a page of the panel.",
    see: "X64, X128",
    option: "",
  },
  X147: {
    text: "A recorded scenario is a TypeScript file that makes the calls of a recipe. In a bank with the same options that starts when the recording ended it gives the same rows, ids included.",
    see: "X128, X129",
    option: "",
  },
  X148: {
    text: "It begins as much before its end as the recording took (`startsBefore`), and calls the scenario with which the recording began. `progress` is set at the beginning, since a scenario runs by the clock.",
    see: "X83, X129",
    option: "",
  },
  X149: {
    text: "No scenario is written of a recording that begins with a whole state, has no call, or took more than 3,650 days. `npx sandbank record [file]` writes one at SIGINT or SIGTERM, and replaces a file with `--force` alone.",
    see: "X129",
    option: "",
  },
  X241: {
    text: "A scenario of `sandbank/fixtures`, and that of the playground, rejects with the bank's message when a call of it is refused.",
    see: "X55",
    option: "",
  },
  X253: {
    text: "A request is copied as a test that passes as it stands: with the bank's options, without keys, and with the calls that made its rows. Rows from a restored state are named as missing.",
    see: "X128",
    option: "",
  },
  X254: {
    text: "A recording is a test of each write, action, move of the clock and fault since it began, with the status of each answer and the later state of the rows. What was sent and answered is in it in clear.",
    see: "X128",
    option: "",
  },
  X255: {
    text: "For Playwright the same requests are sent by its `request`, to the bank of the test. The page *Test recorder* runs the form for Vitest alone, for at most ten seconds.",
    see: "X232",
    option: "",
  },
  X272: {
    text: "Where the log does not have a body (another type, too large, no JSON), a test sends one that is refused alike. Of a body that the log has cut, the test expects the status alone.",
    see: "X253, X254",
    option: "",
  },
  X273: {
    text: "A recording of a bank that was set to a state has that state as a snapshot at the end of the file, and its test begins with it. The copy of one request never has it.",
    see: "X253, X254, S21",
    option: "",
  },
  X276: {
    text: "The copy of a request for openapi-fetch is answered by a bank with the same rows as the request was.",
    see: "X253",
    option: "",
  },
  X164: {
    text: "A recording of the service is compared by making its requests again in a new bank, each at its own time, with the ids that the bank gives. Answers are compared by status and, field by field, by value; the order of fields does not count.",
    see: "",
    option: "",
  },
  X165: {
    text: "What the service draws, such as card numbers and batch ids, is compared by its kind, and by its form where it has one: digits, which a recording may have masked, a UUID, an instant, the last four digits of the number beside them. Of two refusals the status, the shape of the body and the quoted fields are compared, not the words.",
    see: "S1, ACH-7, VC-10 to VC-12, VC-75, ONB-10, ONB-11, ONB-38",
    option: "",
  },
  X166: {
    text: "A request about a row from before the recording, or answered with 408, 429 or 500 and above, is not made, with its reason. Keys of a recording are not read.",
    see: "S3",
    option: "",
  },
  X167: {
    text: "The option that explains a difference is found by trying values: the one that leaves the fewest exchanges with differences is kept, until none leaves fewer. A search replays a few exchanges of each kind, and confirms with all.",
    see: "OPT-1",
    option: "",
  },
  X169: {
    text: "A recording is a HAR of any browser or of Playwright: the requests below `/v1` of `--base-url`, or of the address with most of them. What cannot be compared is counted with its reason. A file without a request of the service is refused in words.",
    see: "",
    option: "",
  },
  X170: {
    text: "`npx sandbank drift recording.har` prints the differences by the option that explains them, secrets masked, or with `--json` as JSON. The exit code is 0 for no difference, 1 for some, 2 where nothing could be compared. `--ignore` names a file of rules `METHOD /path field`.",
    see: "OPT-1",
    option: "",
  },
  X172: {
    text: "`npx sandbank verify` asks a service what its probes ask, and compares the answers with those of a bank that gets the same requests. Each probe is confirmed, contradicted, inconclusive or skipped; a statement may also be form only (X344) or not visible (X343).",
    see: "CONV-14",
    option: "",
  },
  X173: {
    text: "The options that make the bank agree are found by trying values until the answers differ least. `--out` writes them as a TypeScript module for `npx sandbank --options`, with the statements and answers as comments. Where the `url` of a row begins with another address than the one that was asked, that is `baseUrl`.",
    see: "S1, S14",
    option: "",
  },
  X174: {
    text: "An option with which the service could as well have another value is reported with these values; so is each option that no request shows, with the reason.",
    see: "",
    option: "",
  },
  X175: {
    text: "Without `--writes` only GET is sent. With it, created names begin with `sandbank-verify`, amounts are a cent or 0, and what was created is deleted or canceled, or listed at the end. `--dry-run` lists every request and sends none. `--rate` is 4 requests a second by default.",
    see: "P18",
    option: "",
  },
  X176: {
    text: "Keys are in no text or file that the command writes; they may be in `SANDBANK_KEY` and `SANDBANK_ADMIN_KEY`. Redirects are not followed.",
    see: "",
    option: "",
  },
  X177: {
    text: "An answer of 5xx, without JSON, too late, or a 401 to the given key is inconclusive; three such probes in a row end the run. A 429 is repeated after its `Retry-After`. A probe that contradicts, or only reads, is asked twice.",
    see: "",
    option: "",
  },
  X178: {
    text: "`--ledger` adds the day and the result of each statement that was confirmed, contradicted or form only to a JSON file. The exit code is 1 when nothing could be compared, a difference remains that no option explains, or SIGINT ended the run.",
    see: "",
    option: "",
  },
  X343: {
    text: "A statement is confirmed only by an answer that could have contradicted it, or one of the rules in its row, and only where no answer differs in what may be about it; then it is inconclusive. One about the service that no answer of a probe depends on is not visible: the report names it, and does not count it as confirmed.",
    see: "X172",
    option: "",
  },
  X344: {
    text: "Of a value that the service draws, such as an e-mail's id, only the form is compared (X165), so a statement about it is form only, as is one about the id of a new row, until an answer about that row shows it, and S9; `last4` is confirmed where the number is beside it.",
    see: "VC-12, X165",
    option: "",
  },
  X345: {
    text: "A statement about refusals is confirmed only where a request was refused for it. Such are the conditions of VC-76, and what a probe shows by a request that a bank of default options refuses.",
    see: "VC-76, X343",
    option: "",
  },
  X346: {
    text: "A fact that was seen in public is confirmed by a service that answers as a bank in which its option has the observed value, contradicted by one that answers as by default, and not visible where both answer the same.",
    see: "OPT-1",
    option: "",
  },
  X347: {
    text: "Of the events of a company none has an instant before that of the event that it follows.",
    see: "ONB-37, ONB-38",
    option: "",
  },
  X348: {
    text: "Differences that no option explains and that have one cause, the same field with the same two answers, are one line of the report, with their number and the operations.",
    see: "X172",
    option: "",
  },
  X349: {
    text: "Calls of cards and of their configuration that succeed answer 200, as the documents of payments and onboarding say of theirs; the document of cards states only the 202 of VC-75 and the 204 of VC-68. `verify` names this row where a service answers otherwise.",
    see: "CONV-8",
    option: "",
  },
  X352: {
    text: '`assumptions.cardCreated`: `"ok"` or `"created"`. With `"created"` the answer to `POST /v1/virtualcards` is a 201.',
    see: "X349",
    option: "assumptions.cardCreated",
  },
  X359: {
    text: "An id that a probe makes up is that of no row, also where the service answers as if there were one. So a service that answers a request about it otherwise than the bank contradicts. In a recording the row may have been there before (X166).",
    see: "X166, X172",
    option: "",
  },
  X227: {
    text: "`npx sandbank init` looks at its folder (framework, test runners, TypeScript, package manager), shows the changes as git would, and makes them after a yes or with `--yes`; `--dry-run` makes none. It prints the git commands that undo them.",
    see: "",
    option: "",
  },
  X228: {
    text: "It adds what is missing: the dependencies, the plugin or files of the framework, a file with options and a scenario, and one test. What it changes keeps its comments and formatting; a second run changes nothing.",
    see: "X227",
    option: "",
  },
  X360: {
    text: "A message shows a path as its system writes it, and a command that is printed can be pasted into the shell of that system, a command a line.",
    see: "X227",
    option: "",
  },
  X229: {
    text: "A configuration that cannot be read or safely changed is left as it is: what to add is printed, and the rest is done.",
    see: "X228",
    option: "",
  },
  X230: {
    text: "No file of the project is replaced. Where the name of the bank's options is taken they have another one, and a test that exists stays.",
    see: "X228",
    option: "",
  },
  X231: {
    text: "A folder without a readable package.json, an unknown flag or value, and a file that cannot be written are refused with exit code 1, and nothing is changed.",
    see: "X227",
    option: "",
  },
  X280: {
    text: "`cloudflareBank` of `sandbank/cloudflare` gives each world a bank in its own Durable Object. The world is that of the header `x-sandbank-world`, otherwise the part of the host name before `domain`. A request without a valid name is a 400.",
    see: "X48",
    option: "",
  },
  X281: {
    text: "What a request, an action or a change of the clock has changed is stored before its answer leaves. A world that has ended goes on where it was, without playing its shared scenario again; a clock that runs makes up for the time between.",
    see: "X112, X113, X128",
    option: "",
  },
  X282: {
    text: "Due steps are made by an alarm of the object, about 2,000 at a time, and by each request before its answer. An alarm that happens twice makes no step twice; one that fails is repeated ten minutes later.",
    see: "S20",
    option: "",
  },
  X283: {
    text: "A request whose change cannot be stored is a 503 with `Retry-After: 1`, and nothing of it is stored. The next request goes on from what is stored.",
    see: "X114",
    option: "",
  },
  X284: {
    text: "`bank` is the options of every world's bank, or a function of the environment and the world's name; the JSON variable `SANDBANK_OPTIONS` takes precedence. A world with wrong options or a state that does not fit them is a 503 that says what to do, and the state stays.",
    see: "X115, X159",
    option: "",
  },
  X298: {
    text: "Wrong options of the module are an OptionError as it loads, so that the platform refuses to deploy it. Those of a function or of `SANDBANK_OPTIONS` are a 503 of the world.",
    see: "X284, X159",
    option: "",
  },
  X285: {
    text: "A fault that breaks the connection is a 502 that names the rule: a worker cannot end a connection without an answer.",
    see: "X73",
    option: "",
  },
  X297: {
    text: "An answer that `truncate` cuts short breaks off for the client of a worker too.",
    see: "X73, X285",
    option: "",
  },
  X304: {
    text: "A world keeps its fault rules, with ids and counts, until they are removed, the world is reset, or the option `faults` changes. A rule that cannot be stored is a 503. What `rateLimit` has counted is not kept.",
    see: "X70, X281",
    option: "",
  },
  X305: {
    text: "A rule whose `on` is a function cannot be stored: a world that is woken has the one of its options, with the earlier counts. One that a later scenario has added is gone.",
    see: "X304",
    option: "",
  },
  X306: {
    text: "Stored faults that cannot be restored, such as for an operation that a later version lacks, are left out, and the worker's log says why.",
    see: "X304, X284",
    option: "",
  },
  X307: {
    text: "A message about the options `apiKeys` and `signatures` never repeats a text that is in place of keys: it names its length.",
    see: "X284, X286",
    option: "",
  },
  X287: {
    text: "The control of a world needs the secret `SANDBANK_CONTROL_KEY` in the header `x-sandbank-key`, requests for worlds need `SANDBANK_WORLDS_KEY`; else it is a 401 that wakes no world. While a secret is missing or shorter than 16 characters, it is a 503. No answer, log or storage has the keys.",
    see: "X286",
    option: "",
  },
  X288: {
    text: "`allowOrigins` lists whose pages may use service, control and worlds; pages of the bank's own origin always may. Without it any page may use the service, and none of another origin the rest. Others are a 403 without CORS headers.",
    see: "X64, X195",
    option: "",
  },
  X289: {
    text: "`PUT /_worlds/<name>` makes a world (201; 200 if it exists), `GET` describes its size and use, `DELETE` removes it with all that is stored of it (204).",
    see: "X48",
    option: "",
  },
  X329: {
    text: "A world that was not made is a 404 for every request, and nothing is stored of it.",
    see: "X289",
    option: "",
  },
  X290: {
    text: "A world without a request for `idleDays` days (14) expires, up to an hour later. What is stored is then removed, and every request is a 410 until the world is made again.",
    see: "X289",
    option: "",
  },
  X291: {
    text: "A world with `limits.rows` rows (20,000) or `limits.bytes` bytes of state (32 MiB) refuses what could add to them with a 429. All else is answered. The request that reaches a limit is completed.",
    see: "X74",
    option: "",
  },
  X296: {
    text: "Before a request is refused for `limits.bytes`, the changes that are stored with the state are replaced by a new state.",
    see: "X291",
    option: "",
  },
  X292: {
    text: "A world answers `limits.requestsPerSecond` requests (200) in each second of the machine's time; one above is a 429 with `Retry-After: 1`.",
    see: "X74",
    option: "",
  },
  X293: {
    text: "A snapshot of more than `limits.bytes` bytes is a 413 before it is parsed. The body of a request that is refused unread is read, up to 100 MiB, and dropped.",
    see: "X62, X65",
    option: "",
  },
  X55: {
    text: "A scenario calls with the first of `apiKeys.client`, or with any token when none is listed, and leaves out what the options make impossible.",
    see: "S3",
    option: "",
  },
  X56: {
    text: "Factories without a bank count past days from 2026-01-01 and future days from 2090-01-01, so that they return the same on any day.",
    see: "",
    option: "",
  },
  X57: {
    text: "Numbers belong to no person: routing numbers 79…, SSN area 000, EIN prefix 00, documents `TEST-…`, phones 555-01xx, hosts below `.example`.",
    see: "",
    option: "",
  },
  X161: {
    text: "The scenario `everything` shows each value of X160 that a field of an answer can have with the options of its bank.",
    see: "X85, X97, X160",
    option: "",
  },
  X162: {
    text: "Names and notes in `everything`, and one in three counterparties and merchants of `busy`, have one letter to more than a line, several scripts and both directions. They are made up.",
    see: "X57",
    option: "",
  },
  X163: {
    text: "A person of `aCompanyTree` that names an address or gov idents, and a document that names a file, gets none of its own.",
    see: "ONB-3",
    option: "",
  },
  X190: {
    text: "Names, texts and addresses of factories are drawn from a table made with faker. `faker` of `createFactories` has only the methods of faker that this needs.",
    see: "X57",
    option: "",
  },
  "SNAP-1": {
    text: "The clock is at an instant of bank time, its speed is above 0 and at most 31,536,000.",
    see: "X8",
    option: "",
  },
  "SNAP-2": {
    text: "The state of the random generator is four integers of 32 bits, not all of them 0.",
    see: "",
    option: "",
  },
  "SNAP-3": {
    text: "Each row has the fields of its schema and no others, in the objects inside it too.",
    see: "S15, S16",
    option: "",
  },
  "SNAP-4": {
    text: "`next` is 1,001 to 10^15, so that it is beyond every id and an id can still be taken from it.",
    see: "S9",
    option: "",
  },
  "SNAP-5": {
    text: "Ids have the form of their collection, count up, and are below `next`.",
    see: "S9",
    option: "",
  },
  "SNAP-6": {
    text: "Only a row that the options gave has an id below 1,001.",
    see: "S9",
    option: "",
  },
  "SNAP-7": {
    text: "The card configuration is exactly one row.",
    see: "CC-1",
    option: "",
  },
  "SNAP-8": {
    text: "A stored `url` is that of its row.",
    see: "CONV-5",
    option: "",
  },
  "SNAP-9": {
    text: "A status, also one in a timeline, is one that the bank has.",
    see: "P14",
    option: "",
  },
  "SNAP-10": {
    text: "A row has a timeline, unless the options gave it.",
    see: "",
    option: "",
  },
  "SNAP-11": {
    text: "The times of a timeline are instants of bank time in ISO 8601, and do not go back.",
    see: "X8",
    option: "",
  },
  "SNAP-12": {
    text: "With a paused clock, nothing in a timeline is later than the clock. A running clock that would be earlier than a timeline, because the machine's is, continues from the latest instant in them.",
    see: "X8",
    option: "",
  },
  "SNAP-13": {
    text: "Each entry of a timeline has a status that the one before may lead to; a canceled card stays canceled, and another has the status of its validity. A row without a status has one entry, with null.",
    see: "ACH-24 to ACH-35, O9, C9, X97",
    option: "",
  },
  "SNAP-14": {
    text: "The last status of a timeline is that of the row.",
    see: "",
    option: "",
  },
  "SNAP-15": {
    text: "A row that a field points to exists.",
    see: "O2, O3, C2",
    option: "",
  },
  "SNAP-16": {
    text: "No two cards have one number, no two companies one account number, no two persons one login, no two deleted logins one name, and no two real cards or suppliers one position.",
    see: "C11, O7, O11",
    option: "",
  },
  "SNAP-17": {
    text: "Each timer is one that its row waits for, and the only one of its name.",
    see: "",
    option: "",
  },
  "SNAP-18": {
    text: "A status that time ends has its timer. So has an open authorization of a card, unless `clearingAfterBankingDays` is null, and so has an approved card, unless `expiredCardStatus` is `Approved`.",
    see: "P12, O8, C16, X97",
    option: "",
  },
  "SNAP-19": {
    text: "A timer is due after the clock's time, and after everything in the timelines, unless the steps of its collection are `manual` or made by reads.",
    see: "X83",
    option: "",
  },
  "SNAP-41": {
    text: "`progress` names collections with timed steps. No row of one that is `immediate` has a timer, but for the expiry of a card. Only where reads make the steps does a timer have `reads`, which is at least 1 and less than makes the step.",
    see: "X80 to X82",
    option: "",
  },
  "SNAP-20": {
    text: "A transfer has its receiver's fields or a `counterparty_id`, and keeps the account of that receiver.",
    see: "P6, P9",
    option: "",
  },
  "SNAP-21": {
    text: "`return` is given in the statuses `failed` and `corrected` alone, and its description is the title of its code; `corrected_data` is given in `corrected` alone.",
    see: "P19, X85",
    option: "",
  },
  "SNAP-22": {
    text: "The status before a review is known during the review alone.",
    see: "P14",
    option: "",
  },
  "SNAP-23": {
    text: "A transfer that was never picked up has no batch.",
    see: "P13",
    option: "",
  },
  "SNAP-24": {
    text: "A transfer that was picked up is in the batch of the hour of its pick-up, its account and its service, which is named after a transfer in it.",
    see: "P13",
    option: "",
  },
  "SNAP-25": {
    text: "The positions of real cards and of suppliers are 0 to one less than their number.",
    see: "S10",
    option: "",
  },
  "SNAP-26": {
    text: "The number of a card is one that the bank could draw and is in `internal` alone; `last4` is its end, `cvc` three digits, `expiry` a month.",
    see: "C11, C12",
    option: "",
  },
  "SNAP-27": {
    text: "`rcn_alias` is that of the real card `rcn_id`.",
    see: "VC-E19",
    option: "",
  },
  "SNAP-28": {
    text: "The limits and dates of a card meet VC-E5, VC-E6 and VC-E11.",
    see: "C7",
    option: "",
  },
  "SNAP-29": {
    text: "The entries of a card's ledger account for each of its authorizations and clearings, in order, under their references.",
    see: "X29",
    option: "",
  },
  "SNAP-30": {
    text: "An entry has the amounts, the answer and the type of its authorization or clearing, billed by its exchange rate.",
    see: "C18, C20, X31, X96",
    option: "",
  },
  "SNAP-31": {
    text: "A reversal and a clearing are of an authorization that was open, at its merchant, and a reversal, or a clearing that was not final, of no more than was left. The return of a clearing has its merchant and rate, and is of no more than was left of it.",
    see: "C18, C19, X30, X94, X95",
    option: "",
  },
  "SNAP-32": {
    text: "Days, category codes and currencies of authorizations and clearings have their forms.",
    see: "",
    option: "",
  },
  "SNAP-33": {
    text: "`available_balance` is what the ledger leaves, and 0 on a canceled card.",
    see: "C10, C19",
    option: "",
  },
  "SNAP-34": {
    text: "An e-mail has the time of its row, a tracking id of its form and a recipient.",
    see: "C15",
    option: "",
  },
  "SNAP-35": {
    text: "A company has an account number of ten digits, and the account of that number, in the statuses from its approval on, and none in the others.",
    see: "O7, O9",
    option: "",
  },
  "SNAP-36": {
    text: "The first product of a company is `dda_account`.",
    see: "O6",
    option: "",
  },
  "SNAP-37": {
    text: "The events of a company are the statuses of its timeline, each with its time and with the data of the event before.",
    see: "O10",
    option: "",
  },
  "SNAP-38": {
    text: "A reservation ends after it was made. Of two logins with one name, the earlier had expired, unused, when the later was reserved.",
    see: "O11",
    option: "",
  },
  "SNAP-39": {
    text: "A name that is taken after its login was deleted is that of no other login, but for one that had expired before. If it is taken until a day, that is after the deletion.",
    see: "O11, X154",
    option: "",
  },
  "SNAP-40": {
    text: "The login of a person is one that is used.",
    see: "O11",
    option: "",
  },
  "STA-1": {
    text: "`states` lists what a front end has to show, derived from the resources, statuses, actions, operations and cut-offs of a bank, a team's own with them. Equal banks give equal ids, each once, in the same order.",
    see: "",
    option: "",
  },
  "STA-2": {
    text: "`only` and `without` choose by group, by tag, and by id or what it begins with. A name that chooses none is an `OptionError` with the nearest one.",
    see: "",
    option: "",
  },
  "STA-3": {
    text: "A state's rows are made in a copy of the bank without faults, latency and signatures, and taken over in one turn. The log of the bank has none of it; its clock goes on as before.",
    see: "",
    option: "",
  },
  "STA-4": {
    text: "`rows`: none, one, 20, 21, 10,000 and 10,001 rows of each collection in which rows can be created. Those that are removed for it take the rows with them that refer to them.",
    see: "O3",
    option: "",
  },
  "STA-5": {
    text: "`rows`: a row in each status of its lifecycle, and after each choice or suggestion of an action's argument, such as the codes of a return; one at a time, and one of each. Time moves only for a status that nothing else leads to.",
    see: "",
    option: "",
  },
  "STA-6": {
    text: "`values`: a new row in each collection with the shortest or longest texts of its schema, a text of one of twelve scripts, of both directions, of combining marks, without width, of emoji or of markup, null in all that may be null, or amounts of 0, 1, the largest or below 0. A field that does not take it has the next that it takes, or that of its example.",
    see: "",
    option: "",
  },
  "STA-7": {
    text: "`answers`: of each operation every refusal that it documents, with the body that a bank sends, and a 401 the second time, 429, 500, 503, no connection, half a body, no answer, an answer after 5 s; of a write also that it is done and its answer lost, of a list in pages that all but the first are a 503. `all` has the same of every operation.",
    see: "X70, S1",
    option: "",
  },
  "STA-8": {
    text: "`changes`: a row that is changed, removed, or brought into another status right after its list is answered, once.",
    see: "",
    option: "",
  },
  "STA-9": {
    text: "`changes`: a row whose answers say a status that no bank has; the bank itself keeps what it had.",
    see: "X72",
    option: "",
  },
  "STA-10": {
    text: "`moments`: bank time goes on to the next such moment, and each collection in which rows can be created gets a row. `pageTime` is what the clock of the page should say: an instant, a time zone, or by how much it is wrong. A bank whose time is later than that of the list has the next one after it.",
    see: "",
    option: "",
  },
  "STA-11": {
    text: "A link of `stateLink` has `#state=` and an id before the place on the page. `start` of `sandbank/browser`, the page of the Vite plugin, a story, and a page whose bank is in the server put the bank into that state before the app's first request, and remove it from the address. An id that the bank does not have rejects with the nearest one.",
    see: "X125",
    option: "",
  },
  "STA-12": {
    text: "`GET /_sandbank/states` lists the states, and `POST /_sandbank/states` with an `id` puts the bank into one; their code is loaded then.",
    see: "X46",
    option: "",
  },
  "STA-13": {
    text: "The panel's *Setup* finds states by words of their ids and titles, and shows the one chosen and those before and after it. Each begins with the bank as it was before the first, to which *Back to none* leads.",
    see: "",
    option: "",
  },
  "STA-14": {
    text: "Storybook: a story whose `parameters.sandbank` has `states` gets a control `sandbankState`, and its bank is in the chosen one.",
    see: "X53",
    option: "",
  },
  "STA-15": {
    text: "`npx sandbank states <url>` opens a page as it is and then in each state, each in a browser context and with a bank of its own, and looks at it once no request is in flight and nothing changes, at most `--timeout` seconds later. States of which the page calls none of the operations, or else collections, are left out and counted; `--all` keeps them. Without a scenario the bank has that of `starter`.",
    see: "",
    option: "",
  },
  "STA-16": {
    text: "It finds a page without anything on it; text that a box hides where no `title` or `aria-label` has it; texts of different elements on each other, unless one is in front by intent; a page wider than its window; and what says that something is loading when everything is answered.",
    see: "",
    option: "",
  },
  "STA-17": {
    text: "It finds `NaN`, `undefined`, `null`, `[object Object]` and `Invalid Date` in texts, fields and names for screen readers, and texts that are only a key (`errors.not_found`, `in_review`) or have a placeholder (`{{count}}`). Source text (`code`, `pre`), addresses and names of files, and what an answer holds, are none; a word with underscores is one although an answer holds it.",
    see: "",
    option: "",
  },
  "STA-18": {
    text: "It finds an amount of money that no answer holds, without regard to its sign, and that is not the sum of a field over a list, or over its rows with the same word in another field. Nothing is known of a place where the page as it is shows an amount that no answer holds, unless that is a held one with its point elsewhere.",
    see: "",
    option: "",
  },
  "STA-19": {
    text: "It finds a request that failed, with no later success, on a page that has no text that it does not have as it is or without rows, and no field marked as invalid. A page that tries again is looked at until it does no more.",
    see: "",
    option: "",
  },
  "STA-20": {
    text: "It finds errors and rejections that nothing handled, each as what it is, and lines of `console.error`; that an answer failed, which the browser itself writes there, is none.",
    see: "",
    option: "",
  },
  "STA-21": {
    text: "`--explore` clicks and fills in at random, among the states; the same `--seed` does the same. A finding is told once, with the fewest of its steps that lead to it. Amounts are not judged.",
    see: "STA-18",
    option: "",
  },
  "STA-22": {
    text: "The report is a folder that works from a file: pictures by group, a search, filters by group and finding, each state with its link, requests and rows, and each finding as a test to copy. It can be used by keyboard.",
    see: "",
    option: "",
  },
  "STA-23": {
    text: "The exit code is 1 for findings of the kinds of `--fail-on` (by default all) that are not in `--baseline`, a report that `--json` printed; 2 where it could not look. Digits in findings may differ from those of the baseline.",
    see: "",
    option: "",
  },
  "STA-24": {
    text: "The bank is one in the process of the command, which answers what the page asks for as that of `sandbank/playwright` does; or, of a page that has its own, as by the plugin or a worker, that one, by the link of the state. `--bank` says which, or else opening the page does.",
    see: "",
    option: "",
  },
  "STA-25": {
    text: "`--screens` and `--follow` look at further pages: those that are named, and those that links lead to, one for each kind of address, at most 20. `--do` runs a module before each picture; where a state keeps it from ending, the page is looked at without it, with a note.",
    see: "",
    option: "",
  },
  "STA-26": {
    text: "A wrong flag, a file that can't be read, or a missing `@playwright/test` is one line that says what to do. Nothing but a report is replaced in `--out`.",
    see: "",
    option: "",
  },
  "VC-1": {
    text: "A virtual card is a card number that is mapped to one real credit card of the client.",
    see: "CC-6",
    option: "",
  },
  "VC-2": {
    text: "A card is limited by its total amount, a minimum and a maximum per transaction, a number of uses and a period of validity.",
    see: "C17, C19",
    option: "",
  },
  "VC-3": {
    text: "A card reports its authorizations, which are tracked through the day, and its clearings, which are settled transactions (VC-57).",
    see: "C16",
    option: "",
  },
  "VC-4": {
    text: "The details of a card can be sent by e-mail, on creation and on request.",
    see: "C15",
    option: "",
  },
  "VC-5": {
    text: "The area is in Beta: the interface may still change.",
    see: "",
    option: "",
  },
  "VC-6": {
    text: "`id`: string, unique.",
    see: "S9",
    option: "",
  },
  "VC-7": {
    text: "`available_balance`: integer, the cents that are left.",
    see: "C10",
    option: "",
  },
  "VC-8": {
    text: "`authorizations`: array of authorizations (VC-33 to VC-43).",
    see: "C19",
    option: "",
  },
  "VC-9": {
    text: "`clearings`: array of clearings (VC-44 to VC-57).",
    see: "C19",
    option: "",
  },
  "VC-10": {
    text: "`card_number`: string or null. Null unless it was asked for (VC-63, VC-65).",
    see: "C11, C12",
    option: "",
  },
  "VC-11": {
    text: "`cvc`: string, the short verification code.",
    see: "C11",
    option: "",
  },
  "VC-12": {
    text: "`last4`: string, the card number's last four digits.",
    see: "",
    option: "",
  },
  "VC-13": {
    text: "`currency`: string, the card's currency code.",
    see: "C11, VC-E8",
    option: "",
  },
  "VC-14": {
    text: "`emails`: null, or an array of up to five addresses that receive the details when the card is created.",
    see: "C8, VC-E16",
    option: "",
  },
  "VC-15": {
    text: "`notified`: boolean, true once an e-mail to `emails` was started.",
    see: "C8",
    option: "",
  },
  "VC-16": {
    text: "`expiry`: string YYYY-MM, always two years after the card's creation.",
    see: "",
    option: "",
  },
  "VC-17": {
    text: "`cardnetwork_data`: object of strings by name, the custom fields of the purchase template.",
    see: "C4, CC-15, VC-E14, VC-E15, VC-E17",
    option: "",
  },
  "VC-18": {
    text: "`metadata`: object of up to 8K, the client's own data.",
    see: "S8, S15",
    option: "",
  },
  "VC-19": {
    text: "`per_transaction_max`: integer or null, cents.",
    see: "C5, VC-E1, VC-E4",
    option: "",
  },
  "VC-20": {
    text: "`per_transaction_min`: integer or null, cents.",
    see: "C5, VC-E1",
    option: "",
  },
  "VC-21": {
    text: "`rcn_id`: integer, the id of the real card.",
    see: "C2, S9",
    option: "",
  },
  "VC-22": {
    text: "`rcn_alias`: string, the name of the real card.",
    see: "C2",
    option: "",
  },
  "VC-23": {
    text: "`status`: string. Of its values `Approved` alone is specified (VC-30).",
    see: "C9, X97, X323",
    option: "",
  },
  "VC-24": {
    text: "`supplier_id`: integer, the id of the supplier.",
    see: "C3, S8",
    option: "",
  },
  "VC-25": {
    text: "`total_card_amount`: integer, the card's maximum value in cents.",
    see: "VC-E1, VC-E3, VC-E13",
    option: "",
  },
  "VC-26": {
    text: "`transactions_max`: integer, how often the card can be used.",
    see: "C19, VC-E12",
    option: "",
  },
  "VC-27": {
    text: "`valid_starting_on`: string YYYY-MM-DD, the first day of use, GMT.",
    see: "S16, VC-E2",
    option: "",
  },
  "VC-28": {
    text: "`valid_ending_on`: string YYYY-MM-DD, the last day of use, GMT.",
    see: "S16, VC-E2, VC-E9",
    option: "",
  },
  "VC-29": {
    text: "`url`: `/v1/virtualcards/<id>`.",
    see: "",
    option: "",
  },
  "VC-30": {
    text: "A valid card has status `Approved`.",
    see: "X353",
    option: "",
  },
  "VC-31": {
    text: "Canceling a card ends its use. Its status after that is not specified.",
    see: "C9",
    option: "",
  },
  "VC-32": {
    text: "Besides its status, a card's use depends on its validity, its uses and its available balance.",
    see: "C17, X97",
    option: "",
  },
  "VC-33": {
    text: "`billing_amount`: integer, cents.",
    see: "C18",
    option: "",
  },
  "VC-34": {
    text: "`billing_currency`: string, such as a currency code.",
    see: "C18",
    option: "",
  },
  "VC-35": {
    text: "`date`: string YYYY-MM-DD, the day of the authorization.",
    see: "",
    option: "",
  },
  "VC-36": {
    text: "`issuer_response`: string, a description of the issuer's response.",
    see: "C17",
    option: "",
  },
  "VC-37": {
    text: "`mcc`: string, the merchant category code.",
    see: "X32",
    option: "",
  },
  "VC-38": {
    text: "`mcc_description`: string, what the category code stands for.",
    see: "X32",
    option: "",
  },
  "VC-39": {
    text: "`merchant_amount`: integer, cents.",
    see: "C18",
    option: "",
  },
  "VC-40": {
    text: "`merchant_currency`: string, read as the currency in which the merchant is paid.",
    see: "C18, X335",
    option: "",
  },
  "VC-41": {
    text: "`merchant_id`: string, the merchant's id.",
    see: "X32",
    option: "",
  },
  "VC-42": {
    text: "`merchant_name`: string, the merchant's name.",
    see: "X32",
    option: "",
  },
  "VC-43": {
    text: "`transaction_type`: `Authorization`, `Advice`, `First Presentment`, `Reversal`, `Reversal advice`, `Unspecified (Offline Settlements)`, `Purchase Return` or `Forced Post`.",
    see: "C20",
    option: "",
  },
  "VC-44": {
    text: "`billing_amount`: integer, cents in the card's billing currency, US dollars.",
    see: "C18",
    option: "",
  },
  "VC-45": {
    text: "`billing_currency`: string, the card's billing currency.",
    see: "",
    option: "",
  },
  "VC-46": {
    text: "`date`: string YYYY-MM-DD, the day of the transaction, the same as `settlement_date`.",
    see: "",
    option: "",
  },
  "VC-47": {
    text: "`exchange_rate`: string, read as the price of one unit of the merchant's currency in that of the card.",
    see: "C18, X34",
    option: "",
  },
  "VC-48": {
    text: "`mcc`: string, the merchant category code.",
    see: "",
    option: "",
  },
  "VC-49": {
    text: "`mcc_description`: string, what the category code stands for.",
    see: "",
    option: "",
  },
  "VC-50": {
    text: "`merchant_amount`: integer, cents. In a transaction in US dollars it equals `billing_amount`.",
    see: "C18",
    option: "",
  },
  "VC-51": {
    text: "`merchant_currency`: string, read as the currency in which the merchant is paid.",
    see: "C18, X335",
    option: "",
  },
  "VC-52": {
    text: "`merchant_id`: string, the merchant's id.",
    see: "",
    option: "",
  },
  "VC-53": {
    text: "`merchant_name`: string, the merchant's name.",
    see: "",
    option: "",
  },
  "VC-54": {
    text: "`settlement_amount`: integer, cents: the billing amount and any fees, such as one for a foreign transaction.",
    see: "C18",
    option: "",
  },
  "VC-55": {
    text: "`settlement_currency`: string, the currency of the settlement.",
    see: "",
    option: "",
  },
  "VC-56": {
    text: "`settlement_date`: string YYYY-MM-DD, the day of the settlement.",
    see: "",
    option: "",
  },
  "VC-57": {
    text: "Authorizations and clearings appear on the card as they occur, a clearing usually several days after its authorization.",
    see: "C16",
    option: "",
  },
  "VC-58": {
    text: "`POST /v1/virtualcards` creates a card and returns it, its `url` included.",
    see: "",
    option: "",
  },
  "VC-59": {
    text: "A create requires `total_card_amount` and `valid_ending_on`.",
    see: "VC-E9, VC-E13",
    option: "",
  },
  "VC-60": {
    text: "A create also takes `valid_starting_on` (by default yesterday), `transactions_max` (1000), `per_transaction_max` (null), `per_transaction_min` (null), `emails` (null), `cardnetwork_data` (`{}`), `metadata` (`{}`), `rcn_id`, `rcn_alias` and `supplier_id` (null).",
    see: "S7, C2",
    option: "",
  },
  "VC-61": {
    text: "A `rcn_alias` must match the `rcn_id`.",
    see: "C2, VC-E19",
    option: "",
  },
  "VC-62": {
    text: "With `emails` a create sends the details to them, and `notified` is true.",
    see: "C8, C15",
    option: "",
  },
  "VC-63": {
    text: "`show_card_number` is next to `data` in the body of a create: a boolean, true by default. With false, `card_number` is null in the answer.",
    see: "C12",
    option: "",
  },
  "VC-64": {
    text: "`GET /v1/virtualcards/:id` returns a card.",
    see: "",
    option: "",
  },
  "VC-65": {
    text: "The query parameter `show_card_number` of a retrieve or update is `true` or `false`, by default `false`; `card_number` is then null.",
    see: "C12",
    option: "",
  },
  "VC-66": {
    text: "`PATCH /v1/virtualcards/:id` updates a card and returns it.",
    see: "C7, C9",
    option: "",
  },
  "VC-67": {
    text: "An update takes `emails`, `cardnetwork_data`, `metadata`, `per_transaction_max`, `per_transaction_min`, `total_card_amount`, `transactions_max`, `valid_ending_on` and `valid_starting_on`, each optional. `rcn_id`, `rcn_alias` and `supplier_id` are not among them.",
    see: "S6, S7",
    option: "",
  },
  "VC-68": {
    text: "`DELETE /v1/virtualcards/:id` cancels a card: 204 without a body.",
    see: "C9",
    option: "",
  },
  "VC-69": {
    text: "`GET /v1/virtualcards` lists references of type `virtualcard`, a page at a time, in the order of creation.",
    see: "S10",
    option: "",
  },
  "VC-70": {
    text: "`filter[metadata.<key>]` keeps the cards whose metadata has this value under the key. `metadata.` is part of the parameter's name.",
    see: "C13",
    option: "",
  },
  "VC-71": {
    text: "`links.next` has the form `/v1/virtualcards?page[cursor]=<id>`.",
    see: "S12",
    option: "",
  },
  "VC-72": {
    text: "`page[cursor]`: string, the id of the page's first element; by default the most recent one.",
    see: "S10, S11",
    option: "",
  },
  "VC-73": {
    text: "`page[limit]`: integer, how many references a page holds; 10000 by default and at most.",
    see: "S11",
    option: "",
  },
  "VC-74": {
    text: "`POST /v1/virtualcards/:id/email` takes `email`, which is required, and sends one e-mail with the details there. It may be called repeatedly.",
    see: "C15, VC-E23, VC-E24",
    option: "",
  },
  "VC-75": {
    text: "The e-mail is sent asynchronously: the answer is 202 with `{ id }`, a UUID for tracking, used only for debugging.",
    see: "C15",
    option: "",
  },
  "VC-76": {
    text: "Each error below is a 400 with a message that names the field. The shape of the body is not specified.",
    see: "S1",
    option: "",
  },
  "VC-77": {
    text: "VC-E1 to VC-E19 apply to both create and update.",
    see: "C7",
    option: "",
  },
  "VC-E1": {
    text: "An amount of money is not a positive integer of cents.",
    see: "C5, X25",
    option: "",
  },
  "VC-E2": {
    text: "A date does not have the form YYYY-MM-DD.",
    see: "S16",
    option: "",
  },
  "VC-E3": {
    text: "`total_card_amount` is 0 or less.",
    see: "X25",
    option: "",
  },
  "VC-E4": {
    text: "`per_transaction_max` is 0 or less.",
    see: "X25",
    option: "",
  },
  "VC-E5": {
    text: "`per_transaction_min` is larger than `per_transaction_max`.",
    see: "C7",
    option: "",
  },
  "VC-E6": {
    text: "`per_transaction_max` is larger than `total_card_amount`.",
    see: "C7",
    option: "",
  },
  "VC-E7": {
    text: "`total_card_amount` is larger than the configured `max_card_amount`.",
    see: "C7, C14",
    option: "",
  },
  "VC-E8": {
    text: "The request names a currency that is not USD.",
    see: "S6, C11",
    option: "",
  },
  "VC-E9": {
    text: "`valid_ending_on` was not sent, or is null or empty.",
    see: "C7",
    option: "",
  },
  "VC-E10": {
    text: "`valid_ending_on` is in the past.",
    see: "C6",
    option: "",
  },
  "VC-E11": {
    text: "`valid_ending_on` is the same as `valid_starting_on` or before it.",
    see: "C7, X26",
    option: "",
  },
  "VC-E12": {
    text: "`transactions_max` is negative.",
    see: "",
    option: "",
  },
  "VC-E13": {
    text: "A required field, `total_card_amount` or `valid_ending_on`, was not sent.",
    see: "C7",
    option: "",
  },
  "VC-E14": {
    text: "`cardnetwork_data` lacks a custom field that the purchase template requires.",
    see: "C4",
    option: "",
  },
  "VC-E15": {
    text: "`cardnetwork_data` has a field that the template does not define.",
    see: "C4",
    option: "",
  },
  "VC-E16": {
    text: "`emails` has more than five addresses.",
    see: "C8",
    option: "",
  },
  "VC-E17": {
    text: "A key or value in `cardnetwork_data` is not a string.",
    see: "",
    option: "",
  },
  "VC-E18": {
    text: "`rcn_alias` belongs to no real card of the company.",
    see: "C7",
    option: "",
  },
  "VC-E19": {
    text: "`rcn_id` and `rcn_alias` are invalid, or belong to different real cards.",
    see: "C2, C7",
    option: "",
  },
  "VC-E20": {
    text: "On list: a filter has no key in brackets.",
    see: "C13",
    option: "",
  },
  "VC-E21": {
    text: "On list: the key of a filter does not begin with `metadata.`.",
    see: "C13",
    option: "",
  },
  "VC-E22": {
    text: "On list: the key of a filter is not a string value.",
    see: "C13",
    option: "",
  },
  "VC-E23": {
    text: "On sending an e-mail: `email` is missing.",
    see: "",
    option: "",
  },
  "VC-E24": {
    text: "On sending an e-mail: `email` is not an e-mail address.",
    see: "S16",
    option: "",
  },
};
