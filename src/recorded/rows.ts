import type { RecipeCall, RecipeRequest } from "../bank/api/recipe.ts";
import { jsTemplate, urlPath } from "../code/escape.ts";
import { rowInPath, rowPath, targetPath } from "../code/paths.ts";
import type { ResourceDescription } from "../core.ts";
import { decoded } from "../engine/http/routes/paths.ts";
import { namesFor } from "./names.ts";
import { textCode } from "./values.ts";

/** What a bank says of its collections. */
export type Resources = Readonly<Record<string, ResourceDescription>>;

export interface Sent {
  readonly method: string;
  readonly path: string;
  /** The collection of which it creates a row. */
  readonly creates: ResourceDescription | undefined;
}

/** Takes a request of a recipe apart. Throws a TypeError for one that is none. */
export function sentBy({ request }: RecipeRequest, resources: Resources): Sent {
  const [, method, path] = /^([A-Z]+) (\/.*)$/s.exec(request) ?? [];
  if (method === undefined || path === undefined)
    throw new TypeError(
      `The recipe has a request that isn't a method and a path: ${JSON.stringify(request)}.`,
    );
  const [bare] = path.split("?", 1);
  const creates =
    method === "POST" ? Object.values(resources).find((resource) => resource.path === bare) : undefined;
  return { method, path, creates };
}

/**
 * The row that each call has created, as its path. Where calls don't say it, each create takes the next id of its collection, and
 * `next` has those that come after the last call. Of a collection of which a request was handled twice none are known.
 */
export function rowsMadeBy(
  calls: readonly RecipeCall[],
  resources: Resources,
  next: Readonly<Record<string, number>>,
): ReadonlyMap<RecipeCall, string> {
  const creates = new Map<ResourceDescription, RecipeRequest[]>();
  for (const call of calls) {
    if (!("request" in call)) continue;
    const collection = sentBy(call, resources).creates;
    if (!collection) continue;
    const requests = creates.get(collection) ?? [];
    requests.push(call);
    creates.set(collection, requests);
  }
  const made = new Map<RecipeCall, string>();
  const told = calls.filter((call) => "request" in call && call.id !== undefined) as readonly RecipeRequest[];
  if (told.length > 0) {
    for (const call of told) {
      const collection = sentBy(call, resources).creates;
      if (collection && call.times !== 2) made.set(call, rowPath(collection.path, String(call.id)));
    }
    return made;
  }
  for (const [{ collection, path }, requests] of creates) {
    const after = next[collection];
    if (after === undefined || requests.some(({ times }) => times === 2)) continue;
    for (const [at, call] of requests.entries()) made.set(call, rowPath(path, after - requests.length + at));
  }
  return made;
}

/** A row by its path, such as "/v1/ach/1001". */
interface RowOf {
  readonly collection: string;
  readonly id: string;
}

/** Which collection a row is of; undefined when the bank has none such. */
export function rowOfPath(row: string, resources: Resources): RowOf | undefined {
  const at = row.lastIndexOf("/");
  const resource = Object.values(resources).find(({ path }) => path === row.slice(0, at));
  return resource && { collection: resource.collection, id: decoded(row.slice(at + 1)) };
}

/** Variables for rows, by what they are: `achTransfer`, or `achTransfer1` where there are several. */
export function variablesFor(
  rows: Iterable<string>,
  resources: Resources,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const nouns = new Map<string, string>();
  for (const row of rows) {
    const found = rowOfPath(row, resources);
    nouns.set(row, (found && resources[found.collection]?.noun) ?? "row");
  }
  return namesFor(nouns, taken);
}

/** The variable that holds a row; undefined for a row that was there before. */
export type NameOf = (row: string) => string | undefined;

/** The variable in place of an id in the body of a request, as code. */
export function inPlaceOfIds(path: string, resources: Resources, nameOf: NameOf) {
  return (field: string, value: unknown): string | undefined => {
    if (typeof value !== "number" && typeof value !== "string") return undefined;
    const target = targetPath({ resources }, path, field);
    const name = target && nameOf(rowPath(target, value));
    return name && (typeof value === "number" ? `Number(${name}.id)` : `${name}.id`);
  };
}

/** The path of a request as code, the variable in place of the id of its row; `base` is what stands before it in a template. */
export function pathCode(
  path: string,
  { resources, nameOf }: { readonly resources: Resources; readonly nameOf: NameOf },
  base = "",
): string {
  const safe = urlPath(path);
  const found = rowInPath({ resources }, safe);
  const name = found && nameOf(found.row);
  if (name) {
    const id = found.row.includes("%") ? `encodeURIComponent(${name}.id)` : `${name}.id`;
    return `\`${base}${jsTemplate(found.start)}\${${id}}${jsTemplate(found.rest)}\``;
  }
  return base === "" ? textCode(safe) : `\`${base}${jsTemplate(safe)}\``;
}
