import type { Service } from "../../service.ts";
import { decoded } from "./paths.ts";
import type { Route } from "./route.ts";

/** What a path leads to: the routes by method, and the text in place of `:id`. */
export interface Found<Bank extends Service> {
  readonly routes: ReadonlyMap<string, Route<Bank>>;
  readonly id: string | undefined;
}

/** Finds the routes of a path in a few look-ups, however many routes there are. A trailing slash makes another path (S18). */
export type Router<Bank extends Service> = (path: string) => Found<Bank> | undefined;

interface Node<Bank extends Service> {
  readonly children: Map<string, Node<Bank>>;
  readonly routes: Map<string, Route<Bank>>;
}

const newNode = <Bank extends Service>(): Node<Bank> => ({ children: new Map(), routes: new Map() });

/** Builds the table of paths. */
export function createRouter<Bank extends Service>(routes: readonly Route<Bank>[]): Router<Bank> {
  const root = newNode<Bank>();
  for (const route of routes) {
    let node = root;
    for (const segment of route.path.split("/")) {
      const child = node.children.get(segment) ?? newNode<Bank>();
      node.children.set(segment, child);
      node = child;
    }
    node.routes.set(route.method, route);
  }
  return (path) => {
    let node = root;
    let id: string | undefined;
    for (const segment of path.split("/")) {
      // A segment that reads ":id" is an id like any other, not the placeholder itself.
      const literal = segment === ":id" ? undefined : node.children.get(segment);
      const child = literal ?? (segment === "" ? undefined : node.children.get(":id"));
      if (!child) return undefined;
      if (!literal) id = decoded(segment);
      node = child;
    }
    return node.routes.size > 0 ? { routes: node.routes, id } : undefined;
  };
}
