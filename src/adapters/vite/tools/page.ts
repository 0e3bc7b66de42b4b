import { messageOf } from "../../../engine/errors.ts";
import type { Bank } from "../../../index.ts";

/** What a page tells of its bank. */
export interface PageHere {
  readonly baseUrl: string;
  /** Its address. */
  readonly about: string;
}

/** A request of the dev server to the bank of a page. */
interface PageRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly headers: [string, string][];
  readonly body: string;
}

/** What the bank has answered; `error` is why there is no answer. */
export interface PageAnswer {
  readonly id: string;
  readonly status: number;
  readonly body: string;
  readonly error?: string;
}

/** What of `import.meta.hot` it takes. */
export interface Hot {
  on(event: string, listener: (data: PageRequest) => void): void;
  send(event: string, data: object): void;
}

/** Lets the tools of the dev server reach the bank of this page, over the connection that the page has for hot updates. */
export function answerTools(bank: Bank, hot: Hot): void {
  const tell = () => {
    const here: PageHere = { baseUrl: bank.baseUrl ?? location.origin, about: location.href };
    hot.send("sandbank:page", here);
  };
  const answer = async ({ id, url, body, ...init }: PageRequest): Promise<PageAnswer> => {
    try {
      const { withTools } = await import("../../../mcp/local.ts");
      const response = await withTools(bank)(new Request(url, body === "" ? init : { ...init, body }));
      if (response.type === "error") return { id, status: 0, body: "", error: "The network failed." };
      return { id, status: response.status, body: await response.text() };
    } catch (error) {
      return { id, status: 0, body: "", error: messageOf(error) };
    }
  };
  hot.on("sandbank:request", (request) => {
    // The app may have moved on to another of its places.
    tell();
    void answer(request).then((answered) => hot.send("sandbank:answer", answered));
  });
  // An app moves between its places without a reload; the lib of TypeScript may not know how to hear of it, nor an older browser.
  const { navigation } = globalThis as { readonly navigation?: EventTarget };
  navigation?.addEventListener("currententrychange", tell);
  hot.on("vite:ws:connect", tell);
  tell();
}
