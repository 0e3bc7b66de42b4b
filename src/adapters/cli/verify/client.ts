import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "../../../engine/errors.ts";
import type { ExchangeAnswer } from "../../../fidelity/exchange.ts";
import type { KeyOf, ProbeRequest } from "../../../fidelity/probes/probe.ts";
import { initOf, ServiceFailure, type Transport } from "../../../fidelity/verify/transport.ts";

/** How requests are sent to a service. */
export interface ClientOptions {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly keys: Readonly<Record<KeyOf, string | undefined>>;
  /** Requests per second. */
  readonly rate: number;
  /** Milliseconds in which an answer must be complete. */
  readonly timeout: number;
  /** Whether requests other than GET may be sent. */
  readonly writes: boolean;
  /** Called before each request. */
  readonly onRequest?: (request: ProbeRequest) => void;
}

const MOST_RETRIES = 3;
const LONGEST_WAIT = 60_000;
const MOST_BYTES = 10_000_000;
/** More than any answer of such a service has; what walks through an answer calls itself for each. */
const MOST_LEVELS = 100;

/**
 * Sends requests over HTTP, one after the other. Rejects with a ServiceFailure for no answer, an answer that is no JSON, a service that
 * stays busy, and a redirect, which could take the key to another address; with an Error for a write that was not allowed.
 */
export function httpTransport(options: ClientOptions): Transport {
  const { rate, writes, onRequest } = options;
  let next = 0;
  return async (request) => {
    if (!writes && request.method !== "GET")
      throw new Error(`${request.method} ${request.path} is no GET, and only --writes allows others.`);
    for (let attempt = 0; ; attempt += 1) {
      const now = performance.now();
      if (next > now) await wait(next - now);
      next = Math.max(now, next) + 1000 / rate;
      onRequest?.(request);
      const response = await received(request, options);
      if (response.status !== 429) return response.answer;
      const pause = pauseOf(response.retryAfter);
      const isLong = pause > LONGEST_WAIT;
      if (isLong || attempt === MOST_RETRIES)
        throw new ServiceFailure(
          `${request.method} ${request.path} was answered 429${isLong ? `, to wait ${pause / 1000} s` : ""}: give a lower --rate`,
        );
      await wait(pause);
    }
  };
}

async function received(request: ProbeRequest, { baseUrl, keys, timeout }: ClientOptions) {
  const what = `${request.method} ${request.path}`;
  const fails = (why: string) => new ServiceFailure(`${what} ${why}`);
  try {
    const init = initOf(request, keys);
    const signal = AbortSignal.timeout(timeout);
    const response = await fetched(baseUrl + request.path, { ...init, redirect: "manual", signal });
    const { status, headers } = response;
    if (status >= 300 && status < 400)
      throw fails(
        `was redirected (${status}); redirects are not followed: give the address they lead to as --base-url`,
      );
    const answer = answerOf(status, await textOf(response));
    if (!answer)
      throw fails(`was answered ${status} with ${headers.get("content-type") ?? "a body"} that is no JSON`);
    if (levelsOf(answer.body) > MOST_LEVELS)
      throw fails(`was answered ${status} with JSON of more than ${MOST_LEVELS} levels`);
    return { status, answer, retryAfter: headers.get("retry-after") };
  } catch (error) {
    throw error instanceof ServiceFailure ? error : fails(reasonOf(error, timeout));
  }
}

/** A connection that was kept open may have been closed while answers were compared: what only reads is sent again. */
async function fetched(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.method !== "GET" || !CLOSED.has(codeOf(error) ?? "")) throw error;
    return await fetch(url, init);
  }
}

const CLOSED: ReadonlySet<string> = new Set(["UND_ERR_SOCKET", "ECONNRESET"]);

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
}

class TooLong extends Error {}

/** The text of a body, of which no more is read than any answer has. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new TooLong();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function levelsOf(value: unknown): number {
  let levels = 0;
  for (let those = [value]; those.length > 0; levels += 1)
    those = those.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  return levels;
}

/** Undefined for a body that is no JSON, unless the service failed or is busy, when its page says nothing. */
function answerOf(status: number, text: string): ExchangeAnswer | undefined {
  if (text === "") return { status, body: undefined };
  try {
    return { status, body: JSON.parse(text) };
  } catch {
    return status >= 500 || status === 429 ? { status, body: undefined } : undefined;
  }
}

/** The milliseconds to wait by a number of seconds or by a date; a second without either. */
function pauseOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? "");
  const pause = Number.isNaN(seconds) ? Date.parse(retryAfter ?? "") - Date.now() : seconds * 1000;
  return pause > 0 ? Math.ceil(pause / 1000) * 1000 : 1000;
}

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof TooLong) return `had an answer of more than ${MOST_BYTES} bytes`;
  if (error instanceof Error && error.name === "TimeoutError")
    return `had no complete answer after ${timeout / 1000} s`;
  return `had no answer (${codeOf(error) ?? messageOf(error)})`;
}
