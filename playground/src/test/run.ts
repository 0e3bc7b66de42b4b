import { scriptUrl } from "sandbank/internal";
import workerUrl from "./run-worker.ts?worker&url";

/** What became of a test that was run. */
export type RunResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly message: string;
      /** The line of its text, from 1; undefined when it is not known. */
      readonly line: number | undefined;
    };

/** The longest that a test may run, in seconds. */
const MOST_SECONDS = 10;

/**
 * Runs the text of a Vitest test against a new bank of the same code, in a worker, so that a loop without an end does not
 * stop the page. It is ended after ten seconds, or when `signal` says so.
 */
export function runTest(text: string, signal: AbortSignal): Promise<RunResult> {
  const worker = new Worker(scriptUrl(workerUrl), { type: "module" });
  const failed = (message: string): RunResult => ({ ok: false, message, line: undefined });
  return new Promise<RunResult>((resolve) => {
    const limit = setTimeout(
      () => resolve(failed(`Stopped after ${MOST_SECONDS} seconds.`)),
      MOST_SECONDS * 1000,
    );
    signal.addEventListener("abort", () => {
      clearTimeout(limit);
      resolve(failed("Stopped."));
    });
    worker.addEventListener("message", ({ data }: MessageEvent<RunResult>) => {
      clearTimeout(limit);
      resolve(data);
    });
    worker.addEventListener("error", ({ message }) => {
      clearTimeout(limit);
      resolve(failed(message || "This page can't run a worker. Serve it over http or https."));
    });
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
