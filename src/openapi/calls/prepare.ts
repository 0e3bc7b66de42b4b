import { creatorIn, creatorOf, type Endpoint } from "../endpoints.ts";
import { type ExampleCall, type ExampleState, exampleOf } from "./example.ts";

/** Creates the rows that an example of a call is missing, and those that they need in turn, and returns the example. */
export async function prepare(
  endpoint: Endpoint,
  endpoints: readonly Endpoint[],
  state: ExampleState,
  create: (creator: Endpoint, call: ExampleCall) => Promise<unknown>,
): Promise<ExampleCall> {
  for (const collection of exampleOf(endpoint, state).missing) {
    const creator = creatorIn(collection, endpoints);
    await create(creator, await prepare(creator, endpoints, state, create));
  }
  return exampleOf(endpoint, state);
}

/** The endpoints that {@link prepare} would call for an example, in that order. */
export function preparationOf(
  endpoint: Endpoint,
  endpoints: readonly Endpoint[],
  state: ExampleState,
): readonly Endpoint[] {
  const creators = exampleOf(endpoint, state).missing.flatMap((name) => creatorOf(name, endpoints) ?? []);
  return [...new Set(creators.flatMap((creator) => [...preparationOf(creator, endpoints, state), creator]))];
}
