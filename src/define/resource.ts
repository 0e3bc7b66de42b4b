import * as z from "zod/mini";
import type { OwnStyle } from "../bank/options/own-resources.ts";
import { OptionError } from "../engine/errors.ts";
import { type AnyActions, actionsOf } from "../engine/resource/action.ts";
import type { Resource } from "../engine/resource/resource.ts";
import { titleOf } from "../engine/schema/title.ts";
import { type AnyRow, componentOf, type Model } from "../engine/store/model.ts";
import { type CheckedDefinition, checkDefinition } from "./definition/check.ts";
import type { RuleDefinition, TableDefinition } from "./definition/definition.ts";
import type { AnyDefinition } from "./definition/resource-definition.ts";
import { blanksOf } from "./fields/blanks.ts";
import { errorText } from "./fields/error-text.ts";
import { momentAt } from "./fields/moment.ts";
import { endpointsOf, ruleOf } from "./parts/routes.ts";
import { follow, followedBy, lifecycleOf } from "./parts/states.ts";
import { setTimers, timersOf } from "./parts/timers.ts";
import { watch } from "./parts/watches.ts";
import { type Compiled, type DefinedBank, type DefinedLifecycle, remember } from "./turn/compiled.ts";
import { indexesOf } from "./turn/indexes.ts";
import { turnOf } from "./turn/turn.ts";

/** Makes the resource of a definition under the name of its collection. Throws an OptionError for a mistake in it. */
export function compile(
  given: AnyDefinition,
  collection: string,
  style: OwnStyle = {},
): Resource<DefinedBank> {
  const definition = { ...style, ...checkDefinition(given, collection) };
  const {
    row,
    states,
    timers = {},
    reserved = {},
    create = {},
    watches = {},
    tables = {},
    guards = {},
  } = definition;
  const { named, own } = indexesOf(definition.row as never, [
    ...(definition.indexes ?? []),
    ...followedBy(states ?? {}),
  ]);
  const model = modelOf(definition, collection, own);
  const lifecycle = states && lifecycleOf(model, states, definition as never);
  const first = Object.keys(states ?? {})[0];
  const defaults = { ...(first !== undefined && { status: first }), ...create.defaults };
  const made: Compiled = { model, lifecycle, indexed: named, blanks: blanksOf(row, defaults) };
  const further = Object.entries(tables).map(([name, table]) => tableOf(table, name));
  for (const each of [made, ...further]) remember(each);
  const turn = (bank: DefinedBank) => turnOf<never>(bank, collection);
  return {
    model,
    area: definition.area ?? "own",
    routes: endpointsOf(made, definition),
    ...(lifecycle && { lifecycle, actions: stateActions(lifecycle, definition) }),
    reserved: () =>
      Object.entries(reserved).flatMap(([field, values]) =>
        Object.entries(values).map(([value, outcome]) => ({ field, value, outcome })),
      ),
    tables: further.map((table) => table.model),
    ...(definition.seed && {
      begin: (bank, start) => definition.seed?.(turn(bank), bank.options as never, momentAt(start).now),
    }),
    guards: Object.fromEntries(
      Object.entries(guards).map(([operation, given]) => [
        operation,
        [given].flat().map((rule) => ruleOf(rule as RuleDefinition<never>, `guard_of_${collection}`, model)),
      ]),
    ),
    timers: timersOf(model, timers as never),
    start(bank) {
      for (const other of definition.needs ?? []) {
        if (bank.store.names().includes(other)) continue;
        throw new OptionError(
          `Option 'resources.${collection}' needs the resource ${other}: add it to 'resources'.`,
        );
      }
      const { spendable } = definition;
      if (spendable) bank.spendable = () => spendable(turn(bank));
      if (states && lifecycle)
        follow(bank, lifecycle, { states, changes: definition as never, indexed: named });
      setTimers(bank, model, timers as never);
      watch(bank, model, watches);
    },
    check(row, bank) {
      // Of a bank, the part that rows are read from is all that this needs.
      const message = definition.check?.(row as never, turn(bank as DefinedBank));
      return message === undefined ? undefined : { path: "", message };
    },
    ...(definition.example && { examples: { [`create${componentOf(model)}`]: definition.example } }),
    ...(definition.statements && { statements: definition.statements }),
  };
}

function modelOf(
  { noun, plural, path, row, ids = "string", states, update, list, type }: CheckedDefinition,
  collection: string,
  indexes: NonNullable<Model["indexes"]>,
): Model {
  return {
    collection,
    noun,
    plural: plural ?? `${noun[0]?.toUpperCase()}${noun.slice(1)}s`,
    type: type ?? noun.replaceAll(/\W+/g, "_").toLowerCase(),
    path,
    ids,
    // All that is asked of a schema of another form of zod is what it shares with those of this one.
    row: row as unknown as z.ZodMiniObject & z.ZodMiniType<AnyRow>,
    ...(states && { statusField: "status" }),
    indexes,
    // A list of references gives each row its address.
    ownUrl: list !== "references",
    ...(update && { update: { schema: z.object({}) } }),
  };
}

/** A table that belongs to a resource. */
function tableOf({ noun, row, ids = "string", indexes = [] }: TableDefinition, collection: string): Compiled {
  const { named, own } = indexesOf(row as never, indexes);
  const model: Model = {
    ...{ collection, noun, plural: noun, type: noun, path: "", ids, ownUrl: true },
    row: row as unknown as Model["row"],
    indexes: own,
  };
  return { model, lifecycle: undefined, indexed: named, blanks: blanksOf(row, {}) };
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
