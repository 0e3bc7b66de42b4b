import { answersOf } from "../engine/http/answer/answers.ts";
import { MAX_JSON_BYTES } from "../engine/http/body/body.ts";
import { type SentStatus, sentStatus } from "../engine/http/routes/status-codes.ts";
import type { RefusedExample } from "../engine/resource/development.ts";
import { idWith, keyOf } from "../engine/store/ids.ts";
import {
  contextOf,
  type ExampleCall,
  type ExampleState,
  exampleOf,
  jsonOf,
  referring,
} from "./calls/example.ts";
import { prepare } from "./calls/prepare.ts";
import { jsonBody, type SentCall, sentCall, wholeBody } from "./calls/sent-call.ts";
import { creatorIn, type Endpoint } from "./endpoints.ts";
import { textOf } from "./statements.ts";

/** The bank in which a call is to be refused. */
export interface Setting {
  readonly endpoints: readonly Endpoint[];
  readonly state: ExampleState;
  /** Sends a call that has to succeed, and returns the body of the answer. Rejects when the bank refuses it. */
  send(call: SentCall): Promise<unknown>;
}

/** A refusal that an endpoint documents, and what brings the bank to it. */
export interface Refusal {
  /** The status with which the bank sends it. */
  readonly status: number;
  /** The statement whose condition is met, where the service documents it by itself: "VC-E5". */
  readonly rule: string | undefined;
  /** What is refused. */
  readonly text: string;
  /** The options that the bank has to be made with; undefined where any bank refuses. */
  readonly options: object | undefined;
  /** Makes the rows that are needed, and returns the call that is refused next. */
  call(setting: Setting): Promise<SentCall>;
}

/**
 * Every refusal that an endpoint documents and that can be brought about: one for each status, and before them those that its resource
 * declares one by one.
 */
export function refusalsOf(
  endpoint: Endpoint,
  sent: SentStatus = sentStatus("by-cause"),
): readonly Refusal[] {
  const declared = endpoint.refused.map(
    (refused): Refusal => ({
      status: sent(400),
      rule: refused.rule,
      text: textOf(refused.rule) ?? refused.rule,
      options: refused.options,
      call: (setting) => declaredCall(endpoint, refused, setting),
    }),
  );
  const byStatus = Object.entries(answersOf(endpoint.route).refusals).flatMap(([status, text]): Refusal[] => {
    const cause = status === "409" && !endpoint.canConflict ? undefined : CAUSES[status];
    if (!cause) return [];
    return [
      {
        status: sent(Number(status)),
        rule: undefined,
        text,
        options: status === "400" && isOfStrict(endpoint) ? { strict: true } : undefined,
        call: (setting) => cause(endpoint, setting),
      },
    ];
  });
  return [...declared, ...byStatus];
}

/** The call of an endpoint's example, once the bank has the rows that it needs. */
async function ready(endpoint: Endpoint, setting: Setting): Promise<SentCall> {
  const { endpoints, state, send } = setting;
  const create = (creator: Endpoint, call: ExampleCall) => send(sentCall(creator, call));
  return sentCall(endpoint, await prepare(endpoint, endpoints, state, create));
}

async function declaredCall(
  endpoint: Endpoint,
  { data, query }: RefusedExample,
  setting: Setting,
): Promise<SentCall> {
  const call = await ready(endpoint, setting);
  if (query !== undefined) return { ...call, path: `${call.path}?${query}` };
  return { ...call, body: changed(endpoint, setting, data?.(contextOf(endpoint, setting.state))) };
}

/** The body of an endpoint's example with other values of some fields. */
function changed(endpoint: Endpoint, { state }: Setting, fields: object = {}): SentCall["body"] {
  const { body } = exampleOf(endpoint, state);
  return jsonBody(wholeBody(endpoint.route, { ...body, data: { ...body?.data, ...fields } }));
}

/** Whether nothing about the endpoint's calls is invalid but a query parameter that it does not have, in strict mode. */
function isOfStrict({ route }: Endpoint): boolean {
  return !route.body && !route.query?.["page[limit]"];
}

