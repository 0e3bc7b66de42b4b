import type { AnyBank, ControlFactory, ControlParts } from "../bank/control.ts";
import type { FaultRule } from "../engine/http/faults/rule.ts";
import { pathBelow } from "../engine/http/paths.ts";
import { methodNotAllowed, notFound, type Problem } from "../engine/http/problems.ts";
import type { ProgressMode } from "../engine/time/progress.ts";
import { readFields, refuseOthers, toArguments } from "./arguments.ts";
import { type Arguments, CALLS } from "./calls.ts";
import { addedFault, idOfFault } from "./faults.ts";
import { CONTROL_ROOT, findPlace, isControlPath, type Place } from "./paths.ts";
import { READS } from "./reads.ts";
import { refusal } from "./refusals.ts";

/** The largest snapshot that `restore` takes, in bytes; one of a hundred thousand rows is well below. */
const MAX_SNAPSHOT_BYTES = 256 * 1024 * 1024;

/** A function of the bank, called by a POST. */
interface Call {
  /** Whether it sets the initial state itself, so that it need not wait for a scenario, which may have failed. */
  readonly setsInitialState: boolean;
  /** The largest body, in bytes; by default that of any JSON body. */
  readonly maxBytes?: number;
  run(during: During, fields: Record<string, unknown>, given: Given): unknown;
}

type Given = Readonly<Record<string, string>>;

/** The bank during one request. */
type During = ReturnType<ControlParts["during"]>;

/** The calls of every bank. */
const ownCalls: readonly Place<Call>[] = Object.entries<Readonly<Record<string, Arguments>>>(CALLS).flatMap(
  ([group, functions]) =>
    Object.entries(functions).map(([name, takes]) => ({
      path: group === "" ? name : `${group}/${name}`,
      value: {
        setsInitialState: group === "" && ["reset", "loadScenario"].includes(name),
        ...(name === "restore" ? { maxBytes: MAX_SNAPSHOT_BYTES } : {}),
        run: ({ bank }, fields) => functionOf(bank, group, name)(...toArguments(takes, fields)),
      },
    })),
);

/** Adding a rule takes the rule as the body, and returns a function, of which the id is sent. */
const addFault: Place<Call> = {
  path: "faults/add",
  value: {
    setsInitialState: false,
    // What it takes is unchecked, and `add` checks it.
    run: ({ bank }, fields) => idOfFault(bank.faults.add(addedFault(fields) as FaultRule)),
  },
};

/** The path of reading it, because its body is what is set. */
const setProgress: Place<Call> = {
  path: "progress",
  value: {
    setsInitialState: false,
    // What it takes is unchecked, and `set` checks it.
    run: ({ bank }, fields) => bank.progress.set(fields as Record<string, ProgressMode>),
  },
};

const reads = Object.entries(READS).map(([path, value]) => ({ path, value }));

/**
 * Makes the control over HTTP: `POST /_sandbank/<path of the JS name>` with the arguments' object as the body calls a
 * function, a GET reads. A result is answered with 200 (no result is {}), a refusal with 400, 404 or 409 and the
 * message of the JS API in `error`; one whose signal is aborted before its turn rejects with the reason. Control requests
 * need no key and are not in the request log.
 */
export const createControl: ControlFactory = (parts) => {
  const { enabled, baseUrl } = parts;
  const toPath = pathBelow(baseUrl);
  // Listed on the first request: most banks in a page or a test are never controlled over HTTP.
  let calls: readonly Place<Call>[] | undefined;
  const respond = async (request: Request, path: string) => {
    try {
      if (!enabled) throw notFound("There is nothing at this path: the option control is false.");
      calls ??= [addFault, setProgress, ...ownCalls, ...simulatedCalls(parts)];
      const during = parts.during(request.signal);
      const result = await resultOf(calls, during, request, path.slice(CONTROL_ROOT.length + 1));
      return Response.json(result === undefined ? {} : result);
    } catch (error) {
      request.signal.throwIfAborted();
      return refusal(request, error);
    }
  };
  return {
    takes: (path) => enabled && isControlPath(path),
    answer(request) {
      if (!request.url.includes(CONTROL_ROOT)) return undefined;
      const path = toPath(new URL(request.url).pathname);
      return isControlPath(path) ? respond(request, path) : undefined;
    },
  };
};

/** The actions of every resource, with the row's id before the action's name. */
function simulatedCalls({ registry }: ControlParts): readonly Place<Call>[] {
  return Object.entries(registry).flatMap(([collection, { actions = {} }]) =>
    Object.keys(actions).map((name) => ({
      path: `simulate/${collection}/:id/${name}`,
      value: {
        setsInitialState: false,
        run: ({ perform }, fields, { id = "" }) => perform(collection, id, name, fields),
      },
    })),
  );
}

async function resultOf(
  calls: readonly Place<Call>[],
  during: During,
  request: Request,
  path: string,
): Promise<unknown> {
  const { bank } = during;
  const call = findPlace(calls, path);
  const reading = findPlace(reads, path);
  if (call && request.method === "POST") {
    refuseOthers([], [...new URL(request.url).searchParams.keys()]);
    const fields = await readFields(request, call.value.maxBytes);
    if (!call.value.setsInitialState) await bank.ready;
    request.signal.throwIfAborted();
    return call.value.run(during, fields, call.given);
  }
  if (reading && request.method === "GET") {
    const { origin, searchParams } = new URL(request.url);
    const query = Object.fromEntries(searchParams);
    const { read, query: taken = [] } = reading.value;
    refuseOthers(taken, Object.keys(query));
    await bank.ready;
    request.signal.throwIfAborted();
    return read(bank, { collection: "", id: "", ...reading.given, origin }, query);
  }
  throw nothingHere(request.method, [...(reading ? ["GET"] : []), ...(call ? ["POST"] : [])]);
}

/** A function of the bank, or of one of its parts, by its names. */
function functionOf(bank: AnyBank, group: string, name: string) {
  type Owner = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;
  const owner = (group === "clock" || group === "faults" || group === "history"
    ? bank[group]
    : bank) as unknown as Owner;
  return owner[name] as Owner[string];
}

function nothingHere(method: string, allowed: readonly string[]): Problem {
  if (allowed.length === 0) {
    return notFound(
      `There is nothing at this path: ${CONTROL_ROOT} has the clock, simulate, db, log and the like.`,
    );
  }
  return methodNotAllowed(method, allowed);
}
