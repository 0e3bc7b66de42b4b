import type { ObjectState, WorldsEnv } from "sandbank/cloudflare";

/** An object for each world that only stores what it is sent: what the platform itself takes for a request. */
export class World {
  readonly #storage: ObjectState["storage"];

  constructor({ storage }: ObjectState) {
    this.#storage = storage;
    storage.sql.exec("CREATE TABLE IF NOT EXISTS texts (number INTEGER PRIMARY KEY, text TEXT NOT NULL)");
  }

  async fetch(request: Request): Promise<Response> {
    const text = await request.text();
    if (text !== "") this.#storage.sql.exec("INSERT INTO texts (text) VALUES (?)", text);
    return Response.json({ data: null });
  }
}

export default {
  fetch(request: Request, { WORLDS }: WorldsEnv): Promise<Response> {
    return WORLDS.get(WORLDS.idFromName(request.headers.get("x-sandbank-world") ?? "")).fetch(request);
  },
};
