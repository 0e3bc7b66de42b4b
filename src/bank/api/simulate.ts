import type * as z from "zod/mini";
import { InvalidTransitionError, NotFoundError } from "../../engine/errors.ts";
import type { TimedTurn } from "../../engine/http/turn.ts";
import { type Action, type AnyActions, namedArguments, readArguments } from "../../engine/resource/action.ts";
import type { Resources } from "../../engine/resource/resource.ts";
import { received } from "../../engine/schema/expected.ts";
import type { Service } from "../../engine/service.ts";
import type { AnyId } from "../../engine/store/ids.ts";
import { type AnyRow, presentRow, type WireOf } from "../../engine/store/model.ts";
import type { Executor } from "../runtime/executor.ts";
import type { CallOptions } from "../runtime/long-work.ts";
import type { WarnOfAction } from "./warn.ts";

type Others<In, Positional extends readonly string[]> = Omit<In, Positional[number]>;

/**
 * The object after the positional arguments: absent when there are no other arguments, optional when all of them are.
 */
type Rest<Other> = keyof Other extends never
  ? []
  : string extends keyof Other
    ? []
    : Record<never, never> extends Other
      ? [others?: Other]
      : [others: Other];

/** The positional arguments; where they may be left out, the object of the others may take their place. */
type InOrder<In, Positional extends readonly string[]> = {
  -readonly [At in keyof Positional]:
    | Required<In>[Positional[At] & keyof In]
    | (Record<never, never> extends Pick<In, Positional[number] & keyof In> ? Others<In, Positional> : never);
};

/** An action as a caller of `bank.simulate` sees it; `Wire` is the row as the API shows it. */
type SimulatedAction<A, Wire> =
  A extends Action<never, never, infer Input, infer Positional, infer Answer, infer Result>
    ? (
        id: AnyId,
        ...args: [...InOrder<z.input<Input>, Positional>, ...Rest<Others<z.input<Input>, Positional>>]
      ) => Promise<Answer extends "row" ? Wire : Result>
    : never;

/** The actions of one resource, each a function that returns a promise. */
type Simulated<Declared> = Declared extends { readonly model: infer M; readonly actions: infer Actions }
  ? { readonly [Name in keyof Actions]: SimulatedAction<Actions[Name], WireOf<M>> }
  : never;

/** What happens to rows outside the API, by collection. */
export type Simulate<R extends Resources> = {
  readonly [Name in keyof R as R[Name] extends { readonly actions: AnyActions } ? Name : never]: Simulated<
    R[Name]
  >;
};

/** Performs an action, given by collection and name, with named arguments. */
export type Perform = (
  collection: string,
  id: AnyId,
  name: string,
  given: Readonly<Record<string, unknown>>,
  options?: CallOptions,
) => Promise<unknown>;

/** Makes the actions of every resource; `warn` is called for what was accepted but looks wrong. */
export function createSimulate<R extends Resources>(parts: {
  readonly registry: R;
  readonly service: Service;
  readonly executor: Executor;
  readonly warn: WarnOfAction;
  readonly origin: string;
}): { readonly simulate: Simulate<R>; readonly perform: Perform } {
  const { registry, service, executor, warn, origin } = parts;
  const perform: Perform = (collection, id, name, given, options) => {
    const { model, actions } = registry[collection] as R[string];
    const action = (actions as AnyActions)[name] as AnyActions[string];
    const work = () => {
      const unavailable = action.unavailable?.(service as never);
      if (unavailable !== undefined) throw new InvalidTransitionError(unavailable);
      const values = readArguments(name, action, given);
      const row = service.table(model).get(id);
      if (!row) throw new NotFoundError(`There is no ${model.noun} with id ${received(id)}.`);
      const path = `/_sandbank/simulate/${collection}/${row.id}/${name}`;
      // An action gets a row of its own resource and arguments that its own schema has parsed.
      const call = {
        ...{ row, values, bank: service },
        warn: (text: string) => warn(text, { collection, name, path }),
      };
      const result = action.handle(call as never);
      return action.answer === "row" ? presentRow(model, result as AnyRow, { origin }) : result;
    };
    const describe = (timed: TimedTurn) =>
      ({ kind: "action", ...timed, ...{ collection, id, name, arguments: given } }) as const;
    return executor.operate("action", work, describe, { ...options, needs: action.needs });
  };
  const simulate = Object.entries(registry).flatMap(([collection, { actions }]) => {
    if (!actions) return [];
    const functions = Object.entries(actions).map(([name, action]) => [
      name,
      async (id: AnyId, ...values: unknown[]) =>
        perform(collection, id, name, namedArguments(name, action, values)),
    ]);
    return [[collection, Object.fromEntries(functions)]];
  });
  return { simulate: Object.fromEntries(simulate) as Simulate<R>, perform };
}
