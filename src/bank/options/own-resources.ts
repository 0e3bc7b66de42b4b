import * as z from "zod/mini";
import { OptionError } from "../../engine/errors.ts";
import { createRouter } from "../../engine/http/routes/router.ts";
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
  readonly list?: "cursor" | "page" | "offset" | "array";
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

/** Makes the test of which paths below the base url are those of own resources, or of a backend in front of the bank. */
export function ownPathsOf({
  resources,
  mount,
}: {
  readonly resources: OwnResources;
  readonly mount: Readonly<Record<string, unknown>>;
}): (path: string) => boolean {
  const routes = Object.entries(resources).flatMap(([name, own]) => (own(name) as Resource).routes);
  const router = createRouter<never>(routes as never);
  const mounted = Object.keys(mount).map((at) => at.slice(0, -1));
  return (path) => mounted.some((at) => path.startsWith(at)) || router(path) !== undefined;
}

function refuseRepeated(name: string, { routes }: Resource, others: readonly Resource[]): void {
  for (const { operation, method, path } of routes) {
    for (const other of others.flatMap((each) => each.routes)) {
      if (other.operation === operation)
        refuse(name, `has the operation ${operation}, which there is already`);
      if (other.method === method && other.path === path)
        refuse(name, `has ${method} ${path}, which there is already`);
    }
  }
}

function refuse(name: string, what: string): never {
  throw new OptionError(`Option 'resources.${name}' ${what}.`);
}
