import type { AnyRow, Model, WireOf } from "../store/model.ts";
import type { Resource } from "./resource.ts";

/** What an example may use: the bank's day and the rows it has. */
export interface ExampleContext {
  /** The bank's GMT day, YYYY-MM-DD, that many days after today. */
  day(offset: number): string;
  /** The id of the newest row of a collection, of those that fit; the row has to be created first when there is none. */
  idOf(collection: string, fits?: (row: Readonly<Record<string, unknown>>) => boolean): number;
  /** A number that differs from one example of a create to the next. */
  readonly unique: number;
}

/** An example of one operation. An operation that takes a body and has none gets one made from its schema. */
export interface Example<Row = AnyRow> {
  /** What a person would send inside `data`. */
  data?(context: ExampleContext): object;
  /** Some of it, where the rest is made from the schema. */
  readonly fields?: object;
  /** What they would send beside `data`. */
  readonly beside?: object;
  /** Whether the call succeeds on this row, as the interface shows it; left out, it does on any. */
  worksOn?(row: Row, context: Pick<ExampleContext, "day">): boolean;
  /** Whether it succeeds on a row that was just created; left out, it does. */
  readonly isForNew?: boolean;
}

/** A call that is refused for one reason, as what it changes of the example of its operation. */
export interface RefusedExample {
  /** The statement in docs/spec whose condition it meets, such as "VC-E5". */
  readonly rule: string;
  /** Fields of `data` in place of those of the example; undefined leaves one out. */
  data?(context: ExampleContext): Readonly<Record<string, unknown>>;
  /** The query, without its question mark. */
  readonly query?: string;
  /** The options without which a bank takes the call. */
  readonly options?: object;
}

/** A kind of behavior that rows show, for coverage: every case there is, and which of them a row shows. */
export interface Behavior<Row = AnyRow> {
  readonly cases: readonly string[];
  /** The cases that a row shows, as the interface shows it. */
  seenIn(row: Row): readonly string[];
}

/** A body's fields, each of which may be set, or left out with `undefined`. */
export type Overrides<Body> = { readonly [Field in keyof Body]?: Body[Field] | undefined };

/** A bank that bodies are made for. */
export interface SourceBank<Options> {
  readonly clock: { now(): Date };
  readonly options: Options;
}

/** Numbers and addresses that pass every check and belong to no one; none repeats, telephone numbers excepted. */
export interface Numbers {
  /** Nine digits with a right check digit, beginning with 79: a prefix that was never given to a bank. */
  routingNumber(): string;
  /** Ten digits. With a routing number that is no bank's, it is no one's account. */
  accountNumber(): string;
  /** A social security number of area 000, which is never issued. */
  ssn(): string;
  /** An employer identification number of prefix 00, which is never issued. */
  ein(): string;
  /** A document number with a hyphen, which no passport has. */
  documentNumber(): string;
  /** A telephone number 555-01xx, which is kept free for fiction in every area. */
  phoneNumber(): string;
  /** An e-mail address below `.example`, a reserved domain. */
  emailAddress(name: string): string;
  /** A website below `.example`. */
  websiteUrl(name: string): string;
  /** A login name that begins with the name. */
  loginName(name: string): string;
}

/** Names, texts and numbers by the methods of `@faker-js/faker` that factories use, from a small table in its place. */
export interface SmallFaker {
  readonly person: {
    /** One of 180. */
    firstName(): string;
    /** One of 180. */
    lastName(): string;
    /** A first and a last name. */
    fullName(): string;
    jobTitle(): string;
  };
  readonly company: {
    name(): string;
    catchPhrase(): string;
  };
  readonly commerce: {
    /** A sentence. */
    productDescription(): string;
  };
  readonly location: {
    /** A building number and a street. */
    streetAddress(): string;
    city(): string;
    /** The two letters of a state of the US. */
    state(form: { readonly abbreviated: true }): string;
    zipCode(form: "#####"): string;
  };
  readonly number: {
    /** A whole number from `min`, by default 0, to `max`, both included. */
    int(range: number | { readonly min?: number; readonly max: number }): number;
  };
  readonly string: {
    /** So many decimal digits. */
    numeric(length: number): string;
  };
  readonly helpers: {
    /** One of a list that is not empty. */
    arrayElement<const Item>(list: readonly Item[]): Item;
  };
}

/** Where the values of factories come from: the same seed and calls give the same values. */
export interface Source<Options = unknown> extends Numbers {
  /** Names, texts and numbers, drawn by these factories alone. */
  readonly faker: SmallFaker;
  /** The bank that the bodies are for, if there is one. */
  readonly bank: SourceBank<Options> | undefined;
  /** `count` digits, as text; those of one kind do not repeat before all have been used. */
  uniqueDigits(kind: string, count: number): string;
  /** A day, YYYY-MM-DD, that many days before the bank's today. */
  dayBefore(days: { readonly min: number; readonly max: number }): string;
  /** A day, YYYY-MM-DD, that many days after the bank's today. */
  dayAfter(days: { readonly min: number; readonly max: number }): string;
}

/** Factories by their names; each is `(overrides?: Overrides<Body>) => Body`. */
export type Factories = Readonly<Record<string, (overrides?: never) => object>>;

/**
 * What only tools and tests load of a resource: a bank starts without it. `Row` is a
 * row as the interface shows it, `Options` are the options that its area reads.
 *
 * @example export const notesDevelopment: Development<Shown<Note>, NotesOptions, NoteFactory> = { … };
 */
export interface Development<Row = AnyRow, Options = never, Made extends Factories = Record<never, never>> {
  /** By operation name. */
  readonly examples?: Readonly<Record<string, Example<Row>>>;
  /** Calls that are refused for the conditions which the service documents one by one, by operation name. */
  readonly refused?: Readonly<Record<string, readonly RefusedExample[]>>;
  /** What the options of a bank say about its fields and query parameters, as keywords of JSON Schema. */
  fieldsByOptions?(options: Options): Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The kinds of behavior that its rows show in addition to their status, by name: "returnCodes". */
  readonly behaviors?: Readonly<Record<string, Behavior<Row>>>;
  /** What makes bodies of its create from a source, by the name of the factory: "anAchTransfer". */
  readonly factories?: { readonly [Name in keyof Made]: (source: Source<Options>) => Made[Name] };
}

/** The development parts of a registry: one for each resource, under the same name. */
export type DevelopmentOf<Resources, Options = never> = {
  readonly [Name in keyof Resources]: Resources[Name] extends Resource<never, infer M extends Model>
    ? Development<WireOf<M>, Options, Factories>
    : never;
};

/** The fields of a body, replaced by those of the caller. */
export function withOverrides<Body extends object>(fields: Body, overrides: Overrides<Body>): Body {
  // A field that must be there may be left out on purpose, to see it refused.
  return { ...fields, ...overrides } as Body;
}
