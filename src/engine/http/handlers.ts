import { HttpHandler } from "msw";
import type { Service } from "../service.ts";
import { hasStackLimit, V8_ERROR } from "../v8-error.ts";
import { pathsAt, type UnknownPaths } from "./address.ts";
import type { Route } from "./routes/route.ts";
import type { Router } from "./routes/router.ts";

type Resolver = ConstructorParameters<typeof HttpHandler>[2];
type Run = HttpHandler["run"];

/** What msw takes a handler's silence for; made once, because each request passes by most handlers. */
const notMine: ReturnType<Run> = Promise.resolve(null);

/** A handler of a bank, which leaves a request to the next one before msw has parsed and matched it. */
class BankHandler extends HttpHandler {
  private readonly isMine: (request: Request) => boolean;

  constructor(
    method: string | RegExp,
    path: ConstructorParameters<typeof HttpHandler>[1],
    isMine: (request: Request) => boolean,
    resolver: Resolver,
  ) {
    super(method, path, resolver);
    this.isMine = isMine;
  }

  override run(args: Parameters<Run>[0]): ReturnType<Run> {
    return this.isMine(args.request) ? super.run(args) : notMine;
  }
}

/** Tells a handler of a bank from one that a user has put among them. */
export function isOwnHandler(handler: unknown): boolean {
  return handler instanceof BankHandler;
}

/**
 * Makes the MSW handlers: one for each route, and a last one for requests that no route takes: a known path with
 * another method, and every other path below a configured `baseUrl`, as `unknownPaths` has it. Without a `baseUrl` they
 * answer the known paths of any origin, and those that `isControl` accepts. All other requests are given to `pass`, and
 * passed through (S14).
 */
export function createHandlers<Bank extends Service>(parts: {
  readonly routes: readonly Route<Bank>[];
  readonly router: Router<Bank>;
  readonly baseUrl: string | undefined;
  readonly unknownPaths: UnknownPaths | undefined;
  readonly isControl: (path: string) => boolean;
  readonly answer: (request: Request) => Promise<Response>;
  readonly pass: (url: URL, request: Request) => void;
}): HttpHandler[] {
  const { routes, router, baseUrl, unknownPaths, isControl, answer, pass } = parts;
  const pathOf =
    baseUrl === undefined
      ? undefined
      : pathsAt({ baseUrl, unknownPaths, isKnown: (path) => router(path) !== undefined });
  /** The route that takes a request; null where none does, but the bank answers; undefined for one of others. */
  const find = (request: Request): Route<Bank> | null | undefined => {
    const url = new URL(request.url);
    const path = pathOf ? pathOf(url) : url.pathname;
    const found = path === undefined ? undefined : router(path);
    if (path !== undefined && (pathOf || found || isControl(path)))
      return found?.routes.get(request.method) ?? null;
    pass(url, request);
    return undefined;
  };
  /** Every handler is asked about a request in turn. */
  const lookUps = new WeakMap<Request, { readonly route: Route<Bank> | null | undefined }>();
  const routeOf = (request: Request) => {
    let lookUp = lookUps.get(request);
    if (!lookUp) {
      lookUp = { route: find(request) };
      lookUps.set(request, lookUp);
    }
    return lookUp.route;
  };
  const isOfBank = (request: Request) => routeOf(request) !== undefined;
  const resolver: Resolver = ({ request }) => answer(request);
  const prefix = baseUrl ?? "*";
  return withoutStacks(() => [
    ...routes.map(
      (route) =>
        new BankHandler(
          route.method,
          `${prefix}${route.path}`,
          (request) => routeOf(request) === route,
          resolver,
        ),
    ),
    // Takes the requests of a route too, where its handler was removed.
    new BankHandler(/.+/, ({ request }) => isOfBank(request), isOfBank, resolver),
  ]);
}

/** Calls a function whose errors take no stack: msw takes one for each handler, which costs more than all else. */
function withoutStacks<T>(make: () => T): T {
  if (!hasStackLimit) return make();
  const { stackTraceLimit = 0 } = V8_ERROR;
  V8_ERROR.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    V8_ERROR.stackTraceLimit = stackTraceLimit;
  }
}
