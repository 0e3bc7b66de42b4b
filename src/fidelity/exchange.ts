import { isJsonObject, type JsonObject } from "../engine/schema/json-object.ts";

/** A part of a multipart body: a file by its name, type and size, or a field by its text. */
export interface FormPart {
  readonly name: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly text?: string;
  /** Bytes of a file, whose content is never read. */
  readonly size?: number;
}

/** What was sent; without its key, which no comparison needs. */
export interface ExchangeRequest {
  readonly method: string;
  /** The path below the base address, with its query: "/v1/ach?page[limit]=1". */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The parsed JSON, or the text of a body that is none. */
  readonly body?: unknown;
  readonly form?: readonly FormPart[];
}

/** A status with the parsed JSON of the body; undefined for an empty one, a text for one that is no JSON. */
export interface ExchangeAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface Exchange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly request: ExchangeRequest;
  readonly answer: ExchangeAnswer;
  /** The address that was asked; undefined in a recording, in which addresses and secrets may have been replaced. */
  readonly service?: string;
}

export function isAccepted({ status }: Pick<ExchangeAnswer, "status">): boolean {
  return status >= 200 && status < 300;
}

export function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

export function dataOf(body: unknown): JsonObject {
  return objectOf(objectOf(body).data);
}

/** The rows of a list, which are the `data` of its body; undefined for a body that is no list. */
export function rowsOf(body: unknown): readonly unknown[] | undefined {
  const { data } = objectOf(body);
  return Array.isArray(data) ? data : undefined;
}
