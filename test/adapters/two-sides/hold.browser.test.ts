// Statements: X212.

import { expect, test } from "vitest";
import { type Held, holdRequests } from "../../../src/adapters/forwarding/hold.ts";

const own = `${location.origin}/mockServiceWorker.js`;
const isHeld = (url: string) => url === own;

/** What happened to a request, once something has. */
async function xhr(): Promise<number | "error"> {
  const request = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<number | "error">();
  request.addEventListener("load", () => resolve(request.status));
  request.addEventListener("error", () => resolve("error"));
  request.open("GET", own);
  request.send();
  return promise;
}

const pause = () => new Promise<"waiting">((resolve) => setTimeout(resolve, 50, "waiting"));

test("requests wait until they are released, and others do not (X212)", async () => {
  const before = [fetch, XMLHttpRequest.prototype.send];
  const held = holdRequests(isHeld);
  const waiting = [fetch(own).then(({ status }) => status), xhr()];
  expect(await Promise.race([...waiting, pause()])).toBe("waiting");
  expect((await fetch(`${own}?other`)).status).toBe(200);
  held.release();
  expect(await Promise.all(waiting)).toEqual([200, 200]);
  expect([fetch, XMLHttpRequest.prototype.send]).toEqual(before);
});

test("a fetch that msw has put in place of the page's answers what waited (X212)", async () => {
  const before = globalThis.fetch;
  const held = holdRequests(isHeld);
  const below = globalThis.fetch;
  const waiting = fetch(own);
  globalThis.fetch = async (input) => (input === own ? new Response("of the bank") : below(input));
  held.release();
  expect(await (await waiting).text()).toBe("of the bank");
  globalThis.fetch = before;
});

test("requests are refused where the bank has not started, later ones too (X212)", async () => {
  const [before, send] = [globalThis.fetch, XMLHttpRequest.prototype.send];
  const held: Held = holdRequests(isHeld);
  const waiting = Promise.allSettled([fetch(own), xhr()]);
  held.refuse(new Error("no worker"));
  expect(await waiting).toMatchObject([{ reason: new Error("no worker") }, { value: "error" }]);
  await expect(fetch(own)).rejects.toThrow("no worker");
  globalThis.fetch = before;
  XMLHttpRequest.prototype.send = send;
});
