import * as z from "zod/mini";
import type { ListedFault } from "../../core.ts";
import { PRESET_NAMES } from "../../engine/http/faults/preset-names.ts";
import { pathBelow } from "../../engine/http/routes/paths.ts";
import { isControlPath } from "../../remote/paths.ts";
import { Advice } from "../call/advice.ts";
import { anyObject, argument } from "../call/arguments.ts";
import { descriptionsOf } from "../call/banks.ts";
import { MAX_REFUSAL, type Result, shown } from "../call/result.ts";
import { type Answered, SentInput, send } from "../call/send.ts";
import { type Clock, upcoming } from "./look.ts";
import { tool } from "./tool.ts";

export const sendRequest = tool({
  name: "send_request",
  description:
    "Send what an app would send: path with query, JSON body (fields inside data). The key is added. find_endpoint has paths, fields and an example. Not for what an app can't do: do_action, move_time, load.",
  input: SentInput,
  fields: { status: "number", body: "object?", text: "string?", failed: "string?" },
  example: { method: "GET", path: "/v1/ach" },
  changes: ({ method }) => method !== "GET",
  async run(given, bank) {
    const { method, path, body } = given;
    const { transport } = bank;
    const { baseUrl } = transport;
    const url = path.startsWith("/") && URL.canParse(baseUrl + path) ? new URL(baseUrl + path) : undefined;
    if (!url) throw new Advice(`"path" begins with a slash, such as /v1/ach, got ${JSON.stringify(path)}.`);
    if (isControlPath(pathBelow(baseUrl)(url.pathname)))
      throw new Advice(
        "The paths of the control are for the other tools, such as status, move_time and load.",
      );
    if (method === "GET" && body) throw new Advice("A GET has no body: put what it asks for into the query.");
    const sent = bank.hasTools
      ? ((await transport.call("mcp/send", given)) as Answered)
      : await send({ ...transport, options: {}, resources: await descriptionsOf(bank) }, given);
    const { status, failed, text } = sent;
    if (failed === undefined) return answered(status, text);
    return { data: { status, failed }, next: "explain_refusal tells whether a fault did this." };
  },
});

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
    "Move bank time forward, by a duration (bankingDays skip weekends and holidays) or to an instant; due steps of rows run. Or pause, resume, set the speed. The steps that were due, at most 10, come back. Never to the past: checkpoint or load.",
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
      next:
        ran.length > 0
          ? "what_can_happen has all that became of a row, as one step may have led to others."
          : undefined,
    };
  },
});

/** How many of the steps that ran are told. */
const RAN = 10;

export const setFault = tool({
  name: "set_fault",
  description:
    "Make requests of the app fail, by a preset or a rule; or remove a rule by its id, or all. Lists the rules in force. Not for a refusal by the bank's own rules: send such a request.",
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
