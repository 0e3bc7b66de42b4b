// Statements: X194.

import { afterAll, test } from "vitest";
import { connect } from "../../src/index.ts";
import { cases } from "../conformance/cases.ts";
import { runRemotely } from "../conformance/remote.ts";
import type { Answered, Asked } from "./worker.ts";

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
afterAll(() => worker.terminate());

let count = 0;
const waiting = new Map<number, (answer: Answered) => void>();
worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => waiting.get(data.id)?.(data));

/** Sends a request to the bank in the worker. */
async function fetchFromWorker(request: Request): Promise<Response> {
  count += 1;
  const id = count;
  const { url, method, headers } = request;
  const body = method === "GET" ? null : await request.arrayBuffer();
  const asked: Asked = { id, url, method, headers: [...headers], body };
  const answer = await new Promise<Answered>((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage(asked);
  });
  waiting.delete(id);
  const answered = answer.body.byteLength === 0 ? null : answer.body;
  return new Response(answered, {
    status: answer.status,
    headers: answer.headers.map(([...pair]) => pair),
  });
}

const bank = connect({ baseUrl: "https://bank.test", fetch: fetchFromWorker });

test.each(cases)("in a Web Worker: $name", (each) => runRemotely(each, bank));
