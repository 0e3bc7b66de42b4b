import * as z from "zod/mini";
import { titleOf } from "../schema/title.ts";
import { mayBeLeftOut } from "./action.ts";

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

/** Describes the arguments of an action by the shape of their schema. */
export function describeArguments(shape: z.core.$ZodShape): readonly ArgumentDescription[] {
  return Object.entries(shape).map(([name, schema]) => describeArgument(name, schema));
}

function describeArgument(name: string, schema: z.core.$ZodType): ArgumentDescription {
  const { bare, meta, initial } = unwrap(schema);
  const definition = definitionOf(bare);
  const choices = choicesOf(definition, meta.choices);
  const fields = definition.type === "object" ? describeArguments(definition.shape) : undefined;
  return {
    name,
    title: String(meta.title ?? titleOf(name)),
    ...(meta.description === undefined ? {} : { hint: meta.description }),
    type: fields ? "object" : choices ? "choice" : (TYPES[definition.type] ?? "text"),
    required: !mayBeLeftOut(schema),
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
