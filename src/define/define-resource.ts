import type * as z from "zod/mini";
import type { OwnResource, OwnStyle } from "../bank/options/own-resources.ts";
import type { ActionOf, RowSchema, StatesDefinition, StatusOf } from "./definition/definition.ts";
import type { AnyDefinition, ResourceDefinition } from "./definition/resource-definition.ts";
import { compile } from "./resource.ts";

/** The actions of a resource in `bank.simulate`. */
export type ActionsOf<Row, Names extends string, Arguments> = {
  readonly [Name in Names]: (
    id: string | number,
    ...values: Name extends keyof Arguments
      ? Arguments[Name] extends z.core.$ZodType
        ? Record<never, never> extends z.input<Arguments[Name]>
          ? [values?: z.input<Arguments[Name]>]
          : [values: z.input<Arguments[Name]>]
        : []
      : []
  ) => Promise<Row>;
};

/** A resource that `defineResource` has made, for the option `resources` of `createBank`. */
export type DefinedResource<
  Row extends object = object,
  Actions extends object = object,
  Body = object,
> = OwnResource<Row, Actions> & {
  /**
   * Makes a body of its create: that of its `example`, with other values of some fields.
   *
   * @example const body = payouts.body({ amount: 900 });
   */
  body(fields?: Body): Body;
};

/**
 * Defines a resource of your own: rows with endpoints, states, time and rules, which a bank has as it has its own. It is checked by
 * `createBank`, which throws an OptionError for a mistake in it.
 *
 * @example
 * const payouts = defineResource({
 *   noun: "payout",
 *   path: "/api/payouts",
 *   row: z.object({ id: z.string(), amount: z.int().min(1), status: z.enum(["pending", "paid"]) }),
 *   create: { required: ["amount"] },
 *   states: { pending: { after: { bankingDays: 1, to: "paid" } }, paid: {} },
 * });
 * const bank = createBank({ resources: { payouts } });
 */
export function defineResource<
  Schema extends RowSchema,
  const States extends Partial<
    StatesDefinition<StatusOf<z.output<Schema>>, StatusOf<z.output<Schema>>>
  > = Record<never, never>,
  // Unknown is what the compiler infers for an action without arguments.
  const Arguments extends Readonly<Record<string, unknown>> = Record<never, never>,
>(
  definition: ResourceDefinition<Schema, States, Arguments>,
): DefinedResource<
  z.output<Schema> & object,
  ActionsOf<z.output<Schema>, ActionOf<States>, Arguments>,
  Partial<z.input<Schema>>
> {
  // As those of the bank are, its declaration is one for all banks.
  const made = new Map<string, ReturnType<typeof compile>>();
  const resource = (collection: string, style: OwnStyle = {}) => {
    const key = JSON.stringify([collection, style]);
    const found = made.get(key) ?? compile(definition as unknown as AnyDefinition, collection, style);
    made.set(key, found);
    return found;
  };
  return Object.assign(resource, {
    body: (fields?: Partial<z.input<Schema>>) =>
      ({ ...definition.example, ...fields }) as Partial<z.input<Schema>>,
  });
}
