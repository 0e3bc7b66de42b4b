/** A request as the bank reads it. */
export type BankRequest = Request | ReceivedRequest;

/** Headers of a request that are read one by one. */
export type HeaderReader = Pick<Headers, "get" | "has">;

/**
 * What a server has received or a scenario asks, for which no `Request` was made: that, its `Headers` and the stream of its body take
 * longer than most answers.
 */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: HeaderReader;
  /** Aborted once the client has disconnected. */
  readonly signal: AbortSignal;
  readonly hasBody: boolean;
  /** The body where it was complete from the start, as a text; undefined for one that arrives. */
  readonly text?: string | undefined;
  /** Reads the body, once, as it arrives. */
  reader(): BodyReader;
  /** All of its headers. */
  allHeaders(): Headers;
  /** The same as a `Request`, which then reads the body. */
  toRequest(): Request;
}

/** Reads a body piece by piece. */
export interface BodyReader {
  read(): Promise<ReadableStreamReadResult<Uint8Array>>;
  /** Stops reading, which ends a pending `read`. */
  cancel(): void;
}

/** Whether a request is one for which no `Request` was made. */
export function isReceived(request: BankRequest): request is ReceivedRequest {
  return "toRequest" in request;
}

/** Where a request goes. */
export function urlOf({ url }: Pick<BankRequest, "url">): URL {
  return typeof url === "string" ? new URL(url) : url;
}

/** All headers of a request. */
export function headersOf(request: BankRequest): Headers {
  return isReceived(request) ? request.allHeaders() : request.headers;
}

/** A request for code that takes one of the platform's. */
export function platformRequest(request: BankRequest): Request {
  return isReceived(request) ? request.toRequest() : request;
}
