/** A request as plain data, so that it can be printed, made smaller and sent in several ways. */
export interface Sent {
  readonly operation: string;
  readonly method: string;
  /** Path and query as they are written into the address. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: SentBody;
  /** Bank minutes that pass before it. */
  readonly after: number;
}

/** A body: JSON with its fields, or whatever text or bytes. */
export type SentBody =
  | { readonly kind: "none" }
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "bytes"; readonly bytes: readonly number[] };

/** The text of a JSON or text body; undefined for any other. */
export function textOf(body: SentBody): string | undefined {
  if (body.kind === "text") return body.text;
  return body.kind === "json" ? JSON.stringify(body.value) : undefined;
}

/** The request as the platform has it. */
export function toRequest({ method, path, headers, body }: Sent, base: string): Request {
  const content = body.kind === "bytes" ? new Uint8Array(body.bytes) : textOf(body);
  return new Request(base + path, {
    method,
    headers: headers.map(([name, value]) => [name, value]),
    ...(content === undefined ? {} : { body: content }),
  });
}

/** The request in a few lines. */
export function printed({ method, path, headers, body, after }: Sent): string {
  const cut = (text: string) =>
    text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length} characters)` : text;
  const content = body.kind === "bytes" ? `bytes ${body.bytes.join(" ")}` : textOf(body);
  return [
    ...(after > 0 ? [`after ${after} minutes`] : []),
    `${method} ${cut(path)}`,
    ...headers.map(([name, value]) => `  ${name}: ${JSON.stringify(cut(value))}`),
    ...(content === undefined ? [] : [`  ${cut(content)}`]),
  ].join("\n");
}

/** The request with one thing less. */
export function simplerRequests(sent: Sent): readonly Sent[] {
  const { body, headers } = sent;
  const [path = "", query] = sent.path.split(/\?(.*)/s);
  const parameters = query === undefined ? [] : query.split("&");
  return [
    ...(sent.after > 0 ? [{ ...sent, after: 0 }] : []),
    ...parameters.map((_, at) => {
      const rest = parameters.filter((_, other) => other !== at).join("&");
      return { ...sent, path: rest === "" ? path : `${path}?${rest}` };
    }),
    ...headers.map((_, at) => ({ ...sent, headers: headers.filter((_, other) => other !== at) })),
    ...(body.kind === "json"
      ? simplerValues(body.value).map((value) => ({ ...sent, body: { kind: body.kind, value } }))
      : []),
  ];
}

function simplerValues(value: unknown, depth = 0): readonly unknown[] {
  if (depth > 4 || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    return value.slice(0, 20).map((_, at) => value.filter((_, other) => other !== at));
  }
  const entries = Object.entries(value);
  return entries
    .slice(0, 40)
    .flatMap(([name, inner]) => [
      Object.fromEntries(entries.filter(([other]) => other !== name)),
      ...simplerValues(inner, depth + 1).map((less) =>
        Object.fromEntries(entries.map(([other, kept]) => [other, other === name ? less : kept])),
      ),
    ]);
}
