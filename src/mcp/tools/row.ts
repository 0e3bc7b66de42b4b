import * as z from "zod/mini";
import type { ActionDescription, TimelineEntry, UpcomingEvent } from "../../core.ts";
import type { ArgumentDescription } from "../../engine/resource/describe-arguments.ts";
import { Advice, chosen } from "../call/advice.ts";
import { anyObject, argument } from "../call/arguments.ts";
import { described } from "../call/banks.ts";
import { shown, withoutNulls } from "../call/result.ts";
import { rowOf } from "./look.ts";
import { tool } from "./tool.ts";

const row = { collection: z.string(), id: z.union([z.string(), z.number()]) };

export const whatCanHappen = tool({
  name: "what_can_happen",
  description:
    "Before do_action or move_time: what happened to a row, its timed steps, and the actions and requests that its status allows, with their arguments. Not for lists: get_rows.",
  input: z.strictObject(row),
  fields: {
    status: "string?",
    timeline: "object[]",
    actions: "object[]",
    requests: "object[]",
    steps: "object[]",
  },
  example: { collection: "achTransfers", id: "1001" },
  changes: false,
  async run({ collection, id }, bank) {
    const { actions, lifecycle, operations } = await described(bank, collection);
    const { status } = await rowOf(bank, collection, id);
    const { transport } = bank;
    const place = encodeURIComponent(id);
    const [timeline, allowed, steps] = (await Promise.all([
      transport.read(`timeline/${collection}/${place}`),
      transport.read(`allowedActions/${collection}/${place}`),
      transport.read(`clock/upcoming?limit=3&collection=${collection}&id=${place}`),
    ])) as [readonly TimelineEntry[], readonly string[], readonly UpcomingEvent[]];
    const possible = actions.filter(
      ({ name, byState, target, request }) =>
        request === null && (!byState || allowed.includes(target === null ? name : (allowed[0] ?? ""))),
    );
    const byRequest = lifecycle?.edges.filter(({ from, by }) => from === status && by === "request") ?? [];
    const data = {
      ...(typeof status === "string" && { status }),
      timeline: timeline.slice(-5).map(({ at, status: reached, cause }) => ({ at, status: reached, cause })),
      actions: possible.map((action) => ({ action: action.name, arguments: argumentsOf(action, allowed) })),
      requests: byRequest.map(({ name, to, operation }) => {
        const { method = "", path = "" } = operations.find((each) => each.operation === operation) ?? {};
        const send = actions.find((action) => action.name === name)?.request;
        return { to, method, path: path.replace(":id", String(id)), ...(send && { data: send.data }) };
      }),
      steps: steps.map(({ at, event }) => ({ at, event })),
    };
    return { data, next: `${steps.length > 0 ? "move_time to a step, " : ""}do_action, or send_request.` };
  },
});

/** The arguments of an action, in words. */
function argumentsOf({ arguments: taken, target }: ActionDescription, allowed: readonly string[]): object {
  return Object.fromEntries(
    taken.map((each) => [each.name, wordsOf(each, each.name === target ? allowed : undefined)]),
  );
}

/** The most choices of an argument that are named. */
const CHOICES = 12;

function wordsOf(
  { type, required, unit, choices = [], fields = [], suggestions = [] }: ArgumentDescription,
  target: readonly string[] = choices.map(({ value }) => value),
): string {
  const more = target.length > CHOICES ? ", …" : "";
  const kind = target.length > 0 ? `one of ${target.slice(0, CHOICES).join(", ")}${more}` : type;
  const inner = fields.length > 0 ? ` of ${fields.map(({ name }) => name).join(", ")}` : "";
  const such = suggestions.length > 0 ? ` such as ${suggestions.slice(0, 3).join(", ")}` : "";
  return `${kind}${inner}${such}${unit === undefined ? "" : ` of ${unit}`}${required ? "" : ", optional"}`;
}

export const doAction = tool({
  name: "do_action",
  description:
    "Make the outside world act on a row, as no request can: return an ACH transfer with a code, authorize a card payment, reject a company. Not for what an app sends: send_request. what_can_happen has actions and arguments. The row comes back.",
  input: z.strictObject({
    ...row,
    action: z.string(),
    arguments: argument(anyObject, '{"code":"R03"}'),
  }),
  fields: { result: "object?", row: "object" },
  example: { collection: "achTransfers", id: "1001", action: "return", arguments: { code: "R03" } },
  changes: true,
  async run({ collection, id, action, arguments: given = {} }, bank) {
    const { actions } = await described(bank, collection);
    const { request } = chosen(`action of ${collection}`, action, actions, ({ name }) => name);
    if (request) {
      const { method, path, data } = request;
      const sent = { method, path: path.replace(":id", String(id)), body: { data } };
      throw new Advice(`${action} is a request that an app sends: send_request ${JSON.stringify(sent)}.`);
    }
    await rowOf(bank, collection, id);
    const path = `simulate/${collection}/${encodeURIComponent(id)}/${action}`;
    const result = await bank.transport.call(path, given);
    const after = await rowOf(bank, collection, id);
    const isRow = JSON.stringify(result) === JSON.stringify(after);
    const data = {
      ...(result !== undefined && !isRow && { result: shown(withoutNulls(result)) }),
      row: shown(withoutNulls(after)),
    };
    return { data, next: "what_can_happen has what may follow; write_test writes what was done." };
  },
});
