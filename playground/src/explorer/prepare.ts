import { errorOf, type Send } from "../send.ts";
import { creatorOf, type Endpoint } from "./endpoints.ts";
import { type Example, type ExampleState, makeExample } from "./example.ts";

/** The call that an example stands for, sent. A file goes along where the call takes one. */
export function sendExample(send: Send, endpoint: Endpoint, example: Example, key?: string) {
  const who = key === undefined ? {} : { key };
  if (endpoint.file !== undefined) {
    const { data } = example.body as { data: { metadata?: object } };
    return send(endpoint.method, example.path, {
      ...who,
      form: formOf(endpoint, sampleFile(), data.metadata),
    });
  }
  return send(endpoint.method, example.path, { ...who, ...(example.body ? { body: example.body } : {}) });
}

/** A multipart body with its file and, when there is some, its metadata as JSON text. */
export function formOf(endpoint: Endpoint, file: File | undefined, metadata: unknown): FormData {
  const form = new FormData();
  if (file) form.append(endpoint.file ?? "file", file);
  if (metadata !== undefined)
    form.append("metadata", typeof metadata === "string" ? metadata : JSON.stringify(metadata));
  return form;
}

/** A small pdf, for whoever has none at hand. */
export function sampleFile(): File {
  return new File(["%PDF-1.4\n% A page of the playground.\n%%EOF\n"], "sample.pdf", {
    type: "application/pdf",
  });
}

/**
 * Creates the rows that an example of a call is missing, and those that they need in turn.
 * Answers the paths it has called. Rejects with a message when the bank refuses one.
 */
export async function prepare(
  send: Send,
  endpoint: Endpoint,
  state: ExampleState,
): Promise<readonly string[]> {
  const called: string[] = [];
  for (const collection of makeExample(endpoint, state).missing) {
    const creator = creatorOf(collection);
    if (!creator)
      throw new Error(`Nothing creates ${collection}: the bank must be given them when it is made.`);
    called.push(...(await prepare(send, creator, state)));
    const answer = await sendExample(send, creator, makeExample(creator, state));
    if (!answer.ok) throw new Error(errorOf(answer));
    called.push(creator.path);
  }
  return called;
}
