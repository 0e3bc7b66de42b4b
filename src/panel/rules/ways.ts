import type { Cause, LifecycleDescription, StatusEdge, TimelineEntry } from "../../index.ts";

/** All edges from a status to another: one line of the picture. */
export interface Way {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly edges: readonly StatusEdge[];
}

/** The lines of a lifecycle, in its order. */
export function waysOf({ edges }: LifecycleDescription): readonly Way[] {
  const ways = new Map<string, StatusEdge[]>();
  for (const edge of edges) {
    const key = keyOf(edge.from, edge.to);
    ways.set(key, [...(ways.get(key) ?? []), edge]);
  }
  return Array.from(ways, ([key, [first, ...others]]) => ({
    key,
    from: first?.from ?? "",
    to: first?.to ?? "",
    edges: first ? [first, ...others] : [],
  }));
}

/** The key of the way from a status to another. */
export function keyOf(from: string, to: string): string {
  return `${from}\n${to}`;
}

/** The statuses in the order in which rows reach them: breadth first from the initial one, the others after them. */
export function inFlow(
  statuses: readonly string[],
  { initial, edges }: LifecycleDescription,
): readonly string[] {
  const reached = new Set([initial]);
  for (const status of reached) for (const { from, to } of edges) if (from === status) reached.add(to);
  return [...new Set([...reached, ...statuses])];
}

/** The kind of edge that a cause moves rows along. */
export function kindOf(cause: Cause): StatusEdge["by"] {
  return cause === "action" || cause === "request" ? cause : "step";
}

/** One stretch of a row's own way: the status it got, and the way by which it got it. */
export interface Visit {
  readonly status: string;
  readonly at: string;
  readonly cause: Cause;
  /** The key of the way; undefined for the first status. */
  readonly way: string | undefined;
}

/** The row's own way through the picture, oldest first. */
export function visitsOf(timeline: readonly TimelineEntry[]): readonly Visit[] {
  const entries = timeline.flatMap(({ status, at, cause }) =>
    status === null ? [] : [{ status, at, cause }],
  );
  return entries.map((entry, index) => {
    const before = entries[index - 1];
    return { ...entry, way: before && keyOf(before.status, entry.status) };
  });
}
