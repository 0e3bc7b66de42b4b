import { titleOf } from "../../schema/title.ts";
import type { Route } from "./route.ts";

/**
 * A sentence about what a route does, for one that no statement names.
 *
 * @example descriptionOf(getPerson) // "Returns the person with this id."
 */
export function descriptionOf(route: Route): string {
  const { method, path, model, action, summary } = route;
  if (model === undefined || action !== undefined || summary !== undefined) return `${summaryOf(route)}.`;
  const isAboutOne = path.includes(":id");
  if (method === "GET")
    return isAboutOne
      ? `Returns the ${model.noun} with this id.`
      : `${summaryOf(route)}, newest first, a page at a time.`;
  if (method === "DELETE") return `Deletes the ${model.noun} with this id, unless something uses it.`;
  if (method === "POST") return `Creates ${oneOf(model)} and returns it.`;
  return `Changes the fields that are sent, and returns the ${model.noun}.`;
}

/**
 * One line about what a route does: its own summary, or what its method does to the rows of its model.
 * Only an explorer or an API description asks for it, so a bundle of the bank does not contain it.
 *
 * @example summaryOf(getPerson) // "Retrieve a person"
 */
export function summaryOf({ summary, operation, method, path, model, action }: Route): string {
  if (summary !== undefined) return summary;
  if (model === undefined) return operation;
  const one = oneOf(model);
  if (action !== undefined) return `${titleOf(action)} ${one}`;
  // "ACH transfers" keeps its capitals.
  const all = model.plural.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
  const isAboutOne = path.includes(":id");
  if (method === "GET") return isAboutOne ? `Retrieve ${one}` : `List ${all}`;
  if (method === "DELETE") return `Delete ${one} that nothing uses`;
  return `${method === "POST" ? "Create" : "Update"} ${one}`;
}

/** The noun of a thing with its article: "an ACH transfer". */
export function oneOf({ noun }: { readonly noun: string }): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}
