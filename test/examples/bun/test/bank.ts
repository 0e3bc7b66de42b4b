import { afterAll, afterEach } from "bun:test";
import { getResponse, type RequestHandler } from "msw";
import { createBank } from "sandbank";

/** The bank of all files, which Bun runs in one process, one test after the other. */
export const bank = createBank({
  baseUrl: "https://api.example.com",
  clock: { start: "2026-03-02T15:00:00Z", paused: true },
});

/** Handlers of a test's own, asked before the bank and for any address. */
export const handlers: RequestHandler[] = [];

// Bun's fetch opens no socket of Node, which is where msw 3 answers, so it is replaced.
const original = globalThis.fetch;
const answered = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init);
  const response = await getResponse(handlers, request);
  if (response) return response;
  return request.url.startsWith(`${bank.baseUrl}/`) ? bank.fetch(request) : original(request);
};
globalThis.fetch = Object.assign(answered, { preconnect: original.preconnect });

afterEach(async () => {
  handlers.length = 0;
  await bank.reset();
});
afterAll(() => {
  globalThis.fetch = original;
});
