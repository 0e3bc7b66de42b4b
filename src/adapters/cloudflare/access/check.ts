import { allowOrigin, preflight } from "../../../engine/http/headers/cors.ts";
import { KEY_HEADER } from "../../../engine/http/headers/key-header.ts";
import { areaOf } from "./area.ts";
import { dropBody } from "./drop-body.ts";
import { type KeysEnv, refuseKey } from "./keys.ts";
import { originCheck } from "./origins.ts";

/**
 * Makes the check that every request passes before it reaches a world. What it returns answers the requests that their page
 * and their key allow with `answer`, which gets them without the key. It answers preflights, which carry neither key nor
 * world, itself.
 */
export function accessCheck({ allowOrigins }: { readonly allowOrigins: readonly string[] | undefined }) {
  const refuseOrigin = originCheck(allowOrigins);
  return async (
    request: Request,
    environment: KeysEnv,
    answer: (request: Request) => Promise<Response>,
  ): Promise<Response> => {
    const area = areaOf(request);
    const refused = refuseOrigin(request, area);
    if (refused) {
      await dropBody(request);
      return refused;
    }
    const grants = { privileged: area === "service" };
    const granted = preflight(request, grants);
    if (granted) return granted;
    const admitted = withoutKey(request);
    const response = (await refuseKey(request, area, environment)) ?? (await answer(admitted));
    await dropBody(admitted);
    return allowOrigin(request, response, grants);
  };
}

/** What keeps or shows requests later has no key to hide then. */
function withoutKey(request: Request): Request {
  if (!request.headers.has(KEY_HEADER)) return request;
  const headers = new Headers(request.headers);
  headers.delete(KEY_HEADER);
  return new Request(request, { headers });
}
