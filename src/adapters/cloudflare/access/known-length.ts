/** A stream of the platform that sends its length first, and so breaks off where less has come through; not there in Node. */
type FixedLengthStream = new (
  length: number,
) => { readonly readable: ReadableStream<Uint8Array>; readonly writable: WritableStream<Uint8Array> };

/**
 * An answer whose client notices that the rest of it is missing: the platform leaves out the length of any other stream, and
 * ends one that fails as if it were whole.
 */
export function withKnownLength(response: Response): Response {
  const Stream: FixedLengthStream | undefined = Reflect.get(globalThis, "FixedLengthStream");
  const length = response.headers.get("content-length");
  if (!Stream || length === null || response.body === null) return response;
  const { readable, writable } = new Stream(Number(length));
  // The one who reads it gets the error as well.
  response.body.pipeTo(writable).catch(() => undefined);
  const answer = new Response(readable, response);
  // Compressed on its way it would have no known length again.
  answer.headers.set("Content-Encoding", "identity");
  return answer;
}
