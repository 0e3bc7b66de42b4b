import { OwnCodeError } from "../../errors.ts";
import { isPromise } from "../../is-promise.ts";
import { LoadError } from "../../on-demand.ts";
import { maskPath } from "../../schema/masking/mask.ts";
import { maskText } from "../../schema/masking/mask-text.ts";
import type { Service } from "../../service.ts";
import { type BankRequest, headersOf } from "../bank-request.ts";
import { mediaTypeOf, type RawBody, readBody, readWhole, type WantedBody } from "../body/body.ts";
import { methodNotAllowed, Problem } from "../problems.ts";
import { pathBelow } from "../routes/paths.ts";
import type { Route } from "../routes/route.ts";
import type { Found } from "../routes/router.ts";
import type { SignatureCheck } from "../signatures/check.ts";
import type { SignatureCheckOnDemand } from "../signatures/signatures.ts";
import { authenticate, authorize, type Caller, type Keys } from "./auth.ts";
import type { Credential } from "./credential.ts";

/** A request whose path was looked up. */
export interface Received<Bank extends Service> {
  readonly request: BankRequest;
  readonly url: URL;
  readonly found: Found<Bank> | undefined;
  /** The keys that the request carries. */
  readonly secrets: readonly string[];
}

/** What admits a request: the keys, and the bank whose options limit bodies. */
export interface Admission<Bank extends Service> {
  readonly bank: Bank;
  readonly keys: Keys;
  /** How requests carry a key. */
  readonly credential: Credential;
  /** Whether paths that no route takes ask for no key. */
  readonly isOpen: boolean;
  readonly baseUrl: string | undefined;
  /** Undefined where requests need no signature. */
  readonly signatures: SignatureCheckOnDemand | undefined;
  /** The 404 of a path that no route takes. */
  readonly unknownPath: (path: string) => Problem;
}

/**
 * Reads the body of a request whose key, signature and route are right (S2), at once where it can; of any other, the body is not
 * looked at, except for the signature itself. Never throws or rejects.
 */
export function readAdmitted<Bank extends Service>(
  received: Received<Bank>,
  admission: Admission<Bank>,
): RawBody | Promise<RawBody> {
  const { request } = received;
  const { signatures } = admission;
  const refused = (error: unknown): RawBody => ({
    kind: "problem",
    problem: error instanceof Problem ? error : bugProblem(received, error),
  });
  try {
    const isOpen = asksForNoKey(received.found, admission);
    const caller = isOpen
      ? "client"
      : authenticate(admission.credential.read(request.headers), admission.keys, admission.credential);
    const reading =
      signatures && !isOpen
        ? readSigned(received, admission, caller, signatures)
        : readBody(request, admitted(received, admission, caller));
    return isPromise(reading) ? reading.catch(refused) : reading;
  } catch (error) {
    return refused(error);
  }
}

/** Whether the path is one whose endpoints ask for no key. */
function asksForNoKey<Bank extends Service>(
  found: Found<Bank> | undefined,
  { isOpen }: Pick<Admission<Bank>, "isOpen">,
): boolean {
  const [route] = found?.routes.values() ?? [];
  return route ? route.auth === "none" : isOpen;
}

async function readSigned<Bank extends Service>(
  received: Received<Bank>,
  admission: Admission<Bank>,
  caller: Caller,
  load: SignatureCheckOnDemand,
): Promise<RawBody> {
  const { request } = received;
  const signatures = await load();
  const given = signatures.read(request.headers);
  const wanted = admitted(received, admission, caller);
  return readBody(await signedBy(signatures, given, request, wanted), wanted);
}

/** The body that the route takes. Throws a {@link Problem} where there is no route, or it is not for this caller. */
function admitted<Bank extends Service>(
  received: Received<Bank>,
  admission: Admission<Bank>,
  caller: Caller,
): WantedBody {
  const route = routeFor(received, admission);
  authorize(caller, route.auth ?? "client");
  return wantedBody(route, admission.bank);
}

/** A request whose signature fits; of one that was read for it, a copy. Rejects with a 401 {@link Problem} for any other. */
async function signedBy(
  { compare }: SignatureCheck,
  given: ReturnType<SignatureCheck["read"]>,
  request: BankRequest,
  wanted: WantedBody,
): Promise<BankRequest> {
  if (mediaTypeOf(request) === "multipart/form-data") {
    await compare(given, request, new Uint8Array(), () => readWhole(request, wanted));
    return request;
  }
  const body = await readWhole(request, wanted);
  await compare(given, request, body);
  if (wanted === "none") return request;
  const { method, url } = request;
  return new Request(url, { method, headers: headersOf(request), body: body.slice() });
}

/** The route of a request. Throws a 404 for an unknown path, and a 405 that names the methods of a known one. */
export function routeFor<Bank extends Service>(
  { request, url, found }: Received<Bank>,
  { baseUrl, unknownPath }: Pick<Admission<Bank>, "baseUrl" | "unknownPath">,
): Route<Bank> {
  if (!found) throw unknownPath(pathBelow(baseUrl)(url.pathname));
  const route = found.routes.get(request.method);
  if (route) return route;
  throw methodNotAllowed(request.method, [...found.routes.keys()]);
}

function wantedBody<Bank extends Service>(route: Route<Bank>, bank: Bank): WantedBody {
  const { multipart, body, bare } = route;
  if (!multipart && body) return bare ? "bare json" : "json";
  if (!multipart) return "none";
  return { texts: Object.keys(body?.schema.shape ?? {}), maxFileBytes: multipart.maxBytes(bank) };
}

/** The 500 of an error that is no Problem, reported to the console: a bug, or code that could not be loaded. */
export function bugProblem(
  { request, url, secrets }: Pick<Received<never>, "request" | "url" | "secrets">,
  error: unknown,
): Problem {
  if (error instanceof LoadError) {
    console.error(error.message, error.cause);
    return new Problem(500, "not_loaded", error.message);
  }
  if (error instanceof OwnCodeError) {
    console.error(error.message, error.cause);
    return new Problem(500, "handler_failed", `${maskText(error.message)} See the console.`);
  }
  const detail =
    error instanceof Problem ? new Error("A refused request had already written.", { cause: error }) : error;
  console.error(
    `Sandbank failed on ${maskText(request.method)} ${maskPath(url.pathname, secrets)}. This is a bug in Sandbank.`,
    detail,
  );
  return new Problem(
    500,
    "bug",
    "Sandbank itself failed on this request. This is a bug in Sandbank: see the console.",
  );
}
