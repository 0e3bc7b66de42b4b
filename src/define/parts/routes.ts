import * as z from "zod/mini";
import { type Route, type RouteAuth, type RouteContract, routesOf } from "../../engine/http/routes/route.ts";
import type { Rule } from "../../engine/http/rules.ts";
import { deleteUnused, IN_USE } from "../../engine/resource/delete-unused.ts";
import { createInput, updateInput } from "../../engine/schema/input.ts";
import { type AnyRow, componentOf, type Model } from "../../engine/store/model.ts";
import type { CheckedDefinition } from "../definition/check.ts";
import type {
  ActionDefinition,
  Operation,
  RouteDefinition,
  RuleDefinition,
} from "../definition/definition.ts";
import { errorText } from "../fields/error-text.ts";
import type { Compiled, DefinedBank } from "../turn/compiled.ts";
import { insertRow, performed } from "../turn/rows.ts";
import { turnOf } from "../turn/turn.ts";
import { allOrNothing } from "../turn/undo.ts";
import { listOf } from "./list.ts";

type AnyContract = RouteContract<
  DefinedBank,
  AnyRow,
  Readonly<Record<string, unknown>>,
  Record<never, never>
>;

/** Makes the endpoints of a resource. */
export function endpointsOf(made: Compiled, definition: CheckedDefinition): readonly Route<DefinedBank>[] {
  const { model } = made;
  const {
    operations = ["create", "get", "list"],
    routes,
    actions = {},
    auth = "none",
    envelope,
  } = definition;
  const rules = (definition.rules ?? []).map((rule, at) => ruleOf(rule, `rule_${at + 1}`, model));
  const shared = { auth: auth satisfies RouteAuth, bare: envelope === "none", errorText };
  const route = (contract: AnyContract): Route<DefinedBank> =>
    routesOf<DefinedBank>()({ ...shared, ...contract } as never);
  const name = componentOf(model);
  const all = componentOf({ noun: model.plural });
  const make: Readonly<Record<Operation, () => Route<DefinedBank>>> = {
    create: () => route(createOf(`create${name}`, made, definition, rules)),
    get: () =>
      route({
        operation: `get${name}`,
        method: "GET",
        path: `${model.path}/:id`,
        model,
        handle: ({ row }) => row,
      }),
    list: () => ({
      ...shared,
      ...listOf(`list${all}`, model, {
        style: definition.list ?? "cursor",
        filters: definition.filters ?? [],
      }),
    }),
    update: () => route(updateOf(`update${name}`, made, definition, rules)),
    delete: () => route(deleteOf(`delete${name}`, made)),
  };
  return [
    ...operations.map((operation) => make[operation]()),
    ...Object.entries(actions).flatMap(([action, each]) =>
      each.request ? [route(requestOf(action, each, made))] : [],
    ),
    ...Object.entries(routes).map(([operation, each]) => route(ownOf(operation, each, made))),
  ];
}

function createOf(
  operation: string,
  made: Compiled,
  { create = {}, reserved }: CheckedDefinition,
  rules: AnyContract["rules"],
): AnyContract {
  const { model } = made;
  const { required = [], optional = [], status, handle } = create;
  return {
    operation,
    method: "POST",
    path: model.path,
    model,
    body: createInput(model.row, { required, defaulted: optional }),
    rules: rules ?? [],
    ...(status && { status }),
    handle({ body, bank, warn }) {
      return allOrNothing(bank, `create.handle of ${model.collection}`, () => {
        const given = { ...body, ...statusFor(body, reserved) };
        if (!handle) return insertRow(bank, made, given);
        const row = { ...given, ...made.blanks(given, bank.now()) };
        return insertRow(bank, made, { ...row, ...handle(row, turnOf(bank, model.collection, warn)) });
      });
    },
  };
}

