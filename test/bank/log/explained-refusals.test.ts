import { expect, test } from "vitest";
import * as z from "zod";
import { ADMIN_KEY, CLIENT_KEY, type RequestOptions, request, send } from "../../../fixtures/http-client.ts";
import { scenarios } from "../../../fixtures/index.ts";
import type { Route } from "../../../src/engine/http/routes/route.ts";
import type { Resource } from "../../../src/engine/resource/resource.ts";
import { REGISTRY } from "../../../src/registry.ts";
import { statements } from "../../docs/statements.ts";
import { mondayBank } from "../../support/bank.ts";

const routes: readonly Route[] = Object.values<Resource>(REGISTRY).flatMap((resource) => resource.routes);
const ids = new Set(statements().map(({ id }) => id));

/** Values that some field refuses. */
const wrongValues = [null, "", "x".repeat(20_000), -1, 0, 1.5, 10 ** 12, true, {}, { a: 1 }, [9, 9], ["x"]];

test.each(routes)(
  "each refusal of $operation names a statement of docs/spec for every issue (X68)",
  async (route) => {
    const bank = mondayBank({ strict: true, scenario: scenarios.starter, logSize: 10_000 });
    await bank.ready;
    const { method, auth, query = {}, body, multipart, beside = {} } = route;
    const [own, other] = auth === "admin" ? [ADMIN_KEY, CLIENT_KEY] : [CLIENT_KEY, ADMIN_KEY];
    const path = route.path.replace(":id", "1001");
    const ask = (to: string, options: RequestOptions = {}) =>
      request(bank, method, to, { key: own, ...options });
    await send(bank, path, { method });
    await ask(path, { key: other });
    await request(bank, "PUT", path);
    await ask(`${path}/`);
    const unknown = route.path.replace(":id", "7777777");
    if (unknown !== route.path) await ask(unknown, body ? { data: {} } : {});
    for (const name of [...Object.keys(query), "colour", "filter[colour]", "filter[metadata.]"]) {
      await ask(`${path}?${name}=%20&${name}=0&${name}=-1`);
    }
    if (body) {
      const fields = Object.keys(body.schema.shape);
      for (const sent of ["", "{", "[]", "{}", '{"data":[]}']) await ask(path, { body: sent });
      await ask(path, { body: "data", contentType: "text/plain" });
      for (const value of wrongValues) {
        await ask(path, { data: Object.fromEntries(fields.map((field) => [field, value])) });
        for (const name of Object.keys(beside))
          await ask(path, { body: { data: {}, [name]: value, other: 1 } });
      }
    }
    if (multipart) {
      for (const type of ["application/pdf", "text/html"]) {
        const form = new FormData();
        form.append("file", new Blob([], { type }));
        form.append("metadata", "[]");
        form.append("other", "x");
        await ask(path, { form });
      }
      await ask(path, { body: "--", contentType: "multipart/form-data" });
    }
    const refused = bank.log.entries.filter(({ status }) => status >= 400);
    expect(refused.length).toBeGreaterThan(4);
    for (const { status, issues, responseBody } of refused) {
      expect(status).toBeLessThan(500);
      const messages = issues.map(({ message }) => message).join(" ");
      expect(ErrorBody.parse(responseBody).error).toBe(messages);
      // A field always has a statement of its own; S2 is for paths, ids and methods.
      const unnamed = issues.filter(({ field, rule }) => !ids.has(rule) || (field !== null && rule === "S2"));
      expect(unnamed).toEqual([]);
    }
  },
);

const ErrorBody = z.object({ error: z.string() });
