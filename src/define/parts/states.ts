import { keyOf } from "../../engine/store/ids.ts";
import type { AnyRow, Model } from "../../engine/store/model.ts";
import { inBankingDays } from "../../engine/time/calendar.ts";
import { type Duration, later } from "../../engine/time/instant.ts";
import type { RowWithStatus } from "../../engine/time/lifecycle.ts";
import type { State, Tone } from "../../engine/time/states.ts";
import type { ActionDefinition, EnterDefinition, StateDefinition } from "../definition/definition.ts";
import type { Compiled, DefinedBank, DefinedLifecycle } from "../turn/compiled.ts";
import { turnOf } from "../turn/turn.ts";
import { allOrNothing } from "../turn/undo.ts";
import { modelAt } from "./watches.ts";

type States = Readonly<Record<string, StateDefinition<string>>>;

/** What of a definition says how the fields of a row change with its status. */
interface Changes {
  readonly actions?: Readonly<Record<string, ActionDefinition<RowWithStatus, undefined>>>;
  readonly onEnter?: Readonly<Record<string, EnterDefinition<RowWithStatus>>>;
}

/** Returns what makes a way to a status, with the fields that change by the action and by the status. */
function waysOf(bank: DefinedBank, { collection }: Model, { actions = {}, onEnter = {} }: Changes) {
  const turn = () => turnOf<never>(bank, collection);
  return (to: string, action = "") => ({
    to,
    change(row: RowWithStatus, values: unknown): Partial<RowWithStatus> {
      const fields = actions[action]?.change?.(row, values as never, turn()) ?? {};
      const entered = () => onEnter[to]?.({ ...row, ...fields, status: to }, turn());
      return { ...fields, ...allOrNothing(bank, `onEnter.${to} of ${collection}`, entered) };
    },
  });
}

/** Makes the lifecycle of a resource of its states. */
export function lifecycleOf(model: Model, states: States, changes: Changes): DefinedLifecycle {
  return {
    model: model as Model<RowWithStatus>,
    states: (bank) =>
      Object.fromEntries(
        Object.entries(states).map(([name, state]) => [
          name,
          stateOf(state, waysOf(bank, model, changes), (followed) =>
            modelAt(bank, `${model.collection}.states.${name}.follows.collection`, followed),
          ),
        ]),
      ),
  };
}

function stateOf(
  { tone, after, actions = {}, follows }: StateDefinition<string>,
  way: ReturnType<typeof waysOf>,
  modelOf: (collection: string) => Model<AnyRow>,
): State<RowWithStatus, string, string> {
  const ways = Object.entries(actions).map(([name, { to }]) => [name, way(to, name)] as const);
  const hasWay = after || follows || ways.length > 0;
  return {
    tone: tone ?? ((hasWay ? "wait" : "good") satisfies Tone),
    ...(after && { after: { ...way(after.to), ...timed(after) } }),
    ...(follows && {
      follows: Object.entries(follows.to).map(([status, to]) => ({
        ...way(to),
        event: `${follows.collection} ${status}`,
        // Read where a row is shown: the document asks for the states without a store.
        get when() {
          return `when its ${modelOf(follows.collection).noun} is ${status}`;
        },
      })),
    }),
    actions: Object.fromEntries(ways),
  };
}

function timed({ to, event = to, ...duration }: Duration & { readonly to: string; readonly event?: string }) {
  return {
    to,
    event,
    when: inWords(duration),
    due: (_: RowWithStatus, since: number) => later(since, duration),
  };
}

/** A duration as the end of a sentence: "after 2 banking days and 3 hours". */
function inWords({ bankingDays, ...others }: Duration): string {
  const parts = Object.entries(others).flatMap(([unit, count]) =>
    count === undefined ? [] : [`${count} ${count === 1 ? unit.slice(0, -1) : unit}`],
  );
  if (bankingDays === undefined) return `after ${parts.join(" and ")}`;
  return [inBankingDays(bankingDays), ...parts].join(" and ");
}

/** Lets rows follow those of other collections, as their states say. */
export function follow(
  bank: DefinedBank,
  lifecycle: DefinedLifecycle,
  {
    states,
    changes,
    indexed,
  }: Pick<Compiled, "indexed"> & { readonly states: States; readonly changes: Changes },
): void {
  const { model } = lifecycle;
  const way = waysOf(bank, model, changes);
  const followed = Object.entries(states).flatMap(([status, { follows }]) =>
    follows ? [{ status, ...follows }] : [],
  );
  for (const { status, field, collection, to } of followed) {
    bank.store.watch(collection, (after) => {
      if (after === undefined) return;
      const next = to[(after as RowWithStatus).status];
      if (next === undefined) return;
      for (const row of bank.table(model).by(indexed[field] as string, keyOf(after))) {
        if (row.status !== status) continue;
        bank.lifecycle(lifecycle).make(row, way(next));
      }
    });
  }
}

/** The fields by which rows are found that follow others. */
export function followedBy(states: States): readonly string[] {
  return Object.values(states).flatMap(({ follows }) => follows?.field ?? []);
}
