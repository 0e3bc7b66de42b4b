import { hashOf } from "../bank/recipe/state-hash.ts";

/** The largest text that a link holds, in bytes: a small link could otherwise take all memory. */
export const MAX_TEXT_BYTES = 16 * 1024 * 1024;

/** How many characters at the end of a packed text are its check. */
const CHECK = 6;

/** Packs a text into characters that a URL takes, with a check at their end. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const packed = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return packed + checkOf(packed);
}

/** The text that was packed. Throws an Error that says what is wrong with it otherwise. */
export async function unpack(packed: string): Promise<string> {
  const base64 = packed.slice(0, -CHECK);
  if (packed.length <= CHECK || checkOf(base64) !== packed.slice(-CHECK))
    throw new Error("it was cut or changed on its way");
  const binary = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(
    await through(bytes, new DecompressionStream("deflate-raw")),
  );
}

function checkOf(packed: string): string {
  return hashOf(packed).padStart(CHECK, "0").slice(-CHECK);
}

/** What a stream makes of bytes. Throws as soon as it is more than a link holds. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > MAX_TEXT_BYTES) {
      await reader.cancel();
      throw new Error(`it holds more than ${MAX_TEXT_BYTES} bytes`);
    }
    pieces.push(read.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
