// What `sandbank/vitest` promises, run in Node, in jsdom and in a browser.
// Statements: X50, X101, X197, X211.

import { type HttpHandler, HttpResponse, http } from "msw";
import { describe, expect, vi } from "vitest";
import { lostReplies } from "../../../src/adapters/resilience/index.ts";
import { register } from "../../../src/adapters/vitest/banks.ts";
import { answer, type FailOn, test } from "../../../src/adapters/vitest/index.ts";
import { createBank } from "../../../src/index.ts";
import { minimalTransfer } from "../../support/bodies.ts";

const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
const acme = {
  name: "Acme Paper",
  routing_number: "790000018",
  account_number: "12345",
  account_type: "checking",
};

/** What a test of the project would fail on, by default as the fixture does. */
const failingOn = (...failOn: FailOn[]) => ({ failOn: new Set(failOn), test: "pays a bill" });
const asByDefault = failingOn("unhandled", "pending");

/** What a request that has no answer rejects with: the second is happy-dom's. */
const networkError = expect.objectContaining({ name: expect.stringMatching(/^(TypeError|NetworkError)$/) });

const create = (url: string) =>
  fetch(`${url}/v1/counterparties`, { method: "POST", headers, body: JSON.stringify({ data: acme }) });
const list = async (url: string) => {
  const { data } = await (await fetch(`${url}/v1/counterparties`, { headers })).json();
  return data as { id: string }[];
};

