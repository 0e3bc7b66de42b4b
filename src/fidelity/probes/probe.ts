import {
  dataOf,
  type Exchange,
  type ExchangeAnswer,
  type ExchangeRequest,
  type FormPart,
} from "../exchange.ts";
import { shortened } from "../report/printable.ts";

export const AREAS = ["shared", "payments", "cards", "onboarding"] as const;

export type Area = (typeof AREAS)[number];

/** Whose key a request carries: the client's, the admin's, one that was made up, or none. */
export type KeyOf = "client" | "admin" | "other" | "none";

/** A request of a probe, without its key and without its address. */
export interface ProbeRequest extends ExchangeRequest {
  readonly key: KeyOf;
}

/** A request of a probe with its answer, and what it shows. */
export interface ProbeExchange extends Exchange {
  readonly request: ProbeRequest;
  readonly shows: readonly string[];
}

/** With which key and headers a request is sent; by default with the client's key. */
export interface RequestOptions {
  readonly key?: KeyOf;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends the requests of a probe, one after the other. `shows` has the ids of the statements that the answer shows, in addition to
 * those of its fields and of the refusal: "S10 CONV-5".
 */
export interface Api {
  get(path: string, shows?: string, options?: RequestOptions): Promise<ExchangeAnswer>;
  /** `fields` are sent next to `data`. */
  post(
    path: string,
    data: unknown,
    shows?: string,
    options?: RequestOptions & { readonly fields?: object },
  ): Promise<ExchangeAnswer>;
  patch(path: string, data: unknown, shows?: string, options?: RequestOptions): Promise<ExchangeAnswer>;
  delete(path: string, shows?: string): Promise<ExchangeAnswer>;
  /** Uploads a file, and metadata with it; the file's bytes are zeros. */
  upload(form: readonly FormPart[], shows?: string): Promise<ExchangeAnswer>;
  /** Any other request; `body` is sent as it is. */
  send(
    method: string,
    path: string,
    body?: string,
    shows?: string,
    options?: RequestOptions,
  ): Promise<ExchangeAnswer>;
}

/** What a probe needs to know about the service, the same for each of its runs. */
export interface Subject {
  /** Its address. */
  readonly service: string;
  /** What begins the name of all that is created: "sandbank-verify-x1". */
  readonly prefix: string;
  /** An account of the client that may originate transfers, and further ones. */
  readonly accounts: readonly string[];
  /** The fields by which a card's create names its real card, and the custom fields that it requires. */
  readonly card: Readonly<Record<string, unknown>>;
  readonly maxUpload: number;
  /** The day so many days from now, by the machine. */
  day(daysAhead: number): string;
}

/** An option that a probe shows, by its dotted path, and the values that are worth trying. */
export interface Finder {
  readonly option: string;
  /** Besides the default; those of the schema where it is left out. */
  readonly values?: (exchanges: readonly ProbeExchange[]) => readonly unknown[] | Promise<readonly unknown[]>;
  /** Why a value that is found need not be all of it. */
  readonly limits?: (value: unknown) => string | undefined;
}

/** A few requests whose answers show statements and options. */
export interface Script {
  readonly name: string;
  /** Whether all its requests are GET. */
  readonly readOnly?: true;
  /** What it needs in addition to the client's key. */
  readonly needs?: "admin" | "account";
  readonly finds?: readonly Finder[];
  readonly run: (api: Api, subject: Subject) => Promise<void>;
}

export interface Probe extends Script {
  readonly area: Area;
}

/** Ends a probe early, because the service refused what the rest of it needs. */
export class NotReached extends Error {
  override readonly name = "NotReached";
}

/** The id of a row that was created, as a number. Throws {@link NotReached} when there is none. */
export function idOf(answer: ExchangeAnswer): number {
  const { id } = dataOf(answer.body);
  if (answer.status >= 300) throw new NotReached(`a create was refused with ${answer.status}`);
  // A number that is rounded would be the id of another row.
  const number = typeof id === "string" || typeof id === "number" ? Number(id) : Number.NaN;
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new NotReached(
    `a create was answered with the id ${shortened(JSON.stringify(id) ?? "undefined")}, which isn't a whole number`,
  );
}
