// Statements: PROD-68.

import { once } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { createBank } from "../../src/index.ts";
import { EVENT_TYPES } from "../../src/products/event-types.ts";
import { eventResourcesWith } from "../../src/products/index.ts";
import { verifySignature } from "../../src/webhooks/index.ts";
import { ach, PRODUCTS, send } from "../products/support.ts";
import { onWindows } from "../support/on-windows.ts";
import { receiver } from "../webhooks/receiver.ts";
import { killAll, run, runHere } from "./run-command.ts";
import { closeAll, serving } from "./support.ts";

afterEach(async () => {
  killAll();
  await closeAll();
});

/** Follows the lines that a command prints. */
function linesOf({ child, ended }: ReturnType<typeof run>) {
  const lines: string[] = [];
  child.stdout.on("data", (text) => lines.push(...String(text).trimEnd().split("\n")));
  const until = async (count: number) => {
    while (lines.length < count)
      await Promise.race([
        once(child.stdout, "data"),
        ended.then((end) => Promise.reject(JSON.stringify(end))),
      ]);
    return lines;
  };
  return { lines, until };
}

async function bankWithWebhooks() {
  const bank = createBank({ ...PRODUCTS, resources: { ...PRODUCTS.resources, ...eventResourcesWith() } });
  return { ...(await serving(bank)), bank };
}

test.skipIf(onWindows)(
  "listen delivers of a bank of its own, and prints each attempt and the secret (PROD-68)",
  async () => {
    let isBroken = true;
    const { got, url } = await receiver((response) => void response.writeHead(isBroken ? 500 : 200).end());
    const flags = ["--start=2026-03-02T15:00:00Z", "--paused", "--port=0", "--quiet", "--print-secret"];
    const listening = run("listen", `--forward-to=${url}/hooks`, "--events=ach.status", ...flags);
    const { until } = linesOf(listening);
    const [answers, delivers, secret] = await until(3);
    const at = answers?.replace("Sandbank answers at ", "") ?? "";
    expect([delivers, secret]).toEqual([
      `It delivers ach.status to ${url}/hooks; Ctrl-C ends it`,
      expect.stringMatching(/^Its secret is whsec_[0-9a-f]{32}$/),
    ]);
    expect(await runHere(["trigger", "ach.status", "--url", at])).toMatchObject({ code: 0 });
    const first = (await until(4))[3];
    expect(first).toMatch(/^2026-03-02T15:00:00.000Z ach.status 1001 500 \d+ ms$/);
    isBroken = false;
    await fetch(`${at}/_sandbank/clock/advance`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"minutes":1}',
    });
    expect((await until(5))[4]).toMatch(/^2026-03-02T15:00:02.000Z ach.status 1001 200 \d+ ms$/);
    const [last] = got.slice(-1);
    expect(
      await verifySignature(
        { method: "POST", url: `${url}/hooks`, headers: last?.headers ?? {}, body: last?.body ?? "" },
        { secret: secret?.split(" ").at(-1) ?? "", now: new Date("2026-03-02T15:00:02Z") },
      ),
    ).toEqual({ ok: true });
    listening.child.kill("SIGINT");
    expect(await listening.ended).toMatchObject({ code: 0, err: "" });
  },
);

test.skipIf(onWindows)(
  "listen --url has a webhook in a bank that runs for as long as it listens (PROD-68)",
  async () => {
    const { got, url } = await receiver();
    const { bank, url: at } = await bankWithWebhooks();
    const listening = run("listen", `--forward-to=${url}/hooks`, `--url=${at}`);
    const { until } = linesOf(listening);
    await until(1);
    expect(bank.db.webhooks.all()).toMatchObject([{ url: `${url}/hooks`, events: ["all"] }]);
    await send(bank, "POST", "/v1/ach", ach());
    expect((await until(2))[1]).toMatch(/^2026-03-02T15:00:00.000Z ach.status.advice 1001 204 \d+ ms$/);
    listening.child.kill("SIGINT");
    expect(await listening.ended).toMatchObject({ code: 0, err: "" });
    expect(bank.db.webhooks.all()).toEqual([]);
    await send(bank, "POST", "/v1/ach", ach());
    expect([got.length, bank.db.webhookDeliveries.count()]).toEqual([1, 1]);
  },
);

