import { createRequire } from "node:module";
import { BASE_URL } from "../support/bank.ts";
import type { Transfer } from "./answers.ts";
import { loadPeer } from "./load.ts";

/** What this server leaves out. */
export const MIRAGE_NOTE = "rows, in jsdom; validates the amount alone";

/** The part of `miragejs` in use. */
interface Library {
  readonly Model: object;
  readonly Response: new (status: number, headers: object, body: object) => object;
  createServer(options: {
    environment: "test";
    urlPrefix: string;
    models: object;
    routes(this: Routes): void;
  }): { create(type: string, row: Transfer): void };
}

/** The part of jsdom in use; it has no types. */
interface JsDom {
  readonly JSDOM: new (html: string, options: { url: string }) => { readonly window: typeof globalThis };
}

interface Routes {
  timing: number;
  get(path: string, handle: (schema: Schema, request: Sent) => object): void;
  post(path: string, handle: (schema: Schema, request: Sent) => object): void;
}

interface Sent {
  readonly params: Readonly<Record<string, string>>;
  readonly queryParams: Readonly<Record<string, string>>;
  readonly requestBody: string;
}

interface Schema {
  find(type: string, id: string | undefined): { readonly attrs: Transfer };
  where(type: string, values: object): { readonly models: readonly { readonly attrs: Transfer }[] };
  create(type: string, row: object): { readonly attrs: Transfer };
}

/** Lets Mirage answer this process's `fetch`, which its Pretender replaces, as in a test with jsdom. */
export async function startMirage(transfers: readonly Transfer[]): Promise<void> {
  const { JSDOM }: JsDom = createRequire(import.meta.url)("jsdom");
  const { window } = new JSDOM("", { url: `${BASE_URL}/` });
  const { document, location, XMLHttpRequest } = window;
  // As the environments of test runners do it.
  Object.assign(globalThis, { window: globalThis, self: globalThis, document, location, XMLHttpRequest });
  const { createServer, Model, Response: MirageResponse } = await loadPeer<Library>("miragejs");
  const server = createServer({
    environment: "test",
    urlPrefix: BASE_URL,
    models: { transfer: Model },
    routes() {
      this.timing = 0;
      this.get("/v1/ach/:id", (schema, { params }) => ({ data: schema.find("transfer", params.id).attrs }));
      this.get("/v1/ach", (schema, { queryParams }) => {
        const { models } = schema.where("transfer", { status: queryParams["filter[status]"] });
        const page = models.slice(0, Number(queryParams["page[limit]"]));
        return { data: page.map(({ attrs: { id, type, url } }) => ({ id, type, url })) };
      });
      this.post("/v1/ach", (schema, { requestBody }) => {
        const { data } = JSON.parse(requestBody);
        if (!Number.isInteger(data.amount) || data.amount < 0) {
          return new MirageResponse(400, {}, { error: "'amount' is wrong" });
        }
        const { attrs } = schema.create("transfer", { ...data, status: "pending", type: "ach" });
        return new MirageResponse(200, {}, { data: attrs });
      });
    },
  });
  for (const transfer of transfers) server.create("transfer", transfer);
}
