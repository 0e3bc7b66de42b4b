import type { Perform } from "../bank/api/simulate.ts";
import type { AnyBank, ControlParts } from "../bank/control.ts";
import type { CallOptions } from "../bank/runtime/long-work.ts";
import type { FaultRule } from "../engine/http/faults/rule.ts";
import { methodNotAllowed, notFound, type Problem } from "../engine/http/problems.ts";
import { nearestPath } from "../engine/http/routes/nearest-path.ts";
import { readFields, refuseOthers, toArguments } from "./arguments.ts";
import { type Arguments, CALLS } from "./calls.ts";
import { addedFault, idOfFault } from "./faults.ts";
import { listingFor } from "./listing.ts";
import { CONTROL_ROOT, matchPath, type Pattern } from "./paths.ts";
import { applyState, READS, reader } from "./reads.ts";
import { refusal } from "./refusals.ts";

/** The largest snapshot that `restore` takes, in bytes; one of a hundred thousand rows is well below. */
const MAX_SNAPSHOT_BYTES = 256 * 1024 * 1024;

/** A function of the bank, called by a POST. */
interface Call {
  /** Whether it sets the initial state itself, so that it need not wait for a scenario, which may have failed. */
  readonly setsInitialState?: boolean;
  /** The fields of its body, for readers; "..." stands for others. */
  readonly takes: readonly string[];
  /** The largest body, in bytes; by default that of any JSON body. */
  readonly maxBytes?: number;
  run(called: Called, fields: Record<string, unknown>, given: Given): unknown;
}

type Given = Readonly<Record<string, string>>;

/** The bank that a request calls, and the request's signal: a call whose turn has not begun when it is aborted changes nothing. */
interface Called extends CallOptions {
  readonly bank: AnyBank;
  readonly perform: Perform;
}

/** The calls of every bank. */
const ownCalls: readonly Pattern<Call>[] = Object.entries<Readonly<Record<string, Arguments>>>(CALLS).flatMap(
  ([group, functions]) =>
    Object.entries(functions).map(([name, takes]) => ({
      path: group === "" ? name : `${group}/${name}`,
      value: {
        setsInitialState: group === "" && ["reset", "loadScenario"].includes(name),
        takes,
        ...(name === "restore" ? { maxBytes: MAX_SNAPSHOT_BYTES } : {}),
        run: ({ bank, signal }, fields) =>
          functionOf(bank, group, name)(...toArguments(takes, fields), { signal }),
      },
    })),
);

/** The calls whose body is one argument. It is unchecked, and the function of the bank checks it. */
const bodyCalls: readonly Pattern<Call>[] = [
  // Adding a rule returns a function, whose id is sent.
  taking("faults/add", ({ bank }, fields) => idOfFault(bank.faults.add(addedFault(fields) as FaultRule))),
  taking("progress", ({ bank, signal }, fields) => functionOf(bank, "progress", "set")(fields, { signal })),
  { path: "states", value: { takes: ["id"], run: ({ bank }, { id }) => applyState(bank, id) } },
  ...(["findFirst", "findMany", "count"] as const).map((name) =>
    taking(`db/:collection/${name}`, ({ bank }, fields, { collection = "" }) =>
      reader(bank.db, collection)[name](fields),
    ),
  ),
];

function taking(path: string, run: Call["run"]): Pattern<Call> {
  return { path, value: { takes: ["..."], run } };
}

const reads = Object.entries(READS).map(([path, value]) => ({ path, value }));

/**
 * Makes what answers control requests, given the path below the base url. `begin` is called as the function of the bank is,
 * or when it is known that none will be. Rejects with the reason of a signal that is aborted before the turn of its request.
 */
export function createAnswers(
  parts: ControlParts,
): (request: Request, path: string, begin: () => void) => Promise<Response> {
  const calls = [...bodyCalls, ...ownCalls, ...simulatedCalls(parts)];
  const paths = [
    ...reads.map(({ path, value: { query = [] } }) => ({ method: "GET", path, takes: query })),
    ...calls.map(({ path, value: { takes } }) => ({ method: "POST", path, takes })),
  ];
  return async (request, path, begin) => {
    let stored: Promise<void> | undefined;
    const begun = () => {
      stored = parts.asked();
      begin();
    };
    try {
      if (!parts.enabled) throw notFound("There is nothing at this path: the option control is false.");
      if (path === CONTROL_ROOT) return listingFor(request, paths, parts.routes);
      const called = { bank: parts.bank(), perform: parts.perform, signal: request.signal };
      const result = await resultOf(calls, called, request, path.slice(CONTROL_ROOT.length + 1), begun);
      await stored;
      return Response.json(result === undefined ? {} : result);
    } catch (error) {
      request.signal.throwIfAborted();
      return refusal(request, error);
    } finally {
      begin();
    }
  };
}

/** The actions of every resource, with the row's id before the action's name. */
function simulatedCalls({ registry }: ControlParts): readonly Pattern<Call>[] {
  return Object.entries(registry).flatMap(([collection, { actions = {} }]) =>
    Object.entries(actions).map(([name, { arguments: takes }]) => ({
      path: `simulate/${collection}/:id/${name}`,
      value: {
        takes: Object.keys(takes.shape),
        run: ({ perform, signal }, fields, { id = "" }) => perform(collection, id, name, fields, { signal }),
      },
    })),
  );
}

async function resultOf(
  calls: readonly Pattern<Call>[],
  called: Called,
  request: Request,
  path: string,
  begin: () => void,
): Promise<unknown> {
  const { bank } = called;
  const call = matchPath(calls, path);
  const reading = matchPath(reads, path);
  if (call && request.method === "POST") {
    refuseOthers([], [...new URL(request.url).searchParams.keys()]);
    const fields = await readFields(request, call.value.maxBytes);
    if (!call.value.setsInitialState) await bank.ready;
    request.signal.throwIfAborted();
    const result = call.value.run(called, fields, call.given);
    begin();
    return result;
  }
  if (reading && request.method === "GET") {
    const { origin, searchParams } = new URL(request.url);
    const query = Object.fromEntries(searchParams);
    const { read, query: taken = [] } = reading.value;
    refuseOthers(taken, Object.keys(query));
    await bank.ready;
    request.signal.throwIfAborted();
    const result = read(bank, { collection: "", id: "", ...reading.given, origin }, query);
    begin();
    return result;
  }
  const allowed = [...(reading ? ["GET"] : []), ...(call ? ["POST"] : [])];
  if (allowed.length > 0) throw methodNotAllowed(request.method, allowed);
  throw nothingAt(
    path,
    [...calls, ...reads].map(({ path: each }) => each),
  );
}

/** A function of the bank, or of one of its parts, by its names. */
function functionOf(bank: AnyBank, group: string, name: string) {
  type Owner = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;
  const owner = (group === "clock" || group === "faults" || group === "history" || group === "progress"
    ? bank[group]
    : bank) as unknown as Owner;
  return owner[name] as Owner[string];
}

function nothingAt(path: string, paths: readonly string[]): Problem {
  const found = nearestPath(
    `/${path}`,
    paths.map((each) => `/${each}`),
  );
  const nearest = found === undefined ? "" : ` The nearest is ${CONTROL_ROOT}${found}.`;
  return notFound(`There is nothing at this path.${nearest} GET ${CONTROL_ROOT} lists all.`);
}
