import { referencesOf } from "../engine/schema/references.ts";
import { jsonOf } from "../openapi/calls/example.ts";
import type { JsonSchema } from "../openapi/document-types.ts";
import { creatorIn, type Endpoint } from "../openapi/endpoints.ts";
import { type Caller, creatableIn } from "./caller.ts";
import { inCopy } from "./copy.ts";
import type { Source } from "./source.ts";
import type { State } from "./state.ts";
import { SAMPLES } from "./texts.ts";

/** The length of a long text where the schema has none. */
const LONG = 140;

/** Amounts that fill their place on a page, in cents, largest first: what the schema does not say, the options of a bank may limit. */
const LARGE = [Number.MAX_SAFE_INTEGER, ...Array.from({ length: 8 }, (_, at) => 10 ** (12 - at) - 1)];

/** A field as its create takes it. */
interface Field {
  readonly json: JsonSchema;
  readonly isNullable: boolean;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
}

/** The values to try in a field, the best first; none to leave it as it is in the example. */
type Candidates = (field: Field) => readonly unknown[];

interface Kind {
  readonly name: string;
  readonly title: string;
  readonly why: string;
  readonly tags: readonly string[];
  readonly candidates: Candidates;
}

const KINDS: readonly Kind[] = [
  {
    name: "shortest",
    title: "The shortest texts",
    why: "A name of one letter or an empty one leaves nothing to click on, and an avatar without initials.",
    tags: ["text"],
    candidates: ({ json }) =>
      isText(json) ? ["", "x".repeat(Math.max(1, Number(json.minLength ?? 1)))] : [],
  },
  {
    name: "longest",
    title: "The longest texts",
    why: "Text is cut without a way to read it, lies over what is beside it, or makes the page scroll sideways.",
    tags: ["text", "long"],
    candidates: ({ json }) =>
      isText(json) ? [longText(Number(json.maxLength ?? LONG)), longText(40), longText(20)] : [],
  },
  ...SAMPLES.map(
    ({ text, title, ...sample }): Kind => ({
      ...sample,
      title: `Texts ${title}`,
      tags: ["text", ...sample.tags],
      candidates: ({ json }) => (isText(json) ? [text] : []),
    }),
  ),
  {
    name: "nulls",
    title: "Everything that can be null is null",
    why: "The page shows null, undefined, or Invalid Date, or throws when it reads a missing value.",
    tags: ["null"],
    candidates: ({ isNullable, isOptional }) => [
      ...(isNullable ? [null] : []),
      ...(isOptional ? [undefined] : []),
    ],
  },
  {
    name: "amounts/zero",
    title: "Amounts of 0",
    why: "0 is falsy: it is shown as missing, or as a dash.",
    tags: ["amount"],
    candidates: ({ json }) => (isWhole(json, 0) ? [0] : []),
  },
  {
    name: "amounts/cent",
    title: "Amounts of one cent",
    why: "It is rounded to 0, or shown without its zeros.",
    tags: ["amount"],
    candidates: ({ json }) => (isWhole(json, 1) ? [1] : []),
  },
  {
    name: "amounts/largest",
    title: "The largest amounts",
    why: "A column is too narrow, a sum is no longer exact, and an axis has no room for its labels.",
    tags: ["amount", "long"],
    candidates: ({ json }) =>
      isWhole(json) ? [...(json.maximum === undefined ? [] : [json.maximum]), ...LARGE] : [],
  },
  {
    name: "amounts/negative",
    title: "Negative amounts",
    why: "The sign is lost, or stands between the currency and the digits.",
    tags: ["amount"],
    candidates: ({ json }) => (isWhole(json, -125_000) ? [-125_000] : []),
  },
];

/** What is in the rows, a state for each kind of values: a new row in every collection in which rows can be created has them. */
export function* valueStates({ endpoints }: Source): Generator<State> {
  const collections = creatableIn(endpoints);
  for (const { name, title, why, tags, candidates } of KINDS) {
    const takes = (collection: string) =>
      Object.values(fieldsOf(creatorIn(collection, endpoints))).some((field) => candidates(field).length > 0);
    if (!collections.some(takes)) continue;
    yield {
      id: `values/${name}`,
      group: "values",
      title,
      why,
      tags: [...tags, ...collections],
      apply: (bank) =>
        inCopy(bank, async (copy) => {
          for (const collection of collections) await createWith(copy, collection, candidates);
        }),
    };
  }
}

/** Creates a row with the first candidates of its fields that the bank takes; a field that takes none is as in the example. */
async function createWith(copy: Caller, collection: string, candidates: Candidates): Promise<void> {
  const fields = Object.entries(fieldsOf(creatorIn(collection, copy.endpoints)));
  let left = fields.map(([name, field]) => [name, candidates(field)] as const);
  for (;;) {
    left = left.filter(([, values]) => values.length > 0);
    const tried = Object.fromEntries(left.map(([name, [value]]) => [name, value]));
    const refused = await copy.refusedFields(collection, tried);
    if (refused.length === 0 || left.length === 0) return;
    left = left.map(([name, values]) => [name, refused.includes(name) ? values.slice(1) : values] as const);
  }
}

/** The fields of a create that refer to no row. */
function fieldsOf({ route, fieldsByOptions }: Endpoint): Readonly<Record<string, Field>> {
  const references = new Set(route.model && referencesOf(route.model.row).map(({ field }) => field));
  const shape = Object.entries(route.body?.schema.shape ?? {}).filter(([name]) => !references.has(name));
  return Object.fromEntries(
    shape.map(([name, schema]) => {
      const given = jsonOf(schema);
      const types = [given.type, ...(given.anyOf ?? []).map(({ type }) => type)].flat();
      const json = { ...(given.anyOf?.[0] ?? given), ...fieldsByOptions[name] } as JsonSchema;
      return [
        name,
        { json, isNullable: types.includes("null"), isOptional: schema._zod.optin !== undefined },
      ];
    }),
  );
}

/** Whether a schema takes texts; which ones by its pattern, the bank decides. */
function isText({ type, enum: words, const: only, format }: JsonSchema): boolean {
  return [type].flat()[0] === "string" && [words, only, format].every((each) => each === undefined);
}

/** Whether a schema takes numbers, by its least also this one. */
function isWhole(
  { type, enum: numbers, minimum, exclusiveMinimum }: JsonSchema,
  least = Number.POSITIVE_INFINITY,
): boolean {
  const isNumber = ["integer", "number"].includes(String([type].flat()[0]));
  const isBelow = Number(minimum) > least || Number(exclusiveMinimum) >= least;
  return isNumber && numbers === undefined && !isBelow;
}

/** Words of so many letters in all. */
function longText(length: number): string {
  return "Consolidated Intercontinental Provisioning "
    .repeat(Math.ceil(length / 43))
    .slice(0, length - 1)
    .padEnd(length, "X");
}
