import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { refusal } from "../shared/refusal.ts";
import { respond } from "./respond.ts";

/** Where the bank of this process answers others of this machine. */
export interface Address {
  readonly url: string;
  close(): void;
}

/** Answers the other processes of a framework, at an address of this machine alone, and with 503 for as long as there is no bank. */
export async function answerProcesses(
  answer: (request: Request) => Promise<Response> | undefined,
): Promise<Address> {
  const server = createServer((incoming, outgoing) => {
    const whole = async (request: Request) =>
      (await answer(request)) ?? refusal(503, "The bank has not started yet.");
    respond(incoming, outgoing, whole).catch((error: Error) => outgoing.destroy(error));
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