test.skipIf(onWindows)("listen ends with an error when the bank at --url is gone (PROD-68)", async () => {
  const { url } = await receiver();
  const { url: at, close } = await bankWithWebhooks();
  const listening = run("listen", `--forward-to=${url}/hooks`, `--url=${at}`);
  await linesOf(listening).until(1);
  await close();
  expect(await listening.ended).toMatchObject({
    code: 1,
    err: `sandbank: No bank answers at ${at}: start one with \`npx sandbank\`.\n`,
  });
});

test("listen --resend makes one more attempt, whose outcome is the exit code (PROD-68)", async () => {
  let status = 204;
  const { got, url } = await receiver((response) => void response.writeHead(status).end());
  const { bank, client, url: at } = await bankWithWebhooks();
  await send(client, "POST", "/v1/webhooks", { url });
  await send(client, "POST", "/v1/ach", ach());
  await vi.waitFor(() =>
    expect(bank.db.webhookDeliveries.get("1001")).toMatchObject({ status: "delivered" }),
  );
  const resend = (id: string) => runHere(["listen", "--resend", id, "--url", at]);
  expect(await resend("1001")).toEqual({
    code: 0,
    out: expect.stringMatching(/^2026-03-02T15:00:00.000Z ach.status.advice 1001 204 \d+ ms\n$/),
    err: "",
  });
  status = 500;
  expect(await resend("1001")).toEqual({
    code: 1,
    out: expect.stringMatching(/^2026-03-02T15:00:00.000Z ach.status.advice 1001 500 \d+ ms\n$/),
    err: "",
  });
  expect(got).toHaveLength(3);
  expect(await resend("1002")).toEqual({
    code: 1,
    out: "",
    err: 'sandbank: There is no delivery with id "1002".\n',
  });
});

test.each([
  ["listen", "listen needs the address of your app, as --forward-to http://localhost:3000/hooks."],
  [
    "listen --forward-to=http://localhost:3000 --url=http://127.0.0.1:1 --seed=2",
    "listen starts no bank with --url or --resend: leave --seed out.",
  ],
  ["listen --forward-to=http://localhost:3000 --isolate", "listen has one bank: leave --isolate out."],
  [
    "listen --forward-to=http://localhost:3000 --url=here",
    '--url must be an absolute http or https url without query or fragment, got "here".',
  ],
  [
    "trigger",
    'The commands are drift <file>, init, listen, mcp, open <file>, openapi, playground, record [file], states <url>, trigger <event type> and verify, got "trigger": see npx sandbank --help.',
  ],
  ["trigger ach.status --port=1", "trigger asks a bank that runs: leave --port out."],
  ["--forward-to=http://localhost:3000", "Only listen forwards events: leave --forward-to out."],
  ["openapi --url=http://localhost:3000", "Only listen, mcp and trigger ask another bank: leave --url out."],
  ["listen --status=failed", "Only trigger makes events: leave --status out."],
  [
    "listen --port=0 --quiet --forward-to=here",
    "POST /v1/webhooks was refused with 400: 'url' must be an http or https address such as https://example.com/hooks.",
  ],
  [
    "listen --port=0 --quiet --forward-to=http://localhost:3000 --events=ach",
    `POST /v1/webhooks was refused with 400: 'events' must have only all, ${Object.keys(EVENT_TYPES).join(", ")}, got "ach".`,
  ],
])("%s is refused in a line (PROD-70)", async (words, message) => {
  const { code, err } = await runHere(words.split(" "));
  expect([code, err.replace(/^sandbank: |\n$/g, "")]).toEqual([1, message]);
});
