// Statements: X173 to X178.

import { expect, test } from "vitest";
import { calibrationFile } from "../../../src/fidelity/verify/calibration-file.ts";
import { reportText } from "../../../src/fidelity/verify/report-text.ts";
import { listening, reasons } from "./listening.ts";
import { countsOf, verifyAt, verifyBank } from "./served.ts";

/** The address of a service that answers everything with this. */
function answering(status: number, text: string, headers: Record<string, string> = {}): Promise<string> {
  return listening((_, response) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(text),
  );
}

test.each([
  "[]",
  "null",
  "1",
  '"text"',
  '{"data":[null,1,[],{}]}',
  '{"__proto__":{"id":1},"data":{"__proto__":{"id":1}}}',
  '{"data":{"id":"1","valid_starting_on":"2026-99-99","effective_date":"0000-00-00"}}',
  '{"data":{"id":"1","valid_starting_on":"9999-12-31","effective_date":"9999-12-31"}}',
])("a service that answers everything with %s ends with a report (X177)", async (text) => {
  const report = await verifyAt(await answering(200, text));
  expect(countsOf(report)).toEqual({ contradicted: report.probes.length });
  expect(reportText(report)).toContain("Contradicted, without an option that explains it:");
  expect(calibrationFile(report)).toContain("export default calibration;");
});

test("an answer that is too deep or too long to be one is inconclusive (X177)", async () => {
  const deep = await verifyAt(await answering(200, `${"[".repeat(50_000)}${"]".repeat(50_000)}`));
  expect(reasons(reportText(deep))[0]).toContain(
    "GET /v1 was answered 200 with JSON of more than 100 levels",
  );
  const endless = await listening((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(" ".repeat(1_000_000)));
    };
    response.writeHead(200).on("drain", more);
    more();
  });
  const long = await verifyAt(endless);
  expect(reasons(reportText(long))[0]).toContain("GET /v1 had an answer of more than 10000000 bytes");
});

test("a service that is busy for long is asked a few times only, and not waited for (X177)", async () => {
  const report = await verifyAt(await answering(429, "<p>busy</p>", { "Retry-After": "86400" }));
  expect(report.requests).toBeLessThan(10);
  expect(reasons(reportText(report))[0]).toContain(
    "GET /v1 was answered 429, to wait 86400 s: give a lower --rate",
  );
});

test("a key that the service refuses is told from a contradiction (X177)", async () => {
  const report = await verifyBank({ apiKeys: { client: ["another_key"] } }, { key: "wrong_key" });
  expect(report.requests).toBeLessThan(30);
  expect(report.options.map(({ option }) => option)).toEqual(["apiKeys"]);
  expect(reasons(reportText(report)).at(-1)).toContain(
    "was answered 401: the service refuses the client's key, or takes signed requests only",
  );
});

test("a page in place of some refusals does not end the run (X177)", async () => {
  const url = await listening(({ url: path = "", headers }, response) => {
    const isOther = headers.authorization === "Bearer admin_test_key";
    if (path === "/v1" || (path === "/v1/realcards" && !isOther)) response.writeHead(200).end('{"data":[]}');
    else if (/^\/v1\/(?:$|sandbank|admin|realcards)/.test(path))
      response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Not found</h1>");
    else response.writeHead(404).end("{}");
  });
  const report = await verifyAt(url, { only: ["shared", "cards"], writes: false });
  expect(report.probes.find(({ name }) => name === "real cards")?.result).toBe("contradicted");
});

test("an id that the service made up leads to no other path, and no rounded id to another row (X175)", async () => {
  for (const id of ["../../admin?x=#", "3f2504e0-4f89-11d3-9a0c-0305e82c3301", "12345678901234567890"]) {
    const paths = new Set<string>();
    const url = await listening((request, response) => {
      if (request.method === "DELETE") paths.add(request.url ?? "");
      response.writeHead(201).end(JSON.stringify({ data: { id, status: "active" } }));
    });
    const report = await verifyAt(url, { only: ["cards"] });
    const row = encodeURIComponent(id);
    expect([...paths].sort()).toEqual([`/v1/logins/${row}`, `/v1/virtualcards/${row}`]);
    expect(report.probes.find(({ name }) => name === "the e-mail of a card")?.reason).toBe(
      `a create was answered with the id "${id}", which isn't a whole number`,
    );
  }
});

test("the words of a service cannot command the terminal (X176)", async () => {
  const error = "\u001b[2J gone \u009b31m red\nsandbank: fine\u202e";
  const text = reportText(await verifyAt(await answering(422, JSON.stringify({ error }))));
  expect(text).toContain("gone");
  expect(/[\p{Cc}\p{Bidi_Control}]/u.test(text.replaceAll("\n", ""))).toBe(false);
  expect(text).not.toContain("\nsandbank: fine");
});

test("a large upload that is refused halfway ends no run (X177)", { timeout: 90_000 }, async () => {
  const report = await verifyBank({}, { only: ["onboarding"], maxUpload: 10 * 1024 ** 2 + 1 });
  expect(report.probes.filter(({ area, result }) => area === "onboarding" && result !== "confirmed")).toEqual(
    [],
  );
});

test("an error body with lists that have nothing to do with the issues is found (X173)", async () => {
  const found = async (errorBody: (problem: { message: string; code: string }) => unknown) => {
    const report = await verifyBank({ assumptions: { errorBody } }, { only: ["shared"], writes: false });
    return report.options.map(({ source }) => source);
  };
  expect(await found(({ message }) => ({ errors: [{ detail: message }], tags: ["a", [1]] }))).toEqual([
    '(problem) => ({ errors: [{ detail: problem.message }], tags: ["a",[1]] })',
  ]);
  expect(await found(({ message, code }) => [message, { code }])).toEqual([
    "(problem) => [problem.message, { code: problem.code }]",
  ]);
  expect(await found(({ message }) => Object.fromEntries([["__proto__", { message }]]))).toEqual([
    '(problem) => ({ ["__proto__"]: { message: problem.message } })',
  ]);
});

test("a run that is interrupted in its second look asks no more (X175)", async () => {
  let requests = 0;
  const url = await listening((_, response) => {
    requests += 1;
    response.writeHead(200).end("{}");
  });
  const whole = await verifyAt(url, { writes: false });
  const half = Math.ceil(whole.requests / 2) + 1;
  requests = 0;
  const report = await verifyAt(url, { writes: false, isStopped: () => requests >= half });
  expect(report.requests).toBeLessThan(whole.requests);
  expect(countsOf(report).contradicted).toBeGreaterThan(0);
});

test("a connection that the service closed meanwhile is opened again for what only reads (X177)", {
  timeout: 90_000,
}, async () => {
  let requests = 0;
  const url = await listening((request, response) => {
    requests += 1;
    if (requests === 2 || request.method === "POST") request.socket.destroy();
    else response.writeHead(404).end("{}");
  });
  const report = await verifyAt(url, { only: ["shared"] });
  const result = (name: string) => report.probes.find((probe) => probe.name === name);
  expect(result("the version of the API")?.result).toBe("contradicted");
  expect(result("a POST of the version")?.reason).toBe("POST /v1 had no answer (UND_ERR_SOCKET)");
});
