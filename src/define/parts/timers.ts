import type { TimerDefinition as EngineTimer } from "../../engine/resource/resource.ts";
import { keyOf } from "../../engine/store/ids.ts";
import type { AnyRow, Model } from "../../engine/store/model.ts";
import { LAST, readInstant } from "../../engine/time/instant.ts";
import type { TimerDefinition } from "../definition/definition.ts";
import type { DefinedBank } from "../turn/compiled.ts";
import { turnOf } from "../turn/turn.ts";
import { allOrNothing } from "../turn/undo.ts";

type Timers = Readonly<Record<string, TimerDefinition<AnyRow>>>;

const kindOf = ({ collection }: Model, name: string) => `${collection}.${name}`;

/** Makes the timed rules of a resource. Each is due when the fields of its row say so. */
export function timersOf(model: Model, timers: Timers): readonly EngineTimer<DefinedBank>[] {
  return Object.entries(timers).map(([name, { event, at, run }]) => ({
    kind: kindOf(model, name),
    event,
    parts: (row) => (at(row) === null ? [] : [""]),
    run(bank, { id }) {
      const table = bank.table(model);
      const row = table.get(id) as AnyRow;
      allOrNothing(bank, `timers.${name}.run of ${model.collection}`, () => {
        run(row, turnOf(bank, model.collection));
        const after = table.get(id);
        if (after && at(after) === at(row))
          throw new RangeError(
            `after it, ${model.noun} ${row.id} must say another time, or null, in what at reads, and still says ${at(row)}`,
          );
      });
    },
  }));
}

/** Sets the timers of each row that is written. */
export function setTimers(bank: DefinedBank, model: Model, timers: Timers): void {
  for (const [name, { at }] of Object.entries(timers)) {
    const kind = kindOf(model, name);
    bank.store.watch(model.collection, (after, before) => {
      const [text, former] = [after ? at(after) : null, before ? at(before) : null];
      if (text === former) return;
      const id = keyOf((after ?? before) as AnyRow);
      if (text === null) bank.timers.cancel(kind, id);
      // What is past happens now: time goes one way.
      else bank.timers.set({ due: Math.max(instantOf(text, name, model), bank.now()), kind, id, part: "" });
    });
  }
}

function instantOf(text: string, name: string, { collection }: Model): number {
  const instant = readInstant(text);
  if (instant !== undefined) return instant;
  const far = Date.parse(text);
  // After the end of bank time is a time too, which never comes.
  if (far > LAST) return far;
  throw new Error(`The timer ${name} of ${collection} must be at an ISO 8601 instant or day, got "${text}".`);
}
