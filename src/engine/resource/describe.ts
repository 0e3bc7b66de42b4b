import type { Route } from "../http/route.ts";
import { referencesOf } from "../schema/references.ts";
import type { Service } from "../service.ts";
import type { AnyLifecycle, StatusChange, Tone } from "../time/lifecycle.ts";
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
  }[];
}

/** Every status of a resource's rows with its tone, in a bank whose options may name some of them. */
export function statusesOf(
  resource: Resource,
  lifecycle: AnyLifecycle | undefined,
  bank: Service,
): ReturnType<AnyLifecycle["statuses"]> {
  if (lifecycle) return lifecycle.statuses();
  const statuses = resource.statuses?.(asAreaSees(bank)) ?? {};
  return Object.entries(statuses).map(([name, tone]) => ({ name, tone }));
}

/** Every way from one status to another that a resource's rows can go in a bank. */
function transitionsOf(
  resource: Resource,
  lifecycle: AnyLifecycle | undefined,
  bank: Service,
): ReturnType<AnyLifecycle["changes"]> {
  if (lifecycle) return lifecycle.changes();
  const transitions = resource.transitions?.(asAreaSees(bank)) ?? {};
  return Object.entries(transitions).flatMap(([from, next]) => next.map((to) => ({ from, to })));
}

/** Describes a resource of a bank, whose options may name statuses and rule out actions. */
export function describeResource(
  resource: Resource,
  lifecycle: AnyLifecycle | undefined,
  bank: Service,
): ResourceDescription {
  const { collection, noun, plural, path, type, row } = resource.model;
  const { actions = {}, requests = {}, routes } = resource;
  const byState = new Set(lifecycle?.actions());
  const names = new Set([...byState, ...Object.keys(actions)]);
  return {
    collection,
    noun,
    plural,
    area: resource.area,
    path,
    type,
    statuses: statusesOf(resource, lifecycle, bank),
    transitions: transitionsOf(resource, lifecycle, bank),
    actions: [...names].flatMap((name) => {
      const action = actions[name] ?? requests[name];
      if (actions[name]?.unavailable?.(asAreaSees(bank)) !== undefined) return [];
      return action ? [describeAction(name, action, byState.has(name), routes)] : [];
    }),
    references: [...referencesOf(row), ...(resource.links ?? [])],
    reserved: resource.reserved?.(asAreaSees(bank)) ?? [],
    cutOffs: (resource.cutOffs?.(asAreaSees(bank)) ?? []).toSorted(byTime),
    operations: routes.map(({ operation, method, path }) => ({ operation, method, path })),
  };
}

function byTime({ time: one }: CutOff, { time: other }: CutOff): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
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
