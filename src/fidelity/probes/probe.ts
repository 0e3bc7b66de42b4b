import type { Exchange, ExchangeAnswer, ExchangeRequest } from "../exchange.ts";
import type { Area } from "./area.ts";

/** Whose key a request carries: the client's, the admin's, one that was made up, or none. */
export type KeyOf = "client" | "admin" | "other" | "none";

/** A file to upload and the parts beside it; the file's bytes are zeros. */
export interface FormParts {
  readonly file?: { readonly type: string; readonly name: string; readonly bytes: number };
  readonly metadata?: string;
}

/** A request of a probe, without its key and without its address. */
export interface ProbeRequest extends ExchangeRequest {
  readonly key: KeyOf;
}

/** A request of a probe with its answer, and what it shows. */
export interface ProbeExchange extends Exchange {
  readonly request: ProbeRequest;
  readonly shows: readonly string[];
}

/** What a probe says about a request besides what is sent. */
export interface How {
  readonly key?: KeyOf;
  readonly headers?: Readonly<Record<string, string>>;
  /** The ids of the statements that the answer shows, beside those of its fields and of the refusal: "S10 CONV-5". */
  readonly shows?: string;
}

/** Sends the requests of a probe, one after the other. */
export interface Api {
  get(path: string, how?: How): Promise<ExchangeAnswer>;
  post(path: string, data: unknown, how?: How & { readonly beside?: object }): Promise<ExchangeAnswer>;
  patch(path: string, data: unknown, how?: How): Promise<ExchangeAnswer>;
  delete(path: string, how?: How): Promise<ExchangeAnswer>;
  upload(form: FormParts, how?: How): Promise<ExchangeAnswer>;
  /** Any other request; `body` is sent as it is. */
  send(method: string, path: string, body?: string, how?: How): Promise<ExchangeAnswer>;
}

/** What a probe needs to know about the service, the same for each of its runs. */
export interface Subject {
  /** What begins the name of all that is created: "sandbank-verify-x1". */
  readonly prefix: string;
  /** An account of the client that may originate transfers, and further ones. */
  readonly accounts: readonly string[];
  /** The fields by which a card's create names its real card, and the custom fields that it requires. */
  readonly card: Readonly<Record<string, unknown>>;
  /** The largest file to try, in bytes. */
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

/** A short script of requests whose answers show statements and options. */
export interface Probe {
  readonly name: string;
  readonly area: Area;
  /** Whether any of its requests is no GET. */
  readonly writes?: true;
  /** What it needs beside the client's key. */
  readonly needs?: "admin" | "account";
  readonly finds?: readonly Finder[];
  readonly run: (api: Api, subject: Subject) => Promise<void>;
}

/** Ends a probe early, because the service refused what the rest of it needs. */
export class NotReached extends Error {
  override readonly name = "NotReached";
}

/** The `data` of an answer as an object; an empty one where it is none. */
export function dataOf({ body }: ExchangeAnswer): Readonly<Record<string, unknown>> {
  return objectOf(objectOf(body).data);
}

/** A value as an object; an empty one where it is none. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** The id of a row that was created, as a number. Throws {@link NotReached} when there is none. */
export function idOf(answer: ExchangeAnswer): number {
  const { id } = dataOf(answer);
  if (answer.status >= 300) throw new NotReached(`a create was refused with ${answer.status}`);
  // A number that is rounded would be the id of another row.
  const number = typeof id === "string" || typeof id === "number" ? Number(id) : Number.NaN;
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new NotReached(
    `a create was answered with the id ${JSON.stringify(id) ?? "undefined"}, which is no whole number`,
  );
}
