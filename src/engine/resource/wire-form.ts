import * as z from "zod/mini";
import { type Route, routeIn } from "../http/routes/route.ts";
import type { Input } from "../schema/input.ts";
import { withMeta } from "../schema/zod/with-meta.ts";
import { type AnyRow, idOf, type Model, presentRow, type WireForm, wireOf } from "../store/model.ts";
import { statementAbout, statementOf } from "../store/statements.ts";
import type { Resource, Resources } from "./resource.ts";

/**
 * The resources as the requests and answers of a bank with these options have them: with other models and routes where
 * the options change what fields hold, their names or types. Only what handles or describes requests asks for them; the
 * rows are those of `resources`.
 */
export function asSent(resources: Resources, options: unknown): Resources {
  return Object.fromEntries(
    Object.entries(resources).map(([name, resource]) => {
      const { model } = resource;
      // Each resource sees the options that its area declares.
      const form = model.wireForm?.(options as never);
      const routes = resource.routes.map((route) => routeIn(route, { options } as never));
      const own = { ...resource, routes };
      return [name, form && isOther(form, model) ? withForm(own, form) : own];
    }),
  );
}

function isOther({ ids, names, leftOut }: WireForm, model: Model): boolean {
  return (
    ids !== model.ids || leftOut.length > 0 || Object.entries(names).some(([field, name]) => field !== name)
  );
}

function withForm(resource: Resource, form: WireForm): Resource {
  const { model, routes } = resource;
  return {
    ...resource,
    model: modelWith(model, form),
    routes: routes.map((route) => routeWith(route, form)),
  };
}

function modelWith<Row extends AnyRow>(model: Model<Row>, form: WireForm): Model<Row> {
  return {
    ...model,
    ids: form.ids,
    present: (row, presentation) => sentRow(presentRow(model, row, presentation), form),
    wire: (row) => sentSchema(wireOf({ ...model, row }), form),
  };
}

/**
 * A row as `present` of its model shows it, in the form in which it is sent.
 *
 * @example sentRow({ id: "1001", name: "Ada" }, { ids: "integer", names: {}, leftOut: [] }) // { id: 1001, name: "Ada" }
 */
export function sentRow(shown: object, form: WireForm): object {
  const { names, leftOut } = form;
  const fields = Object.entries(shown).filter(([field, value]) => value !== null || !leftOut.includes(field));
  return Object.fromEntries(
    fields.map(([field, value]) => [names[field] ?? field, field === "id" ? idOf(form, value) : value]),
  );
}

/** The schema of what {@link sentRow} returns. */
function sentSchema({ shape }: z.ZodMiniObject, { ids, names, leftOut }: WireForm): z.ZodMiniObject {
  const fields = Object.entries(shape).map(([field, schema]) => {
    const id = ids === "integer" ? z.int() : z.string();
    if (field === "id") return [field, withMeta(id, { statement: statementOf(schema) })];
    return [names[field] ?? field, leftOut.includes(field) ? orLeftOut(schema) : schema];
  });
  return z.object(Object.fromEntries(fields));
}

/** What is left out is never null. */
function orLeftOut(schema: z.core.$ZodType): z.ZodMiniType {
  const given = z.optional(schema instanceof z.ZodMiniNullable ? schema.def.innerType : schema);
  return withMeta(given, { statement: statementOf(schema) });
}

function routeWith(route: Route, form: WireForm): Route {
  if (!route.model) return route;
  const model = modelWith(route.model, form);
  const sent = route.withModel?.(model) ?? { ...route, model };
  const { body, statements, handle } = sent;
  const renamed = Object.entries(form.names).filter(
    ([field, name]) => field !== name && Object.hasOwn(body?.schema.shape ?? {}, field),
  );
  if (!body || renamed.length === 0) return sent;
  const fields = new Map(renamed.map(([field, name]) => [name, field]));
  return {
    ...sent,
    body: inputWith(body, new Map(renamed)),
    statements: {
      ...statements,
      ...Object.fromEntries(renamed.map(([field, name]) => [name, statementAbout(field, model)])),
    },
    handle: (call) => handle({ ...call, body: withNames(call.body, fields) as never }),
  };
}

function inputWith<I extends Input<unknown>>(input: I, names: ReadonlyMap<string, string>): I {
  return { ...input, schema: z.object(withNames(input.schema.shape, names)) };
}

/** The same fields in the same order, some of them under other names. */
function withNames<T>(fields: Readonly<Record<string, T>>, names: ReadonlyMap<string, string>) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]));
}
