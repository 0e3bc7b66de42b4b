import * as z from "zod/mini";
import { referencesOf } from "../engine/schema/references.ts";
import { withMeta } from "../engine/schema/zod/with-meta.ts";
import { type AnyRow, defineModel, type Model, type Presentation } from "../engine/store/model.ts";
import { statementOf } from "../engine/store/statements.ts";

/** The path segment of each collection, by its name in `bank.db` (ONB-140 to ONB-148). */
const SEGMENTS = {
  companies: "companies",
  persons: "persons",
  logins: "logins",
  parentCompanies: "parent_companies",
  addresses: "addresses",
  files: "files",
  documents: "documents",
  govIdents: "gov_idents",
} as const;

/** The name of an onboarding collection. */
export type Collection = keyof typeof SEGMENTS;

/** The reference object beside an id: what the id refers to (ONB-8). */
interface ReferenceObject {
  readonly id: number;
  readonly url: string;
}

/** A row as the API shows it: with reference objects beside the ids (O19) and its absolute url. */
export type Onboarded<Row> = Omit<Row, "internal"> & {
  readonly [Field in keyof Row as Field extends "login_id"
    ? never
    : Field extends `${infer Name}_ids`
      ? `${Name}s`
      : Field extends `${infer Name}_id`
        ? Name
        : never]: Row[Field] extends readonly number[]
    ? readonly ReferenceObject[]
    : null extends Row[Field]
      ? ReferenceObject | null
      : ReferenceObject;
} & { readonly url: string };

function pathOf(collection: Collection): string {
  return `/v1/${SEGMENTS[collection]}`;
}

/**
 * The name of the reference object beside an id field: "address" beside "address_id", "persons"
 * beside "person_ids". A person's login_id has none (O19).
 */
function objectBeside(field: string): string | undefined {
  if (field === "login_id") return undefined;
  return field.endsWith("_ids") ? `${field.slice(0, -"_ids".length)}s` : field.slice(0, -"_id".length);
}

/** Returns the presenter of rows: adds reference objects and url, leaves out `internal`. */
function presenter(row: z.ZodMiniObject, path: string): (row: AnyRow, presentation: Presentation) => object {
  const targets = new Map(referencesOf(row).map(({ field, collection }) => [field, collection]));
  return (stored, { origin }) => {
    const shown: Record<string, unknown> = {};
    const url = `${origin}${path}/${stored.id}`;
    for (const [field, value] of Object.entries(stored)) {
      if (field === "internal") continue;
      shown[field] = value;
      // As the tables have it; a row without a type has its url at the end.
      if (field === "type") shown.url = url;
      const target = targets.get(field);
      const name = target && objectBeside(field);
      if (!name) continue;
      const refer = (id: number): ReferenceObject => ({
        id,
        url: `${origin}${pathOf(target as Collection)}/${id}`,
      });
      if (Array.isArray(value)) shown[name] = value.map(refer);
      else shown[name] = value === null ? null : refer(value as number);
    }
    return { ...shown, url };
  };
}

/** The schema of presented rows: the same fields, in the same order. */
function presented(row: z.ZodMiniObject, urlStatement: string | undefined): z.ZodMiniObject {
  const url = withMeta(z.string(), { statement: urlStatement });
  const targets = new Set(referencesOf(row).map(({ field }) => field));
  const shape = Object.entries(row.shape).flatMap(([field, schema]): [string, z.core.$ZodType][] => {
    if (field === "internal") return [];
    if (field === "type") return Object.entries({ type: schema, url });
    const name = targets.has(field) ? objectBeside(field) : undefined;
    if (!name) return [[field, schema]];
    const object = withMeta(z.object({ id: z.int(), url: z.string() }), {
      component: "ReferenceObject",
      statements: "ONB-8",
    });
    const beside =
      schema instanceof z.ZodMiniArray
        ? z.array(object)
        : schema instanceof z.ZodMiniNullable
          ? z.nullable(object)
          : object;
    return [
      [field, schema],
      // It says what the id does.
      [name, withMeta(beside, { statement: statementOf(schema) })],
    ];
  });
  return z.object({ ...Object.fromEntries(shape), url });
}

/** Declares a model of this area: integer ids, absolute urls, reference objects beside its ids (O19). */
export function onboardingModel<
  const Name extends Collection,
  Schema extends z.ZodMiniObject & z.ZodMiniType<AnyRow>,
  Wire extends object = Onboarded<z.output<Schema>>,
>({
  urlStatement,
  ...model
}: Omit<Model<z.output<Schema>, Wire, Name>, "path" | "ids" | "absoluteUrls" | "row"> & {
  readonly row: Schema;
  /** The statement about the url that rows are shown with. */
  readonly urlStatement?: string;
}): Model<z.output<Schema>, Wire, Name> {
  const path = pathOf(model.collection);
  const present = presenter(model.row, path);
  const whole = {
    present,
    wire: (row: z.ZodMiniObject) => presented(row, urlStatement),
    referenceRule: "O2",
    ...model,
    path,
    ids: "integer",
    absoluteUrls: true,
  };
  // The presenter builds the wire type field by field, from the references of the schema.
  return defineModel<Name, Schema, Wire>(
    whole as Model<z.output<Schema>, Wire, Name> & { readonly row: Schema },
  );
}
