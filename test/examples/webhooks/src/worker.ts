import { verifySignature } from "sandbank/webhooks";
import { apply } from "./apply.ts";

export default {
  async fetch(request: Request, env: { readonly WEBHOOK_SECRET: string }): Promise<Response> {
    const verified = await verifySignature(request, { secret: env.WEBHOOK_SECRET });
    if (!verified.ok) return new Response(verified.reason, { status: 401 });
    apply(await request.json());
    return new Response(null, { status: 204 });
  },
};
