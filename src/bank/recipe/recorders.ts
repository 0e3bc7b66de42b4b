import type { Engine } from "../runtime/engine.ts";
import type { Recorder } from "./recorder.ts";

// Apart from what makes them, which is loaded when the calls of a bank are first recorded.
const recorders = new WeakMap<Engine, Recorder>();

/** The recorder of a bank; undefined when its calls are not recorded. */
export function recorderOf(engine: Engine): Recorder | undefined {
  return recorders.get(engine);
}

/** Makes a recorder that of a bank. */
export function setRecorder(engine: Engine, recorder: Recorder): void {
  recorders.set(engine, recorder);
}
