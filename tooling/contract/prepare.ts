import { ADMIN_KEY, type Answer, CLIENT_KEY, request } from "../../fixtures/http-client.ts";
import type { Bank } from "../../src/index.ts";
import { type ExampleCall, stateOf } from "../../src/openapi/calls/example.ts";
import { prepare } from "../../src/openapi/calls/prepare.ts";
import { SAMPLE_FILE } from "../../src/openapi/document/bodies.ts";
import type { Endpoint } from "../../src/openapi/endpoints.ts";

/** A Monday, on which every example works. */
export const START = "2035-03-05T15:00:00Z";

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

/** The example of an operation, once the bank has the rows that it needs. Rejects when the bank refuses one. */
export function ready(bank: Bank, endpoint: Endpoint, endpoints: readonly Endpoint[]): Promise<ExampleCall> {
  return prepare(endpoint, endpoints, stateOf(bank), async (creator, call) => {
    const answer = await sendExample(bank, creator, call);
    if (!answer.ok) throw new Error(`${creator.route.operation} answered ${answer.status}: ${answer.text}`);
  });
}
