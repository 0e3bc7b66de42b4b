import { NotFoundError } from "../../engine/errors.ts";
import type { Recipe } from "../api/recipe.ts";
import { findInternals, type Internals, internalsOf } from "../internals.ts";
import type { Engine } from "../runtime/engine.ts";
import { turnsOf, turnsOfEngine } from "../turns/turns-of.ts";
import { type Recorded, Recorder } from "./recorder.ts";
import { recorderOf, setRecorder } from "./recorders.ts";

/** How long the calls of a recipe may be by default, in bytes. */
const MAX_BYTES = 4_000_000;

/** Begins to record the calls of a bank, if they are not recorded. For use within a turn. */
export function startRecordingCalls(internals: Internals): void {
  const { engine } = internals;
  const { record } = engine.options;
  if (recorderOf(engine)) return;
  const recorder = new Recorder(internals, typeof record === "object" ? record.maxBytes : MAX_BYTES);
  turnsOfEngine(engine).subscribe(recorder.subscriber);
  setRecorder(engine, recorder);
}

/**
 * Records the calls of a bank from now on, as the option `record` does from its start; `bank.recipe()` then begins with the
 * scenario if nothing has changed since, otherwise with the state now.
 */
export async function recordCalls(bank: object): Promise<void> {
  const internals = internalsOf(bank);
  await turnsOf(bank).run(() => startRecordingCalls(internals));
}

/** What was done in a bank, and where it stands in its log; undefined when they are not recorded, or in another process. */
export async function recordedOf(bank: object): Promise<Recorded | undefined> {
  const engine = findInternals(bank)?.engine;
  const recorder = engine && recorderOf(engine);
  return recorder && turnsOf(bank).run(() => recorder.recorded());
}

/** The recipe of a bank. For use within a turn. Throws a NotFoundError when its calls are not recorded. */
export function recipeOf(engine: Engine): Recipe {
  const recorder = recorderOf(engine);
  if (recorder) return recorder.recipe();
  throw new NotFoundError(
    "This bank has no recipe, because its calls are not recorded: create it with the option record: true.",
  );
}
