import type { Transfer } from "./answers.ts";
import { loadPeer } from "./load.ts";

/** The part of `emulate` in use. */
interface Library {
  defineEmulator(definition: {
    name: string;
    state: () => State;
    setup: (context: { app: App; state: State }) => void;
  }): object;
}

interface State {
  next: number;
  readonly transfers: Record<string, Transfer>;
}

interface App {
  get(path: string, handle: (context: Context) => Response | Promise<Response>): void;
  post(path: string, handle: (context: Context) => Response | Promise<Response>): void;
}

interface Context {
  readonly req: {
    param(name: string): string;
    query(name: string): string | undefined;
    json(): Promise<{ readonly data: Readonly<Record<string, unknown>> }>;
  };
  json(body: object, status?: number): Response;
}

/** An emulator of one's own, as emulate's README writes it. */
export async function emulatorOf(transfers: readonly Transfer[]): Promise<object> {
  const { defineEmulator } = await loadPeer<Library>("emulate", "dist/api.js");
  return defineEmulator({
    name: "bank",
    state: () => ({
      next: 1001 + transfers.length,
      transfers: Object.fromEntries(transfers.map((transfer) => [transfer.id, transfer])),
    }),
    setup: defineRoutes,
  });
}

function defineRoutes({ app, state }: { readonly app: App; readonly state: State }): void {
  app.get("/v1/ach/:id", (c) => {
    const data = state.transfers[c.req.param("id")];
    return data ? c.json({ data }) : c.json({ error: "Not found" }, 404);
  });
  app.get("/v1/ach", (c) => {
    const status = c.req.query("filter[status]");
    const found = Object.values(state.transfers).filter((transfer) => transfer.status === status);
    const page = found.slice(0, Number(c.req.query("page[limit]")));
    return c.json({ data: page.map(({ id, type, url }) => ({ id, type, url })) });
  });
  app.post("/v1/ach", async (c) => {
    const { data } = await c.req.json();
    const { amount } = data;
    if (!Number.isInteger(amount) || Number(amount) < 0) return c.json({ error: "'amount' is wrong" }, 400);
    const id = String(state.next);
    state.next += 1;
    const transfer = { ...data, id, status: "pending", type: "ach", url: `/v1/ach/${id}` };
    state.transfers[id] = transfer;
    return c.json({ data: transfer });
  });
}
