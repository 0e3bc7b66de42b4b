import { errorOf, type Send } from "../send.ts";
import { creatorOf, ENDPOINTS, type Endpoint } from "./endpoints.ts";
import { type ExampleCall, type ExampleState, makeExample } from "./example.ts";

/** Sends an example, with a file when its endpoint takes one. */
export function sendExample(send: Send, endpoint: Endpoint, example: ExampleCall, key?: string) {
  if (endpoint.file !== undefined) {
    const { data } = example.body as { data: { metadata?: object } };
    const form = formOf(endpoint, sampleFile(), data.metadata);
    return send(endpoint.method, example.path, { key, form });
  }
  return send(endpoint.method, example.path, { key, body: example.body });
}

/** A multipart body with its file and, when there is any, its metadata as JSON text. */
export function formOf(endpoint: Endpoint, file: File | undefined, metadata: unknown): FormData {
  const form = new FormData();
  if (file) form.append(endpoint.file ?? "file", file);
  if (metadata !== undefined)
    form.append("metadata", typeof metadata === "string" ? metadata : JSON.stringify(metadata));
  return form;
}

/** A small pdf, until the user chooses a file. */
export function sampleFile(): File {
  return new File(["%PDF-1.4\n% A page of the playground.\n%%EOF\n"], "sample.pdf", {
    type: "application/pdf",
  });
}

/**
 * Creates the rows that an example of a call is missing, and those that they need in turn.
 * Returns the paths it has called. Rejects with a message when the bank refuses one.
 */
export async function prepare(
  send: Send,
  endpoint: Endpoint,
  state: ExampleState,
  endpoints = ENDPOINTS,
): Promise<readonly string[]> {
  const called: string[] = [];
  for (const collection of makeExample(endpoint, state).missing) {
    const creator = creatorOf(collection, endpoints);
    if (!creator) throw new Error(`No endpoint creates ${collection}: the bank gets them as an option.`);
    called.push(...(await prepare(send, creator, state, endpoints)));
    const answer = await sendExample(send, creator, makeExample(creator, state));
    if (!answer.ok) throw new Error(errorOf(answer));
    called.push(creator.path);
  }
  return called;
}
