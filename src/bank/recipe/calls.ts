import type { RequestTurn } from "../../engine/http/turn.ts";
import type { RecipeCall, RecipeRequest } from "../api/recipe.ts";
import type { Turn } from "../turns/turn.ts";

/**
 * The call of a recipe that makes again what a turn has changed; undefined for one that did nothing but run steps that were
 * due, which run on the way to the next call. `countsReads` says whether reads make steps.
 */
export function callOf(turn: Turn, countsReads: boolean): RecipeCall | undefined {
  if (!turn.changed || (turn.delta && "whole" in turn.delta)) return undefined;
  if (turn.kind === "request") return isRepeated(turn, countsReads) ? requestOf(turn) : undefined;
  if (turn.kind === "clock") return turn.delta?.clock && { at: turn.at, advance: turn.delta.clock.at };
  if (turn.kind === "progress") return turn.refused ? undefined : { at: turn.at, progress: turn.modes };
  // What a refused action has changed are the steps that were due before it.
  if (turn.kind !== "action" || turn.refused) return undefined;
  const { at, collection, id, name } = turn;
  const given = Object.keys(turn.arguments).length > 0 && { with: turn.arguments };
  return { at, simulate: `${collection}/${id}/${name}`, ...given };
}

function isRepeated({ method, times, refused }: RequestTurn, countsReads: boolean): boolean {
  if (times === 0 || (method === "GET" && !countsReads)) return false;
  return times === 2 || !refused;
}

function requestOf({ at, method, path, body, times }: RequestTurn): RecipeRequest {
  return {
    at,
    request: `${method} ${path}`,
    ...(body.kind === "json" && { body: { data: body.data, ...body.top } }),
    ...(body.kind === "parts" && { form: body.parts }),
    ...(times === 2 && { times: 2 }),
  };
}
