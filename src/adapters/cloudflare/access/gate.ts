import { allowOrigin, preflight } from "../../../engine/http/headers/cors.ts";
import { KEY_HEADER } from "../../../engine/http/headers/key-header.ts";
import { areaOf } from "./area.ts";
import { dropBody } from "./drop-body.ts";
import { type KeysEnv, refuseKey } from "./keys.ts";
import { originCheck } from "./origins.ts";

/** What every request passes before a world hears of it. */
export interface Gate {
  /**
   * Answers the requests that their page and their key allow with `answer`, which gets them without the key. Preflights,
   * which carry neither key nor world, are answered here.
   */
  pass(
    request: Request,
    environment: KeysEnv,
    answer: (request: Request) => Promise<Response>,
  ): Promise<Response>;
}

/**
 * Makes the gate of a bank that many use.
 *
 * @example gate.pass(request, env, (admitted) => world.fetch(admitted))
 */
export function createGate(options: { readonly allowOrigins: readonly string[] | undefined }): Gate {
  const refuseOrigin = originCheck(options.allowOrigins);
  return {
    async pass(request, environment, answer) {
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
    },
  };
}

/** What keeps or shows requests later has no key to hide then. */
function withoutKey(request: Request): Request {
  if (!request.headers.has(KEY_HEADER)) return request;
  const headers = new Headers(request.headers);
  headers.delete(KEY_HEADER);
  return new Request(request, { headers });
}
