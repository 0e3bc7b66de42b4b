import type { HeaderReader } from "../bank-request.ts";

/** How requests carry the key of their caller. */
export interface Credential {
  /** What holds it, in messages: "'Authorization'". */
  readonly name: string;
  /** What that must be: '"Bearer <API_KEY>"'. */
  readonly form: string;
  /** The header that holds it, and what stands in that before the key. */
  readonly header: string;
  readonly before: string;
  /** Headers of a refusal for want of it. */
  readonly challenge: Readonly<Record<string, string>>;
  /** What was sent there; null for nothing. */
  read(headers: HeaderReader): string | null;
  /** The key in it; undefined when it has another form. */
  keyIn(sent: string): string | undefined;
}

/** A bearer token (S3). */
export const BEARER: Credential = {
  name: "'Authorization'",
  form: '"Bearer <API_KEY>"',
  header: "Authorization",
  before: "Bearer ",
  challenge: { "WWW-Authenticate": "Bearer" },
  read: (headers) => headers.get("authorization"),
  keyIn: (sent) => /^bearer +(\S+)$/i.exec(sent.trim())?.[1],
};