/** By the status of the cause, what makes the call that is refused. */
const CAUSES: Readonly<Record<string, (endpoint: Endpoint, setting: Setting) => Promise<SentCall>>> = {
  400: async (endpoint, setting) => {
    const { route } = endpoint;
    const call = await ready(endpoint, setting);
    if (route.multipart) return { ...call, body: { kind: "form", bytes: undefined, fields: {} } };
    if (isOfStrict(endpoint)) return { ...call, path: `${call.path}?verbose=1` };
    if (!route.body) return { ...call, path: `${call.path}?page[limit]=0` };
    const { body } = exampleOf(endpoint, setting.state);
    const [[first, value] = ["data"]] = Object.entries(body?.data ?? {});
    return { ...call, body: changed(endpoint, setting, { [first]: value === true ? "yes" : true }) };
  },
  401: async (endpoint, setting) => ({ ...(await ready(endpoint, setting)), key: undefined }),
  403: async (endpoint, setting) => ({
    ...(await ready(endpoint, setting)),
    key: endpoint.route.auth === "admin" ? "client" : "admin",
  }),
  404: async (endpoint, setting) => ({
    ...(await ready(endpoint, setting)),
    path: pathOf(endpoint, unusedId(endpoint, setting)),
  }),
  408: async (endpoint, setting) => {
    const call = await ready(endpoint, setting);
    const type = endpoint.route.multipart ? "multipart/form-data; boundary=x" : "application/json";
    return { ...call, body: { kind: "endless", type } };
  },
  409: conflict,
  413: async (endpoint, setting) => {
    const call = await ready(endpoint, setting);
    const bytes = MAX_JSON_BYTES + 1;
    if (endpoint.route.multipart) return { ...call, body: { kind: "form", bytes, fields: {} } };
    return { ...call, body: { kind: "text", type: "application/json", text: " ".repeat(bytes) } };
  },
  415: async (endpoint, setting) => {
    const call = await ready(endpoint, setting);
    const text = JSON.stringify(wholeBody(endpoint.route, exampleOf(endpoint, setting.state).body));
    return { ...call, body: { kind: "text", type: "text/plain", text } };
  },
};

/** A call that the state of a row forbids. The row is a new one, so that none that is there has to be ended for it. */
async function conflict(endpoint: Endpoint, setting: Setting): Promise<SentCall> {
  const { collection, route } = endpoint;
  const { endpoints, send } = setting;
  const id = collection && (await newRow(collection, setting));
  const call = await ready(endpoint, setting);
  const again = id ? { ...call, path: pathOf(endpoint, id) } : call;
  if (id && route.method === "DELETE") {
    await referTo(endpoint, id, setting);
    return again;
  }
  // A new row may be in a state that does not allow the action to begin with.
  if (route.action !== undefined && endpoint.example.isForNew === false) return again;
  const end = endpoints.find(
    (other) => id && !route.action && other.route.method === "DELETE" && other.collection === collection,
  );
  if (end && id) await send({ ...sentCall(end, exampleOf(end, setting.state)), path: pathOf(end, id) });
  else await send(again);
  return again;
}

async function newRow(collection: string, setting: Setting): Promise<string> {
  const creator = creatorIn(collection, setting.endpoints);
  const answer = (await setting.send(await ready(creator, setting))) as Readonly<Record<string, unknown>>;
  const { id } = (creator.route.bare ? answer : answer.data) as { readonly id: unknown };
  return String(id);
}

async function referTo({ pointers }: Endpoint, id: string, setting: Setting): Promise<void> {
  const [pointer] = pointers;
  if (!pointer) return;
  const creator = creatorIn(pointer.collection, setting.endpoints);
  const call = await ready(creator, setting);
  const value = referring(jsonOf(creator.route.body?.schema.shape[pointer.field]), id);
  await setting.send({ ...call, body: changed(creator, setting, { [pointer.field]: value }) });
}

function pathOf({ route }: Endpoint, id: string): string {
  return route.path.replace(":id", id);
}

function unusedId({ collection = "", route }: Endpoint, { state }: Setting): string {
  const highest = state.rows(collection).reduce((most, row) => Math.max(most, keyOf(row)), 0);
  return String(idWith(Math.max(9_999, highest + 1), route.model?.ids ?? "string"));
}
