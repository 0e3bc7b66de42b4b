import type { ResourceDescription } from "../../../core.ts";
import type { State } from "../../../states/index.ts";
import type { Exchange } from "../../../sweep/shot.ts";
import { isAt } from "./shoot.ts";

/**
 * The states that can make no difference to a page: those whose tags name operations, or else collections, none of which it calls;
 * none where it is not seen what it calls.
 */
export function leftOut(
  states: readonly State[],
  resources: readonly ResourceDescription[],
  requests: readonly Exchange[],
): ReadonlySet<State> {
  if (requests.length === 0) return new Set();
  const operations = new Map<string, boolean>();
  const collections = new Map<string, boolean>();
  for (const resource of resources) {
    for (const { operation, method, path } of resource.operations)
      operations.set(
        operation,
        requests.some((request) => request.method === method && isAt(request, path)),
      );
    collections.set(
      resource.collection,
      resource.operations.some(({ operation }) => operations.get(operation)),
    );
  }
  const isCalled = ({ tags }: State) => {
    for (const known of [operations, collections]) {
      const named = tags.filter((tag) => known.has(tag));
      if (named.length > 0) return named.some((tag) => known.get(tag));
    }
    return true;
  };
  return new Set(states.filter((state) => !isCalled(state)));
}
