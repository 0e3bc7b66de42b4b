import { z } from "zod";
import type { Route } from "../http/route.ts";
import { referencesOf } from "../schema/references.ts";
import type { Service } from "../service.ts";
import type { AnyLifecycle, StatusChange, Tone } from "../time/lifecycle.ts";
import type { AnyAction } from "./action.ts";
import type { ActionByRequest, ReservedValue, Resource } from "./resource.ts";

/** An argument of an action, as a form shows it. */
export interface ArgumentDescription {
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  readonly type: "text" | "number" | "boolean" | "choice" | "object";
  readonly required: boolean;
  readonly default?: unknown;
  /** The unit of a number, such as "cents". */
  readonly unit?: string;
  /** The allowed values, each with its title. */
  readonly choices?: readonly { readonly value: string; readonly title: string }[];
  /** Values that a form suggests for a text, which may be another one too. */
  readonly suggestions?: readonly string[];
  /** The parts of an object. */
  readonly fields?: readonly ArgumentDescription[];
}

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
  // Each resource sees the options that its area declares.
  const statuses = resource.statuses?.(bank as never) ?? {};
  return Object.entries(statuses).map(([name, tone]) => ({ name, tone }));
}

/** Every way from one status to another that a resource's rows can go in a bank. */
function transitionsOf(
  resource: Resource,
  lifecycle: AnyLifecycle | undefined,
  bank: Service,
): ReturnType<AnyLifecycle["changes"]> {
  if (lifecycle) return lifecycle.changes();
  // Each resource sees the options that its area declares.
  const transitions = resource.transitions?.(bank as never) ?? {};
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
      // Each resource sees the options that its area declares.
      if (actions[name]?.unavailable?.(bank as never) !== undefined) return [];
      return action ? [describeAction(name, action, byState.has(name), routes)] : [];
    }),
    references: [...referencesOf(row), ...(resource.links ?? [])],
    reserved: resource.reserved?.(bank as never) ?? [],
    operations: routes.map(({ operation, method, path }) => ({ operation, method, path })),
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
    arguments: describeFields(action.arguments.shape),
    target,
    byState: byState || target !== null,
    request: null,
  };
}

function describeFields(shape: z.core.$ZodShape): readonly ArgumentDescription[] {
  return Object.entries(shape).map(([name, schema]) => describeArgument(name, schema));
}

function describeArgument(name: string, schema: z.core.$ZodType): ArgumentDescription {
  const { bare, meta, initial } = unwrap(schema);
  const definition = definitionOf(bare);
  const choices = choicesOf(definition, meta.choices);
  const fields = definition.type === "object" ? describeFields(definition.shape) : undefined;
  return {
    name,
    title: String(meta.title ?? name),
    ...(meta.description === undefined ? {} : { hint: meta.description }),
    type: fields ? "object" : choices ? "choice" : (TYPES[definition.type] ?? "text"),
    required: schema._zod.optin === undefined,
    ...(initial === undefined ? {} : { default: initial }),
    ...(typeof meta.unit === "string" ? { unit: meta.unit } : {}),
    ...(choices ? { choices } : {}),
    ...(Array.isArray(meta.suggestions) ? { suggestions: meta.suggestions.map(String) } : {}),
    ...(fields ? { fields } : {}),
  };
}

const TYPES: Readonly<Record<string, "number" | "boolean">> = { number: "number", boolean: "boolean" };

interface Unwrapped {
  readonly bare: z.core.$ZodType;
  readonly meta: z.core.GlobalMeta;
  readonly initial: unknown;
}

/** The schema inside wrappers such as optional and default, and the metadata of the outermost that has any. */
function unwrap(schema: z.core.$ZodType): Unwrapped {
  const meta = z.globalRegistry.get(schema);
  const definition = definitionOf(schema);
  const inner = innerOf(definition);
  if (!inner) return { bare: schema, meta: meta ?? {}, initial: undefined };
  const { bare, meta: innerMeta, initial } = unwrap(inner);
  return {
    bare,
    meta: { ...innerMeta, ...meta },
    initial: definition.type === "default" ? definition.defaultValue : initial,
  };
}

type Definition = z.core.$ZodTypes["_zod"]["def"];

/** The definition of any schema; `type` says which kind it is. */
function definitionOf(schema: z.core.$ZodType): Definition {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function innerOf(definition: Definition): z.core.$ZodType | undefined {
  switch (definition.type) {
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
      return definition.innerType;
    case "pipe":
      return definitionOf(definition.out).type === "transform" ? definition.in : definition.out;
    default:
      return undefined;
  }
}

function choicesOf(definition: Definition, titles: unknown): ArgumentDescription["choices"] {
  if (typeof titles === "object" && titles !== null)
    return Object.entries(titles).map(([value, title]) => ({ value, title: String(title) }));
  if (definition.type !== "enum") return undefined;
  return Object.values(definition.entries)
    .map(String)
    .map((value) => ({ value, title: value }));
}
