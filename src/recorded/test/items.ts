import type { RecipeCall, RecipeRequest } from "../../bank/api/recipe.ts";
import type { Recorded } from "../../bank/recipe/recorder.ts";
import { sentBody } from "../../code/paths.ts";
import type { LogEntry } from "../../core.ts";
import type { JsonObject } from "../../engine/schema/json-object.ts";
import { type Action, actionOf } from "../action-code.ts";
import type { Resources } from "../rows.ts";

/** Something that was done to a bank. */
export type Item = RequestItem | ActionItem | AdvanceItem | ProgressItem;

interface Done {
  /** Names it among all of a bank, until that gets another state: "request 12" by its number in the log, or "call 3". */
  readonly key: string;
}

/** A request, refused ones and reads included. */
export interface RequestItem extends Done {
  readonly kind: "request";
  /** Bank time, milliseconds. */
  readonly at: number;
  /** As the log has it, or with what was sent in plain text. */
  readonly entry: LogEntry;
}

/** An action of `bank.simulate`. */
export interface ActionItem extends Done, Action {
  readonly kind: "action";
  readonly at: number;
}

interface AdvanceItem extends Done {
  readonly kind: "advance";
  readonly at: number;
  /** The time to which it was moved, milliseconds. */
  readonly to: number;
}

interface ProgressItem extends Done {
  readonly kind: "progress";
  readonly at: number;
  readonly modes: JsonObject;
}

/** The requests of a log, oldest first, as items. */
export function itemsOfLog(log: readonly LogEntry[]): readonly RequestItem[] {
  return log.map((entry) => ({
    key: `request ${entry.number}`,
    kind: "request",
    at: Date.parse(entry.time),
    entry,
  }));
}

/** All that was done, in order: the requests of the log and, between them, what was recorded besides requests. */
export function itemsOf(
  { calls, numbers, since, adopted }: Recorded,
  log: readonly LogEntry[],
  { resources, isClear }: { readonly resources: Resources; readonly isClear: boolean },
): readonly Item[] {
  const items: Item[] = [];
  let next = adopted;
  /** Adds what was recorded before the request with this number, whose own call it returns. */
  const addBefore = (number: number): RecipeRequest | undefined => {
    for (; next < calls.length; next += 1) {
      const call = calls[next] as RecipeCall;
      const after = numbers[next] as number;
      if (after > number) return undefined;
      if ("request" in call) {
        if (after < number) continue;
        next += 1;
        return call;
      }
      if (after === number) return undefined;
      const item = besideRequests(call, `call ${next}`);
      if (item) items.push(item);
    }
    return undefined;
  };
  for (const item of itemsOfLog(log.filter(({ number }) => number > since))) {
    const call = addBefore(item.entry.number);
    items.push(call && isClear ? { ...item, entry: inClear(item.entry, call, resources) } : item);
  }
  addBefore(Number.POSITIVE_INFINITY);
  return items;
}

function besideRequests(call: RecipeCall, key: string): Item | undefined {
  const { at } = call;
  if ("advance" in call) return { key, kind: "advance", at, to: call.advance };
  if ("progress" in call) return { key, kind: "progress", at, modes: call.progress };
  if (!("simulate" in call)) return undefined;
  return { key, kind: "action", at, ...actionOf(call) };
}

function inClear(entry: LogEntry, { request, body, form }: RecipeRequest, resources: Resources): LogEntry {
  const path = request.slice(request.indexOf(" ") + 1);
  return {
    ...entry,
    path,
    requestBody: body ? sentBody({ resources }, path, body) : (form ?? entry.requestBody),
  };
}
