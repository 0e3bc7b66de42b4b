/** What the tabs of an origin share a bank by: one of them has its turn at a time, and the others hear of it. */
export interface Tabs {
  /** Waits until no other tab has its turn; the returned function ends the turn that begins then. */
  begin(): Promise<() => void>;
  /** Tells the others to look at what is stored, once the present turn has ended. */
  tell(): void;
  close(): void;
}

/**
 * Joins the tabs that share a bank under a name; `hear` is called when one of them has changed it, and when the page comes back
 * from the browser's cache. Returns undefined where there are no Web Locks, as on an insecure origin.
 */
export function joinTabs(name: string, hear: () => void): Tabs | undefined {
  const locks = globalThis.navigator?.locks;
  if (!locks || typeof BroadcastChannel === "undefined") return undefined;
  const key = `sandbank:${name}`;
  const channel = new BroadcastChannel(key);
  channel.onmessage = hear;
  // In Node an open channel would keep the process running.
  if ("unref" in channel && typeof channel.unref === "function") channel.unref();
  const page = typeof window === "undefined" ? undefined : window;
  page?.addEventListener("pageshow", hear);
  return {
    begin: () =>
      new Promise((resolve, reject) => {
        // The browser releases the lock of a tab that ends, is discarded or crashes.
        locks.request(key, () => new Promise<void>((end) => resolve(end))).catch(reject);
      }),
    tell: () => channel.postMessage(null),
    close() {
      channel.close();
      page?.removeEventListener("pageshow", hear);
    },
  };
}
