import * as z from "zod/mini";
import { OptionError } from "../../engine/errors.ts";
import { choice, name, readOptionsOf } from "../../engine/options.ts";
import { received } from "../../engine/schema/expected.ts";

/** How the page keeps its bank. */
export interface VitePersistOptions {
  /** Under which name; projects that are to share a bank at one port give the same. By default the project's root and base. */
  readonly name?: string;
  /**
   * What becomes of a state that was stored with other options. `"restore"`, the default, keeps it where it fits the
   * options, and replaces it with a warning where it does not; `"reset"` always replaces it; `"ask"` asks, by the page's
   * `confirm`, whether to replace it.
   */
  readonly onConflict?: "restore" | "reset" | "ask";
}

/** The option with its default for `onConflict`; undefined when the bank is not kept. */
export type ResolvedPersist =
  | { readonly name?: string | undefined; readonly onConflict: NonNullable<VitePersistOptions["onConflict"]> }
  | undefined;

const Persist = z.strictObject({
  persist: z.strictObject({
    name: z.optional(name),
    onConflict: z._default(choice(["restore", "reset", "ask"]), "restore"),
  }),
});

/** Fills in the defaults. Throws an {@link OptionError} that names what is invalid. */
export function readPersist(given: unknown): ResolvedPersist {
  if (given === false) return undefined;
  if (given !== true && (typeof given !== "object" || given === null || Array.isArray(given))) {
    throw new OptionError(
      `Option 'persist' of sandbank() must be true, false or an object with name and onConflict, got ${received(given)}.`,
    );
  }
  const persist = given === true ? {} : given;
  if ("onConflict" in persist && typeof persist.onConflict === "function") {
    throw new OptionError(
      `Option 'persist.onConflict' of sandbank() is a function, which cannot be sent to the page: give "restore", "reset" or "ask".`,
    );
  }
  return readOptionsOf("sandbank() for Vite", Persist, { persist }).persist;
}
