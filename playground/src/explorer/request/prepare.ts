import { type ExampleCall, type ExampleState, prepareExample, wholeBody } from "sandbank/internal";
import { sampleFile } from "../../parts/sample-file.ts";
import { errorOf, type Send } from "../../send.ts";
import type { Endpoint } from "../endpoints.ts";

/** Sends an example, with a file when its endpoint takes one. */
export function sendExample(send: Send, endpoint: Endpoint, { path, body }: ExampleCall, key?: string) {
  if (endpoint.file === undefined)
    return send(endpoint.method, path, { key, body: wholeBody(endpoint.route, body) });
  const form = new FormData();
  form.append(endpoint.file, sampleFile());
  for (const [name, value] of Object.entries(body?.data ?? {})) form.append(name, JSON.stringify(value));
  return send(endpoint.method, path, { key, form });
}

/** Creates the rows that an example of a call is missing. Rejects with a message when the bank refuses one. */
export async function prepare(
  send: Send,
  endpoint: Endpoint,
  state: ExampleState,
  endpoints: readonly Endpoint[],
): Promise<readonly string[]> {
  const made: string[] = [];
  await prepareExample(endpoint, endpoints, state, async (creator, call) => {
    const known = endpoints.find(({ route }) => route === creator.route) as Endpoint;
    const answer = await sendExample(send, known, call);
    if (!answer.ok) throw new Error(errorOf(answer));
    made.push(`${known.method} ${known.path}`);
  });
  return made;
}
