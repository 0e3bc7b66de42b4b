import type { ActionDescription } from "../../index.ts";
import { words } from "../parts/format.ts";

/** One of the actions that the state of a row allows, as a button. */
export interface Offer {
  /** The name that `bank.allowedActions` has. */
  readonly name: string;
  readonly label: string;
  readonly action: ActionDescription;
  /** The argument that the name itself is; undefined for an action of this name. */
  readonly given?: Readonly<Record<string, string>>;
}

/** The buttons for the names that `bank.allowedActions` has; an action with a `target` stands for several of them. */
export function offersOf(
  actions: readonly ActionDescription[],
  allowed: readonly string[],
): readonly Offer[] {
  return allowed.flatMap((name): Offer[] => {
    const own = actions.find((action) => action.target === null && action.name === name);
    if (own) return [{ name, label: own.title, action: own }];
    const action = actions.find((other) => other.target !== null && takes(other, other.target, name));
    if (!action?.target) return [];
    const label = `${action.title} ${words(name)}`;
    return [{ name, label, action, given: { [action.target]: name } }];
  });
}

/** Whether an argument of an action can have a value. */
function takes(action: ActionDescription, argument: string, value: string): boolean {
  const { choices } = action.arguments.find(({ name }) => name === argument) ?? {};
  return choices?.some((choice) => choice.value === value) ?? true;
}
