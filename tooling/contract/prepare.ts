import { ADMIN_KEY, type Answer, CLIENT_KEY, request } from "../../fixtures/http-client.ts";
import type { Bank } from "../../src/index.ts";
import { SAMPLE_FILE } from "../../src/openapi/bodies.ts";
import { creatorOf, type Endpoint } from "../../src/openapi/endpoints.ts";
import {
  type ExampleCall,
  type ExampleRow,
  type ExampleState,
  exampleOf,
} from "../../src/openapi/example.ts";

/** The state of a bank, as examples read it. */
export function stateOf(bank: Bank): ExampleState {
  const db: Readonly<Record<string, { all(): readonly unknown[] }>> = bank.db;
  return {
    now: () => bank.clock.now(),
    rows: (collection) => (db[collection]?.all() ?? []) as readonly ExampleRow[],
  };
}

/** Sends an example, with the key that its endpoint is for. */
export function sendExample(bank: Bank, { route }: Endpoint, { path, body }: ExampleCall): Promise<Answer> {
  const key = route.auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
  if (route.multipart) return request(bank, route.method, path, { key, form: uploadOf(body?.data) });
  return request(bank, route.method, path, { key, body });
}

/** A small pdf and its metadata. */
export function uploadOf(data: object = {}, content = SAMPLE_FILE): FormData {
  const form = new FormData();
  form.append("file", new File([content], "sample.pdf", { type: "application/pdf" }));
  for (const [name, value] of Object.entries(data)) form.append(name, JSON.stringify(value));
  return form;
}

/** Creates the rows that an example is missing, and those that they need in turn. Rejects when the bank refuses one. */
export async function prepare(
  bank: Bank,
  endpoint: Endpoint,
  endpoints: readonly Endpoint[],
): Promise<ExampleCall> {
  for (const collection of exampleOf(endpoint, stateOf(bank)).missing) {
    const creator = creatorOf(collection, endpoints);
    if (!creator) throw new Error(`No endpoint creates ${collection}: the bank gets them as an option.`);
    const answer = await sendExample(bank, creator, await prepare(bank, creator, endpoints));
    if (!answer.ok) throw new Error(`${creator.route.operation} answered ${answer.status}: ${answer.text}`);
  }
  return exampleOf(endpoint, stateOf(bank));
}
