import { decoded } from "../../engine/http/routes/paths.ts";

/** What stands in place of the address of a service, so that those of two can be compared. */
const BASE = "<base>";

const ADDRESS = /^(https?:\/\/[^/?#]+(?:\/[^?#]*?)?)?(\/v1(?:\/[^?#]*)?)(?:\?(.*))?$/;

/** The parts of a url or path of the service. */
interface Address {
  /** Whether an origin stands before the path. */
  readonly isAbsolute: boolean;
  /** The path from "/v1" on. */
  readonly path: string;
  readonly parameters: readonly (readonly [string, string])[];
}

/** Reads a url or path of the service; undefined for another text. */
export function readAddress(text: string): Address | undefined {
  const found = ADDRESS.exec(text);
  if (!found) return undefined;
  const [, base, path = "", query = ""] = found;
  const parameters = query === "" ? [] : query.split("&").map(parameterOf);
  return { isAbsolute: base !== undefined, path, parameters };
}

function parameterOf(text: string): [string, string] {
  const [name = "", ...value] = text.split("=");
  return [plain(name), plain(value.join("="))];
}

function plain(text: string): string {
  return decoded(text.replaceAll("+", " "));
}

/** Writes an address so that equal ones are equal texts, whatever their encoding and origin. */
export function writeAddress({ isAbsolute, path, parameters }: Address): string {
  const query = parameters.map(([name, value]) => `${name}=${value}`).join("&");
  return `${isAbsolute ? BASE : ""}${path}${query && `?${query}`}`;
}
