import { isControlPath } from "../../remote/paths.ts";
import { namedFields } from "../body-texts.ts";
import type { Difference } from "../compare/compare.ts";
import { dataOf, type Exchange, isAccepted } from "../exchange.ts";
import { inRecordedIds } from "../replay/answer.ts";
import { createIds, type Ids } from "../replay/ids.ts";
import type { Replayed } from "../replay/replay.ts";
import { translated } from "../replay/request.ts";
import { endpointOf } from "../service.ts";

/** The exchanges of a kind that are kept: one may differ by chance. */
const OF_A_KIND = 3;

/**
 * The positions of exchanges that show what all of them show: a few of each kind of difference, and what made the rows they are
 * about. A search replays the recording often, so a long one would take minutes.
 */
export function minimalRecording(
  exchanges: readonly Exchange[],
  differing: readonly Difference[],
  replayed: readonly Replayed[],
): readonly number[] {
  const kept = new Set([...samplesOf(exchanges, differing), ...lostOnes(exchanges, replayed)]);
  const rows = exchanges.map(rowsOf);
  const writers = new Map<string, number[]>();
  for (const [at, { request }] of exchanges.entries()) {
    if (request.method === "GET") continue;
    if (concernsAll(exchanges[at] as Exchange)) kept.add(at);
    for (const row of rows[at] ?? []) writers.set(row, [...(writers.get(row) ?? []), at]);
  }
  for (const at of [...kept]) for (const other of requestsLike(at, exchanges, replayed)) kept.add(other);
  // A set also yields what is added while it is walked.
  for (const at of kept)
    for (const row of rows[at] ?? []) for (const writer of writers.get(row) ?? []) kept.add(writer);
  return [...kept].sort((one, other) => one - other);
}

/** The first few exchanges with the same fields that differ, of the same kind of request. */
function samplesOf(exchanges: readonly Exchange[], differing: readonly Difference[]): number[] {
  const fields = Map.groupBy(differing, ({ exchange }) => exchange);
  const kinds = Map.groupBy(fields, ([at, found]) => {
    const names = found.map(({ field }) => field.replaceAll(/\[\d+\]/g, "[]"));
    return [kindOf(exchanges[at] as Exchange), ...new Set(names)].join(" ");
  });
  return [...kinds.values()].flatMap((same) => same.slice(0, OF_A_KIND).map(([at]) => at));
}

/**
 * The last few requests of the same path that sent the same for a field that a refusal names: what is refused may be about a row
 * that neither of them refers to, such as one with the same name.
 */
function requestsLike(at: number, exchanges: readonly Exchange[], replayed: readonly Replayed[]): number[] {
  const { request, answer } = exchanges[at] as Exchange;
  const named = namedFields([isAccepted(answer) ? replayed[at]?.answer.body : answer.body]);
  const sent = (field: string, { body }: Exchange["request"]) => dataOf(body)[field];
  return [...named].flatMap((field) => {
    const value = sent(field, request);
    if (typeof value !== "string") return [];
    return [...exchanges.keys()]
      .slice(0, at)
      .filter((other) => {
        const earlier = (exchanges[other] as Exchange).request;
        return earlier.path === request.path && sent(field, earlier) === value;
      })
      .slice(-OF_A_KIND);
  });
}

function lostOnes(exchanges: readonly Exchange[], replayed: readonly Replayed[]): number[] {
  const lost = [...replayed.keys()].filter((at) => replayed[at]?.skipped?.isLost);
  return [...Map.groupBy(lost, (at) => kindOf(exchanges[at] as Exchange)).values()].flatMap((same) =>
    same.slice(0, OF_A_KIND),
  );
}

function kindOf({ request, answer }: Exchange): string {
  const [path = "", query = ""] = request.path.split("?", 2);
  const route = endpointOf(request.method, path)?.route?.path ?? path;
  return [request.method, route, query.replaceAll(/=[^&]*/g, ""), answer.status].join(" ");
}

/** A call of the control, or one that changes what is there once. */
function concernsAll({ request }: Exchange): boolean {
  const [path = ""] = request.path.split("?", 1);
  return (
    isControlPath(path) || (request.method !== "POST" && endpointOf(request.method, path)?.id === undefined)
  );
}

/** The rows that an exchange names, in its request or its answer. */
function rowsOf(exchange: Exchange): ReadonlySet<string> {
  const rows = new Set<string>();
  const note = (collection: string, id: string | number) => {
    rows.add(`${collection}/${id}`);
    return id;
  };
  const noting: Ids = {
    ...createIds(),
    toOwn: (collection, id) => ({ id: note(collection, id) }),
    toRecorded: note,
  };
  const { request, answer } = exchange;
  translated(exchange, noting);
  inRecordedIds(answer.body, endpointOf(request.method, request.path), noting);
  return rows;
}
