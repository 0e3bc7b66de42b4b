import type { Bank } from "../bank/create-bank.ts";
import { pathBelow } from "../engine/http/base.ts";
import { methodNotAllowed, notFound, type Problem } from "../engine/http/problems.ts";
import { readFields, refuseOthers, toArguments } from "./arguments.ts";
import { type Arguments, CALLS, ownersOf } from "./calls.ts";
import { findPlace, type Place } from "./paths.ts";
import { READS } from "./reads.ts";
import { refusal } from "./refusals.ts";

/** Where the control routes lie. */
const ROOT = "/_sandbank";

/** The control over HTTP. */
export interface Control {
  /** Tells whether a path below the base url is the control's; none is when it is turned off. */
  takes(path: string): boolean;
  /** Answers a control request; undefined for any other. */
  answer(request: Request): Promise<Response> | undefined;
}

interface Call {
  readonly owners: readonly string[];
  readonly action: string;
  readonly takes: Arguments;
}

const calls: readonly Place<Call>[] = Object.entries<Readonly<Record<string, Arguments>>>(CALLS).flatMap(
  ([group, actions]) =>
    Object.entries(actions).map(([action, takes]) => ({
      path: group === "" ? action : `${group}/${action}`,
      value: { owners: ownersOf(group), action, takes },
    })),
);
const reads = Object.entries(READS).map(([path, value]) => ({ path, value }));

/** The actions that set the scene need not wait for a scene to be set, not even for one that failed. */
const setsInitialState = (call: Call) =>
  ["reset", "loadScenario"].includes(call.action) && call.owners.length === 0;

/**
 * Makes the control over HTTP: `POST /_sandbank/<path of the JS name>` with the arguments' object as
 * the body calls a action, a GET reads. A result is answered with 200, {} standing for
 * none; a refusal with 400, 404 or 409 and the message of the JS surface in `error`. It asks for
 * no key and is not in the request log.
 */
export function createControl(parts: {
  readonly bank: () => Bank;
  readonly enabled: boolean;
  readonly baseUrl: string | undefined;
}): Control {
  const { bank, enabled, baseUrl } = parts;
  const toPath = pathBelow(baseUrl);
  const isControl = (path: string) => path === ROOT || path.startsWith(`${ROOT}/`);
  const respond = async (request: Request, path: string) => {
    try {
      if (!enabled) throw notFound("There is nothing at this path: the option control is false.");
      const result = await resultOf(bank(), request, path.slice(ROOT.length + 1));
      return Response.json(result === undefined ? {} : result);
    } catch (error) {
      return refusal(request, error);
    }
  };
  return {
    takes: (path) => enabled && isControl(path),
    answer(request) {
      const path = toPath(new URL(request.url).pathname);
      return isControl(path) ? respond(request, path) : undefined;
    },
  };
}

async function resultOf(bank: Bank, request: Request, path: string): Promise<unknown> {
  const call = findPlace(calls, path);
  const reading = findPlace(reads, path);
  if (call && request.method === "POST") {
    const fields = await readFields(request);
    refuseOthers([], [...new URL(request.url).searchParams.keys()]);
    const values = toArguments(call.value.takes, fields);
    if (!setsInitialState(call.value)) await bank.ready;
    return doCall(bank, call.value, [...Object.values(call.given), ...values]);
  }
  if (reading && request.method === "GET") {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const { read, query: taken = [] } = reading.value;
    refuseOthers(
      taken,
      Object.keys(query).filter((name) => !taken.includes(name)),
    );
    await bank.ready;
    return read(bank, { collection: "", id: "", ...reading.given }, query);
  }
  throw nothingHere(request.method, [...(reading ? ["GET"] : []), ...(call ? ["POST"] : [])]);
}

function doCall(bank: Bank, { owners, action }: Call, values: readonly unknown[]): unknown {
  type Owner = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;
  let owner: unknown = bank;
  for (const name of owners) owner = (owner as Readonly<Record<string, unknown>>)[name];
  return (owner as Owner)[action]?.(...values);
}

function nothingHere(method: string, allowed: readonly string[]): Problem {
  if (allowed.length === 0) {
    return notFound(`There is nothing at this path: ${ROOT} has the clock, simulate, db, log and the like.`);
  }
  return methodNotAllowed(method, allowed);
}
