import { expect, test } from "vitest";
import { serve } from "../../../src/adapters/server/index.ts";
import { reportText } from "../../../src/fidelity/verify/report-text.ts";
import { createBank } from "../../../src/index.ts";
import { listening, reasons } from "./listening.ts";
import { countsOf, verifyAt } from "./served.ts";

test("a service that answers 500 is inconclusive, and asked a few times only (X177)", async () => {
  const url = await listening((_, response) => response.writeHead(500).end("<h1>Oops</h1>"));
  const report = await verifyAt(url);
  expect(countsOf(report)).toEqual({ inconclusive: report.probes.length });
  expect(report.requests).toBeLessThan(20);
  expect(reasons(reportText(report))[0]).toBe(
    "  shared, the version of the API: the service failed with 500",
  );
  expect(reasons(reportText(report)).at(-1)).toContain("the run ended: the service answers with 5xx only");
});

test("a page in place of JSON is inconclusive, and its type is named (X177)", async () => {
  const url = await listening((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<html>Sign in</html>");
  });
  const report = await verifyAt(url);
  expect(countsOf(report)).toEqual({ inconclusive: report.probes.length });
  expect(reasons(reportText(report))[0]).toBe(
    "  shared, the version of the API: GET /v1 was answered 200 with text/html that is no JSON",
  );
});

test("a service that never answers ends the run after a few timeouts (X177)", async () => {
  const url = await listening(() => undefined);
  const report = await verifyAt(url, { timeout: 100 });
  expect(countsOf(report)).toEqual({ inconclusive: report.probes.length });
  expect(report.requests).toBeLessThan(10);
  expect(reasons(reportText(report))[0]).toBe(
    "  shared, the version of the API: GET /v1 had no complete answer after 0.1 s",
  );
});

test("an answer that begins and never ends is a timeout too (X177)", async () => {
  const url = await listening((_, response) => void response.writeHead(200).write('{"data":'));
  const report = await verifyAt(url, { timeout: 100 });
  expect(reasons(reportText(report))[0]).toContain("GET /v1 had no complete answer after 0.1 s");
});

test("a redirect is not followed, so that the key goes nowhere else (X176)", async () => {
  const keys: (string | undefined)[] = [];
  const other = await listening(({ headers }, response) => {
    keys.push(headers.authorization);
    response.end("{}");
  });
  const url = await listening((_, response) => response.writeHead(307, { Location: `${other}/v1` }).end());
  const report = await verifyAt(url);
  expect(keys).toEqual([]);
  expect(reasons(reportText(report))[0]).toContain("was redirected (307)");
});

test("a service that changes while it runs is inconclusive where a second look differs (X177)", async () => {
  const bank = createBank();
  const changed = createBank({ assumptions: { listOrder: "oldest-first", unknownFields: "reject" } });
  let count = 0;
  const server = await serve(bank, { port: 0 });
  const later = await serve(changed, { port: 0 });
  const url = await listening(async (request, response) => {
    count += 1;
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === "string" &&
        !["host", "connection", "content-length", "transfer-encoding"].includes(name)
          ? [[name, value]]
          : [],
      ),
    );
    const init = {
      method: request.method ?? "GET",
      headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    };
    const answer = await fetch((count < 60 ? server : later).url + request.url, init);
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
  });
  const report = await verifyAt(url, { only: ["shared"] });
  await Promise.all([server.close(), later.close()]);
  const changedProbe = report.probes.find(({ name }) => name === "query parameters");
  expect(changedProbe).toMatchObject({
    result: "inconclusive",
    reason: "the service answered otherwise when it was asked again",
  });
  expect(reportText(report)).toContain("the service answered otherwise when it was asked again");
});

test("a probe that a refusal ends says so, and what it would have shown is not confirmed (X177)", async () => {
  const server = await serve({ realCards: [] }, { port: 0 });
  const report = await verifyAt(server.url, { only: ["cards"] });
  await server.close();
  const probe = report.probes.find(({ name }) => name === "the e-mail of a card");
  expect(probe).toMatchObject({ result: "inconclusive", reason: "a create was refused with 400" });
  expect(report.statements["VC-E23"]).toBe("skipped");
});
