import { WORLD_HEADER } from "../../../engine/http/headers/world-header.ts";
import { WORLDS_ROOT } from "../access/area.ts";

const NAME = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,62}$/;

/** The name of the world that a request is for, or why it has none. */
export type NamedWorld = { readonly name: string } | { readonly error: string };

/**
 * The world of a request: that of the path `/_worlds/<name>`, of the header `x-sandbank-world`, otherwise the label of the host name before `domain`.
 */
export function worldOf({ headers, url }: Request, domain: string | undefined): NamedWorld {
  const { hostname, pathname } = new URL(url);
  const given = nameIn(pathname) ?? headers.get(WORLD_HEADER) ?? labelOf(hostname, domain);
  if (given === undefined) return { error: missing(domain) };
  if (NAME.test(given)) return { name: given };
  if (nameIn(pathname) === "")
    return {
      error: `The path names no world: send it to ${WORLDS_ROOT}/<name>. There is no list of worlds.`,
    };
  const got = JSON.stringify(given.slice(0, 100));
  return {
    error: `The world must have a name of at most 63 letters, digits, ".", "_" and "-" that begins with a letter or digit, got ${got}.`,
  };
}

/** What stands in the path of a world itself; undefined for another path. */
function nameIn(pathname: string): string | undefined {
  const [, root, ...rest] = pathname.split("/");
  return `/${root}` === WORLDS_ROOT ? rest.join("/") : undefined;
}

/** What stands before the domain in a host name, which may end with the dot of the root; undefined for another host name. */
function labelOf(hostname: string, domain: string | undefined): string | undefined {
  const name = hostname.replace(/\.$/, "");
  const end = `.${domain}`;
  return domain !== undefined && name.endsWith(end) ? name.slice(0, -end.length) : undefined;
}

function missing(domain: string | undefined): string {
  const host = domain === undefined ? "" : `, or use the host name <world>.${domain}`;
  return `The request names no world: send the header ${WORLD_HEADER} with its name${host}.`;
}
