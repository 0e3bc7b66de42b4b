import type { Endpoint } from "../endpoints.ts";
import type { ExampleCall } from "./example.ts";

/** What a call carries. */
type SentBody =
  | { readonly kind: "text"; readonly type: string; readonly text: string }
  /** A file of so many bytes, or none, and JSON text beside it. */
  | { readonly kind: "form"; readonly bytes: number | undefined; readonly fields: object }
  /** A body that never ends. */
  | { readonly kind: "endless"; readonly type: string };

export interface SentCall {
  readonly method: string;
  readonly path: string;
  /** Whose key it carries; undefined for none. */
  readonly key: "client" | "admin" | undefined;
  /** Undefined for none. */
  readonly body: SentBody | undefined;
}

/** The start of a small pdf. */
const PDF = "%PDF-1.4\n%%EOF\n";

/** An example as it is sent, with the key that its endpoint is for. */
export function sentCall({ route }: Pick<Endpoint, "route">, { path, body }: ExampleCall): SentCall {
  return {
    method: route.method,
    path,
    key: route.auth === "admin" ? "admin" : "client",
    body: route.multipart
      ? { kind: "form", bytes: PDF.length, fields: body?.data ?? {} }
      : body && jsonBody(wholeBody(route, body)),
  };
}

/** The body as a route takes it: the fields in `data`, or themselves. */
export function wholeBody({ bare }: Endpoint["route"], body: ExampleCall["body"]): object | undefined {
  return bare ? body?.data : body;
}

export function jsonBody(value: unknown): SentBody {
  return { kind: "text", type: "application/json", text: JSON.stringify(value) };
}

/** A call as `fetch` takes it. A body that never ends needs a platform whose requests take a stream. */
export function requestInit(
  { method, key, body }: SentCall,
  keys: { readonly client: string; readonly admin: string },
): RequestInit {
  const headers = key ? { Authorization: `Bearer ${keys[key]}` } : {};
  if (!body) return { method, headers };
  if (body.kind === "form") return { method, headers, body: formOf(body.bytes, body.fields) };
  const typed = { ...headers, "Content-Type": body.type };
  if (body.kind === "text") return { method, headers: typed, body: body.text };
  const endless: RequestInit & { readonly duplex: "half" } = {
    ...{ method, headers: typed },
    body: new ReadableStream(),
    duplex: "half",
  };
  return endless;
}

function formOf(bytes: number | undefined, fields: object): FormData {
  const form = new FormData();
  if (bytes !== undefined)
    form.append("file", new File([PDF.padEnd(bytes)], "sample.pdf", { type: "application/pdf" }));
  for (const [name, value] of Object.entries(fields)) form.append(name, JSON.stringify(value));
  return form;
}
