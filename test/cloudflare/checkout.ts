import type { CloudflareOptions } from "../../src/adapters/cloudflare/index.ts";
import { Platform } from "../support/durable-objects.ts";

/** A deployed worker with one world, named "checkout". */
export async function withCheckout(options: CloudflareOptions = {}): Promise<Platform> {
  const platform = new Platform(options);
  await platform.ask("PUT", "/checkout");
  return platform;
}

/** Status and body of an answer. */
export async function answerOf(answering: Promise<Response>) {
  const response = await answering;
  const text = await response.text();
  return [response.status, text === "" ? undefined : JSON.parse(text)] as const;
}
