import fc from "fast-check";
import { expect, test } from "vitest";
import { asCurl } from "../../src/code/as-curl.ts";
import { asFetch } from "../../src/code/as-fetch.ts";
import type { LogEntry } from "../../src/index.ts";
import { copiedTest } from "../../src/recorded/test/index.ts";
import { mondayBank } from "../support/bank.ts";
import { sendText } from "../support/call.ts";
import { onWindows } from "../support/on-windows.ts";
import { entry, expectPlainCode, hostile, json } from "./support/hostile.ts";
import { copied } from "./support/replay.ts";
import { curlIn, partsOf, sentByFetch, sentByTest } from "./support/run-snippets.ts";

/** Those that this system has. */
const SHELLS: readonly ("bash" | "sh")[] = onWindows ? [] : ["bash", "sh"];
const HEADERS = { Authorization: "Bearer test_key", "Content-Type": "application/json" };
const bank = mondayBank();
const keys = { client: "test_key", admin: "admin_test_key" };
const copiedOf = (one: LogEntry, log: readonly LogEntry[] = []) => ({ bank, entry: one, keys, log });
const isWrite = (name: string) => ["POST", "PATCH", "PUT"].includes(name);

test.each(SHELLS)(
  "a curl snippet runs curl once in %s, and nothing else, whatever the request held",
  async (shell) => {
    const argumentsOfCurl = curlIn(shell);
    await fc.assert(
      fc.asyncProperty(entry, hostile, async (one, key) => {
        const snippet = asCurl({ ...copiedOf(one), keys: { client: key, admin: key } }, false);
        expect(snippet).not.toMatch(/[^\P{Cc}\n]/u);
        const comments = snippet.split("\n").filter((line) => line.startsWith("#"));
        for (const line of comments) expect(line).toMatch(/^# [\w .,:-]*$/);
        // A line ends after a comment or a word: no data is split over two.
        for (const line of snippet.split("\n").slice(comments.length, -1)) expect(line).toMatch(/' \\$/);
        const [globoff, x, sentMethod, url = "", ...rest] = await argumentsOfCurl(snippet);
        expect([globoff, x, sentMethod]).toEqual(["--globoff", "-X", one.method.replace(/\p{Cc}/gu, " ")]);
        expect(new URL(url).origin).toBe("http://localhost:4010");
        expect(url).toMatch(/^http:\/\/localhost:4010\/v1\/ach/);
        expect(rest.slice(0, 2)).toEqual(["-H", `Authorization: Bearer ${key}`.replace(/\p{Cc}/gu, " ")]);
        const others = rest.slice(2);
        if (Array.isArray(one.requestBody)) {
          expect(others).toHaveLength(2 * one.requestBody.length);
          for (const [at, flag] of others.entries()) {
            if (at % 2 === 0) expect(flag).toMatch(/^(-F|--form-string)$/);
            else if (others[at - 1] === "-F")
              expect(flag).toMatch(/^[^=]*=@file(;type=[\w.+-]+\/[\w.+-]+)?$/);
          }
        } else if (isWrite(one.method)) {
          const type = ["-H", "Content-Type: application/json"];
          if (one.requestBody === null) expect(others).toEqual(type);
          else {
            expect(others.slice(0, 3)).toEqual([...type, "--data"]);
            // As text, for toEqual does not tell an own __proto__ from none.
            expect(JSON.stringify(JSON.parse(others[3] ?? ""))).toBe(JSON.stringify(one.requestBody));
          }
        } else expect(others).toEqual([]);
      }),
      { numRuns: 100 },
    );
  },
);

test("a fetch snippet sends the request, and runs nothing else, whatever the request held", async () => {
  await fc.assert(
    fc.asyncProperty(entry, hostile, async (one, key) => {
      const code = asFetch({ ...copiedOf(one), keys: { client: key, admin: key } });
      expectPlainCode(code);
      const { url, init } = await sentByFetch(code);
      expect(new URL(url, "http://here.example").origin).toBe("http://here.example");
      expect(init.method).toBe(one.method);
      expect(init.headers).toHaveProperty("Authorization", `Bearer ${key}`);
      expectBody(one, init);
    }),
    { numRuns: 300 },
  );
});

test("a copied test sends the request, and runs nothing else, whatever it and those before it held", async () => {
  await fc.assert(
    fc.asyncProperty(entry, entry, async (first, second) => {
      const made: LogEntry = {
        ...first,
        method: "POST",
        path: "/v1/counterparties",
        status: 200,
        responseBody: { data: { id: "1001" } },
      };
      const one: LogEntry = { ...second, number: 2, path: `/v1/counterparties/1001?${second.path}` };
      const code = await copiedTest(copiedOf(one, [made, first, one]));
      expectPlainCode(code);
      const { title, sent } = await sentByTest(code);
      const isBroken = ["refuse", "hang", "truncate"].includes(one.fault?.then ?? "");
      const outcome = isBroken ? `breaks (${one.fault?.then})` : `is answered ${one.status}`;
      expect(title).toBe(`${one.method} ${one.path} ${outcome}`);
      expect(sent.map(({ init }) => init.method ?? "GET")).toEqual(["POST", one.method]);
      expectBody(made, sent[0]?.init ?? {}, "not JSON");
      expectBody(one, sent[1]?.init ?? {}, "not JSON");
    }),
    { numRuns: 300 },
  );
});

function expectBody({ method, requestBody }: LogEntry, { body }: RequestInit, ifNone?: string): void {
  if (Array.isArray(requestBody)) {
    const texts = requestBody.map(({ name, text, type, size }) => [
      name,
      text ?? `${new File([], "file", { type }).type} ${size}`,
    ]);
    expect(partsOf(body)).toEqual(texts.map((pair) => pair.map((text) => text.toWellFormed())));
  } else if (!isWrite(method)) expect(body).toBeUndefined();
  else if (requestBody === null) expect(body).toBe(ifNone);
  else expect(body).toBe(JSON.stringify(requestBody));
}

test("what a bank was sent is sent again by each snippet, to the same place with the same body", async () => {
  const argumentsOfCurl = curlIn("sh");
  const query = hostile.map((text) => encodeURI(text.toWellFormed()));
  await fc.assert(
    fc.asyncProperty(query, json, async (text, data) => {
      const played = mondayBank();
      const body = JSON.stringify({ data });
      await sendText(played, "POST", `//evil.example/v1/${text}?${text}`, body);
      await sendText(played, "POST", `/v1/counterparties?${text}`, body);
      for (const [at, { path }] of played.log.entries.entries()) {
        const { url, init } = await sentByFetch(asFetch(copied(played, at)));
        const again = mondayBank();
        await again.fetch(new Request(new URL(url, "http://localhost"), init));
        const { sent } = await sentByTest(await copiedTest(copied(played, at)));
        await again.fetch(sent[0]?.url ?? "", sent[0]?.init);
        const argv = await argumentsOfCurl(asCurl(copied(played, at), false));
        await again.fetch(
          new Request(argv[3] ?? "", { method: "POST", headers: HEADERS, body: argv.at(-1) ?? null }),
        );
        const written = played.log.entries[at]?.requestBody;
        expect(again.log.entries.map((one) => one.path)).toEqual([path, path, path]);
        for (const one of again.log.entries)
          expect(JSON.stringify(one.requestBody)).toBe(JSON.stringify(written));
      }
    }),
    { numRuns: 20 },
  );
});
