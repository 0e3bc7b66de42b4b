import { type ExampleCall, type ExampleState, prepareExample } from "sandbank/internal";
import { errorOf, type Send } from "../send.ts";
import { ENDPOINTS, type Endpoint } from "./endpoints.ts";

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

/** Creates the rows that an example of a call is missing. Rejects with a message when the bank refuses one. */
export async function prepare(
  send: Send,
  endpoint: Endpoint,
  state: ExampleState,
  endpoints = ENDPOINTS,
): Promise<void> {
  await prepareExample(endpoint, endpoints, state, async (creator, call) => {
    const known = endpoints.find(({ route }) => route === creator.route) as Endpoint;
    const answer = await sendExample(send, known, call);
    if (!answer.ok) throw new Error(errorOf(answer));
  });
}
