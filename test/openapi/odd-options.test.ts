import { expect, test } from "vitest";
import { request } from "../../fixtures/http-client.ts";
import { type BankOptions, createBank, OptionError } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { operationsOf, validDocument } from "./document.ts";

test("a review status shows in the row and in the filter", () => {
  const { document, field } = validDocument({ assumptions: { reviewStatus: "on_HOLD-now" } });
  const names = ["pending", "canceled", "processing", "succeeded", "failed", "on_HOLD-now"];
  expect(field("AchTransfer", "status")?.enum).toEqual(names);
  const parameters = document.paths["/v1/ach"]?.get?.parameters ?? [];
  expect(parameters.find(({ name }) => name === "filter[status]")?.schema.enum).toEqual(names);
});

test("a review status with quotes is refused before there is a document of it", () => {
  expect(() => createBank({ assumptions: { reviewStatus: `"on'hold"` } })).toThrow(OptionError);
});

test("200 fields of a template, with names of any text, are listed with those that are required", () => {
  const odd = [
    '"quoted"',
    "it's",
    "a/b~c",
    "$ref",
    "__proto__",
    "constructor",
    "ünï\u2028code",
    "{id}",
    "</script>",
    " ",
  ];
  const names = [...odd, ...Array.from({ length: 190 }, (_, at) => `field ${at}`)];
  const template = names.map((name, at) => ({ name, required: at % 2 === 0 }));
  const { field } = validDocument({ cardNetworkTemplate: template });
  const data = field("VirtualCardCreate", "cardnetwork_data");
  const [schema] = data?.anyOf ?? [data];
  expect(Object.keys(schema?.properties ?? {}).sort()).toEqual([...names].sort());
  expect(schema?.required).toHaveLength(100);
  expect(schema?.additionalProperties).toBe(false);
});

test("accounts of any text are the values of the originating account", () => {
  const accounts = ["4000000011", `a "quoted" one`, "ünï", "</script>"];
  const { field } = validDocument({ accounts });
  expect(field("AchTransferCreate", "account_number")).toEqual({
    type: "string",
    enum: accounts,
    description: "The client's originating account. It must be enabled for use through the interface.",
  });
});

test("with several real cards a create names one of them", () => {
  const realCards = [
    { id: "7", alias: `The "big" one` },
    { id: "8", alias: "The other" },
  ];
  const { schemas, field } = validDocument({ realCards });
  expect(field("VirtualCardCreate", "rcn_id")).toEqual({
    type: "integer",
    enum: [7, 8],
    description: "The id of the real card.",
  });
  expect(schemas.VirtualCardCreate?.required).toEqual(
    expect.arrayContaining(["rcn_id", "rcn_alias", "total_card_amount"]),
  );
});

test("a minimum that may be 0 has that bound in what is sent and in what is answered (OPT-11)", () => {
  const minimums = (options: BankOptions) => {
    const { field } = validDocument(options);
    return ["VirtualCard", "VirtualCardCreate", "VirtualCardUpdate"].map(
      (name) => field(name, "per_transaction_min")?.anyOf?.[0],
    );
  };
  const positive = { type: "integer", exclusiveMinimum: 0, maximum: 9_007_199_254_740_991 };
  expect(minimums({})).toEqual([positive, positive, positive]);
  const orZero = { type: "integer", minimum: 0, maximum: 9_007_199_254_740_991 };
  expect(minimums({ assumptions: { perTransactionMinZero: "accept" } })).toEqual([orZero, orZero, orZero]);
});

test("an update that may send single fields requires none, and a create what it did (OPT-15)", () => {
  const required = (options: BankOptions) => {
    const { schemas } = validDocument(options);
    return ["AddressUpdate", "GovIdentUpdate", "AddressCreate"].map((name) => schemas[name]?.required);
  };
  const create = ["street_line1", "city", "country"];
  const govIdent = ["country", "document_type", "file_id", "first_name", "last_name", "number"];
  expect(required({})).toEqual([create, govIdent, create]);
  expect(required({ assumptions: { singleFieldUpdates: true } })).toEqual([undefined, undefined, create]);
});