/** The status that a reserved value of a field gives a new row. */
function statusFor(
  body: Readonly<Record<string, unknown>>,
  reserved: CheckedDefinition["reserved"] = {},
): { status?: string } {
  for (const [field, statuses] of Object.entries(reserved)) {
    const value = String(body[field]);
    if (Object.hasOwn(statuses, value)) return { status: statuses[value] as string };
  }
  return {};
}

function updateOf(
  operation: string,
  { model }: Compiled,
  { update = [] }: CheckedDefinition,
  rules: AnyContract["rules"],
): AnyContract {
  return {
    operation,
    method: "PATCH",
    path: `${model.path}/:id`,
    model,
    body: updateInput(model.row, update, { required: update }),
    rules: rules ?? [],
    handle: ({ row, body, bank }) => bank.table(model).update(row.id, body),
  };
}

function deleteOf(operation: string, { model, lifecycle }: Compiled): AnyContract {
  return {
    operation,
    method: "DELETE",
    path: `${model.path}/:id`,
    model,
    answer: "none",
    refuses: { 409: IN_USE },
    handle: ({ row, bank }) =>
      deleteUnused(bank, model, row, () => {
        if (lifecycle) bank.lifecycle(lifecycle).forget(row as never);
      }),
  };
}

function requestOf(
  name: string,
  { request = "POST /", arguments: takes, title }: ActionDefinition<AnyRow, z.core.$ZodType | undefined>,
  made: Compiled,
): AnyContract {
  const { model } = made;
  const [method, path] = request.split(" ") as [AnyContract["method"], string];
  return {
    operation: `${name}${componentOf(model)}`,
    method,
    path,
    ...(title !== undefined && { summary: title }),
    model,
    ...(takes && { body: { schema: takes as z.ZodMiniObject } }),
    refuses: { 409: `The ${model.noun} has a status in which it can't be done.` },
    action: name,
    handle: ({ row, body, bank }) =>
      allOrNothing(bank, `The action ${name} of ${model.collection}`, () =>
        performed(bank, made, row.id, name, body),
      ),
  };
}

function ownOf(
  operation: string,
  own: RouteDefinition<AnyRow, z.core.$ZodType | undefined, z.core.$ZodType | undefined>,
  { model }: Compiled,
): AnyContract {
  const { method, path, summary, body, query, file, answer, status, refuses, handle } = own;
  const isAboutRow = path.includes(":id");
  // A create that answers more than the row is one all the same.
  const isCreate = method === "POST" && path === model.path;
  return {
    operation,
    method,
    path,
    ...(summary !== undefined && { summary }),
    ...((isAboutRow || isCreate || answer === undefined) && { model }),
    ...(body && { body: { schema: body as z.ZodMiniObject } }),
    ...(query && { query: (query as z.ZodMiniObject).shape as never }),
    ...(file && {
      body: { schema: (body as z.ZodMiniObject | undefined) ?? z.object({}) },
      multipart: { file: file.field, types: file.types, maxBytes: () => file.maxBytes },
    }),
    ...(status && { status }),
    ...(refuses && { refuses }),
    ...(answer && { answer: "data", response: () => answer as z.ZodMiniType }),
    handle({ bank, warn, row, body, query, file, headers }) {
      const turn = turnOf<AnyRow>(bank, model.collection, warn);
      const result = allOrNothing(bank, `handle of ${operation}`, () =>
        handle({ ...turn, row, body, query, file, header: (name) => headers.get(name) }),
      );
      return answer ? result : (result ?? bank.table(model).get(row.id));
    },
  };
}

/** Makes a rule of a route. */
export function ruleOf(
  { fields, statement = "S2", warns, broken }: RuleDefinition<never>,
  code: string,
  { collection }: Model,
): Rule<never, DefinedBank> {
  return {
    code,
    ...(warns && { warns: "advice" }),
    rule: statement,
    fields,
    broken: (input, bank) => broken(input, turnOf(bank, collection), bank.options as never),
  };
}
