import type { Resource } from "../../engine/resource/resource.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import { type Endpoint, endpointOf, referenceFields, resourceOfType } from "../service.ts";
import { readAddress, writeAddress } from "./address.ts";
import type { Ids } from "./ids.ts";

/** Gives each id of an answer in the place where it stands. */
type Renamed = (collection: string, id: string | number) => string | number;

/** A recorded answer with its addresses written so that they can be compared. */
export function comparable(body: unknown, endpoint: Endpoint | undefined): unknown {
  return renamed(body, endpoint, (_, id) => id);
}

/** An answer of the bank, with the ids of the recording and its addresses likewise. */
export function inRecordedIds(body: unknown, endpoint: Endpoint | undefined, ids: Ids): unknown {
  return renamed(body, endpoint, ids.toRecorded);
}

function renamed(body: unknown, endpoint: Endpoint | undefined, rename: Renamed): unknown {
  if (!isJsonObject(body)) return body;
  const parts = Object.entries(body).map(([name, value]): [string, unknown] => {
    if (name !== "data") return [name, inValue(value, undefined, rename)];
    const one = (each: unknown) => inRow(each, endpoint?.resource, rename);
    return [name, Array.isArray(value) ? value.map(one) : one(value)];
  });
  return Object.fromEntries(parts);
}

/** A row of a resource, with its own id and those of the rows to which it refers. */
function inRow(value: unknown, resource: Resource | undefined, rename: Renamed): unknown {
  if (!isJsonObject(value)) return inValue(value, undefined, rename);
  const references = new Map(referenceFields(resource));
  if (resource) references.set("id", resource.model.collection);
  return inObject(value, references, rename);
}

function inObject(
  value: Readonly<Record<string, unknown>>,
  references: ReadonlyMap<string, string>,
  rename: Renamed,
): unknown {
  const named = Object.entries(value).map(([field, each]): [string, unknown] => {
    const collection = references.get(field);
    if (collection === undefined) return [field, inValue(each, field, rename)];
    return [field, Array.isArray(each) ? each.map((id) => anId(id)) : anId(each)];
    function anId(id: unknown): unknown {
      return typeof id === "string" || typeof id === "number" ? rename(collection as string, id) : id;
    }
  });
  return Object.fromEntries(named);
}

function inValue(value: unknown, field: string | undefined, rename: Renamed): unknown {
  if (field === "metadata") return value;
  if (Array.isArray(value)) return value.map((each) => inValue(each, undefined, rename));
  if (isJsonObject(value)) {
    // A reference object, which has no type where there is an id next to it.
    const of = "url" in value ? (resourceOfType(value.type) ?? resourceAt(value.url)) : undefined;
    return inObject(value, new Map(of ? [["id", of.model.collection]] : []), rename);
  }
  return typeof value === "string" && ADDRESSES.has(field ?? "") ? inAddress(value, rename) : value;
}

function resourceAt(url: unknown): Resource | undefined {
  const address = typeof url === "string" ? readAddress(url) : undefined;
  return address && endpointOf("GET", address.path)?.resource;
}

const ADDRESSES: ReadonlySet<string> = new Set(["url", "first", "next"]);

function inAddress(text: string, rename: Renamed): string {
  const address = readAddress(text);
  if (!address) return text;
  const endpoint = endpointOf("GET", address.path);
  const collection = endpoint?.resource?.model.collection;
  if (collection === undefined) return writeAddress(address);
  const path = address.path
    .split("/")
    .map((segment) => (segment === endpoint?.id ? String(rename(collection, segment)) : segment))
    .join("/");
  const parameters = address.parameters.map(([name, value]): [string, string] => [
    name,
    name === "page[cursor]" ? String(rename(collection, value)) : value,
  ]);
  return writeAddress({ ...address, path, parameters });
}
