import type { CoreBank } from "../bank/bank.ts";
import { oneOf } from "../engine/http/routes/summary.ts";
import type { ResourceDescription } from "../engine/resource/describe.ts";
import type { ExampleRow } from "../openapi/calls/example.ts";
import type { Endpoint } from "../openapi/endpoints.ts";
import { Caller, creatableIn } from "./caller.ts";
import { inCopy } from "./copy.ts";
import { sayStatus } from "./said-status.ts";
import { listOf, type Source } from "./source.ts";
import type { State } from "./state.ts";

/** A status that no service has. */
const UNKNOWN_STATUS = "awaiting_committee";

/** What happens to rows between a list and what a page asks for next, and what no client knows yet; a state for each way. */
export function* changeStates({ resources, endpoints }: Source): Generator<State> {
  const creatable = creatableIn(endpoints);
  for (const resource of resources.filter(({ collection }) => creatable.includes(collection))) {
    const list = listOf(resource);
    if (list === undefined) continue;
    const { collection } = resource;
    const one = oneOf(resource).replace(/^a/, "A");
    const about = [collection, list];
    for (const { route } of endpoints.filter((endpoint) => isWriteOf(endpoint, resource))) {
      const { operation, method } = route;
      const isGone = method === "DELETE";
      yield {
        id: `changes/${collection}/${operation}`,
        group: "changes",
        title: `${one} that someone ${isGone ? "removes" : "changes"} after the list (${operation})`,
        why: isGone
          ? "The row that was clicked is no longer there, or no longer takes what the page offers."
          : "The page shows old values, and overwrites someone else's changes with them.",
        tags: [...about, operation],
        apply: (bank) => afterList(bank, resource, list, (caller, id) => caller.request(operation, id)),
      };
    }
    const initial = resource.lifecycle?.initial;
    for (const { name, to } of resource.lifecycle?.edges.filter(
      (edge) => edge.from === initial && edge.by === "action",
    ) ?? []) {
      const action = resource.actions.find((each) => each.name === name || each.target !== null);
      if (
        !action ||
        action.arguments.some((argument) => argument.required && argument.name !== action.target)
      )
        continue;
      yield {
        id: `changes/${collection}/${name}`,
        group: "changes",
        title: `${one} that becomes ${to} after the list`,
        why: "Its buttons belong to the old status, and their requests get a 409.",
        tags: [...about, to],
        apply: (bank) =>
          afterList(bank, resource, list, (caller, id) =>
            caller.act(collection, id, action, action.target === null ? {} : { [action.target]: name }),
          ),
      };
    }
    if (resource.statuses.length > 0)
      yield {
        id: `changes/${collection}/unknown-status`,
        group: "changes",
        title: `${one} in a status that was added later`,
        why: "A switch without a default throws or shows nothing, and a table of labels gives undefined.",
        tags: [...about, "unknown-status"],
        apply: (bank) =>
          inCopy(bank, async (copy) => {
            const { id } = await copy.create(collection);
            await sayStatus(bank, copy, resource, id, UNKNOWN_STATUS);
          }),
      };
  }
}

/** Whether an endpoint changes one row of a collection that is as it was created. */
function isWriteOf({ route, collection, example }: Endpoint, resource: ResourceDescription): boolean {
  const isOfRow = collection === resource.collection && route.path === `${resource.path}/:id`;
  return isOfRow && route.method !== "GET" && example.isForNew !== false;
}

/** Creates a row, and changes it once, right after the list has been answered. */
async function afterList(
  bank: CoreBank,
  { collection }: ResourceDescription,
  list: string,
  change: (caller: Caller, id: ExampleRow["id"]) => Promise<void>,
): Promise<void> {
  const { id } = await inCopy(bank, (copy) => copy.create(collection));
  const stops = [
    bank.on("request", ({ operation, status }) => {
      if (operation !== list || status !== 200) return;
      stop();
      // It has its turn before what the page asks next; a refusal is a bug in Sandbank, and no one may miss it.
      void change(new Caller(bank), id);
    }),
    // The row is gone, or another one.
    bank.on("reset", () => stop()),
  ];
  const stop = () => {
    for (const each of stops) each();
  };
}
