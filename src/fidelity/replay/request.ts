import { isJsonObject } from "../../engine/schema/json-object.ts";
import { namedFields } from "../body-texts.ts";
import { type Exchange, isAccepted } from "../exchange.ts";
import { endpointOf, referenceFields } from "../service.ts";
import { readAddress } from "./address.ts";
import type { Ids, Unknown } from "./ids.ts";

/** No bank gives so large an id. */
const NOBODYS = 999_999_999_999_999;

const CURSOR = "page[cursor]";

export interface UnknownRow {
  readonly collection: string;
  readonly id: string;
  readonly why: Unknown;
}

/** The path and the body of a request to the bank, or the row that it lacks. */
export type Translated = { readonly path: string; readonly body: unknown } | { readonly unknown: UnknownRow };

export function translated({ request, answer }: Exchange, ids: Ids, noRow?: number): Translated {
  const lacking: UnknownRow[] = [];
  /** An id that the service itself refused as unknown may be any that the bank does not have. */
  const own = (collection: string, id: string | number, mayBeNobodys: boolean): string | number => {
    const found = ids.toOwn(collection, id);
    if ("id" in found) return found.id;
    if (!mayBeNobodys && Number(id) !== noRow) lacking.push({ collection, id: String(id), why: found.why });
    return typeof id === "number" ? NOBODYS : String(NOBODYS);
  };
  const [bare = "", query] = request.path.split(/\?(.*)/s, 2);
  const endpoint = endpointOf(request.method, bare);
  const collection = endpoint?.resource?.model.collection;
  const named = isAccepted(answer) ? new Set() : namedFields(answer.body);
  let path = bare;
  if (endpoint?.id !== undefined && endpoint.route && collection !== undefined && isId(endpoint.id)) {
    const isMissing = [401, 403, 404].includes(answer.status);
    const id = own(collection, endpoint.id, isMissing);
    path = bare
      .split("/")
      .map((segment) => (segment === endpoint.id ? String(id) : segment))
      .join("/");
  }
  if (query !== undefined) {
    const parts = query.split("&").map((part) => {
      const [[name, value] = ["", ""]] = readAddress(`/v1?${part}`)?.parameters ?? [];
      if (name !== CURSOR || collection === undefined || !isId(value)) return part;
      return `${CURSOR}=${own(collection, value, named.has(CURSOR))}`;
    });
    path += `?${parts.join("&")}`;
  }
  const body = withOwnIds(request.body, referenceFields(endpoint?.resource), (id, field, to) =>
    own(to, id, named.has(field)),
  );
  const [unknown] = lacking;
  return unknown ? { unknown } : { path, body };
}

function isId(text: string): boolean {
  return /^[1-9][0-9]{0,14}$/.test(text);
}

function withOwnIds(
  body: unknown,
  references: ReadonlyMap<string, string>,
  own: (id: number, field: string, collection: string) => string | number,
): unknown {
  if (!isJsonObject(body) || !isJsonObject(body.data)) return body;
  const data = Object.entries(body.data).map(([field, value]): [string, unknown] => {
    const collection = references.get(field);
    if (collection === undefined) return [field, value];
    const replaced = (each: unknown) =>
      typeof each === "number" && isId(String(each)) ? own(each, field, collection) : each;
    return [field, Array.isArray(value) ? value.map(replaced) : replaced(value)];
  });
  return { ...body, data: Object.fromEntries(data) };
}
