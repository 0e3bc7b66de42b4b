import type { Credential } from "../http/input/credential.ts";
import type { Route, RouteAuth } from "../http/routes/route.ts";
import { referencesOf } from "../schema/references.ts";
import type { Service } from "../service.ts";
import { ownWaysOf, type StatusEdge } from "../time/edges.ts";
import type { AnyLifecycle } from "../time/lifecycle.ts";
import type { Tone } from "../time/states.ts";
import { compareText } from "../time/timer.ts";
import type { AnyAction } from "./action.ts";
import { type ArgumentDescription, describeArguments } from "./describe-arguments.ts";
import type { ActionByRequest, CutOff, ReservedValue, Resource } from "./resource.ts";

/** An action on a row, as a button shows it. */
export interface ActionDescription {
  readonly name: string;
  readonly title: string;
  /** The arguments that the JS function takes one by one after the id; an object of the others follows. */
  readonly positional: readonly string[];
  readonly arguments: readonly ArgumentDescription[];
  /** The argument that takes one of `bank.allowedActions`; null for an action that is itself one of them. */
  readonly target: string | null;
  /** Whether the state of a row decides when it is allowed. */
  readonly byState: boolean;
  /** The request to send, for an action that is not a call of `bank.simulate`; `:id` in its path is the row's id. */
  readonly request: { readonly method: string; readonly path: string; readonly data: object } | null;
}

/** One way from a status to another. */
type StatusChange = Pick<StatusEdge, "from" | "to">;

/** How the rows of a resource change status. */
export interface LifecycleDescription {
  /** The status that a row begins with, where no reserved value gives it another. */
  readonly initial: string;
  /** Every way from a status to another, and what moves a row along it. */
  readonly edges: readonly StatusEdge[];
}

/** A resource as plain data: what a panel, or a client in another language, needs to show its rows and act on them. */
export interface ResourceDescription {
  readonly collection: string;
  readonly noun: string;
  readonly plural: string;
  readonly area: string;
  readonly path: string;
  readonly type: string;
  readonly statuses: readonly { readonly name: string; readonly tone: Tone }[];
  /** Every way from one status to another, by a request, by an action or by time. */
  readonly transitions: readonly StatusChange[];
  /** How its rows change status; null for rows without one. */
  readonly lifecycle: LifecycleDescription | null;
  readonly actions: readonly ActionDescription[];
  /** The fields that hold ids of rows of another collection. */
  readonly references: readonly { readonly field: string; readonly collection: string }[];
  readonly reserved: readonly ReservedValue[];
  /** The times of banking days at which its rows take steps, earliest first. */
  readonly cutOffs: readonly CutOff[];
  readonly operations: readonly {
    readonly operation: string;
    readonly method: string;
    readonly path: string;
    /** Whose key it asks for. */
    readonly auth: RouteAuth;
  }[];
  /** The header that holds the key of a request, and what stands in it before the key: "Bearer ". */
  readonly credential: Pick<Credential, "header" | "before">;
  /** Whether the fields of bodies and answers are in `data`. */
  readonly envelope: "data" | "none";
}

/** Every status of a resource's rows with its tone, in a bank whose options may name some of them. */
export function statusesOf(
  resource: Resource,
  lifecycle: AnyLifecycle | undefined,
  bank: Service,
): ReturnType<AnyLifecycle["statuses"]> {
  if (lifecycle) return lifecycle.statuses();
  const states = resource.states?.(asAreaSees(bank)) ?? {};
  return Object.entries(states).map(([name, { tone }]) => ({ name, tone }));
}

/** Every way from one status to another that a resource's rows can go in a bank, and what moves them. */
export function edgesOf(
  resource: Resource,
  lifecycle: AnyLifecycle | undefined,
  bank: Service,
): readonly StatusEdge[] {
  const { actions = {}, requests = {} } = resource;
  if (!lifecycle) return ownWaysOf(resource.states?.(asAreaSees(bank)) ?? {});
  return lifecycle.ways().map((way) => {
    const request = way.by === "action" && !actions[way.name] ? requests[way.name] : undefined;
    return request ? { ...way, by: "request", operation: request.operation } : way;
  });
}

/** Each pair of statuses once. */
function changesOf(edges: readonly StatusEdge[]): readonly StatusChange[] {
  const pairs = edges.map(({ from, to }) => ({ from, to }));
  return pairs.filter(
    (pair, at) => at === pairs.findIndex(({ from, to }) => from === pair.from && to === pair.to),
  );
}

/** Describes a resource of a bank, whose options may name statuses and rule out actions. */
export function describeResource(
  resource: Resource,
  lifecycle: AnyLifecycle | undefined,
  bank: Service,
  { header, before }: Credential,
): ResourceDescription {
  const { collection, noun, plural, path, type, row } = resource.model;
  const { actions = {}, requests = {}, routes } = resource;
  const byState = new Set(lifecycle?.actions());
  const names = new Set([...byState, ...Object.keys(actions)]);
  const statuses = statusesOf(resource, lifecycle, bank);
  const edges = edgesOf(resource, lifecycle, bank);
  const [initial] = statuses;
  return {
    collection,
    noun,
    plural,
    area: resource.area,
    path,
    type,
    statuses,
    transitions: changesOf(edges),
    lifecycle: initial ? { initial: initial.name, edges } : null,
    actions: [...names].flatMap((name) => {
      const action = actions[name] ?? requests[name];
      if (actions[name]?.unavailable?.(asAreaSees(bank)) !== undefined) return [];
      return action ? [describeAction(name, action, byState.has(name), routes)] : [];
    }),
    references: [...referencesOf(row), ...(resource.links ?? [])],
    reserved: resource.reserved?.(asAreaSees(bank)) ?? [],
    cutOffs: (resource.cutOffs?.(asAreaSees(bank)) ?? []).toSorted((one, other) =>
      compareText(one.time, other.time),
    ),
    operations: routes.map(({ operation, method, path, auth = "client" }) => ({
      ...{ operation, method, path, auth },
    })),
    credential: { header, before },
    envelope: routes.some(({ bare }) => bare) ? "none" : "data",
  };
}

function describeAction(
  name: string,
  action: AnyAction | ActionByRequest,
  byState: boolean,
  routes: readonly Route[],
): ActionDescription {
  const { title } = action;
  if ("operation" in action) {
    const { operation, data } = action;
    const route = routes.find((other) => other.operation === operation);
    if (!route)
      throw new Error(`The action ${name} is the request ${operation}, but there is no such route.`);
    const request = { method: route.method, path: route.path, data };
    return { name, title, positional: [], arguments: [], target: null, byState, request };
  }
  const { positional, target = null } = action;
  return {
    name,
    title,
    positional,
    arguments: describeArguments(action.arguments.shape),
    target,
    byState: byState || target !== null,
    request: null,
  };
}

/** A bank as a resource sees it: with the options that its area declares, which all banks have. */
function asAreaSees(bank: Service): never {
  return bank as never;
}
