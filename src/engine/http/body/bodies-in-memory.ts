import { type BankRequest, isReceived } from "../bank-request.ts";

/** The names and values of a form, as they were when the request was made. */
export type FormEntries = readonly (readonly [name: string, value: FormDataEntryValue])[];

/** Requests whose body was complete when they were made, so that reading it does not wait for anything; with its text or form, if it was one. */
const bodies = new WeakMap<Request, string | FormEntries | undefined>();

/**
 * Marks a request as one whose body is wholly in memory: it then keeps its place in the order of
 * calls. Returns the request unchanged.
 *
 * @example const request = markInMemory(new Request(url, { method: "POST", body: "{}" }), "{}");
 */
export function markInMemory(request: Request, body: unknown): Request {
  if (request.body === null) return request;
  const isStream =
    typeof body === "object" && body !== null && ("getReader" in body || Symbol.asyncIterator in body);
  if (!isStream) bodies.set(request, typeof body === "string" ? body : undefined);
  return request;
}

/**
 * Keeps the form of a request beside it, because WebKit can't read a request that was made of a form with a file. Call it only
 * where the platform has written the Content-Type: with one of the caller's own the body has another boundary.
 */
export function keepForm(request: Request, form: FormData): Request {
  bodies.set(request, [...form]);
  return request;
}

/** Tells whether a request's body is wholly in memory, or whether it has none. */
export function isInMemory(request: BankRequest): boolean {
  if (isReceived(request)) return !request.hasBody || request.text !== undefined;
  return request.body === null || bodies.has(request);
}

/** The text of a body as it was given and not read yet; undefined for any other. */
export function textInMemory(request: BankRequest): string | undefined {
  if (isReceived(request)) return request.text;
  const body = bodies.get(request);
  return typeof body === "string" && !request.bodyUsed ? body : undefined;
}

/** The form of a request as it was given and not read yet; undefined for any other. */
export function formInMemory(request: BankRequest): FormEntries | undefined {
  if (isReceived(request)) return undefined;
  const body = bodies.get(request);
  return typeof body === "object" && !request.bodyUsed ? body : undefined;
}
