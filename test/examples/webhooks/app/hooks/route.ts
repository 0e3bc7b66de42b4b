import { verifySignature } from "sandbank/webhooks";
import { apply } from "../../src/apply.ts";

export async function POST(request: Request): Promise<Response> {
  const verified = await verifySignature(request, { secret: process.env.WEBHOOK_SECRET ?? "" });
  if (!verified.ok) return new Response(verified.reason, { status: 401 });
  apply(await request.json());
  return new Response(null, { status: 204 });
}
