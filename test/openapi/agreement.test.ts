import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseFields } from "../../src/engine/http/input/fields.ts";
import { type Route, routeIn } from "../../src/engine/http/routes/route.ts";
import { unknownFields } from "../../src/engine/http/unknown-fields.ts";
import type { Resource } from "../../src/engine/resource/resource.ts";
import { type BankOptions, createBank } from "../../src/index.ts";
import { type JsonSchema, type OpenApiDocument, openapi } from "../../src/openapi/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { accepted, aroundLimits, changed, ODD } from "./arbitraries.ts";
import { contentsOf, operationsOf } from "./document.ts";
import { validatorOf } from "./validator.ts";

/** What the document of a bank says of the bodies that it takes. */
function describedBy(options: BankOptions) {
  const bank = createBank(options);
  const document = openapi(bank);
  const routes = Object.values<Resource>(REGISTRY).flatMap((resource) =>
    resource.routes.map((route) => routeIn(route, bank as never)),
  );
  const compile = validatorOf(document);
  const bodies = routes
    .filter(({ body }) => body)
    .map((route) => ({ route, schema: sentTo(route, document), compile }));
  return { compile, document, routes, bodies };
}

const { bodies, compile, document, routes } = describedBy({});

/** The bodies that options change, in a bank with these options. */
const changedByOptions = describedBy({
  assumptions: { perTransactionMinZero: "accept", singleFieldUpdates: true, foreignStates: "free" },
}).bodies.filter(({ route }) => route.bodyIn);

test("the options change five bodies (OPT-11, OPT-15, OPT-18)", () => {
  expect(changedByOptions.map(({ route }) => route.operation)).toEqual([
    "createVirtualCard",
    "updateVirtualCard",
    "createAddress",
    "updateAddress",
    "updateGovIdent",
  ]);
});

/** The schema of what a route takes: the fields in `data`, or the parts beside the file. */
function sentTo({ operation, multipart }: Route, document: OpenApiDocument): JsonSchema {
  const placed = operationsOf(document).filter((one) => one.operation.operationId === operation);
  const schema = placed.flatMap(contentsOf)[0]?.content.schema ?? {};
  if (!multipart) {
    const data = schema.properties?.data ?? {};
    return document.components.schemas[data.$ref?.replace("#/components/schemas/", "") ?? ""] ?? data;
  }
  const { [multipart.file]: _file, ...properties } = schema.properties ?? {};
  return { ...schema, properties, required: [] };
}

/** Whether the bank's own schemas of the fields take what was sent; rules over several fields come after them. */
function takes({ body }: Route, sent: Readonly<Record<string, unknown>>): boolean {
  const { issues } = parseFields(
    sent,
    body?.schema.shape ?? {},
    unknownFields("ignore", () => undefined),
  );
  return issues.length === 0;
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, accepted(field)]),
  );
  return fc.record(fields, { requiredKeys: [...required] });
}

/** Whether a body is one that a document describes: in it a part without a value is left out, though the bank takes "null". */
function isDescribed({ multipart }: Route, sent: Record<string, unknown>): boolean {
  return !multipart || !Object.values(sent).includes(null);
}

/** One field with another value, or left out. */
function oneChanged(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(schema.properties ?? {});
  return fc.tuple(fieldsOf(schema), fc.constantFrom(...names)).chain(([fields, name]) => {
    const { [name]: value, ...others } = fields;
    return fc.oneof(
      { weight: 8, arbitrary: changed(value).map((other) => ({ ...others, [name]: other })) },
      { weight: 1, arbitrary: fc.constant(others) },
    );
  });
}

const all = [
  ...bodies.map((body) => ({ ...body, where: "" })),
  ...changedByOptions.map((body) => ({ ...body, where: ", with other options," })),
];

describe.each(all)("the schema of what $route.operation takes$where", ({ route, schema, compile }) => {
  const validate = compile(schema);

  test("generates bodies that the bank takes", () => {
    fc.assert(
      fc.property(fieldsOf(schema), (sent) => {
        expect([validate(sent), validate.errors]).toEqual([true, null]);
        expect(takes(route, sent)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test("agrees with the bank about each field with each odd value", () => {
    const [base = {}] = fc.sample(fieldsOf(schema), { numRuns: 1, seed: 1 });
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      for (const value of [...ODD, ...aroundLimits(field)]) {
        const sent = { ...base, [name]: value };
        expect([name, value, validate(sent)]).toEqual([
          name,
          value,
          isDescribed(route, sent) && takes(route, sent),
        ]);
      }
    }
  });

  test("agrees with the bank about a body with one field changed", () => {
    fc.assert(
      fc.property(oneChanged(schema), (sent) => {
        expect(validate(sent)).toBe(isDescribed(route, sent) && takes(route, sent));
      }),
      { numRuns: 300 },
    );
  });
});

// The exceptions: rules of one field that JSON Schema has no keyword for. The description of the field states each.
test.each([
  ["metadata of more than 8192 bytes", { metadata: { text: "x".repeat(8192) } }],
  ["metadata of more than 500 levels", { metadata: nested(501) }],
])("%s fits the schema and is refused", (_, sent) => {
  const route = routes.find(({ operation }) => operation === "updateCounterparty") as Route;
  expect(compile(sentTo(route, document))(sent)).toBe(true);
  expect(takes(route, sent)).toBe(false);
});

function nested(levels: number): object {
  return levels === 0 ? {} : { level: nested(levels - 1) };
}
