import * as z from "zod/mini";
import { OwnResourcesOption } from "../bank/options/own-resources.ts";
import { type BankFetch, createFetch } from "../bank/runtime/fetch.ts";
import { HEADER_TEXT } from "../engine/http/headers/header-text.ts";
import { KEY_HEADER } from "../engine/http/headers/key-header.ts";
import { WORLD_HEADER } from "../engine/http/headers/world-header.ts";
import { Problem } from "../engine/http/problems.ts";
import { basePathOf } from "../engine/http/routes/paths.ts";
import { readOptionsOf } from "../engine/options.ts";
import { expected } from "../engine/schema/expected.ts";
import { httpUrl } from "../engine/schema/url.ts";
import { V8_ERROR } from "../engine/v8-error.ts";
import { CONTROL_ROOT, isControlPath } from "./paths.ts";

/** Text that is sent in a header. Of a secret an error tells the length alone. */
function inHeader(options: { readonly secret?: boolean } = {}) {
  const error = expected("text of printable ASCII characters, because it is sent in a header", options);
  return z.string({ error }).check(z.regex(HEADER_TEXT, { error }));
}

/** The address of a bank behind HTTP. */
const ConnectOptions = z.strictObject({
  /** The url of the server, such as "http://127.0.0.1:4010". */
  baseUrl: httpUrl,
  /** The world to work in, for a server that isolates worlds; by default the one of requests that name none. */
  world: z.optional(inHeader()),
  /** The key of its control, where that needs one, as a bank of `sandbank/cloudflare` does. */
  key: z.optional(inHeader({ secret: true })),
  /** Sends the requests; by default the platform's `fetch`. */
  fetch: z.optional(
    z.custom<(request: Request) => Promise<Response>>((value) => typeof value === "function", {
      error: expected("a function that works like fetch"),
    }),
  ),
  /** The resources of your own that the bank has, for the types and the actions of them. */
  resources: OwnResourcesOption,
});

/** The options of `connect`. */
export type ConnectOptions = z.input<typeof ConnectOptions>;

/** Sends calls to a bank behind HTTP. */
export interface Transport {
  readonly baseUrl: string;
  readonly fetch: BankFetch;
  /**
   * Calls a function of the bank; returns undefined when it has no result. Rejects with a Problem when it is refused.
   */
  call(path: string, body: unknown): Promise<unknown>;
  /** Reads. Rejects with a Problem when it is refused. */
  read(path: string): Promise<unknown>;
}

/** Makes the transport to a bank. Throws an OptionError that names each invalid option. */
export function createTransport(options: ConnectOptions): Transport {
  const {
    baseUrl: origin,
    world,
    key,
    fetch = (request: Request) => globalThis.fetch(request),
  } = readOptionsOf("connect", ConnectOptions, options);
  const { length: baseLength } = basePathOf(origin);
  const isControl = ({ url }: Request) =>
    url.startsWith(`${origin}/`) && isControlPath(new URL(url).pathname.slice(baseLength));
  const send = createFetch({
    origin,
    answer(request) {
      const isKeyed = key !== undefined && isControl(request);
      if (world === undefined && !isKeyed) return fetch(request);
      const headers = new Headers(request.headers);
      if (world !== undefined) headers.set(WORLD_HEADER, world);
      if (isKeyed) headers.set(KEY_HEADER, key);
      // Platforms send other headers than Authorization on to the origin that a redirect names.
      return fetch(new Request(request, isKeyed ? { headers, redirect: "manual" } : { headers }));
    },
  });
  const control = async (path: string, init?: RequestInit): Promise<Response> => {
    try {
      return await send(`${CONTROL_ROOT}/${path}`, init);
    } catch (cause) {
      throw new Error(`No bank answers at ${origin}: start one with \`npx sandbank\`.`, { cause });
    }
  };
  return {
    baseUrl: origin,
    fetch: send,
    async call(path, body) {
      const result = await resultOf(
        await control(path, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body ?? {}),
        }),
      );
      return isEmpty(result) ? undefined : result;
    },
    read: async (path) => resultOf(await control(path)),
  };
}

async function resultOf(response: Response): Promise<unknown> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // What is no JSON is no answer of a bank.
  }
  if (response.ok && body !== undefined) return body;
  const { error } = (body ?? {}) as { error?: unknown };
  if (typeof error === "string") {
    const problem = new Problem(response.status, "refused", error);
    // A problem has no stack, but the caller of a bank should see where the call was made.
    V8_ERROR.captureStackTrace?.(problem, resultOf);
    throw problem;
  }
  throw new Error(
    `The server at ${response.url} is not a bank: it answered ${response.status} without a message.`,
  );
}

function isEmpty(result: unknown): boolean {
  return JSON.stringify(result) === "{}";
}
