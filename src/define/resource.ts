import * as z from "zod/mini";
import type { OwnStyle } from "../bank/options/own-resources.ts";
import { type AnyActions, actionsOf } from "../engine/resource/action.ts";
import type { Resource } from "../engine/resource/resource.ts";
import { titleOf } from "../engine/schema/title.ts";
import { type AnyRow, componentOf, type Model } from "../engine/store/model.ts";
import { type CheckedDefinition, checkDefinition } from "./definition/check.ts";
import type { AnyDefinition } from "./definition/resource-definition.ts";
import { blanksOf } from "./fields/blanks.ts";
import { errorText } from "./fields/error-text.ts";
import { endpointsOf } from "./parts/routes.ts";
import { follow, followIndexes, lifecycleOf } from "./parts/states.ts";
import { setTimers, timersOf } from "./parts/timers.ts";
import { watch } from "./parts/watches.ts";
import { type Compiled, type DefinedBank, type DefinedLifecycle, remember } from "./turn/compiled.ts";

/** Makes the resource of a definition under the name of its collection. Throws an OptionError for a mistake in it. */
export function compile(
  given: AnyDefinition,
  collection: string,
  style: OwnStyle = {},
): Resource<DefinedBank> {
  const definition = { ...style, ...checkDefinition(given, collection) };
  const { row, states, timers = {}, reserved = {}, create = {}, watches = {} } = definition;
  const model = modelOf(definition, collection);
  const lifecycle = states && lifecycleOf(model, states, definition as never);
  const first = Object.keys(states ?? {})[0];
  const defaults = { ...(first !== undefined && { status: first }), ...create.defaults };
  const made: Compiled = { model, lifecycle, blanks: blanksOf(row, defaults) };
  remember(made);
  return {
    model,
    area: definition.area ?? "own",
    routes: endpointsOf(made, definition),
    ...(lifecycle && { lifecycle, actions: stateActions(lifecycle, definition) }),
    reserved: () =>
      Object.entries(reserved).flatMap(([field, values]) =>
        Object.entries(values).map(([value, outcome]) => ({ field, value, outcome })),
      ),
    timers: timersOf(model, timers as never),
    start(bank) {
      if (states && lifecycle) follow(bank, lifecycle, states, definition as never);
      setTimers(bank, model, timers as never);
      watch(bank, model, watches);
    },
    check(row) {
      const message = definition.check?.(row as never);
      return message === undefined ? undefined : { path: "", message };
    },
    ...(definition.example && { examples: { [`create${componentOf(model)}`]: definition.example } }),
    ...(definition.statements && { statements: definition.statements }),
  };
}

function modelOf(
  { noun, plural, path, row, ids = "string", states, update }: CheckedDefinition,
  collection: string,
): Model {
  return {
    collection,
    noun,
    plural: plural ?? `${noun[0]?.toUpperCase()}${noun.slice(1)}s`,
    type: noun.replaceAll(/\W+/g, "_").toLowerCase(),
    path,
    ids,
    // All that is asked of a schema of another form of zod is what it shares with those of this one.
    row: row as unknown as z.ZodMiniObject & z.ZodMiniType<AnyRow>,
    ...(states && { statusField: "status", indexes: followIndexes(states) }),
    ownUrl: true,
    ...(update && { update: { schema: z.object({}) } }),
  };
}

const action = actionsOf<DefinedBank, AnyRow>();

/** The actions of the states, which `bank.simulate` has. */
function stateActions(
  lifecycle: DefinedLifecycle,
  { states = {}, actions = {} }: CheckedDefinition,
): AnyActions {
  const names = new Set(Object.values(states).flatMap((state) => Object.keys(state.actions ?? {})));
  return Object.fromEntries(
    Array.from(names, (name) => {
      const { title = titleOf(name), arguments: takes } = actions[name] ?? {};
      return [
        name,
        action({
          title,
          ...(takes && { arguments: takes as z.ZodMiniObject, errorText }),
          handle: ({ row, values, bank }) => bank.lifecycle(lifecycle).perform(row.id, name, values),
        }),
      ];
    }),
  );
}
