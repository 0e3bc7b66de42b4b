// Statements: S4, X4.

import { expect, test } from "vitest";
import { keepForm, markInMemory, textInMemory } from "../../../src/engine/http/body/bodies-in-memory.ts";
import { readBody } from "../../../src/engine/http/body/body.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";
import { call, send, sendText } from "../../support/call.ts";

const body = JSON.stringify({ data: minimalCounterparty });
/** A request whose body is sent by the test, piece by piece. */
function streamed(headers: Record<string, string> = { "Content-Type": "application/json" }, method = "POST") {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  const init = {
    method,
    headers: { Authorization: "Bearer test_key", ...headers },
    body: stream,
    duplex: "half",
  } as RequestInit;
  return {
    init,
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  };
}

test.each([
  ["/v1/counterparties", "application/json"],
  ["/v1/files", "multipart/form-data; boundary=edge"],
])("a body to %s that hangs holds up no other request (X60)", async (path, type) => {
  const bank = mondayBank();
  const hanging = streamed({ "Content-Type": type });
  const answer = send(bank, path, hanging.init);
  hanging.send("{");
  expect((await call(bank, "POST", "/v1/counterparties", minimalCounterparty)).status).toBe(200);
  await bank.clock.advance({ days: 1 });
  await bank.reset();
  hanging.end();
  expect((await answer).status).toBe(400);
});

test("a body that arrives bit by bit counts from when it is complete (X60)", async () => {
  const bank = mondayBank();
  const slow = streamed();
  const first = send(bank, "/v1/counterparties", slow.init);
  slow.send(body.slice(0, 9));
  const second = await sendText(bank, "POST", "/v1/counterparties", body);
  slow.send(body.slice(9));
  slow.end();
  expect([second.body, (await first).body]).toMatchObject([
    { data: { id: "1001" } },
    { data: { id: "1002" } },
  ]);
});

test.each([
  [401, "/v1/counterparties", streamed({ Authorization: "" })],
  [404, "/v1/nowhere", streamed()],
  [405, "/v1/counterparties", streamed({}, "DELETE")],
  [403, "/v1/counterparties", streamed({ Authorization: "Bearer admin_test_key" })],
  [415, "/v1/counterparties", streamed({ "Content-Type": "text/plain" })],
  [415, "/v1/files", streamed()],
])("a %i for %s does not wait for the body (X61)", async (status, path, { init }) => {
  expect((await send(mondayBank(), path, init)).status).toBe(status);
});

test("a body without a Content-Type is a 415 from its first byte on (X4, X61)", async () => {
  const { init, send: sendPiece } = streamed({});
  const answer = send(mondayBank(), "/v1/counterparties", init);
  sendPiece("{");
  expect((await answer).status).toBe(415);
});

test("a JSON body above 10 MiB is refused while it arrives (X62)", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const headers = { Authorization: "Bearer test_key", "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: endless, duplex: "half" } as RequestInit;
  expect(await send(mondayBank(), "/v1/counterparties", init)).toMatchObject({
    status: 413,
    body: { error: "The body is larger than 10485760 bytes, which is the most that this call takes." },
  });
  expect(sent).toBeLessThan(11_000_000);
});

test.each([
  [413, { "Content-Type": "application/json" }],
  [415, {}],
])(
  "of a body that is refused with %i while it arrives no more is asked for (X61, X62)",
  async (status, type) => {
    let reason: unknown = "never";
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
      cancel(given) {
        reason = given;
      },
    });
    const headers = { Authorization: "Bearer test_key", ...type };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    expect((await send(mondayBank(), "/v1/counterparties", init)).status).toBe(status);
    expect(reason).toBeUndefined();
  },
);

test("a body that announces more than 10 MiB is refused before it arrives (X62)", async () => {
  const { init } = streamed({ "Content-Type": "application/json", "Content-Length": "10485761" });
  expect((await send(mondayBank(), "/v1/counterparties", init)).status).toBe(413);
});

test.each(["json", { texts: [], maxFileBytes: 4 }] as const)(
  "a body that takes too long is a 408 (%j) (X62)",
  async (wants) => {
    const type = wants === "json" ? "application/json" : "multipart/form-data; boundary=edge";
    const { init, send: sendPiece } = streamed({ "Content-Type": type });
    const reading = readBody(new Request("https://bank.test/", init), wants, 50);
    const trickle = setInterval(() => sendPiece(" "), 10);
    expect(await reading).toMatchObject({
      kind: "problem",
      problem: {
        status: 408,
        message: "The body was not complete after 0.05 seconds: send the request again.",
      },
    });
    clearInterval(trickle);
  },
);

test("a body that was given as a text is at hand until it is read", async () => {
  const made = (given: BodyInit) => new Request("http://localhost", { method: "POST", body: given });
  const request = markInMemory(made(body), body);
  expect(textInMemory(request)).toBe(body);
  await request.text();
  expect(textInMemory(request)).toBeUndefined();
  const form = new FormData();
  expect(textInMemory(keepForm(made(form), form))).toBeUndefined();
});
