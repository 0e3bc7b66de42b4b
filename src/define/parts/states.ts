import { keyOf, toKey } from "../../engine/store/ids.ts";
import type { Model } from "../../engine/store/model.ts";
import { inBankingDays } from "../../engine/time/calendar.ts";
import { type Duration, later } from "../../engine/time/instant.ts";
import type { RowWithStatus } from "../../engine/time/lifecycle.ts";
import type { State, Tone } from "../../engine/time/states.ts";
import type { ActionDefinition, StateDefinition } from "../definition/definition.ts";
import type { DefinedBank, DefinedLifecycle } from "../turn/compiled.ts";
import { turnOf } from "../turn/turn.ts";

type States = Readonly<Record<string, StateDefinition<string>>>;
type Actions = Readonly<Record<string, ActionDefinition<RowWithStatus, undefined>>>;

/** Makes the lifecycle of a resource of its states. */
export function lifecycleOf(model: Model, states: States, actions: Actions): DefinedLifecycle {
  return {
    model: model as Model<RowWithStatus>,
    states: (bank) =>
      Object.fromEntries(
        Object.entries(states).map(([name, state]) => [name, stateOf(state, model, actions, bank)]),
      ),
  };
}

function stateOf(
  { tone, after, actions = {}, follows }: StateDefinition<string>,
  { collection }: Model,
  details: Actions,
  bank: DefinedBank,
): State<RowWithStatus, string, string> {
  const ways = Object.entries(actions).map(([name, { to }]) => {
    const change = (row: RowWithStatus, values: never) =>
      details[name]?.change?.(
        row,
        values,
        turnOf(bank, collection, () => undefined),
      ) ?? {};
    return [name, { to, change }] as const;
  });
  const hasWay = after !== undefined || follows !== undefined || ways.length > 0;
  return {
    tone: tone ?? ((hasWay ? "wait" : "good") satisfies Tone),
    ...(after && { after: timed(after) }),
    ...(follows && {
      follows: Object.entries(follows.to).map(([status, to]) => ({
        to,
        event: `${follows.collection} ${status}`,
        when: `when its ${bank.store.named(follows.collection).model.noun} is ${status}`,
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
export function follow(bank: DefinedBank, lifecycle: DefinedLifecycle, states: States): void {
  const { model } = lifecycle;
  const followed = Object.entries(states).flatMap(([status, { follows }]) =>
    follows ? [{ status, ...follows }] : [],
  );
  for (const { status, field, collection, to } of followed) {
    bank.store.watch(collection, (after) => {
      const reached = (after as { readonly status?: string } | undefined)?.status;
      if (after === undefined || reached === undefined || to[reached] === undefined) return;
      for (const row of bank.table(model).by(indexOf(field), keyOf(after))) {
        if (row.status !== status) continue;
        bank.lifecycle(lifecycle).make(row, { to: to[reached] });
      }
    });
  }
}

/** The name of the index by which rows are found that follow others. */
function indexOf(field: string): string {
  return `follows ${field}`;
}

/** The indexes by which rows are found that follow others. */
export function followIndexes(states: States): NonNullable<Model["indexes"]> {
  const fields = Object.values(states).flatMap(({ follows }) => follows?.field ?? []);
  return Object.fromEntries(
    fields.map((field) => [
      indexOf(field),
      (row: object) => [toKey((row as Readonly<Record<string, unknown>>)[field]) ?? []].flat(),
    ]),
  );
}
