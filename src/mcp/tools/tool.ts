import type * as z from "zod/mini";
import type { Fields } from "../call/arguments.ts";
import type { OpenBank } from "../call/banks.ts";
import type { Result } from "../call/result.ts";

/** A tool, declared once for every bank and transport. */
export interface Tool<Input extends z.ZodMiniObject = z.ZodMiniObject> {
  readonly name: string;
  /** When to use it, when not, and what comes back. */
  readonly description: string;
  readonly input: Input;
  /** The fields of the data that comes back. */
  readonly fields: Fields;
  /** Arguments of a right call, for one that was wrong. */
  readonly example: z.input<Input>;
  /** Whether a call changes the bank. One whose arguments decide is there for readers too. */
  readonly changes: boolean | ((given: z.output<Input>) => boolean);
  run(given: z.output<Input>, bank: OpenBank): Promise<Result>;
}

/** Declares a tool. */
export function tool<Input extends z.ZodMiniObject>(declared: Tool<Input>): Tool {
  // Its arguments are always read by its own schema before they are given to it.
  return declared as unknown as Tool;
}
