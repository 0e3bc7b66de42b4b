import type { RecipeCall } from "../bank/api/recipe.ts";
import { jsKey } from "../code/escape.ts";
import { rowPath } from "../code/paths.ts";
import type { JsonObject } from "../engine/schema/json-object.ts";
import type { CallCode } from "./code.ts";
import type { NameOf, Resources } from "./rows.ts";
import { textCode, valueCode } from "./values.ts";

type RecipeAction = Extract<RecipeCall, { readonly simulate: string }>;

/** An action of `bank.simulate` that was made. */
export interface Action {
  readonly collection: string;
  readonly id: string;
  readonly name: string;
  readonly given: JsonObject;
}

/** The action of a call of a recipe: "achTransfers/1001/return"; an id may have slashes too. */
export function actionOf({ simulate, with: given = {} }: RecipeAction): Action {
  const [collection = "", ...parts] = simulate.split("/");
  const name = parts.pop() ?? "";
  return { collection, id: parts.join("/"), name, given };
}

/** An action of `bank.simulate` as a call; the id is that of the variable that holds the row, where one does. */
export function actionCode(
  { collection, id, name, given }: Action,
  { resources, nameOf }: { readonly resources: Resources; readonly nameOf: NameOf },
): CallCode {
  const resource = Object.hasOwn(resources, collection) ? resources[collection] : undefined;
  const positional = resource?.actions.find((action) => action.name === name)?.positional ?? [];
  const others = Object.entries(given).filter(([argument]) => !positional.includes(argument));
  const isLeftOut = positional.every((argument) => given[argument] === undefined);
  const row = nameOf(rowPath(`${resource?.path}`, id));
  return {
    call: `bank.simulate${member(collection)}${member(name)}`,
    values: [
      row === undefined ? textCode(id) : `${row}.id`,
      ...(isLeftOut ? [] : positional.map((argument) => valueCode(given[argument]))),
      ...(others.length > 0 ? [valueCode(Object.fromEntries(others))] : []),
    ],
  };
}

/** A name behind what has it: `.achTransfers`, or in brackets where it must be. */
export function member(name: string): string {
  const key = jsKey(name);
  return key.startsWith("[") ? key : key.startsWith('"') ? `[${key}]` : `.${key}`;
}
