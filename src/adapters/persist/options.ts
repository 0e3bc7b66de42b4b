import * as z from "zod/mini";
import { OptionError } from "../../engine/errors.ts";
import { flag, name, readOptionsOf } from "../../engine/options.ts";
import { expected, received } from "../../engine/schema/expected.ts";
import type { Conflict, Decision } from "./conflict.ts";
import type { StateStore } from "./store.ts";

/** How a bank is kept. */
export interface PersistOptions {
  /** Under which name; two banks in one store need two. */
  readonly name: string;
  /** Where. */
  readonly store: StateStore;
  /**
   * Whether the pages of one origin, or banks of one process, that keep a bank under this name with equal options share it:
   * each sees what the others do, and no two do something at the same time. By default false: then only the first of them is
   * kept.
   */
  readonly tabs?: boolean | undefined;
  /**
   * What becomes of a stored state that the bank cannot simply continue from, such as one of other options; the bank
   * answers nothing until it is decided. `"reset"`, the default, replaces it, with a warning. `"ask"` asks the person at the
   * page, by its `confirm`, whether to replace it or to leave it and go on in memory.
   */
  readonly onConflict?: "reset" | "ask" | ((conflict: Conflict) => Decision | Promise<Decision>) | undefined;
  /** Called with what is wrong, such as a full store; by default `console.warn`. */
  readonly warn?: ((message: string) => void) | undefined;
}

const DECISIONS: ReadonlySet<Decision> = new Set(["reset", "restore", "leave"]);

const warn = (message: string) => console.warn(message);

const Options = z.strictObject({
  name,
  store: z.custom<StateStore>((value) => typeof (value as StateStore | null)?.open === "function", {
    error: expected("a store, such as indexedDb() or memoryStore()"),
  }),
  tabs: z._default(flag, false),
  onConflict: z._default(
    z
      .custom<NonNullable<PersistOptions["onConflict"]>>(
        (value) => typeof value === "function" || value === "reset" || value === "ask",
        { error: expected('"reset", "ask" or a function that returns "reset", "restore" or "leave"') },
      )
      .check(
        z.refine((value) => value !== "ask" || typeof globalThis.confirm === "function", {
          error: expected('"reset" or a function that decides, as no page with a confirm() is here'),
        }),
      ),
    "reset",
  ),
  warn: z._default(
    z.custom<NonNullable<PersistOptions["warn"]>>((value) => typeof value === "function", {
      error: expected("a function that takes a message"),
    }),
    () => warn,
  ),
});

/** Fills in the defaults. Throws an OptionError that names each invalid option. */
export function readPersistOptions(options: PersistOptions) {
  const { onConflict, ...others } = readOptionsOf("persist", Options, options);
  return { ...others, decide: deciderOf(onConflict, others.name) };
}

function deciderOf(onConflict: NonNullable<PersistOptions["onConflict"]>, name: string) {
  if (onConflict === "reset") return (): Decision => "reset";
  if (onConflict === "ask") return (conflict: Conflict) => ask(name, conflict);
  return async (conflict: Conflict) => decisionOf(await onConflict(conflict));
}

/** What the caller's function has decided. Throws an OptionError for anything else, since a state is not to be lost by it. */
function decisionOf(given: Decision): Decision {
  if (DECISIONS.has(given)) return given;
  throw new OptionError(
    `Option 'onConflict' must be a function that returns "reset", "restore" or "leave", got one that returned ${received(given)}.`,
  );
}

/** Whether the person at the page has what is stored replaced. */
function ask(name: string, { reason }: Conflict): Decision {
  const isReplaced = confirm(
    `The state of the bank that is kept as "${name}" does not fit: ${reason}.\n\n` +
      "OK deletes all its rows and begins again with the bank as it is now. " +
      "Cancel leaves it stored; the bank then goes on in memory, and a reload loses what it does.",
  );
  return isReplaced ? "reset" : "leave";
}
