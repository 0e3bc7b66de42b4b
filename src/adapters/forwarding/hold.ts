/** Requests of a page that wait. */
export interface Held {
  /** Lets them go on. */
  release(): void;
  /** Refuses them, and each later one, because they would reach the service itself. */
  refuse(reason: Error): void;
}

/**
 * Lets the requests of a page for which `isHeld` is true wait, so that none that its code makes at once leaves before
 * the bank answers. An XMLHttpRequest waits whatever its url.
 *
 * @example const held = holdRequests((url) => new URL(url).pathname.startsWith("/v1/"));
 */
export function holdRequests(isHeld: (url: string) => boolean): Held {
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  // Those that wait get the reason; there may be none.
  opened.catch(() => undefined);
  let isReleased = false;
  const { fetch: below } = globalThis;
  const { send } = XMLHttpRequest.prototype;
  const own: typeof fetch = async (input, init) => {
    const url = new URL(typeof input === "object" && "url" in input ? input.url : input, location.href).href;
    if (isReleased || !isHeld(url)) return below(input, init);
    await opened;
    // msw itself may answer in place of `fetch`, where there is no worker.
    return globalThis.fetch(input, init);
  };
  globalThis.fetch = own;
  XMLHttpRequest.prototype.send = function (body) {
    opened.then(
      () => send.call(this, body),
      () => this.dispatchEvent(new ProgressEvent("error")),
    );
  };
  return {
    release() {
      isReleased = true;
      if (globalThis.fetch === own) globalThis.fetch = below;
      XMLHttpRequest.prototype.send = send;
      resolve();
    },
    refuse: reject,
  };
}
