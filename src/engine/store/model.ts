import type { z } from "zod";

/** Anything that can be a row: it has an id, as a string or as an integer (S9). */
export type AnyRow = { readonly id: string | number };

/** What a resource's `present` may use besides the row. */
export interface Presentation {
  /** Where absolute urls begin, without a trailing slash (S14). */
  readonly origin: string;
}

/**
 * What the store needs to know of a resource. `row` is the one schema of the stored row: the
 * fields of the wire, and an `internal` object for what is stored and never shown.
 */
export interface Resource<Row extends AnyRow = AnyRow> {
  /** Its name in `bank.db` and in a snapshot. */
  readonly collection: string;
  /** What one is called in a message: "ACH transfer". */
  readonly noun: string;
  /** The `type` of its references (convention 5, O18). */
  readonly type: string;
  /** The path of its collection, such as "/v1/ach". */
  readonly path: string;
  readonly ids: "string" | "integer";
  /** Its references carry absolute urls (onboarding) rather than paths. */
  readonly absoluteUrls?: boolean;
  readonly row: z.ZodObject & z.ZodType<Row>;
  /** The field whose changes make the row's timeline. */
  readonly statusField?: keyof Row & string;
  /** Look-ups that must not scan: name → the keys a row is found under. */
  readonly indexes?: Readonly<Record<string, (row: Row) => readonly (string | number)[]>>;
  /** Why a row that exists may not be pointed at any more, as the end of a message; undefined when it may. */
  readonly invalidReason?: (row: Row, now: number) => string | undefined;
  /** The row as the wire shows it; by default all but `internal`. */
  readonly present?: (row: Row, presentation: Presentation) => object;
}

/** Declares a resource; its row type is read off its schema. */
export function defineResource<Schema extends z.ZodObject & z.ZodType<AnyRow>>(
  resource: Resource<z.output<Schema>> & { row: Schema },
): Resource<z.output<Schema>> & { row: Schema } {
  return resource;
}

/** The row as the wire shows it. */
export function presentRow<Row extends AnyRow>(
  resource: Resource<Row>,
  row: Row,
  presentation: Presentation,
): object {
  if (resource.present) return resource.present(row, presentation);
  const { internal: _internal, ...shown } = row as Row & { internal?: unknown };
  return shown;
}

/** The url of a row: a path, or absolute where the resource has it so. */
export function urlOf(
  resource: Pick<Resource, "absoluteUrls" | "path">,
  id: string | number,
  presentation: Presentation,
): string {
  return `${resource.absoluteUrls ? presentation.origin : ""}${resource.path}/${id}`;
}
