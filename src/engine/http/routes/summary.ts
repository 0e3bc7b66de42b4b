import { titleOf } from "../../schema/title.ts";
import type { Route } from "./route.ts";

/**
 * One line about what a route does: its own summary, or what its method does to the rows of its model.
 * Only an explorer or an API description asks for it, so a bundle of the bank does not contain it.
 *
 * @example summaryOf(getPerson) // "Retrieve a person"
 */
export function summaryOf({ summary, operation, method, path, model, action }: Route): string {
  if (summary !== undefined) return summary;
  if (model === undefined) return operation;
  const one = `${/^[aeiou]/i.test(model.noun) ? "an" : "a"} ${model.noun}`;
  if (action !== undefined) return `${titleOf(action)} ${one}`;
  // "ACH transfers" keeps its capitals.
  const all = model.plural.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
  const isAboutOne = path.includes(":id");
  if (method === "GET") return isAboutOne ? `Retrieve ${one}` : `List ${all}`;
  if (method === "DELETE") return `Delete ${one} that nothing uses`;
  return `${method === "POST" ? "Create" : "Update"} ${one}`;
}
