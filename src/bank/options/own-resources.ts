import * as z from "zod/mini";
import { OptionError } from "../../engine/errors.ts";
import { type Addressed, pathsAt } from "../../engine/http/address.ts";
import { listOf } from "../../engine/options.ts";
import type { Resource, Resources } from "../../engine/resource/resource.ts";
import { expected } from "../../engine/schema/expected.ts";

/**
 * A resource of a team's own, which `defineResource` makes: called with the name of its collection, it returns its declaration.
 * `Row` and `Actions` are what `bank.db` and `bank.simulate` have of it.
 */
export interface OwnResource<Row extends object = object, Actions extends object = object> {
  (collection: string, style?: OwnStyle): unknown;
  /** Never set at run time; carries the type of a row. */
  readonly row?: Row;
  /** Never set at run time; carries the types of the actions. */
  readonly actions?: Actions;
}

/** What resources of a team's own are like where they don't say it themselves. */
export interface OwnStyle {
  /** Whose key its endpoints ask for; by default none. */
  readonly auth?: "none" | "client" | "admin" | "any";
  /** Whether bodies and answers have their fields in `data`; by default they have. */
  readonly envelope?: "data" | "none";
  /** How lists answer; by default with the cursor of the next page. */
  readonly list?: "cursor" | "page" | "offset" | "array" | "references";
}

/** Resources of a team's own by the names of their collections. */
export type OwnResources = Readonly<Record<string, OwnResource>>;

const resource = z.custom<OwnResource>((value) => typeof value === "function", {
  error: expected("a resource that defineResource of sandbank/define has made"),
});

/** Resources of a team's own, by the names of their collections. */
export const OwnResourcesOption = z._default(
  z.record(z.string(), resource, {
    error: expected("an object of resources by the names of their collections"),
  }),
  {},
);

/** The resources of a registry and a team's own. Throws an OptionError for a name, path or operation that there is twice. */
export function withOwnResources<R extends Resources>(
  registry: R,
  own: OwnResources,
  style: OwnStyle = {},
): R {
  const names = Object.keys(own);
  if (names.length === 0) return registry;
  const all: Record<string, Resource> = { ...registry };
  for (const name of names) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      refuse(name, "must have a name of letters and digits, the first a small letter");
    if (Object.hasOwn(registry, name))
      refuse(name, `must have another name than the bank's own, which are ${listOf(Object.keys(registry))}`);
    // Only defineResource makes what a caller may give here.
    const made = own[name]?.(name, style) as Resource | undefined;
    if (!made?.model) refuse(name, "must be a resource that defineResource of sandbank/define has made");
    else {
      refuseRepeated(name, made, Object.values(all));
      all[name] = made;
    }
  }
  return all as R;
}

/** The options that give a bank paths besides those of the service. */
interface WithPaths {
  readonly resources: OwnResources;
  readonly mount: Readonly<Record<string, unknown>>;
}

/** What the paths of own resources, and of a backend in front of the bank, begin with: "/api/payouts". */
export function ownPathsOf({ resources, mount }: WithPaths): readonly string[] {
  const own = Object.entries(resources).flatMap(([name, resource]) => (resource(name) as Resource).routes);
  const paths = own.map(({ path }) => path.replace(/\/:id(?:\/.*)?$/, ""));
  return [...new Set([...paths, ...Object.keys(mount).map((at) => at.slice(0, -2))])];
}

/** Whether a path is one of those that begin so, or below one. */
export function isBelowOne(paths: readonly string[], path: string): boolean {
  return paths.some((each) => path === each || path.startsWith(`${each}/`));
}

/** Makes what finds the path of a url below the base url of a bank with these options, of those that are the bank's (S14). */
export function bankPathsAt(
  baseUrl: string,
  options: WithPaths & {
    readonly assumptions: { readonly unknownPaths?: Addressed["unknownPaths"] | undefined };
  },
): ReturnType<typeof pathsAt> {
  const own = ownPathsOf(options);
  return pathsAt({
    baseUrl,
    unknownPaths: options.assumptions.unknownPaths,
    isKnown: (path) => isBelowOne(own, path),
  });
}

function refuseRepeated(
  name: string,
  { model, tables = [], routes }: Resource,
  others: readonly Resource[],
): void {
  const taken = new Set(others.flatMap((each) => [each.model, ...(each.tables ?? [])]).map(collectionOf));
  const twice = [model, ...tables].map(collectionOf).find((each) => taken.has(each));
  if (twice !== undefined) refuse(name, `has a table ${twice}, which there is already`);
  for (const { operation, method, path } of routes) {
    for (const other of others.flatMap((each) => each.routes)) {
      if (other.operation === operation)
        refuse(name, `has the operation ${operation}, which there is already`);
      if (other.method === method && other.path === path)
        refuse(name, `has ${method} ${path}, which there is already`);
    }
  }
}

const collectionOf = ({ collection }: Resource["model"]) => collection;

function refuse(name: string, what: string): never {
  throw new OptionError(`Option 'resources.${name}' ${what}.`);
}
