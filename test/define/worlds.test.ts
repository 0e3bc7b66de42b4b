import { expect, test } from "vitest";
import { answerOf, deployed } from "../cloudflare/deployed.ts";
import { payouts } from "./payouts.ts";
import { STILL } from "./support.ts";

test("a world's bank on Cloudflare answers own endpoints, also after it is woken (DEF-43)", async () => {
  const { baseUrl: _baseUrl, ...options } = STILL;
  const platform = deployed({ bank: { ...options, resources: { payouts } } });
  await platform.worlds("PUT", "/checkout");
  const ask = (method: string, path: string, body?: object) =>
    answerOf(
      platform.fetch(
        new Request(`https://bank.example${path}`, {
          method,
          headers: { "x-sandbank-world": "checkout", "content-type": "application/json" },
          ...(body && { body: JSON.stringify(body) }),
        }),
      ),
    );
  const [status] = await ask("POST", "/api/payouts", { data: { amount: 500, payee: "Ada" } });
  expect(status).toBe(200);
  platform.restart();
  expect(await ask("GET", "/api/payouts/1001")).toMatchObject([200, { data: { id: "1001", payee: "Ada" } }]);
});
