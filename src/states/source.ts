import type { CoreBank } from "../bank/bank.ts";
import { internalsOf } from "../bank/internals.ts";
import type { Engine } from "../bank/runtime/engine.ts";
import { DEVELOPMENT } from "../development.ts";
import type { ResourceDescription } from "../engine/resource/describe.ts";
import { type Endpoint, endpointsOf } from "../openapi/endpoints.ts";
import { REGISTRY } from "../registry.ts";

/** What the states of a bank are derived from. */
export interface Source {
  readonly options: Engine["options"];
  readonly endpoints: readonly Endpoint[];
  /** The resources whose rows `bank.db` has. */
  readonly resources: readonly ResourceDescription[];
  /** Bank time when the list is made, milliseconds. */
  readonly now: number;
}

/** Reads a bank of this process. */
export function sourceOf(bank: CoreBank): Source {
  return {
    options: internalsOf(bank).engine.options,
    endpoints: endpointsIn(bank),
    resources: Object.values(bank.resources),
    now: bank.clock.now().getTime(),
  };
}

/** The endpoints of a bank, each with its example. */
export function endpointsIn(bank: object): readonly Endpoint[] {
  const { options, registry, kind } = internalsOf(bank).engine;
  const { credential } = kind;
  return endpointsOf(REGISTRY, DEVELOPMENT, options, { registry, routes: kind.routes(options), credential });
}

/** The operation that lists a collection; undefined where there is none. */
export function listOf({ path, operations }: ResourceDescription): string | undefined {
  return operations.find((each) => each.method === "GET" && each.path === path)?.operation;
}

/** A text as a part of an id: "do not honor" is "do-not-honor". */
export function slugOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}_]+/gu, "-").replace(/^-|-$/g, "");
}
