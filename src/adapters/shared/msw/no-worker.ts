// What the published files load in place of msw/browser in Node, where msw keeps that from being loaded: a framework that
// renders components on a server resolves their imports there too, also those that only run in the page.

/** Replaces `setupWorker` of msw. Throws an Error, because there are no service workers in Node. */
export function setupWorker(): never {
  throw new Error(
    "There is no service worker in Node: call start() of sandbank/browser in the page, or start() of sandbank/node here.",
  );
}
