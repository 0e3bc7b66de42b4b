import axios, { type AxiosInstance } from "axios";

/** What a client hands to its caller once an answer is complete. */
export interface Received {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
}

/** A request of a fault case. */
export interface Sent {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly data?: object;
  readonly signal?: AbortSignal;
}

/** A way for applications to send requests, with what it makes of those that get no answer. */
export interface FaultClient {
  readonly name: string;
  /** Resolves with any status; rejects when there is no complete answer. */
  send(sent: Sent): Promise<Received>;
  /** Tells a network error from any other. */
  isNetworkError(error: unknown): boolean;
  /** Tells the error of a request that the caller gave up. */
  isAborted(error: unknown): boolean;
}

const headersOf = ({ data }: Sent) => ({
  Authorization: "Bearer client_test_key",
  ...(data ? { "Content-Type": "application/json" } : {}),
});

/** A client of anything that works like `fetch` with a path. */
export function fetchClient(fetch: (path: string, init: RequestInit) => Promise<Response>): FaultClient {
  return {
    name: "fetch",
    async send(sent) {
      const { method, path, data, signal } = sent;
      const response = await fetch(path, {
        method,
        headers: headersOf(sent),
        ...(data ? { body: JSON.stringify({ data }) } : {}),
        ...(signal ? { signal } : {}),
      });
      const retryAfter = response.headers.get("retry-after");
      return { status: response.status, retryAfter, body: await response.json() };
    },
    isNetworkError: (error) => error instanceof TypeError,
    isAborted: (error) => error instanceof DOMException && error.name === "AbortError",
  };
}

/** Axios below a url, with one of its adapters. */
export function axiosClient(baseUrl: string, adapter: "fetch" | "http" | "xhr"): FaultClient {
  const instance: AxiosInstance = axios.create({ baseURL: baseUrl, adapter, validateStatus: () => true });
  return {
    name: `axios (${adapter})`,
    async send(sent) {
      const { method, path: url, data, signal } = sent;
      const answer = await instance.request<unknown>({
        method,
        url,
        headers: headersOf(sent),
        ...(data ? { data: { data } } : {}),
        ...(signal ? { signal } : {}),
      });
      return { status: answer.status, retryAfter: answer.headers["retry-after"] ?? null, body: answer.data };
    },
    isNetworkError: (error) => axios.isAxiosError(error) && !axios.isCancel(error),
    isAborted: (error) => axios.isCancel(error),
  };
}

class Broken extends Error {}
class Aborted extends Error {}

/** XMLHttpRequest below a url. */
export function xhrClient(baseUrl: string): FaultClient {
  return {
    name: "XMLHttpRequest",
    send: (sent) =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.addEventListener("load", () =>
          resolve({
            status: request.status,
            retryAfter: request.getResponseHeader("retry-after"),
            body: JSON.parse(request.responseText),
          }),
        );
        request.addEventListener("error", () => reject(new Broken()));
        // Chromium sends "abort" for a body that fails behind a service worker too.
        request.addEventListener("abort", () => reject(sent.signal?.aborted ? new Aborted() : new Broken()));
        request.open(sent.method, baseUrl + sent.path);
        for (const [name, value] of Object.entries(headersOf(sent))) request.setRequestHeader(name, value);
        sent.signal?.addEventListener("abort", () => request.abort());
        request.send(sent.data ? JSON.stringify({ data: sent.data }) : null);
      }),
    isNetworkError: (error) => error instanceof Broken,
    isAborted: (error) => error instanceof Aborted,
  };
}
