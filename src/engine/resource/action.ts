import * as z from "zod/mini";
import type { OnDemand } from "../on-demand.ts";
import { checked, type ErrorText } from "../schema/checked.ts";
import { received } from "../schema/expected.ts";
import { isJsonObject } from "../schema/json-object.ts";

/** The input of an action: the row, the parsed arguments and the bank. */
export interface ActionCall<Bank, Row, Values> {
  readonly row: Row;
  readonly values: Values;
  readonly bank: Bank;
  /** Puts a warning into the request log. It must not contain a secret. */
  readonly warn: (text: string) => void;
}

/** Something that happens to a row outside the API, called through `bank.simulate`. */
export interface Action<
  Bank,
  Row,
  Input extends z.ZodMiniObject,
  Positional extends readonly string[],
  Answer extends "row" | "plain",
  Result,
> {
  /** The label of its button. */
  readonly title: string;
  /** Its arguments; their titles and hints are in the schemas' metadata. */
  readonly arguments: Input;
  /** The arguments that the JS function takes one by one after the id; the others go into one object after them. */
  readonly positional: Positional;
  /** The argument that is one of `bank.allowedActions`: the action covers all of them. */
  readonly target?: string;
  /** Whether it returns the row, as the API shows it, or the result of `handle`. */
  readonly answer: Answer;
  /** The message of its refusal by a bank whose options rule it out, which then does not offer it. */
  unavailable?(bank: Bank): string | undefined;
  /** Says what is wrong with an argument whose schema has no text for it. */
  readonly errorText?: ErrorText;
  /** What `handle` uses; it is loaded when the action has its turn. */
  readonly needs?: OnDemand<object>;
  handle(call: ActionCall<Bank, Row, z.output<Input>>): Result;
}

/** An action of any resource; its schema and `handle` define its input and result. */
export type AnyAction = Action<never, never, z.ZodMiniObject, readonly string[], "row" | "plain", unknown>;

/** Actions by their JS names. */
export type AnyActions = Readonly<Record<string, AnyAction>>;

type NoArguments = z.ZodMiniObject<Record<never, never>>;

/**
 * Returns the function with which a resource declares its actions. Without `arguments` an action takes none; without
 * `answer` it returns the row.
 *
 * @example const action = actionsOf<PaymentsBank, AchTransfer>();
 */
export function actionsOf<Bank, Row>() {
  return <
    Result,
    Input extends z.ZodMiniObject = NoArguments,
    const Positional extends readonly (keyof z.input<Input> & string)[] = readonly [],
    const Answer extends "row" | "plain" = "row",
  >(contract: {
    readonly title: string;
    readonly arguments?: Input;
    readonly positional?: Positional;
    readonly target?: keyof z.input<Input> & string;
    readonly answer?: Answer;
    unavailable?(bank: Bank): string | undefined;
    readonly errorText?: ErrorText;
    readonly needs?: OnDemand<object>;
    handle(call: ActionCall<Bank, Row, z.output<Input>>): Result;
  }) => {
    const defaults = { arguments: z.strictObject({}), positional: [], answer: "row" };
    // Where a part is left out, its type parameter has the default's type.
    return { ...defaults, ...contract } as unknown as Action<Bank, Row, Input, Positional, Answer, Result>;
  };
}

/**
 * Collects the arguments of the JS function under their names, as they are sent over HTTP. Where the positional ones may
 * be left out, the object of the others may come in their place.
 */
export function namedArguments(
  name: string,
  action: AnyAction,
  values: readonly unknown[],
): Record<string, unknown> {
  const { shape } = action.arguments;
  const isLeftOut = isJsonObject(values[0]) && action.positional.every((each) => mayBeLeftOut(shape[each]));
  const positional = isLeftOut ? [] : action.positional;
  const takesOthers = Object.keys(shape).length > action.positional.length;
  const others = takesOthers && values[positional.length] !== undefined ? values[positional.length] : {};
  if (!isJsonObject(others)) {
    throw new RangeError(`${name}: the arguments must be an object, got ${received(others)}.`);
  }
  const named = positional.map((each, at) => [each, values[at]] as const);
  // One that is meant but undefined must not be taken for one that was left out.
  const missing = named
    .slice(0, values.length)
    .find(([each, value]) => value === undefined && mayBeLeftOut(shape[each]));
  if (missing) readArguments(name, action, { ...others, [missing[0]]: undefined });
  return { ...others, ...Object.fromEntries(named.filter(([, value]) => value !== undefined)) };
}

/** Whether the argument with this schema may be left out; one that does not exist may not. */
export function mayBeLeftOut(schema: z.core.$ZodType | undefined): boolean {
  return schema?._zod.optin !== undefined;
}

/** Reads the named arguments of an action by its schema. Throws a RangeError that names each invalid argument. */
export function readArguments(
  name: string,
  action: AnyAction,
  given: Readonly<Record<string, unknown>>,
): unknown {
  const { errorText } = action;
  // The message names the path before the text.
  const text = errorText && ((issue: z.core.$ZodRawIssue) => errorText({ ...issue, path: [] }));
  const read = checked(action.arguments, given, text);
  if (!read.issues) return read.value;
  throw new RangeError(read.issues.map((issue) => messageOf(name, action, issue)).join(" "));
}

/** Describes one issue of an action's arguments, naming the argument by its dotted path. */
function messageOf(name: string, action: AnyAction, issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.map((key) => `'${[...issue.path, key].join(".")}'`).join(", ");
    const known = Object.keys(action.arguments.shape).join(", ") || "nothing";
    const hint = issue.path.length === 0 ? `: it takes ${known}` : "";
    return `${name}: unknown argument${issue.keys.length > 1 ? "s" : ""} ${names}${hint}.`;
  }
  return `${name}: '${issue.path.join(".")}' ${issue.message}`;
}
