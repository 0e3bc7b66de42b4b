import { z } from "zod";
import { name, readOptionsOf } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import type { Conflict, Decision } from "./conflict.ts";
import type { StateStore } from "./store.ts";

/** How a bank is kept. */
export interface PersistOptions {
  /** Under which name; two banks in one store need two. */
  readonly name: string;
  /** Where. */
  readonly store: StateStore;
  /**
   * What becomes of a stored state that the bank cannot simply continue from, such as one of other options; the bank
   * answers nothing until it is decided. By default `"reset"`: it is replaced, with a warning.
   */
  readonly onConflict?: ((conflict: Conflict) => Decision | Promise<Decision>) | undefined;
  /** Called with what is wrong, such as a full store; by default `console.warn`. */
  readonly warn?: ((message: string) => void) | undefined;
}

const reset = (): Decision => "reset";
const warn = (message: string) => console.warn(message);

const Options = z.strictObject({
  name,
  store: z.custom<StateStore>((value) => typeof (value as StateStore | null)?.open === "function", {
    error: expected("a store, such as memoryStore()"),
  }),
  onConflict: z
    .custom<NonNullable<PersistOptions["onConflict"]>>((value) => typeof value === "function", {
      error: expected('a function that returns "reset", "restore" or "leave"'),
    })
    .default(() => reset),
  warn: z
    .custom<NonNullable<PersistOptions["warn"]>>((value) => typeof value === "function", {
      error: expected("a function that takes a message"),
    })
    .default(() => warn),
});

/** Fills in the defaults. Throws an OptionError that names each invalid option. */
export function readPersistOptions(options: PersistOptions) {
  return readOptionsOf("persist", Options, options);
}
