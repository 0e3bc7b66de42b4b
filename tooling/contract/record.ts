import "./short-deadlines.ts";
import {
  ADMIN_KEY,
  type Answer,
  CLIENT_KEY,
  type RequestOptions,
  request,
  send,
} from "../../fixtures/http-client.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { answersOf } from "../../src/engine/http/answers.ts";
import { MAX_JSON_BYTES } from "../../src/engine/http/body.ts";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { creatorOf, type Endpoint, endpointsOf } from "../../src/openapi/endpoints.ts";
import type { ExampleCall } from "../../src/openapi/example.ts";
import type { Recorded, RecordedOperation, RecordedRefusal } from "../../src/openapi/recorded.ts";
import { DEFAULT_SERVER } from "../../src/openapi/server.ts";
import { REGISTRY } from "../../src/registry.ts";
import { prepare, sendExample, uploadOf } from "./prepare.ts";

const endpoints = endpointsOf(REGISTRY, DEVELOPMENT);

/** A Monday, on which every example works. */
const START = "2035-03-05T15:00:00Z";

/**
 * Calls every operation on new banks, and records what they answer: the success, and one refusal for each status
 * that the operation documents. Rejects when an operation can't be brought to answer one of them.
 */
export async function record(): Promise<Recorded> {
  const recorded: Record<string, RecordedOperation> = {};
  for (const endpoint of endpoints) recorded[endpoint.route.operation] = await recordOperation(endpoint);
  return recorded;
}

async function recordOperation(endpoint: Endpoint): Promise<RecordedOperation> {
  const { route } = endpoint;
  const { success, refusals } = answersOf(route);
  const { bank, call } = await ready(endpoint);
  const answer = await sendExample(bank, endpoint, call);
  if (answer.status !== success.status) throw unexpected(endpoint, success.status, answer);
  const refused: [string, RecordedRefusal][] = [];
  for (const status of Object.keys(refusals)) {
    const provoke = PROVOKE[status];
    if (!provoke) throw new Error(`Nothing here brings an operation to answer ${status}.`);
    const refusal = await provoke(endpoint);
    if (refusal.status !== Number(status)) throw unexpected(endpoint, Number(status), refusal);
    refused.push([status, refusal.body as RecordedRefusal]);
  }
  return {
    ...(call.body ? { body: call.body } : {}),
    ...(answer.body === undefined ? {} : { answer: answer.body }),
    refusals: Object.fromEntries(refused),
  };
}

/** A new bank that has the rows which the example of an operation needs. */
async function ready(
  endpoint: Endpoint,
  options: BankOptions = {},
): Promise<{ bank: Bank; call: ExampleCall }> {
  const bank = createBank({
    baseUrl: DEFAULT_SERVER,
    clock: { start: START, paused: true },
    ...options,
    assumptions: { errorBody: ({ status, code, message, issues }) => ({ status, code, message, issues }) },
  });
  return { bank, call: await prepare(bank, endpoint, endpoints) };
}

/** Sends the example of an operation with something changed. */
async function changed(
  endpoint: Endpoint,
  change: (call: ExampleCall) => { path?: string; options?: RequestOptions },
  options?: BankOptions,
): Promise<Answer> {
  const { route } = endpoint;
  const { bank, call } = await ready(endpoint, options);
  const { path = call.path, options: sent = {} } = change(call);
  const key = route.auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
  const body = route.multipart ? { form: uploadOf(call.body?.data) } : { body: call.body };
  return request(bank, route.method, path, { key, ...body, ...sent });
}

