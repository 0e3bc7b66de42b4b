import { type ForwardingPage, startPage } from "../../../../src/adapters/forwarding/page.ts";

/** A request as a test sends it to the page; the bytes as Latin-1. */
export interface Sent {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly headers: [string, string][];
  readonly body: string | null;
}

/** What the page got: an answer, or the name of an error. */
export type Got =
  | { readonly status: number; readonly headers: [string, string][]; readonly body: string }
  | { readonly error: string };

declare global {
  interface Window {
    /** Starts the page's side; resolves with its bank. */
    begin(endpoint?: string): Promise<ForwardingPage>;
    send(sent: Sent): Promise<Got>;
    abort(id: number): void;
  }
}

const sending = new Map<number, AbortController>();
const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const toText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

let side: Promise<ForwardingPage> | undefined;
window.begin = (endpoint = "/__sandbank") => {
  side ??= startPage({ endpoint });
  return side;
};

window.send = async ({ id, url, method, headers, body }) => {
  const controller = new AbortController();
  sending.set(id, controller);
  try {
    const bytes = body === null ? {} : { body: toBytes(body) };
    const response = await fetch(url, { method, headers, signal: controller.signal, ...bytes });
    const { status } = response;
    const text = toText(new Uint8Array(await response.arrayBuffer()));
    return { status, headers: [...response.headers], body: text };
  } catch (error) {
    return { error: error instanceof Error ? error.name : String(error) };
  }
};
window.abort = (id) => sending.get(id)?.abort();