/** Runs the tests in the environment of the file that calls it. */
export function vitestConformance(): void {
  test("the bank answers requests below its own base url", async ({ bank }) => {
    expect((await create(bank.baseUrl)).status).toBe(200);
    expect(bank.db.counterparties.count()).toBe(1);
  });

  test("the next test has a bank of its own (X50)", async ({ bank }) => {
    expect(await list(bank.baseUrl)).toEqual([]);
  });

  test("a test that does not name the bank still has one", async () => {
    expect(await register({}, asByDefault).then(({ unregister }) => unregister())).toBeUndefined();
  });

  describe("with options", () => {
    test.override({
      bankOptions: {
        baseUrl: "https://api.example.com",
        clock: { start: "2026-03-02T15:00:00Z", paused: true },
      },
    });

    test("the bank has them", async ({ bank }) => {
      expect(bank.baseUrl).toBe("https://api.example.com");
      expect(bank.clock.now().toISOString()).toBe("2026-03-02T15:00:00.000Z");
      expect((await create("https://api.example.com")).status).toBe(200);
    });

    test("the same address is free again for the next test", async ({ bank }) => {
      expect(await list(bank.baseUrl)).toEqual([]);
    });

    test("a scenario that fails leaves the address, and nothing below it reaches the network (X211)", async () => {
      const failing = () => {
        throw new Error("no rows");
      };
      const baseUrl = "https://failing.example.com";
      await expect(register({ baseUrl, scenario: failing }, asByDefault)).rejects.toThrow("no rows");
      await expect(list(baseUrl)).rejects.toEqual(networkError);
      const { unregister } = await register({ baseUrl }, asByDefault);
      expect(await list(baseUrl)).toEqual([]);
      await unregister();
    });

    test("a second bank at the same address is refused", async ({ bank }) => {
      await expect(register({ baseUrl: `${bank.baseUrl}/` }, asByDefault)).rejects.toThrow(
        "A test that runs at the same time has a bank at https://api.example.com: leave 'baseUrl' out of bankOptions, so that each has its own.",
      );
    });
  });

  describe("with progress in the options", () => {
    test.override({ bankOptions: { progress: { achTransfers: { reads: 1 } } } });

    test("the test's bank has it, and no other", async ({ bank }) => {
      expect(bank.progress.get()).toMatchObject({ achTransfers: { reads: 1 }, companies: "clock" });
      const url = `${bank.baseUrl}/v1/ach`;
      await fetch(url, { method: "POST", headers, body: JSON.stringify({ data: minimalTransfer }) });
      const read = await (await fetch(`${url}/1001`, { headers })).json();
      expect(read).toMatchObject({ data: { status: "processing" } });
      await bank.progress.set({ achTransfers: "immediate" });
      expect(bank.db.achTransfers.get(1001)?.status).toBe("succeeded");
    });
  });

  test("an option that does not exist is named", async () => {
    await expect(register({ bseUrl: "https://api.example.com" } as object, asByDefault)).rejects.toThrow(
      "Unknown option 'bseUrl' for createBank.",
    );
  });

  describe("at the same time", () => {
    for (const count of [1, 2, 3]) {
      test.concurrent(`${count} rows stay in the bank of their own test`, async ({ bank, expect }) => {
        for (let made = 0; made < count; made += 1) {
          await create(bank.baseUrl);
          await Promise.resolve();
        }
        expect(await list(bank.baseUrl)).toHaveLength(count);
      });
    }
  });

  test("fake timers move the bank's time, and requests are answered all the same", async ({ bank }) => {
    vi.useFakeTimers();
    try {
      const before = bank.clock.now().getTime();
      vi.advanceTimersByTime(60_000);
      expect(bank.clock.now().getTime() - before).toBe(60_000);
      expect((await create(bank.baseUrl)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a handler in front of the bank's own answers first", async ({ bank }) => {
    bank.handlers.unshift(
      http.get(`${bank.baseUrl}/v1/ach`, () => HttpResponse.json({ error: "down" }, { status: 503 })),
    );
    expect((await fetch(`${bank.baseUrl}/v1/ach`, { headers })).status).toBe(503);
    expect(await list(bank.baseUrl)).toEqual([]);
  });

  test("a request that no route answers fails the test (X50, X101)", async () => {
    const { bank, unregister } = await register({}, asByDefault);
    expect((await fetch(`${bank.baseUrl}/v1/loans?x=1`, { headers })).status).toBe(404);
    expect((await fetch(`${bank.baseUrl}/v1/ach`, { method: "DELETE", headers })).status).toBe(405);
    expect((await fetch(`${bank.baseUrl}/v1/ach/1`, { headers })).status).toBe(404);
    expect((await fetch(`${bank.baseUrl}/favicon.ico`)).status).toBe(401);
    await expect(unregister()).rejects.toThrow(
      [
        'Test "pays a bill": no route of the bank answers GET /v1/loans?x=1 (404): GET /_sandbank lists those that exist, or leave "unhandled" out of failOn.',
        'Test "pays a bill": no route of the bank answers DELETE /v1/ach (405): GET /_sandbank lists those that exist, or leave "unhandled" out of failOn.',
        'Test "pays a bill": no route of the bank answers GET /favicon.ico (401): GET /_sandbank lists those that exist, or leave "unhandled" out of failOn.',
      ].join("\n"),
    );
  });

  test("a request still pending at the end fails the test (X101)", async () => {
    const { bank, unregister } = await register({ latency: 60_000 }, asByDefault);
    const answer = fetch(`${bank.baseUrl}/v1/ach`, { headers }).catch((error: unknown) => error);
    await vi.waitFor(() => expect(bank.log.entries).toHaveLength(1));
    await expect(unregister()).rejects.toThrow(
      'Test "pays a bill": GET /v1/ach was still pending when the test ended: await it, or whatever it triggers, or leave "pending" out of failOn.',
    );
    expect(await answer).toEqual(networkError);
  });

  test("a request to a bank whose test has ended never reaches the network (X50)", async () => {
    for (const options of [{}, { baseUrl: "https://late.example.com" }]) {
      const { bank, unregister } = await register(options, asByDefault);
      await unregister();
      await expect(fetch(`${bank.baseUrl}/v1/ach`, { headers })).rejects.toEqual(networkError);
    }
  });

  test("a bank of the test's own answers at its address until it is stopped (X50)", async () => {
    const baseUrl = "https://own.example.com";
    const own = createBank({ baseUrl });
    const stop = await answer(own);
    expect((await create(baseUrl)).status).toBe(200);
    expect(own.db.counterparties.count()).toBe(1);
    await expect(answer(createBank({ baseUrl }))).rejects.toThrow(
      "A test or run that runs at the same time has a bank at https://own.example.com: give each bank a 'baseUrl' of its own, or let the runs follow each other.",
    );
    stop();
    await own.dispose();
    await expect(fetch(`${baseUrl}/v1/ach`, { headers })).rejects.toEqual(networkError);
    const stopNext = await answer(createBank({ baseUrl }));
    stop();
    expect(await list(baseUrl)).toEqual([]);
    stopNext();
    await expect(answer(createBank())).rejects.toThrow("give createBank a 'baseUrl'");
  });

  test("a flow by the page's or process's fetch is proved, one run after the other", async () => {
    const baseUrl = "https://proof.example.com";
    const { rows } = await lostReplies({
      bank: () => createBank({ baseUrl }),
      run: async (own) => {
        const stop = await answer(own);
        try {
          await create(baseUrl);
        } finally {
          stop();
        }
      },
      faults: ["lost-reply", "refuse"],
    });
    expect(rows.map(({ fault, happened, done }) => [fault, happened, done])).toEqual([
      ["lost-reply", "gave up", 1],
      ["refuse", "gave up", 0],
    ]);
  });

  test("a request that misses the bank's address is a warning of the bank (X197)", async ({ bank }) => {
    const messages: string[] = [];
    bank.on("warning", ({ message }) => messages.push(message));
    await expect(fetch(`${bank.baseUrl}:8443/v1/ach`, { headers })).rejects.toEqual(networkError);
    expect(messages).toEqual([
      expect.stringContaining(`the bank is at ${bank.baseUrl}. Call ${bank.baseUrl}, or`),
    ]);
  });

  test("XMLHttpRequest reaches the bank too", async ({ bank }) => {
    if (typeof XMLHttpRequest === "undefined") return;
    const request = new XMLHttpRequest();
    const loaded = new Promise((resolve) => request.addEventListener("loadend", resolve));
    request.open("POST", `${bank.baseUrl}/v1/counterparties`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(JSON.stringify({ data: acme }));
    await loaded;
    expect(request.status).toBe(200);
    expect(bank.db.counterparties.count()).toBe(1);
  });
}

/** Sends a file and resolves with the sizes of those that have arrived. */
export function sendFile(
  url: string,
  handlers: HttpHandler[],
  send: (url: string, body: FormData) => Promise<unknown>,
) {
  const received: number[] = [];
  handlers.unshift(
    http.post(`${url}/v1/files`, async ({ request }) => {
      for (const [, value] of await request.formData())
        if (typeof value !== "string") received.push(value.size);
      return HttpResponse.json({});
    }),
  );
  const body = new FormData();
  body.append("file", new File([new Uint8Array(1234)], "passport.png", { type: "image/png" }));
  return send(`${url}/v1/files`, body).then(() => received);
}
