import { ADMIN_KEY, CLIENT_KEY, type ExampleState, exampleOf } from "sandbank/internal";
import { jsonText } from "../parts/json.ts";
import { sampleFile } from "../parts/sample-file.ts";
import type { Endpoint } from "./endpoints.ts";

/** A call as it is typed. */
export interface Draft {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly key: string;
  readonly file: File | undefined;
}

/** An example of a call, as one would type it. */
export function draftOf(endpoint: Endpoint, state: ExampleState): Draft {
  const { path, body } = exampleOf(endpoint, state);
  const metadata = body && "metadata" in body.data ? body.data.metadata : undefined;
  return {
    method: endpoint.method,
    path,
    body: jsonText(endpoint.file === undefined ? body : metadata),
    key: endpoint.auth === "admin" ? ADMIN_KEY : CLIENT_KEY,
    file: endpoint.file === undefined ? undefined : sampleFile(),
  };
}

/** Whether calls with such a method have a body. */
export function hasBody({ method }: Pick<Draft, "method">): boolean {
  return method !== "GET" && method !== "DELETE";
}

/** A call as it is sent. */
export function initOf({ method, body, key, file }: Draft, endpoint: Endpoint): RequestInit {
  const headers = { Authorization: `Bearer ${key}` };
  if (!hasBody({ method })) return { method, headers };
  if (endpoint.file === undefined)
    return { method, headers: { ...headers, "Content-Type": "application/json" }, body };
  const form = new FormData();
  if (file) form.append(endpoint.file, file);
  if (body.trim() !== "") form.append("metadata", body);
  return { method, headers, body: form };
}
