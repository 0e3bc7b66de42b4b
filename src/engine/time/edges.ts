import type { State, States, Tone, Transition } from "./states.ts";

/** One way from a status to another, and what moves a row along it. */
export interface StatusEdge {
  readonly from: string;
  readonly to: string;
  /** A step of the clock, an action of `bank.simulate`, or a request. */
  readonly by: "step" | "action" | "request";
  /** The event of a step, or the name of what is done; `bank.allowedActions` has it where a row's state decides. */
  readonly name: string;
  /** The operation of a request; null for the others. */
  readonly operation: string | null;
  /** When a step is due, in words, such as "after 60 minutes"; null where that is not said. */
  readonly when: string | null;
}

/** A transition from a state, where routes and timers of a resource set the status by rules of their own. */
export type OwnWay =
  | { readonly to: string; readonly by: "step"; readonly name: string; readonly when?: string }
  | { readonly to: string; readonly by: "request"; readonly name: string; readonly operation: string };

/**
 * The states of a resource whose routes and timers set the status: each with its tone and the transitions from it. Rows begin in
 * the first, and no write may change a status in any other way.
 */
export type OwnStates = Readonly<Record<string, { readonly tone: Tone; readonly ways?: readonly OwnWay[] }>>;

/** Every way of a table of states, in its order: of each state first the step, then the actions. */
export function waysOf<Row, Status extends string, Action extends string>(
  states: States<Row, Status, Action>,
): readonly StatusEdge[] {
  return Object.entries<State<Row, Status, Action>>(states).flatMap(
    ([from, { after, actions = {}, follows = [] }]) => {
      const acts = Object.entries<Transition<Row, Status, never> | undefined>(actions);
      return [
        ...(after ? edges(from, after, "step", after.event, after.when) : []),
        ...follows.flatMap((each) => edges(from, each, "step", each.event, each.when)),
        ...acts.flatMap(([name, action]) => (action ? edges(from, action, "action", name) : [])),
      ];
    },
  );
}

function edges<Row, Status extends string>(
  from: string,
  transition: Transition<Row, Status, never>,
  by: "step" | "action",
  name: string,
  when: string | null = null,
): readonly StatusEdge[] {
  const targets = "among" in transition ? transition.among : [transition.to];
  return Array.from(new Set(targets), (to) => ({ from, to, by, name, operation: null, when }));
}

/** Every way of such states, in their order. */
export function ownWaysOf(states: OwnStates): readonly StatusEdge[] {
  return Object.entries(states).flatMap(([from, { ways = [] }]) =>
    ways.map((way) => ({ from, operation: null, when: null, ...way })),
  );
}
