// The deliveries of the bank in a page, with a real dev server and browser.
// Statements: PROD-72.

import { expect, test, vi } from "vitest";
import { noReceiver, receiver } from "../../webhooks/receiver.ts";
import { openIn, profile, projectWith } from "./page.ts";

/** Creates a webhook and a transfer in the page's bank, and returns what the first delivery has come to. */
const deliverTo = (url: string) => async (page: Awaited<ReturnType<typeof openIn>>["page"]) => {
  await page.evaluate(async (address) => {
    const post = (path: string, data: object) =>
      fetch(path, {
        method: "POST",
        headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
        body: JSON.stringify({ data }),
      });
    await sandbank.reset();
    await post("/v1/webhooks", { url: address });
    await post("/v1/ach", {
      ...{ account_number: "9900112233", amount: 500, direction: "credit", sec_code: "ppd" },
      ...{ receiver_account_number: "77123", receiver_account_type: "checking", receiver_name: "Ada Park" },
      receiver_routing_number: "021000021",
    });
  }, url);
  const first = () =>
    page.evaluate(() => {
      const { webhookDeliveries } = sandbank.db as unknown as {
        webhookDeliveries: { all(): readonly { attempts: readonly object[] }[] };
      };
      return webhookDeliveries.all()[0]?.attempts[0];
    });
  return vi.waitUntil(first, { timeout: 10_000, interval: 50 });
};

test("the bank of a page delivers through the dev server, to what the page itself can't reach (PROD-72)", async () => {
  const { got, url } = await receiver((response) => void response.writeHead(418).end("a teapot"));
  const project = projectWith('{ options: "./src/bank.ts", products: "all" }');
  const { page } = await openIn(await profile(), await project.serve());
  expect(await deliverTo(`${url}/hooks`)(page)).toMatchObject({
    status: 418,
    body: "a teapot",
    error: null,
  });
  expect(got).toMatchObject([
    {
      path: "/hooks",
      headers: { "content-type": "application/json", "x-signature": expect.stringMatching(/^[0-9a-f]{64}$/) },
    },
  ]);
  expect(JSON.parse(got[0]?.body ?? "")).toMatchObject({ event_type: "ach.status.advice" });

  const none = await noReceiver();
  expect(await deliverTo(none)(page)).toMatchObject({
    status: null,
    error: `The receiver could not be reached: connect ECONNREFUSED ${new URL(none).host}`,
  });
  expect(await deliverTo("https://hooks.example.com/a")(page)).toMatchObject({
    status: null,
    error: expect.stringContaining("Deliveries only go to this machine"),
  });
  // The page asks its own origin itself.
  const own = new URL("/hooks", page.url()).href;
  const asked = page.waitForRequest(own);
  expect(await deliverTo(own)(page)).toMatchObject({ status: 404, error: null });
  expect((await asked).method()).toBe("POST");
});

test("of the tabs that share a kept bank one delivers, and another when that is gone (PROD-72)", async () => {
  const { got, url } = await receiver();
  const project = projectWith('{ options: "./src/bank.ts", products: "all", persist: true }');
  const [context, address] = [await profile(), await project.serve()];
  const { page: first } = await openIn(context, address);
  const { page: second } = await openIn(context, address);
  expect(await deliverTo(url)(second)).toMatchObject({ status: 204 });
  await first.close();
  expect(await deliverTo(url)(second)).toMatchObject({ status: 204 });
  expect(got).toHaveLength(2);
});
