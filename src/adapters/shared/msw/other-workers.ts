const warning =
  "[sandbank] Another setupWorker answers this page's requests since its start(). msw asks one in a page, so the bank gets none: give it the bank's handlers by `worker.use(...bank.handlers)`, or leave it out and give `use` of the bank's worker your handlers.";

/**
 * Warns in the console when another `setupWorker` of this page starts, which is seen by what msw's worker then sends to the
 * page. One that has started before is not seen, and is not asked any more. Returns a function that ends this.
 */
export function warnOfOtherWorker(): () => void {
  const container: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (Reflect.get(Object(data), "type") === "MOCKING_ENABLED") console.warn(warning);
  };
  container?.addEventListener("message", onMessage);
  return () => container?.removeEventListener("message", onMessage);
}
