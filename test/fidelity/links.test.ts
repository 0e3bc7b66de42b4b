import { expect, test } from "vitest";
import type { Exchange } from "../../src/fidelity/exchange.ts";
import { BASE_URL } from "../conformance/case.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { minimalAddress } from "../support/onboarding.ts";
import { found, recordingClient } from "./recording.ts";

test("of a page that has rows from before the recording the link to the next one differs by its parameters alone (X166)", async () => {
  const { client, exchanges } = recordingClient(mondayBank({ baseUrl: BASE_URL }));
  for (const _ of [1, 2]) await create(client, "/v1/ach", minimalTransfer);
  await call(client, "GET", "/v1/ach?page[limit]=1");
  const [first, second, page] = exchanges;
  const listed = page?.answer.body as {
    readonly data: readonly object[];
    readonly links: { readonly next: string };
  };
  const data = [{ id: "77", type: "ach", url: "/v1/ach/77" }];
  const withNext = (next: unknown) => {
    const body = { ...listed, data, links: { ...listed.links, next } };
    return [first, second, { ...page, answer: { status: 200, body } }] as Exchange[];
  };
  expect(await found(withNext("/v1/ach?page[cursor]=76&page[limit]=1"))).toEqual([]);
  expect(await found(withNext("/v1/ach?page[after]=76&page[limit]=1"))).toEqual([
    [2, "links.next", "/v1/ach?page[after]=76&page[limit]=1", listed.links.next],
  ]);
  expect(await found(withNext(null))).toEqual([[2, "data", undefined, listed.data[0]]]);
});

test("a row that the bank lists on a later page is left out beside one from before the recording (X166)", async () => {
  const { client, exchanges } = recordingClient(mondayBank({ baseUrl: BASE_URL }));
  for (const _ of [1, 2, 3]) await create(client, "/v1/ach", minimalTransfer);
  await call(client, "GET", "/v1/ach/1001");
  await call(client, "GET", "/v1/ach?page[limit]=2");
  const [, , , first, page] = exchanges as [Exchange, Exchange, Exchange, Exchange, Exchange];
  const oldest = first.answer.body as { readonly data: object };
  const data = [{ id: "77", type: "ach", url: "/v1/ach/77" }, oldest.data];
  const listed = { ...(page.answer.body as object), data };
  expect(await found([...exchanges.slice(0, 4), { ...page, answer: { status: 200, body: listed } }])).toEqual(
    [],
  );
});

test("the url of a row on another origin than the one that was asked is a difference (S14)", async () => {
  const { client, exchanges } = recordingClient(mondayBank({ baseUrl: BASE_URL }));
  await create(client, "/v1/addresses", minimalAddress);
  const asked = (service: string) => exchanges.map((exchange) => ({ ...exchange, service }));
  expect(await found(asked(BASE_URL))).toEqual([]);
  expect(await found(asked("https://asked.test"))).toEqual([[0, "data.url", BASE_URL, "https://asked.test"]]);
});
