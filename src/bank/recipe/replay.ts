import { messageOf } from "../../engine/errors.ts";
import type { Route } from "../../engine/http/routes/route.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import type { Recipe, RecipeCall, RecipeRequest } from "../api/recipe.ts";
import type { AnyBank } from "../control.ts";
import type { Internals } from "../internals.ts";
import { DEFAULT_ADMIN_KEY } from "../options/service-options.ts";
import { textCallsOf } from "../runtime/text-calls.ts";
import type { BankService } from "../service.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { multipartBody } from "./multipart-body.ts";
import { type CheckedRecipe, RecipeError } from "./read-recipe.ts";
import { scenarioOfName } from "./scenario-names.ts";
import { stateHash } from "./state-hash.ts";

/** How much of a call stands in the sentence about its refusal, in characters. */
const MAX_NAME = 100;

/** Where a recipe leads. */
export interface Replayed {
  /** Its clock is paused at the end of the recipe. */
  readonly snapshot: Snapshot;
  readonly hash: string;
  /** A sentence for each call that was refused. */
  readonly refused: readonly string[];
}

/**
 * Makes the calls of a recipe again in a bank of the same options, each at its own bank time. Throws a RecipeError when
 * its beginning is not possible there.
 */
export async function replay(internals: Internals, recipe: CheckedRecipe): Promise<Replayed> {
  const bank = await startOf(internals, recipe.from);
  try {
    const refused: string[] = [];
    for (const [index, call] of recipe.calls.entries()) {
      await moveTo(bank, call.at);
      const why = await repeat(internals, bank, call);
      if (why !== undefined) refused.push(`Its call ${index + 1}, ${nameOf(call)}, was refused: ${why}`);
    }
    await moveTo(bank, recipe.clock.at);
    const snapshot = bank.snapshot();
    return { snapshot, hash: stateHash(snapshot, recipe.clock), refused };
  } finally {
    await bank.dispose();
  }
}

/** A bank in the state in which the calls begin, its clock paused. */
export async function startOf({ engine, copy }: Internals, from: Recipe["from"]): Promise<AnyBank> {
  if ("snapshot" in from) {
    const { clock } = from.snapshot;
    const start = isJsonObject(clock) && typeof clock.at === "number" ? clock.at : 0;
    const bank = await copy({ scenario: undefined, clock: { start, paused: true, speed: 1 } });
    await bank.restore({ ...from.snapshot, clock: { ...clock, since: null } });
    return bank;
  }
  const scenario = scenarioOfName(from.scenario, engine.options);
  if (scenario === undefined) {
    const known = Object.keys(engine.options.scenarios).join(", ") || "none";
    throw new RecipeError(
      `It begins with the scenario "${from.scenario}", which the options of this bank do not have: their scenarios are ${known}.`,
    );
  }
  return copy({ scenario: scenario ?? undefined, clock: { start: from.at, paused: true, speed: 1 } });
}

async function moveTo(bank: AnyBank, at: number): Promise<void> {
  const now = bank.clock.now().getTime();
  if (at < now) throw new RecipeError("It has a call before its beginning.");
  if (at > now) await bank.clock.advanceTo(at);
}

/** Makes a call again; returns why it was refused. */
async function repeat(internals: Internals, bank: AnyBank, call: RecipeCall): Promise<string | undefined> {
  try {
    if ("request" in call) return await send(internals, bank, call);
    if ("simulate" in call) return await act(bank, call);
    if ("advance" in call) await bank.clock.advanceTo(call.advance);
    else if ("progress" in call)
      await bank.progress.set(call.progress as Parameters<AnyBank["progress"]["set"]>[0]);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

async function act(
  bank: AnyBank,
  call: Extract<RecipeCall, { readonly simulate: string }>,
): Promise<string | undefined> {
  const init = { method: "POST", body: JSON.stringify(call.with ?? {}) };
  const [collection, ...parts] = call.simulate.split("/");
  const name = parts.pop();
  const id = encodeURIComponent(parts.join("/"));
  const response = await bank.fetch(`/_sandbank/simulate/${collection}/${id}/${name}`, init);
  if (response.ok) return undefined;
  const { error } = await response.json();
  return String(error);
}

async function send(
  { engine }: Internals,
  bank: AnyBank,
  { request, body, form, times }: RecipeRequest,
): Promise<string | undefined> {
  const [method = "", path = ""] = request.split(" ", 2);
  const route = engine.router(new URL(path, "http://localhost").pathname)?.routes.get(method);
  // What no endpoint takes may be passed to the network.
  if (!route && !/^\/v1(?:[/?]|$)/.test(path)) return `this bank has no endpoint ${method} ${path}.`;
  const headers: Record<string, string> = { ...keyHeader(route, engine) };
  const init: RequestInit = { method, headers };
  let text: string | undefined;
  if (form) {
    // Sizes are those of anyone's recipe, so that nothing is made of a size that no bank takes.
    const size = form.reduce((sum, part) => sum + (part.text?.length ?? part.size), 0);
    if (!route?.multipart || size > route.multipart.maxBytes(engine.service) + 2 * 1024 * 1024)
      return "its files are too large.";
    const { contentType, bytes } = multipartBody(form);
    headers["content-type"] = contentType;
    init.body = bytes;
  } else if (body) {
    headers["content-type"] = "application/json";
    // A recipe has the fields in data, also where the endpoint takes them without.
    text = JSON.stringify(route?.bare ? body.data : body);
    init.body = text;
  }
  // A Request of a page carries no cookie, so none is made but for a form, and for what no Request can be made of.
  const answer = form || (method === "GET" && body) ? undefined : textCallsOf(bank.fetch);
  let status = 200;
  for (let left = times ?? 1; left > 0; left -= 1)
    ({ status } = await (answer?.({ method, path, headers, text }) ?? bank.fetch(path, init)));
  if (status < 300) return undefined;
  const [issue] = bank.log.entries.at(-1)?.issues ?? [];
  return `${status}${issue ? `, ${issue.message}` : "."}`;
}

/** The header with a key that the route takes; none for one that asks for none. */
function keyHeader(
  route: Route<BankService> | undefined,
  { kind, options }: Internals["engine"],
): Readonly<Record<string, string>> {
  if (route?.auth === "none") return {};
  const { header, before } = kind.credential;
  return { [header.toLowerCase()]: before + keyFor(route, options) };
}

/** A key that the route takes. */
function keyFor(
  route: Route<BankService> | undefined,
  { apiKeys: { client, admin = [DEFAULT_ADMIN_KEY] } }: Internals["engine"]["options"],
): string {
  if (route?.auth === "admin") return admin[0] ?? "";
  if (client) return client[0] ?? "";
  let token = "recipe";
  while (admin.includes(token)) token += "_";
  return token;
}

function nameOf(call: RecipeCall): string {
  if ("request" in call) return call.request.slice(0, MAX_NAME);
  if ("simulate" in call) return call.simulate.slice(0, MAX_NAME);
  return "advance" in call ? "a move of the clock" : "a change of progress";
}
