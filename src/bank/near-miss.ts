import { createSecretKeys, type Keys } from "../engine/http/input/auth.ts";
import { basePathOf } from "../engine/http/routes/paths.ts";
import type { Router } from "../engine/http/routes/router.ts";
import { maskedAndCut, maskPath } from "../engine/schema/masking/mask.ts";
import type { Service } from "../engine/service.ts";
import type { Events } from "./runtime/events.ts";

/** A request that is not the bank's. */
export interface Passed {
  readonly method: string;
  readonly url: URL;
  /** The header in which a call of the service carries a key; null for none. */
  readonly authorization: string | null;
}

/** How an address misses that of a bank. */
type Miss = "scheme" | "port" | "www" | "base_path" | "v1";

/**
 * Makes what warns of a request that passes a bank by but was probably meant for it, each kind once (X197). It costs a
 * comparison of hosts for other requests, and nothing while the event "warning" has no listener. What handlers behind the
 * bank's will answer it can't know.
 */
export function createNearMissWarning<Bank extends Service>(parts: {
  readonly baseUrl: string | undefined;
  readonly router: Router<Bank>;
  readonly isControl: (path: string) => boolean;
  readonly keys: Keys;
  readonly events: Pick<Events, "hears" | "emit">;
}): (passed: Passed) => void {
  const { baseUrl, router, isControl, keys, events } = parts;
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  const basePath = basePathOf(baseUrl);
  const warned = new Set<Miss>();
  const secretKeys = createSecretKeys(keys);
  const isKnown = (path: string) => router(path) !== undefined || isControl(path);

  const missOf = ({ url, authorization }: Passed): Miss | undefined => {
    const { hostname, pathname } = url;
    const isBelow = pathname.startsWith(`${basePath}/`);
    const path = isBelow ? pathname.slice(basePath.length) : pathname;
    if (!base || (url.origin === base.origin && isBelow))
      return authorization !== null && router(`/v1${path}`) ? "v1" : undefined;
    if (hostname !== base.hostname && !isWwwOf(hostname, base.hostname)) return undefined;
    if (!isKnown(path)) return undefined;
    if (hostname !== base.hostname) return "www";
    if (url.origin === base.origin) return "base_path";
    return url.port === base.port ? "scheme" : "port";
  };
  return (passed) => {
    if (!events.hears("warning")) return;
    const miss = missOf(passed);
    if (miss === undefined || warned.has(miss)) return;
    warned.add(miss);
    const { url } = passed;
    const secrets = secretKeys(passed.authorization);
    const masked = (text: string) => maskPath(text, secrets);
    const method = maskedAndCut(passed.method, 20, secrets);
    const path = masked(url.pathname);
    const where = baseUrl === undefined ? "answers the paths below /v1 of any origin" : `is at ${baseUrl}`;
    const message = `${method} ${url.origin}${path} is not for this bank and goes to the network: the bank ${where}. ${mendOf(miss, url, base, masked)}`;
    events.emit("warning", {
      message,
      method,
      path,
      code: `near_miss_${miss}`,
      field: null,
      operation: null,
      rule: "X197",
      mend: null,
    });
  };
}

function mendOf(
  miss: Miss,
  { protocol, origin, pathname }: URL,
  base: URL | undefined,
  masked: (path: string) => string,
): string {
  const basePath = basePathOf(base?.href);
  if (miss === "v1") return `Call ${basePath}/v1${masked(pathname.slice(basePath.length))} instead.`;
  const isBelow = pathname.startsWith(`${basePath}/`);
  const orMove = `or give createBank the baseUrl "${origin}${isBelow ? basePath : ""}"`;
  if (!isBelow) {
    const host = miss === "base_path" ? "" : base?.origin;
    return `Call ${host}${basePath}${masked(pathname)}, ${orMove}.`;
  }
  if (miss === "www") return `Call ${base?.host}, ${orMove}.`;
  if (miss === "scheme")
    return `Call it by ${base?.protocol.slice(0, -1)} in place of ${protocol.slice(0, -1)}, ${orMove}.`;
  return `Call ${base?.origin}, ${orMove}.`;
}

/** Whether two host names differ by a leading `www.`. */
export function isWwwOf(one: string, other: string): boolean {
  return one === `www.${other}` || other === `www.${one}`;
}
