import * as z from "zod/mini";

/** A type that no page of another origin can send unless a preflight allows it, and none does. */
export const MEDIA_TYPE = "application/x-sandbank";

/** The header of the relay with the status of a receiver's answer, which may be one that no page could be given. */
export const RECEIVER_STATUS = "x-sandbank-receiver-status";

const HeaderPairs = z.array(z.tuple([z.string(), z.string()]));

/** What a page sends of a request, without its body. */
export const RequestHead = z.strictObject({ method: z.string(), url: z.url(), headers: HeaderPairs });

/** What the server sends of an answer, without its body. */
export type AnswerHead = z.infer<typeof AnswerHead>;
export const AnswerHead = z.discriminatedUnion("is", [
  z.strictObject({
    is: z.literal("answer"),
    status: z.int(),
    statusText: z.string(),
    headers: HeaderPairs,
    /** Whether the body fails after the bytes that have come. */
    isCut: z.boolean(),
  }),
  /** The network fails. */
  z.strictObject({ is: z.literal("lost") }),
  /** The request is not the bank's. */
  z.strictObject({ is: z.literal("other") }),
]);

/** What a page must know of the bank to know which requests may be for it. */
export type Description = z.infer<typeof Description>;
export const Description = z.strictObject({
  baseUrl: z.optional(z.string()),
  /** What its paths besides those of the service begin with. */
  paths: z.optional(z.array(z.string())),
});

/** A head and a body, as they travel. */
interface Message<Head> {
  readonly head: Head;
  readonly body: Uint8Array<ArrayBuffer>;
}

const LENGTH_BYTES = 4;

/** Writes a message: the length of its head, the head as JSON, and the bytes of its body as they are. */
export function toBytes({ head, body }: Message<object>): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(LENGTH_BYTES + text.length + body.length);
  new DataView(bytes.buffer).setUint32(0, text.length);
  bytes.set(text, LENGTH_BYTES);
  bytes.set(body, LENGTH_BYTES + text.length);
  return bytes;
}

/** Reads a message. Throws an Error for bytes that are none. */
export function fromBytes<Head>(schema: z.ZodMiniType<Head>, buffer: ArrayBuffer): Message<Head> {
  const end = LENGTH_BYTES + new DataView(buffer).getUint32(0);
  const text = new TextDecoder().decode(new Uint8Array(buffer, LENGTH_BYTES, end - LENGTH_BYTES));
  return { head: schema.parse(JSON.parse(text)), body: new Uint8Array(buffer, end) };
}
