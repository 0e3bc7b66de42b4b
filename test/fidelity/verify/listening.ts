import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** The address of a server that answers so until the test ends. */
export async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The lines of a report that say why probes are inconclusive. */
export function reasons(text: string): readonly string[] {
  const [, section = ""] = text.split("\nInconclusive:\n");
  return section.split("\n\n", 1)[0]?.split("\n") ?? [];
}