test("a state of any country has no pattern, and its description says what the US has (OPT-18)", () => {
  const states = (options: BankOptions) => {
    const { field } = validDocument(options);
    return ["Address", "AddressCreate", "AddressUpdate", "Company"].map((name) => field(name, "state"));
  };
  const pattern = '"pattern":"^(|AL|AK|';
  for (const state of states({})) expect(JSON.stringify(state)).toContain(pattern);
  const any = states({ assumptions: { foreignStates: "free" } });
  expect(JSON.stringify(any.pop())).toContain(pattern);
  expect(any).toEqual([
    { type: "string", description: "The abbreviation of a US state. Where the country is not US, any text." },
    {
      anyOf: [{ type: "string" }, { type: "null" }],
      default: "",
      description: "The abbreviation of a US state. Where the country is not US, any text.",
    },
    { type: "string", description: "The abbreviation of a US state. Where the country is not US, any text." },
  ]);
});

test("a file whose type its name says may be sent without one (OPT-17)", () => {
  const types = (options: BankOptions) =>
    validDocument(options).document.paths["/v1/files"]?.post?.requestBody?.content["multipart/form-data"]
      ?.encoding?.file?.contentType;
  expect(types({})).toBe("application/pdf, image/jpeg, image/png");
  expect(types({ assumptions: { files: { octetStream: "by-name" } } })).toBe(
    "application/pdf, image/jpeg, image/png, application/octet-stream",
  );
});

test("request examples work on a bank with such options", async () => {
  const bank = createBank({
    strict: true,
    accounts: ["ünï"],
    realCards: [
      { id: "7", alias: "One" },
      { id: "8", alias: "Two" },
    ],
    cardNetworkTemplate: [{ name: "__proto__" }, { name: "cost center", required: true }],
    assumptions: { abaChecksum: false },
  });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const { paths } = openapi(bank);
  for (const path of ["/v1/ach", "/v1/virtualcards"]) {
    const content = paths[path]?.post?.requestBody?.content["application/json"];
    const answer = await request(bank, "POST", path, { body: content?.examples?.example?.value });
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
  }
});

test("a strict bank takes no other fields, and says so", () => {
  const strict = validDocument({ strict: true });
  const taking = operationsOf(strict.document).flatMap(({ operation: { operationId, requestBody } }) =>
    Object.values(requestBody?.content ?? {}).map(({ schema }) => [operationId, schema] as const),
  );
  expect(taking.length).toBeGreaterThan(20);
  for (const [operationId, schema] of taking)
    expect([operationId, schema.additionalProperties]).toEqual([operationId, false]);
  expect(strict.schemas.AchTransferCreate?.additionalProperties).toBe(false);
  const lenient = validDocument({ strict: true, assumptions: { unknownFields: "ignore" } });
  expect(lenient.schemas.AchTransferCreate).not.toHaveProperty("additionalProperties");
});

test("an error body of one's own is described as what it is", () => {
  const { document, schemas } = validDocument({
    assumptions: {
      errorBody: ({ status, code, message, issues }) => ({
        errors: issues.length > 0 ? issues : [{ field: null, code, message }],
        status,
        hint: undefined,
      }),
    },
  });
  expect(schemas.ErrorBody).toMatchObject({
    anyOf: expect.arrayContaining([
      expect.objectContaining({ type: "object", required: ["errors", "status"] }),
    ]),
  });
  const refused = document.paths["/v1/ach"]?.post?.responses[401]?.content?.["application/json"];
  expect(refused?.examples?.example?.value).toMatchObject({
    status: 401,
    errors: [{ code: "unauthorized" }],
  });
});

test.each([
  ["text", "no", { type: "string" }],
  ["nothing", null, { type: "null" }],
  ["a list", [], { type: "array" }],
])("an error body that is %s is described too", (_, body, schema) => {
  expect(validDocument({ assumptions: { errorBody: () => body } }).schemas.ErrorBody).toEqual(schema);
});

test("a base url is the server, that of urls in examples, and the largest file is named", () => {
  const { document } = validDocument({
    baseUrl: "https://api.example.com/a%20b/",
    assumptions: { files: { maxBytes: 0 } },
  });
  expect(document.servers).toEqual([{ url: "https://api.example.com/a%20b", description: "The bank." }]);
  const text = JSON.stringify(document);
  expect(text).toContain('"https://api.example.com/a%20b/v1/persons/1001"');
  expect(text).not.toContain("127.0.0.1");
  const upload = document.paths["/v1/files"]?.post?.requestBody?.content["multipart/form-data"];
  expect(upload?.schema.properties?.file?.description).toContain("At most 0 bytes.");
});
