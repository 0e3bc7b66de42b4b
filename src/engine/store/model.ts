import * as z from "zod/mini";
import type { Input } from "../schema/input.ts";
import type { IdForm } from "./ids.ts";

/** Anything that can be a row: it has an id, as a string or as an integer (S9). */
export type AnyRow = { readonly id: string | number };

/** A row without what is never shown. */
export type Shown<Row> = Omit<Row, "internal">;

/** What a model's `present` may use in addition to the row. */
export interface Presentation {
  /** Where absolute urls begin, without a trailing slash (S14). */
  readonly origin: string;
}

/** How requests and answers of a bank name and write fields otherwise than the rows have them. */
export interface WireForm {
  /** The JSON type of the row's own `id`. */
  readonly ids: Model["ids"];
  /** The names of fields by those in the row. A field that refers to rows or has rules of its own keeps its name. */
  readonly names: Readonly<Record<string, string>>;
  /** The fields that an answer leaves out where they are null. */
  readonly leftOut: readonly string[];
}

/**
 * What the store and the API need to know about the rows of a collection. `row` is the only schema of the stored row:
 * the fields that the API shows, each with the `statement` of docs/spec about it in its `meta`, and an `internal` object that
 * it never shows. Its functions are methods, so that a model of some rows is also a model of any rows.
 */
export interface Model<
  Row extends AnyRow = AnyRow,
  Wire extends object = object,
  Name extends string = string,
> {
  /** Its name in `bank.db` and in a snapshot. */
  readonly collection: Name;
  /** The name of one row in messages: "ACH transfer". */
  readonly noun: string;
  /** The name of several: "ACH transfers". */
  readonly plural: string;
  /** The name of its schema in a description of the API, by default made of the noun. */
  readonly component?: string;
  /** The `type` of its references (CONV-5, O18). */
  readonly type: string;
  /** The path of its collection, such as "/v1/ach". */
  readonly path: string;
  readonly ids: IdForm;
  /** Its references carry absolute urls (onboarding) rather than paths. */
  readonly absoluteUrls?: boolean;
  readonly row: z.ZodMiniObject & z.ZodMiniType<Row>;
  /** The schema of a row in a bank with such options; `row`, that of a bank without options, where they change nothing. */
  rowIn?(options: never): z.ZodMiniObject & z.ZodMiniType<Row>;
  /** What an update may send; left out where there is no update. */
  readonly update?: Input<unknown>;
  /** The field whose changes make the row's timeline. */
  readonly statusField?: string;
  /** Indexes for look-ups without a scan: name → the keys under which a row is found. */
  readonly indexes?: Readonly<Record<string, KeysOf<Row>>>;
  /** The indexes, reference fields included, under each key of which there is at most one row. */
  readonly unique?: readonly string[];
  /** A field `url` of its rows is a team's own, and not the address of the row. */
  readonly ownUrl?: boolean;
  /** It always has exactly one row. */
  readonly single?: boolean;
  /** The statement that an id which points to a row must be that of an existing one. */
  readonly referenceRule?: string;
  /** Why an existing row may no longer be referenced: the end of a message and its statement; undefined when it may. */
  invalidReason?(row: Row, now: number): { readonly text: string; readonly rule: string } | undefined;
  /** The row as the API shows it; by default all but `internal`. */
  present?(row: Row, presentation: Presentation): Wire;
  /** The schema of what `present` returns of such rows; given exactly where that is. Descriptions and tests alone ask for it. */
  wire?(row: z.ZodMiniObject): z.ZodMiniObject;
  /** What the options of its area change of how the API shows a row and takes it. The store and `bank.db` have it as ever. */
  wireForm?(options: never): WireForm;
}

/** The keys under which an index finds a row. */
type KeysOf<Row> = { keys(row: Row): readonly (string | number)[] }["keys"];

/** The rows of a model, as they are stored. */
export type RowOf<M> = M extends Model<infer Row, object, string> ? Row : never;

/** The rows of a model, as the API shows them. */
export type WireOf<M> = M extends Model<AnyRow, infer Wire, string> ? Wire : never;

/** Declares a model; its row type follows from its schema. */
export function defineModel<
  const Name extends string,
  Schema extends z.ZodMiniObject & z.ZodMiniType<AnyRow>,
  Wire extends object = Shown<z.output<Schema>>,
>(
  model: Model<z.output<Schema>, Wire, Name> & { readonly row: Schema },
): Model<z.output<Schema>, Wire, Name> {
  return model;
}

/** A model with the schema that its rows have in a bank with such options; itself where these change nothing. */
export function modelIn<M extends Pick<Model, "row" | "rowIn">>(model: M, options: unknown): M {
  // Each resource sees the options that its area declares.
  const row = model.rowIn?.(options as never) ?? model.row;
  return row === model.row ? model : { ...model, row };
}

/** The row as the API shows it. */
export function presentRow<Row extends AnyRow, Wire extends object>(
  model: Model<Row, Wire>,
  row: Row,
  presentation: Presentation,
): Wire {
  if (model.present) return model.present(row, presentation);
  const { internal: _internal, ...shown } = row as Row & { internal?: unknown };
  // Without `present`, the shown fields of the row are the model's wire type.
  return shown as unknown as Wire;
}

/** The name of a row's schema in a description of the API: AchTransfer for an "ACH transfer". */
export function componentOf({ noun, component }: Pick<Model, "noun" | "component">): string {
  return (
    component ??
    noun.replace(
      /(\S)(\S*)\s*/g,
      (_, first: string, rest: string) => first.toUpperCase() + rest.toLowerCase(),
    )
  );
}

/** The schema of a row as the API shows it. */
export function wireOf({
  row,
  wire,
}: Pick<Model, "wire"> & { readonly row: z.ZodMiniObject }): z.ZodMiniObject {
  if (wire) return wire(row);
  return Object.hasOwn(row.shape, "internal") ? z.omit(row, { internal: true }) : row;
}

/** The id of a row in the JSON type that the model names. */
export function idOf({ ids }: Pick<Model, "ids">, id: string | number): string | number {
  return ids === "integer" ? Number(id) : id;
}

/** The url of a row: a path, or absolute if the model says so. */
export function urlOf(
  model: Pick<Model, "absoluteUrls" | "path">,
  id: string | number,
  presentation: Presentation,
): string {
  return `${model.absoluteUrls ? presentation.origin : ""}${model.path}/${id}`;
}
