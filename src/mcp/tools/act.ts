import * as z from "zod/mini";
import { DEFAULT_KEYS, keyHeader } from "../../code/keys.ts";
import type { ListedFault } from "../../core.ts";
import { messageOf } from "../../engine/errors.ts";
import { PRESET_NAMES } from "../../engine/http/faults/preset-names.ts";
import { pathBelow } from "../../engine/http/routes/paths.ts";
import { isControlPath, matchPath } from "../../remote/paths.ts";
import { Advice } from "../call/advice.ts";
import { anyObject, argument } from "../call/arguments.ts";
import { type Descriptions, descriptionsOf } from "../call/banks.ts";
import { MAX_REFUSAL, type Result, shown } from "../call/result.ts";
import { type Clock, upcoming } from "./look.ts";
import { tool } from "./tool.ts";

export const sendRequest = tool({
  name: "send_request",
  description:
    "Send what an app would send: path with query, JSON body (fields inside data). The key is added. find_endpoint has paths, fields and an example. Not for what an app can't do: do_action, move_time, load.",
  input: z.strictObject({
    method: z.enum(["GET", "POST", "PATCH", "PUT", "DELETE"]),
    path: z.string(),
    body: z.optional(anyObject),
    headers: argument(z.record(z.string(), z.string()), "others"),
  }),
  fields: { status: "number", body: "object?", text: "string?", failed: "string?" },
  example: { method: "GET", path: "/v1/ach" },
  changes: ({ method }) => method !== "GET",
  async run({ method, path, body, headers = {} }, bank) {
    const { transport } = bank;
    const { baseUrl } = transport;
    const url = path.startsWith("/") && URL.canParse(baseUrl + path) ? new URL(baseUrl + path) : undefined;
    if (!url) throw new Advice(`"path" begins with a slash, such as /v1/ach, got ${JSON.stringify(path)}.`);
    const below = pathBelow(baseUrl)(url.pathname);
    if (isControlPath(below))
      throw new Advice("The control is what the other tools use: status, move_time, load.");
    const key = keyOf(await descriptionsOf(bank), method, below);
    const init = body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    try {
      const response = await transport.fetch(path, {
        method,
        ...init,
        headers: { ...key, ...init?.headers, ...headers },
      });
      return answered(response.status, await response.text());
    } catch (error) {
      // A fault that breaks the connection does so here too.
      return {
        data: { status: 0, failed: messageOf(error) },
        next: "explain_refusal tells whether a fault did this.",
      };
    }
  },
});

/** The key that a request needs, by the operation that takes it. */
function keyOf(resources: Descriptions, method: string, path: string): Readonly<Record<string, string>> {
  const operations = Object.values(resources).flatMap((each) => each.operations);
  const ofMethod = operations.filter((each) => each.method.toUpperCase() === method);
  const patterns = ofMethod.map((each) => ({ path: each.path, value: each.operation }));
  const operation = matchPath(patterns, path)?.value ?? null;
  return keyHeader({ resources }, { operation, path }, DEFAULT_KEYS);
}

function answered(status: number, text: string): Result {
  const isRefused = status >= 400;
  const next = isRefused ? "explain_refusal {} tells why." : "get_rows, or what_can_happen with the id.";
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { data: { status, ...(text !== "" && { text: shown(text) }) }, next };
  }
  return { data: { status, body: isRefused ? shown(body, MAX_REFUSAL) : shown(body) }, next };
}

export const moveTime = tool({
  name: "move_time",
  description:
    "Move bank time forward, by a duration (bankingDays skip weekends and holidays) or to an instant; due steps of rows run. Or pause, resume, set the speed. The steps that ran come back. Never to the past: checkpoint or load.",
  input: z.strictObject({
    bankingDays: z.optional(z.int()),
    days: z.optional(z.number()),
    hours: z.optional(z.number()),
    minutes: z.optional(z.number()),
    to: argument(z.string(), "ISO 8601"),
    clock: z.optional(z.enum(["pause", "resume"])),
    speed: z.optional(z.number()),
  }),
  fields: { now: "string", paused: "boolean", speed: "number", ran: "object[]", upcoming: "object[]" },
  example: { bankingDays: 3 },
  changes: true,
  async run({ to, clock, speed, ...duration }, bank) {
    const { transport } = bank;
    const before = await upcoming(bank, RAN);
    if (clock !== undefined) await transport.call(`clock/${clock}`, {});
    if (speed !== undefined) await transport.call("clock/setSpeed", { speed });
    if (to !== undefined) await transport.call("clock/advanceTo", { instant: to });
    if (Object.keys(duration).length > 0) await transport.call("clock/advance", duration);
    else if (to === undefined && clock === undefined && speed === undefined)
      throw new Advice('Say how far, such as move_time {"bankingDays":2}.');
    const after = (await transport.read("clock")) as Clock;
    const ran = before.filter(({ at }) => at <= after.now);
    return {
      data: { ...after, ran, upcoming: await upcoming(bank, 3) },
      next: ran.length > 0 ? "get_rows or what_can_happen shows what became of the rows." : undefined,
    };
  },
});

/** How many of the steps that ran are told. */
const RAN = 10;

export const setFault = tool({
  name: "set_fault",
  description:
    "Let requests of the app go wrong, by a preset or a rule; remove an id, or all. Without arguments the rules in force. Not for a refusal by the bank's own rules: send such a request.",
  input: z.strictObject({
    preset: z.optional(z.enum(PRESET_NAMES)),
    rule: argument(
      anyObject,
      "on (operation or POST /v1/*), nth, every, times, rate; and one of status (with body, retryAfter), latency, then (refuse, lost-reply, hang, truncate, duplicate)",
    ),
    remove: argument(z.string(), "id or all"),
  }),
  fields: { faults: "object[]" },
  example: { rule: { on: "createAchTransfer", times: 1, status: 503 } },
  changes: (given) => Object.keys(given).length > 0,
  async run({ preset, rule, remove }, bank) {
    const { transport } = bank;
    if (remove === "all") await transport.call("faults/clear", {});
    else if (remove !== undefined) await transport.call("faults/remove", { id: remove });
    if (preset !== undefined) await transport.call("faults/add", { preset });
    if (rule !== undefined) await transport.call("faults/add", rule);
    const faults = (await transport.read("faults")) as readonly ListedFault[];
    const list = faults.map(({ id, preset: of, rule: each, matched, fired }) => ({
      ...{ id, ...(of === null ? { rule: shown(each) } : { preset: of }), matched, fired },
    }));
    const next =
      list.length > 0
        ? 'set_fault {"remove":"all"} when done; the app\'s next requests meet them.'
        : undefined;
    return { data: { faults: list }, next };
  },
});
