import * as z from "zod/mini";
import { OptionsSchema } from "../../bank/options/options.ts";
import { observedValueOf } from "../../engine/profile.ts";
import { withoutWrappers } from "../../engine/schema/without-wrappers.ts";
import { STATEMENTS } from "../../openapi/generated/statements.ts";
import { takes } from "../schema.ts";

/** An option of `createBank` that is no group of others. */
export interface OptionLeaf {
  /** Its dotted path: "assumptions.ach.settleAt". */
  readonly option: string;
  readonly schema: z.core.$ZodType;
  /** Its value in the profile "observed"; undefined for none. */
  readonly observed: unknown;
}

/** Each search asks for them again and again, and they never change. */
let leaves: readonly OptionLeaf[] | undefined;

/** Every option of `createBank`, groups taken apart. A group that may also be null is an option in addition to those in it. */
export function optionLeaves(): readonly OptionLeaf[] {
  leaves ??= leavesOf(OptionsSchema, "");
  return leaves;
}

function leavesOf(group: z.ZodMiniObject, path: string): OptionLeaf[] {
  return Object.entries(group.shape).flatMap(([name, schema]): OptionLeaf[] => {
    const option = path === "" ? name : `${path}.${name}`;
    const inner = withoutWrappers(schema);
    const leaf = { option, schema, observed: observedValueOf(schema) };
    if (!(inner instanceof z.ZodMiniObject)) return [leaf];
    const orNull = takes(schema, null) ? [{ ...leaf, schema: z.null() }] : [];
    return [...orNull, ...leavesOf(inner, option)];
  });
}

/** The statements that name an option, or a group that it is in. */
export function statementsNaming(option: string): string[] {
  const isNamed = (names: string) => names.split(", ").some((name) => name !== "" && isWithin(option, name));
  return Object.entries(STATEMENTS).flatMap(([id, statement]) => (isNamed(statement.option) ? [id] : []));
}

/** Whether an option is this one, or in this group. */
export function isWithin(option: string, group: string): boolean {
  return option === group || option.startsWith(`${group}.`);
}