const PROVOKE: Readonly<Record<string, (endpoint: Endpoint) => Promise<Answer>>> = {
  400: (endpoint) => {
    const { route } = endpoint;
    if (route.multipart) return changed(endpoint, () => ({ options: { form: withoutFile() } }));
    if (route.body) return changed(endpoint, ({ body }) => ({ options: { body: withOneWrong(body) } }));
    if (route.query?.["page[limit]"])
      return changed(endpoint, ({ path }) => ({ path: `${path}?page[limit]=0` }));
    return changed(endpoint, ({ path }) => ({ path: `${path}?verbose=1` }), { strict: true });
  },
  401: async (endpoint) => {
    const { bank, call } = await ready(endpoint);
    return send(bank, call.path, { method: endpoint.route.method });
  },
  403: (endpoint) =>
    changed(endpoint, () => ({ options: { key: endpoint.route.auth === "admin" ? CLIENT_KEY : ADMIN_KEY } })),
  404: (endpoint) => changed(endpoint, () => ({ path: endpoint.route.path.replace(":id", "9999") })),
  408: late,
  409: async (endpoint) => {
    const { bank, call } = await ready(endpoint);
    await sendExample(bank, endpoint, call);
    const again = await sendExample(bank, endpoint, call);
    if (again.status === 409) return again;
    const ended = await afterItsEnd(endpoint);
    return ended?.status === 409 ? ended : inUse(endpoint);
  },
  413: (endpoint) =>
    changed(endpoint, () => ({
      options: endpoint.route.multipart
        ? { form: uploadOf({}, " ".repeat(MAX_JSON_BYTES + 1)) }
        : { body: " ".repeat(MAX_JSON_BYTES + 1) },
    })),
  415: (endpoint) =>
    changed(endpoint, ({ body }) => ({ options: { body, form: undefined, contentType: "text/plain" } })),
};

/** Calls an operation on a row that a DELETE has ended; undefined where there is none. */
async function afterItsEnd(endpoint: Endpoint): Promise<Answer | undefined> {
  const { method, model } = endpoint.route;
  const end = endpoints.find(({ route }) => route.model === model && route.method === "DELETE");
  if (method === "DELETE" || !model || !end) return undefined;
  const { bank, call } = await ready(endpoint);
  await sendExample(bank, end, await prepare(bank, end, endpoints));
  return sendExample(bank, endpoint, call);
}

/** Calls an operation on a row to which another refers. */
async function inUse(endpoint: Endpoint): Promise<Answer> {
  const { bank, call } = await ready(endpoint);
  const [pointer] = endpoint.pointers;
  const creator = pointer && creatorOf(pointer.collection, endpoints);
  if (pointer && creator) {
    const { body, ...user } = await prepare(bank, creator, endpoints);
    const id = Number(call.path.split("/").at(-1));
    const data = { ...body?.data, [pointer.field]: pointer.field.endsWith("_ids") ? [id] : id };
    const created = await sendExample(bank, creator, { ...user, body: { ...body, data } });
    if (!created.ok) throw unexpected(creator, 200, created);
  }
  return sendExample(bank, endpoint, call);
}

/** Sends a body that never ends. */
async function late(endpoint: Endpoint): Promise<Answer> {
  const { route } = endpoint;
  const { bank, call } = await ready(endpoint);
  const type = route.multipart ? "multipart/form-data; boundary=x" : "application/json";
  const key = route.auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
  // The deadline alone does not keep the process running.
  const running = setInterval(() => undefined, 1000);
  try {
    return await send(bank, call.path, {
      method: route.method,
      headers: { Authorization: `Bearer ${key}`, "Content-Type": type },
      body: new ReadableStream(),
      duplex: "half",
    } as RequestInit);
  } finally {
    clearInterval(running);
  }
}

function withOneWrong(body: ExampleCall["body"]): object {
  const [first = "data"] = Object.keys(body?.data ?? {});
  return { ...body, data: { ...body?.data, [first]: true } };
}

function withoutFile(): FormData {
  const form = new FormData();
  form.append("metadata", "{}");
  return form;
}

function unexpected({ route }: Endpoint, wanted: number, { status, text }: Answer): Error {
  return new Error(`${route.operation} should have answered ${wanted}, but answered ${status}: ${text}`);
}
