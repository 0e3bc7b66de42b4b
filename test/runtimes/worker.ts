import { createBank } from "../../src/core.ts";

/** A request as the page posts it. */
export interface Asked {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

/** The answer to it. */
export interface Answered {
  readonly id: number;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

const bank = createBank({ baseUrl: "https://bank.test" });

globalThis.addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
  const { id, url, method, headers, body } = data;
  const answer = await bank.fetch(url, { method, headers: headers.map(([...pair]) => pair), body });
  const answered: Answered = {
    id,
    status: answer.status,
    headers: [...answer.headers],
    body: await answer.arrayBuffer(),
  };
  globalThis.postMessage(answered);
});
