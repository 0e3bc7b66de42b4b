import type { HeaderReader } from "../bank-request.ts";

/** How requests carry the key of their caller. */
export interface Credential {
  /** Where OpenAPI says it is. */
  readonly scheme: { readonly in: "header" | "cookie"; readonly name: string } | "bearer";
  /** What holds it, in messages: "'Authorization'". */
  readonly name: string;
  /** What that must be: '"Bearer <API_KEY>"'. */
  readonly form: string;
  /** Headers of a refusal for want of it. */
  readonly challenge: Readonly<Record<string, string>>;
  /** What was sent there; null for nothing. */
  read(headers: HeaderReader): string | null;
  /** The key in it; undefined when it has another form. */
  keyIn(sent: string): string | undefined;
}

/** A bearer token (S3). */
export const BEARER: Credential = {
  scheme: "bearer",
  name: "'Authorization'",
  form: '"Bearer <API_KEY>"',
  challenge: { "WWW-Authenticate": "Bearer" },
  read: (headers) => headers.get("authorization"),
  keyIn: (sent) => /^bearer +(\S+)$/i.exec(sent.trim())?.[1],
};
