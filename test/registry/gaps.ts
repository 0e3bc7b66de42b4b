import { bankOf } from "../../src/bank/bank-kind.ts";
import { serviceFactory } from "../../src/bank/create-bank.ts";
import { withHandlers } from "../../src/bank/with-handlers.ts";
import type { Invariants } from "../../src/engine/resource/invariant.ts";
import type { Resource, Resources } from "../../src/engine/resource/resource.ts";
import { connectFactory } from "../../src/remote/connect.ts";
import { createControl } from "../../src/remote/control.ts";
import { isControlPath } from "../../src/remote/paths.ts";

type Named = Readonly<Record<string, unknown>>;

const headers = { Authorization: "Bearer test_key" };
const adminHeaders = { Authorization: "Bearer admin_test_key" };

/** With every action that an option adds. */
const OPTIONS = { assumptions: { correctedStatus: true } } as const;

interface Made {
  readonly bank: ReturnType<typeof madeOf>["bank"];
  readonly remote: { readonly db: object; readonly simulate: object };
}

/** The bank of a registry, and a bank elsewhere as `connect` has it. */
const madeOf = (registry: Resources) => ({
  bank: withHandlers(serviceFactory(bankOf(registry), createControl)(OPTIONS), isControlPath),
  remote: connectFactory(registry)({ baseUrl: "http://localhost" }),
});

/**
 * Goes through a registry and returns a message for each declared part of a resource that does not
 * show up where it should, naming the resource and the place.
 */
export async function gapsIn(
  registry: Resources,
  invariants: readonly Invariants<never>[],
  { bank, remote }: Made = madeOf(registry),
): Promise<string[]> {
  const gaps: string[] = [];
  const known = { db: bank.db as Named, simulate: bank.simulate as unknown as Named };
  const afar = { db: remote.db as Named, simulate: remote.simulate as unknown as Named };
  const post = async (path: string) => {
    const response = await bank.fetch(`/_sandbank/${path}`, { method: "POST", body: "{}" });
    return ((await response.json()) as { error?: string }).error ?? "";
  };

  const checkRoutes = async (name: string, { routes }: Resource) => {
    if (routes.length === 0) gaps.push(`${name} has no routes.`);
    for (const { method, path, auth } of routes) {
      const response = await bank.fetch(path.replace(":id", "1"), {
        method,
        headers: auth === "admin" ? adminHeaders : headers,
      });
      if (
        [401, 403, 405].includes(response.status) ||
        /There is nothing at this path/.test(await response.text())
      )
        gaps.push(`${name}: the bank does not answer ${method} ${path}.`);
      const isHandled = bank.handlers.some(
        ({ info }) =>
          "path" in info && "method" in info && info.method === method && info.path === `*${path}`,
      );
      if (!isHandled) gaps.push(`${name}: no handler is for ${method} ${path}.`);
    }
  };

  const checkLifecycle = (name: string, { actions = {}, requests = {}, lifecycle, model }: Resource) => {
    const description = bank.resources[name];
    const { statusField } = model;
    if (!statusField) return;
    const statuses = description?.statuses ?? [];
    if (statuses.length === 0) gaps.push(`${name}: bank.resources has no statuses of it, with their tones.`);
    if (statuses.some(({ tone }) => !tone)) gaps.push(`${name}: a status has no tone.`);
    if (!lifecycle) return;
    const allowed = new Set(
      description?.actions.filter(({ byState }) => byState).map((action) => action.name),
    );
    const hasTarget = Object.values(actions).some(({ target }) => target !== undefined);
    const inTable = actionsOf(lifecycle, bank.options);
    for (const action of inTable) {
      if (!allowed.has(action) && !hasTarget)
        gaps.push(
          `${name}: the action ${action} of its lifecycle is neither among its actions nor its requests.`,
        );
    }
    for (const action of Object.keys(requests)) {
      if (!inTable.includes(action))
        gaps.push(`${name}: the request ${action} is no action of its lifecycle.`);
    }
  };

  const checkActions = async (name: string, { actions = {} }: Resource) => {
    for (const [
      action,
      {
        title,
        arguments: { shape },
        positional,
      },
    ] of Object.entries(actions)) {
      const place = `${name}: the action ${action}`;
      if (!hasFunction(known.simulate[name], action)) gaps.push(`${place} is not in bank.simulate.`);
      if (!hasFunction(afar.simulate[name], action)) gaps.push(`${place} is not in connect's simulate.`);
      if (/nothing at this path/.test(await post(`simulate/${name}/1/${action}`)))
        gaps.push(`${place} has no control path.`);
      const described = bank.resources[name]?.actions.find((other) => other.name === action);
      if (!described || title === "") gaps.push(`${place} is not described in bank.resources.`);
      for (const argument of Object.keys(shape)) {
        const form = described?.arguments.find((other) => other.name === argument);
        if (!form?.title) gaps.push(`${place}: its argument ${argument} has no title.`);
      }
      for (const argument of positional) {
        if (!(argument in shape)) gaps.push(`${place}: ${argument} is no argument of it.`);
      }
    }
  };

  const checkTables = (name: string, { model, tables = [], timers = [] }: Resource) => {
    const { tables: saved } = bank.snapshot();
    for (const each of [model, ...tables]) {
      const { collection, row, indexes = {}, unique = [] } = each;
      if (!saved[collection]) gaps.push(`${name}: a snapshot has no section ${collection}.`);
      const isDerived = each !== model || "internal" in row.shape;
      if (isDerived && !invariants.some((declared) => declared.model === each))
        gaps.push(`${name}: no invariants say what holds of the rows of ${collection}.`);
      for (const index of unique) {
        if (!(index in indexes || index in row.shape))
          gaps.push(`${name}: ${index}, which is to be unique, is no index of ${collection}.`);
      }
    }
    for (const { kind } of timers) {
      if (!kind.startsWith(`${name}.`))
        gaps.push(`${name}: the timer ${kind} must begin with ${name} and a dot.`);
    }
  };

  for (const [name, resource] of Object.entries(registry)) {
    if (resource.model.collection !== name) gaps.push(`${name} is listed under another name than its own.`);
    await checkRoutes(name, resource);
    checkTables(name, resource);
    if (resource.hidden) continue;
    if (!known.db[name]) gaps.push(`${name} is no collection of bank.db.`);
    if (!afar.db[name]) gaps.push(`${name} is no collection of connect's db.`);
    if (!bank.resources[name]) gaps.push(`${name} is not in bank.resources.`);
    checkLifecycle(name, resource);
    await checkActions(name, resource);
    for (const { field, value, action } of bank.resources[name]?.reserved ?? []) {
      const owner = action === undefined ? resource.model.row : resource.actions?.[action]?.arguments;
      if (!(field in (owner?.shape ?? {})))
        gaps.push(`${name}: ${field}, reserved for ${value}, is no field of it.`);
    }
  }
  await bank.dispose();
  return gaps;
}

/** The actions of a lifecycle, read off its states. */
function actionsOf(lifecycle: NonNullable<Resource["lifecycle"]>, options: unknown): readonly string[] {
  const states = lifecycle.states({ options } as never);
  return [...new Set(Object.values(states).flatMap(({ actions }) => Object.keys(actions ?? {})))];
}

function hasFunction(owner: unknown, name: string): boolean {
  return typeof (owner as Named | undefined)?.[name] === "function";
}
