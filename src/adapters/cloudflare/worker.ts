import { messageOf } from "../../engine/errors.ts";
import { WORLD_HEADER } from "../../engine/http/headers/world-header.ts";
import { refusal } from "../shared/refusal.ts";
import { accessCheck } from "./access/check.ts";
import type { ResolvedCloudflareOptions } from "./options.ts";
import type { WorldsEnv } from "./platform.ts";
import { worldOf } from "./world/world-name.ts";

const UNBOUND =
  "The worker has no Durable Objects by the name WORLDS: bind the class World by that name, in durable_objects.bindings of its wrangler.jsonc.";

/** The worker, which gives each request that may pass to the object of its world. */
export function createWorker({ domain, allowOrigins }: ResolvedCloudflareOptions) {
  const check = accessCheck({ allowOrigins });
  return {
    fetch: (request: Request, env: WorldsEnv) =>
      check(request, env, (admitted) => fromWorld(admitted, env, domain)),
  };
}

async function fromWorld(request: Request, env: WorldsEnv, domain: string | undefined): Promise<Response> {
  const world = worldOf(request, domain);
  if ("error" in world) return refusal(400, world.error);
  if (typeof env.WORLDS?.idFromName !== "function") return refusal(503, UNBOUND);
  const named = new Request(request);
  named.headers.set(WORLD_HEADER, world.name);
  try {
    return await env.WORLDS.get(env.WORLDS.idFromName(world.name)).fetch(named);
  } catch (error) {
    // The platform has ended the object, such as for a write that did not reach its disk, or has not let the request through.
    const message = `The world has not answered: ${messageOf(error)}. What was asked of it may be done or not.`;
    return refusal(503, message, { "Retry-After": "1" });
  }
}
