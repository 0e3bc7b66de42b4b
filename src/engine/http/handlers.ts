import { type HttpHandler, http } from "msw";
import type { Service } from "../service.ts";
import { basePathOf } from "./paths.ts";
import type { Route } from "./route.ts";
import type { Router } from "./router.ts";

/**
 * Makes the MSW handlers: one for each route, and a last one for requests that no route takes: a known path with
 * another method, and every other path below the `/v1` of a configured `baseUrl`. Without a `baseUrl` they answer the
 * known paths of any origin. Paths that `isControl` accepts are answered too; all other requests are passed through
 * (S14).
 */
export function createHandlers<Bank extends Service>(parts: {
  readonly routes: readonly Route<Bank>[];
  readonly router: Router<Bank>;
  readonly baseUrl: string | undefined;
  readonly isControl: (path: string) => boolean;
  readonly answer: (request: Request) => Promise<Response>;
}): HttpHandler[] {
  const { routes, router, baseUrl, isControl, answer } = parts;
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  const basePath = basePathOf(baseUrl);
  const isOurs = (request: Request): boolean => {
    const { origin, pathname } = new URL(request.url);
    if (!base) return router(pathname) !== undefined || isControl(pathname);
    if (origin !== base.origin || !pathname.startsWith(`${basePath}/`)) return false;
    const path = pathname.slice(basePath.length);
    return /^\/v1(\/|$)/.test(path) || isControl(path);
  };
  const resolver = ({ request }: { request: Request }) => (isOurs(request) ? answer(request) : undefined);
  const prefix = baseUrl ?? "*";
  const methods = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };
  return [
    ...routes.map((route) => methods[route.method](`${prefix}${route.path}`, resolver)),
    http.all(({ request }) => isOurs(request), resolver),
  ];
}
