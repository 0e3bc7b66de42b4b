import { uploads } from "../../../engine/http/body/uploads.ts";

/**
 * Has `fetch` send each form with its bytes. Without a service worker msw makes a Request of what the page fetches, and WebKit can't
 * read one that was made of a form with a file (docs/decisions/0009-multipart.md). Call it once msw has taken `fetch` over, and
 * what it returns before msw gives it back.
 */
export function sendFormsAsBytes(): () => void {
  const inner = globalThis.fetch;
  const outer: typeof fetch = async (input, init) => {
    const form = init?.body;
    if (!(form instanceof FormData)) return inner(input, init);
    const given = init?.headers ?? (input instanceof Request ? input.headers : undefined);
    const headers = new Headers(given);
    // With a Content-Type of the caller's own the body has another boundary (O15).
    if (headers.has("content-type")) return inner(input, init);
    const contentType = new Response(form).headers.get("content-type") ?? "";
    headers.set("content-type", contentType);
    return inner(input, { ...init, headers, body: await bytesOf(form, contentType) });
  };
  globalThis.fetch = outer;
  return () => {
    if (globalThis.fetch === outer) globalThis.fetch = inner;
  };
}

async function bytesOf(form: FormData, contentType: string): Promise<ArrayBuffer> {
  // The caller may change the form while it is read.
  const entries = [...form];
  const { piecesOfForm } = await uploads.load();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of piecesOfForm(entries, contentType)) pieces.push(new Uint8Array(piece));
  return new Blob(pieces).arrayBuffer();
}
