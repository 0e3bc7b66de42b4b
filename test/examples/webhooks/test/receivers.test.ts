import type { AddressInfo } from "node:net";
import { webhookProof } from "sandbank/resilience";
import { expect, onTestFinished, test } from "vitest";
import { POST } from "../app/hooks/route.ts";
import { messages, reset, rows } from "../src/apply.ts";
import { appOf } from "../src/express.ts";
import { app } from "../src/hono.ts";
import worker from "../src/worker.ts";

const secret = "whsec_test";
const store = { state: () => [rows, messages], reset, secret };

test("the route of Next ends in the same state, whatever happens to deliveries", async () => {
  await webhookProof({ ...store, handle: POST });
});

test("the app of Hono does", async () => {
  await webhookProof({ ...store, handle: (request) => app.fetch(request) });
});

test("the Worker does", async () => {
  await webhookProof({ ...store, handle: (request) => worker.fetch(request, { WEBHOOK_SECRET: secret }) });
});

test("the app of Express does, on a port of its own", async () => {
  let url = "";
  const server = appOf(() => url).listen(0);
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/hooks`;
  await webhookProof({ ...store, handle: (request) => fetch(request), url });
});

test("a receiver that applies events as they arrive, each time, is told the deliveries that break it", async () => {
  const statuses = new Map<string, string>();
  let failures = 0;
  const proof = webhookProof({
    async handle(request) {
      const answer = await POST(request.clone());
      if (!answer.ok) return answer;
      const { event_type, payload } = await request.json();
      if (event_type === "ach.status") failures += 1;
      statuses.set(payload.id, payload.status);
      return answer;
    },
    state: () => [statuses, failures],
    reset() {
      reset();
      statuses.clear();
      failures = 0;
    },
    secret,
  });
  const error: Error = await proof.then(
    () => new Error("It was taken for a right one."),
    (reason) => reason,
  );
  expect(error.message).toContain(`
late, by deliveries in this order:
  1. evt_4 ach.status
  2. evt_1 ach.status.advice
`);
  expect(error.message).toContain(`
twice, by deliveries in this order:
  1. evt_4 ach.status
  2. evt_4 ach.status
`);
});
