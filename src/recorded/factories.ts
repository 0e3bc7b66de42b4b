import { readOptions } from "../bank/options/options.ts";
import { DEVELOPMENT } from "../development.ts";
import type { DevelopmentOf, SmallFaker, Source } from "../engine/resource/development.ts";
import type { Resource, Resources } from "../engine/resource/resource.ts";
import type { JsonObject } from "../engine/schema/json-object.ts";
import { REGISTRY } from "../registry.ts";

/** A factory that was given a source: makes a body of fields that take the place of its own. */
type Factory = (fields?: object) => JsonObject;

/**
 * The factory of `sandbank/fixtures` that makes exactly such a body in a bank of these options, and the fields to give it;
 * undefined when it would add a field, or does not know one. What it sets to the same value by itself is left out.
 */
export function factoryFor(
  path: string,
  body: JsonObject,
  options: JsonObject,
): { readonly name: string; readonly fields: JsonObject } | undefined {
  const found = Object.entries<Resource>(REGISTRY).find(([, { model }]) => model.path === path);
  const parts: DevelopmentOf<Resources> = DEVELOPMENT;
  const [name, build] = Object.entries((found && parts[found[0]]?.factories) ?? {})[0] ?? [];
  const create = found?.[1].routes.find((route) => route.method === "POST" && route.path === path);
  if (!name || !build || !create?.body || create.multipart) return undefined;
  const known = create.body.schema.shape;
  if (!Object.keys(body).every((field) => Object.hasOwn(known, field))) return undefined;
  const whole = readOptions(options);
  // Each resource sees the options that its area declares.
  const factories = EXTREMES.map((extreme) => build(sourceOf(extreme, whole) as never) as Factory);
  const isMadeOf = (fields: JsonObject) =>
    factories.every((factory) => textOf(factory(fields)) === textOf(body));
  if (!isMadeOf(body)) return undefined;
  let fields = body;
  for (const field of Object.keys(body)) {
    const { [field]: _own, ...others } = fields;
    if (isMadeOf(others)) fields = others;
  }
  return { name, fields };
}

/** Without the order of its fields, which means nothing in a body. */
function textOf(body: JsonObject): string {
  return JSON.stringify(Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The ends of all that is drawn: what a factory makes of both is what it always makes. */
const EXTREMES = ["first", "last"] as const;

function sourceOf<Options>(extreme: (typeof EXTREMES)[number], options: Options): Source<Options> {
  const text = () => extreme;
  const isFirst = extreme === "first";
  const faker: SmallFaker = {
    person: { firstName: text, lastName: text, fullName: text, jobTitle: text },
    company: { name: text, catchPhrase: text },
    commerce: { productDescription: text },
    location: { streetAddress: text, city: text, state: text, zipCode: text },
    number: {
      int(range) {
        const { min = 0, max } = typeof range === "number" ? { max: range } : range;
        return isFirst ? min : max;
      },
    },
    string: { numeric: text },
    helpers: { arrayElement: (list) => list.at(isFirst ? 0 : -1) as (typeof list)[number] },
  };
  return {
    faker,
    bank: { clock: { now: () => new Date(isFirst ? 0 : 1e12) }, options },
    ...{ uniqueDigits: text, dayBefore: text, dayAfter: text, routingNumber: text, accountNumber: text },
    ...{ ssn: text, ein: text, documentNumber: text, phoneNumber: text, emailAddress: text },
    ...{ websiteUrl: text, loginName: text },
  };
}
