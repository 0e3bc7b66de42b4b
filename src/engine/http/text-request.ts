import type { BodyReader, HeaderReader, ReceivedRequest } from "./bank-request.ts";
import { markInMemory } from "./body/bodies-in-memory.ts";

/** A request that a program in this process makes, with a text for a body. */
export interface TextCall {
  /** In capitals. */
  readonly method: string;
  /** The path below the bank's origin, with the query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for no body. */
  readonly text: string | undefined;
}

/**
 * Makes a request of a call, for which no `Request` is made.
 *
 * @example textRequest({ method: "GET", path: "/v1/ach", headers: {}, text: undefined }, "http://localhost")
 */
export function textRequest(call: TextCall, origin: string): ReceivedRequest {
  return new TextRequest(call, origin);
}

class TextRequest implements ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: HeaderReader;
  readonly signal = new AbortController().signal;
  readonly text: string | undefined;
  readonly #headers: TextCall["headers"];

  constructor({ method, path, headers, text }: TextCall, origin: string) {
    this.method = method;
    this.url = new URL(origin + path);
    this.headers = {
      get: (name) => headers[name.toLowerCase()] ?? null,
      has: (name) => headers[name.toLowerCase()] !== undefined,
    };
    this.text = text;
    this.#headers = headers;
  }

  get hasBody(): boolean {
    return this.text !== undefined;
  }

  reader(): BodyReader {
    let left = this.text;
    return {
      async read() {
        if (left === undefined) return { done: true, value: undefined };
        const value = new TextEncoder().encode(left);
        left = undefined;
        return { done: false, value };
      },
      cancel() {
        left = undefined;
      },
    };
  }

  allHeaders(): Headers {
    return new Headers(this.#headers);
  }

  toRequest(): Request {
    const { method, url, signal, text = null } = this;
    return markInMemory(new Request(url, { method, headers: this.#headers, signal, body: text }), text);
  }
}
