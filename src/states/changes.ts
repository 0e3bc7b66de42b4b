import type { CoreBank } from "../bank/bank.ts";
import { internalsOf } from "../bank/internals.ts";
import { keyHeader } from "../bank/recipe/replay.ts";
import type { ResourceDescription } from "../engine/resource/describe.ts";
import { type ExampleRow, exampleOf, stateOf } from "../openapi/calls/example.ts";
import { requestInit, sentCall } from "../openapi/calls/sent-call.ts";
import type { Endpoint } from "../openapi/endpoints.ts";
import { signedFor } from "../signing.ts";
import { type Copy, creatableIn, inCopy } from "./copy.ts";
import { endpointsIn, listOf, type Source } from "./source.ts";
import type { State } from "./state.ts";

/** A status that no service has. */
const UNKNOWN_STATUS = "awaiting_committee";

/** What happens to rows between a list and what a page asks for next, and what no client knows yet; a state for each way. */
export function* changeStates({ resources, endpoints }: Source): Generator<State> {
  const creatable = creatableIn(endpoints);
  for (const resource of resources.filter(({ collection }) => creatable.includes(collection))) {
    const list = listOf(resource);
    if (list === undefined) continue;
    const { collection, noun } = resource;
    const about = [collection, list];
    for (const { route } of endpoints.filter((endpoint) => isWriteOf(endpoint, resource))) {
      const { operation, method } = route;
      const isGone = method === "DELETE";
      yield {
        id: `changes/${collection}/${operation}`,
        group: "changes",
        title: `A ${noun} that someone ${isGone ? "removes" : "changes"} after the list (${operation})`,
        why: isGone
          ? "The row that was clicked is no longer there, or no longer takes what the page offers."
          : "The page shows and sends back what it has read before, over what someone else has written.",
        tags: [...about, operation],
        apply: (bank) => afterList(bank, resource, list, (id) => request(bank, operation, id)),
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
        title: `A ${noun} that becomes ${to} after the list`,
        why: "Its buttons are those of the status before, and what they send is refused with 409.",
        tags: [...about, to],
        apply: (bank) => afterList(bank, resource, list, (id) => act(bank, collection, id, action, name)),
      };
    }
    if (resource.statuses.length > 0)
      yield {
        id: `changes/${collection}/unknown-status`,
        group: "changes",
        title: `A ${noun} in a status that was added later`,
        why: "A switch without a default throws or shows nothing, and a table of labels gives undefined.",
        tags: [...about, "unknown-status"],
        apply: (bank) => withUnknownStatus(bank, resource),
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
  change: (id: ExampleRow["id"]) => Promise<void>,
): Promise<void> {
  const { id } = await created(bank, collection);
  const stop = bank.on("request", ({ operation, status }) => {
    if (operation !== list || status !== 200) return;
    stop();
    // It has its turn before what the page asks next; a refusal is a bug in Sandbank, and no one may miss it.
    void change(id);
  });
}

async function created(bank: CoreBank, collection: string): Promise<ExampleRow> {
  let row: ExampleRow | undefined;
  await inCopy(bank, async (copy) => {
    row = await copy.create(collection);
  });
  return row as ExampleRow;
}

/** Sends the example of an operation about a row, as another user of the client does. */
async function request(bank: CoreBank, operation: string, id: ExampleRow["id"]): Promise<void> {
  const endpoint = endpointsIn(bank).find(({ route }) => route.operation === operation);
  if (!endpoint) throw new Error(`This bank has no operation ${operation}.`);
  const { engine } = internalsOf(bank);
  const path = endpoint.route.path.replace(":id", String(id));
  const call = { ...sentCall(endpoint, { ...exampleOf(endpoint, stateOf(bank)), path }), key: undefined };
  const init = requestInit(call, { client: "", admin: "" });
  const keyed = { ...init, headers: { ...init.headers, ...keyHeader(endpoint.route, engine) } };
  const { ok, status } = await bank.fetch(path, await signedFor(bank, path, keyed));
  if (!ok) throw new Error(`${operation} of ${path} was refused with ${status}.`);
}

async function act(
  bank: CoreBank,
  collection: string,
  id: ExampleRow["id"],
  { name, target }: ResourceDescription["actions"][number],
  way: string,
): Promise<void> {
  const actions = (bank.simulate as Readonly<Record<string, object>>)[collection] as Readonly<
    Record<string, (id: unknown, ...values: readonly unknown[]) => Promise<unknown>>
  >;
  await actions[name]?.(id, ...(target === null ? [] : [way]));
}

/** Creates a row, and has each answer that shows it whole say another status. */
async function withUnknownStatus(bank: CoreBank, { collection, path }: ResourceDescription): Promise<void> {
  const answers = new Map<string, object>();
  await inCopy(bank, async (copy) => {
    const { id } = await copy.create(collection);
    for (const endpoint of copy.endpoints.filter(({ route }) => route.method === "GET")) {
      const { route } = endpoint;
      if (route.path !== `${path}/:id` && route.path !== path) continue;
      const shown = route.path.replace(":id", String(id));
      const body = await copy.send(endpoint, { path: shown, body: undefined, missing: [] });
      const changed = withStatus(body, id, copy, collection);
      if (changed) answers.set(`GET ${shown}`, changed);
    }
  });
  for (const [on, body] of answers) bank.faults.add({ on, status: 200, body });
}

/** A body with another status of a row; undefined where it does not show the row whole. */
function withStatus(body: unknown, id: ExampleRow["id"], copy: Copy, collection: string): object | undefined {
  const { statusField = "status" } = internalsOf(copy.bank).engine.registry[collection]?.model ?? {};
  let isShown = false;
  const changed = JSON.parse(JSON.stringify(body), (_, value) => {
    if (value?.id !== id || !Object.hasOwn(value, statusField)) return value;
    isShown = true;
    return { ...value, [statusField]: UNKNOWN_STATUS };
  });
  return isShown ? changed : undefined;
}
