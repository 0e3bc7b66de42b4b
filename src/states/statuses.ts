import type { CoreBank } from "../bank/bank.ts";
import type { ActionDescription, ResourceDescription } from "../engine/resource/describe.ts";
import type { ArgumentDescription } from "../engine/resource/describe-arguments.ts";
import type { StatusEdge } from "../engine/time/edges.ts";
import type { ExampleRow } from "../openapi/calls/example.ts";
import { type Caller, creatableIn } from "./caller.ts";
import { inCopy } from "./copy.ts";
import { sayStatus } from "./said-status.ts";
import { listOf, type Source, slugOf } from "./source.ts";
import type { State } from "./state.ts";

/** Puts a row, or one for each case, into a collection. */
interface Case {
  /** The end of the id. */
  readonly name: string;
  /** The end of a title: "canceled". */
  readonly title: string;
  readonly tags: readonly string[];
  make(copy: Caller, bank: CoreBank): Promise<void>;
}

/** Cases of one kind: a state of all, and one for each. */
interface Cases extends Pick<State, "why"> {
  readonly name: string;
  readonly noun: string;
  readonly cases: readonly Case[];
}

/** What a row may be in, and by what: every status, and every choice of an action, such as the codes of a return; one at a time and all. */
export function* statusStates({ resources, endpoints }: Source): Generator<State> {
  const creatable = creatableIn(endpoints);
  for (const resource of resources.filter(({ collection }) => creatable.includes(collection))) {
    yield* statesOf(resource, {
      name: "status",
      noun: "status",
      why: "A status without a label, a color or an icon of its own is shown as a raw word, or as another one.",
      cases: resource.statuses.map(({ name }) => inStatus(resource, name)),
    });
    for (const action of resource.actions)
      for (const argument of action.arguments)
        yield* statesOf(resource, {
          name: slugOf(argument === action.arguments[0] ? action.name : `${action.name}-${argument.name}`),
          noun: `${action.title.toLowerCase()}: ${argument.title.toLowerCase()}`,
          why: "A reason that a page has no text for is shown as a code, or not at all, and the user cannot act on it.",
          cases: valuesOf(argument).map((value) => byAction(resource, action, argument, value)),
        });
  }
}

function* statesOf(resource: ResourceDescription, { name, noun, why, cases }: Cases): Generator<State> {
  if (cases.length === 0) return;
  const { collection, plural, noun: one } = resource;
  const list = listOf(resource);
  const common = { group: "rows" as const, why };
  const about = [collection, ...(list === undefined ? [] : [list])];
  yield {
    ...common,
    id: `rows/${collection}/${name}`,
    title: `${plural} of every ${noun}`,
    tags: [...about, name],
    apply: (bank) =>
      inCopy(bank, async (copy) => {
        for (const { make } of cases) await make(copy, bank);
      }),
  };
  for (const each of cases)
    yield {
      ...common,
      id: `rows/${collection}/${name}/${each.name}`,
      title: `${one}, ${noun} ${each.title}`,
      tags: [...about, name, ...each.tags],
      apply: (bank) => inCopy(bank, (copy) => each.make(copy, bank)),
    };
}

function inStatus(resource: ResourceDescription, status: string): Case {
  return {
    name: slugOf(status),
    title: status,
    tags: [status],
    async make(copy, bank) {
      const row = await copy.create(resource.collection);
      // The options of a bank may rule a status out, which its service still has.
      if (!(await bring(copy, resource, row, [status])))
        await sayStatus(bank, copy, resource, row.id, status);
    },
  };
}

function byAction(
  resource: ResourceDescription,
  action: ActionDescription,
  argument: ArgumentDescription,
  value: string,
): Case {
  return {
    name: slugOf(value),
    title: value,
    tags: [value],
    async make(copy) {
      const row = await copy.create(resource.collection);
      const edges = resource.lifecycle?.edges ?? [];
      const name = argument.name === action.target ? value : action.name;
      const from = edges.filter((edge) => edge.name === name).map((edge) => edge.from);
      if (action.byState) await bring(copy, resource, row, from);
      await copy.act(resource.collection, row.id, action, {
        ...givenFor(action),
        [argument.name]: value,
      });
    },
  };
}

function valuesOf({ choices = [], suggestions = [] }: ArgumentDescription): readonly string[] {
  return [...choices.map(({ value }) => value), ...suggestions];
}

/** Arguments that an action can't do without. */
function givenFor(action: ActionDescription): Readonly<Record<string, unknown>> {
  const required = action.arguments.filter((argument) => argument.required);
  return Object.fromEntries(
    required.map((argument) => [argument.name, argument.type === "number" ? 100 : valuesOf(argument)[0]]),
  );
}

/** Brings a row into the first of these statuses that it can reach, by the fewest ways; resolves to whether there is one. */
async function bring(
  copy: Caller,
  resource: ResourceDescription,
  { id }: ExampleRow,
  statuses: readonly string[],
): Promise<boolean> {
  const from = copy.bank.timeline(resource.collection, id).at(-1)?.status ?? "";
  const edges = resource.lifecycle?.edges ?? [];
  // Time would move for every row of the bank.
  const quick = edges.filter(({ by }) => by !== "step");
  const ways = waysTo(statuses, from, quick) ?? waysTo(statuses, from, edges);
  for (const way of ways ?? []) await go(copy, resource, id, way);
  return ways !== undefined;
}

/** The shortest ways from a status to one of others; undefined where there are none. */
function waysTo(
  statuses: readonly string[],
  from: string,
  edges: readonly StatusEdge[],
): readonly StatusEdge[] | undefined {
  const reached = new Map<string, readonly StatusEdge[]>([[from, []]]);
  for (const [status, ways] of reached) {
    if (statuses.includes(status)) return ways;
    for (const edge of edges)
      if (edge.from === status && !reached.has(edge.to)) reached.set(edge.to, [...ways, edge]);
  }
  return undefined;
}

async function go(
  copy: Caller,
  { collection, actions }: ResourceDescription,
  id: ExampleRow["id"],
  { by, name, operation }: StatusEdge,
): Promise<void> {
  if (by === "step") {
    const [next] = copy.bank.clock.upcoming(1, { collection, id: String(id) });
    if (!next) throw new Error(`${name} of ${collection} ${id} never comes by itself.`);
    await copy.bank.clock.advanceTo(next.at);
  } else if (operation !== null) {
    await copy.request(operation, id);
  } else {
    const action =
      actions.find((each) => each.name === name) ?? actions.find(({ target }) => target !== null);
    if (!action) throw new Error(`There is no action ${name} of ${collection}.`);
    const target = action.target === null ? {} : { [action.target]: name };
    await copy.act(collection, id, action, { ...givenFor(action), ...target });
  }
}
