import { internalsOf } from "../internals.ts";
import type { Engine } from "../runtime/engine.ts";
import { Turns } from "./turns.ts";

const known = new WeakMap<Engine, Turns>();

/** The turns of a bank of this process. Throws a TypeError for anything else, such as a bank from `connect`. */
export function turnsOf(bank: object): Turns {
  return turnsOfEngine(internalsOf(bank).engine);
}

/** The same, given what is inside the bank. */
export function turnsOfEngine(engine: Engine): Turns {
  const turns = known.get(engine) ?? new Turns(engine);
  known.set(engine, turns);
  return turns;
}
