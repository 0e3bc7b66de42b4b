import { decoded } from "../../engine/http/routes/paths.ts";
import { dataOf } from "../exchange.ts";

/** What stands in place of the address of a service, so that those of two can be compared. */
const BASE = "<base>";

/** The parts of a url or path of the service. */
interface Address {
  /** What stands before the path: an origin, and a path of its own where it has one; "" for a path alone. */
  readonly base: string;
  /** The path from "/v1" on. */
  readonly path: string;
  readonly parameters: readonly (readonly [string, string])[];
}

/** Reads a url or path of the service; undefined for another text. */
export function readAddress(text: string): Address | undefined {
  const [bare = "", ...query] = text.split("?");
  const at = bare.search(/\/v1(?:\/|$)/);
  const [base, path] = [bare.slice(0, at), bare.slice(at)];
  if (at < 0 || path.includes("#") || !(base === "" || /^https?:\/\/[^/#][^#]*$/.test(base)))
    return undefined;
  const parameters = query.length === 0 ? [] : query.join("?").split("&").filter(Boolean).map(parameterOf);
  return { base, path, parameters };
}

function parameterOf(text: string): [string, string] {
  const [name = "", ...value] = text.split("=");
  return [plain(name), plain(value.join("="))];
}

function plain(text: string): string {
  return decoded(text.replaceAll("+", " "));
}

/** What stands before the path in the absolute `url` of a row, where that is not the address that was asked; undefined otherwise. */
export function foreignBase(body: unknown, asked: string | undefined): string | undefined {
  const { url } = dataOf(body);
  const base = typeof url === "string" ? readAddress(url)?.base : undefined;
  return asked === undefined || base === "" || base === asked ? undefined : base;
}

/** Writes an address so that equal ones are equal texts, whatever their encoding and origin. */
export function writeAddress({ base, path, parameters }: Address): string {
  const query = parameters.map(([name, value]) => `${name}=${value}`).join("&");
  return `${base && BASE}${path}${query && `?${query}`}`;
}
