import type { Cause, LifecycleDescription, StatusEdge, TimelineEntry } from "../../index.ts";

/** All edges from a status to another: one line of the picture. */
export interface Transition {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly edges: readonly StatusEdge[];
}

export function transitionsOf({ edges }: LifecycleDescription): readonly Transition[] {
  const transitions = new Map<string, StatusEdge[]>();
  for (const edge of edges) {
    const key = keyOf(edge.from, edge.to);
    transitions.set(key, [...(transitions.get(key) ?? []), edge]);
  }
  return Array.from(transitions, ([key, [first, ...others]]) => ({
    key,
    from: first?.from ?? "",
    to: first?.to ?? "",
    edges: first ? [first, ...others] : [],
  }));
}

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

/** A status that a row got, and the transition by which it got it. */
export interface Visit {
  readonly status: string;
  readonly at: string;
  readonly cause: Cause;
  /** The key of the transition; undefined for the first status. */
  readonly transition: string | undefined;
}

/** The statuses that a row got, oldest first. */
export function visitsOf(timeline: readonly TimelineEntry[]): readonly Visit[] {
  const entries = timeline.flatMap(({ status, at, cause }) =>
    status === null ? [] : [{ status, at, cause }],
  );
  return entries.map((entry, index) => {
    const before = entries[index - 1];
    return { ...entry, transition: before && keyOf(before.status, entry.status) };
  });
}
