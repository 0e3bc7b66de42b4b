import { expect, test } from "vitest";
import { readHar } from "../../src/fidelity/har/har.ts";
import { entryOf } from "./har.ts";

const at = Date.parse("2026-03-02T15:00:00Z");
const read = { at, request: { method: "GET", path: "/v1/ach" }, answer: { status: 200, body: { data: [] } } };
const good = entryOf(read);

const har = (...entries: object[]) => JSON.stringify({ log: { entries } });
const reasons = (...entries: object[]) => [...readHar(har(good, ...entries)).leftOut];
const answered = (response: object) => ({ ...good, response });

test("requests below the address with most paths of the service are read, without keys (X169)", () => {
  const other = { ...good, request: { method: "GET", url: "https://cdn.example/v1/fonts.js" } };
  const below = entryOf(
    { ...read, request: { ...read.request, path: "/v1/ach?page[limit]=1" } },
    "https://x.example/api",
  );
  const recording = readHar(har(other, below, entryOf(read, "https://x.example/api")));
  expect(recording).toEqual({
    exchanges: [{ ...read, request: { method: "GET", path: "/v1/ach?page[limit]=1" } }, read],
    baseUrl: "https://x.example/api",
    leftOut: new Map([["not below https://x.example/api/v1", 1]]),
  });
  expect(JSON.stringify(recording)).not.toContain("sk_live_secret");
});

test("each entry that cannot be replayed is left out with its reason (X169)", () => {
  expect(
    reasons(
      answered({ status: 0, content: {} }),
      answered({ status: -1, content: {} }),
      answered({ status: 302, content: {} }),
      answered({ status: 500, content: { text: "<html>Oh no</html>" } }),
      answered({ status: 200, content: { size: 300 } }),
      answered({ status: 200, content: { size: 300, _file: "a1b2.json" } }),
      { ...good, request: { method: "OPTIONS", url: "https://api.bank.example/v1/ach" } },
      { ...good, startedDateTime: "yesterday" },
    ),
  ).toEqual([
    ["without an answer, because it was aborted or failed on its way", 2],
    ["a redirect or an answer from a cache (302)", 1],
    ["answered with a page of HTML (500)", 1],
    ["whose answer the browser did not keep", 1],
    ['whose body is in another file: record with the content "embed"', 1],
    ["OPTIONS, which asks for no answer", 1],
    ["without a time", 1],
  ]);
});

test("a request whose body is not in the file is left out, and one that has none is read (X169)", () => {
  const sent = (request: object) => ({
    ...good,
    request: { ...Object(good.request), method: "POST", ...request },
  });
  const multipart = { name: "Content-Type", value: "multipart/form-data; boundary=b" };
  expect(
    reasons(
      sent({ bodySize: 0, headers: [multipart, { name: "Content-Length", value: "2288" }] }),
      sent({ bodySize: 31, headers: [], postData: { mimeType: "application/json", text: "" } }),
      sent({ bodySize: 0, headers: [{ name: "content-length", value: "0" }] }),
      sent({ bodySize: -1, headers: [] }),
    ),
  ).toEqual([["whose request body the browser did not keep", 2]]);
});

test("an entry that no bank can be sent is left out, and the others are read (X169)", () => {
  const sent = (request: object) => ({ ...good, request: { ...Object(good.request), ...request } });
  const json = (mimeType: string) => ({ mimeType, text: "{}" });
  const { leftOut, exchanges } = readHar(
    har(
      good,
      sent({ method: "TRACE" }),
      sent({ method: "NOT ONE" }),
      sent({ method: "GET", postData: json("application/json") }),
      sent({ method: "POST", postData: json("application/json\r\nX-Other: 1") }),
      answered({ status: 200, content: { size: 9, text: "no base64!", encoding: "base64" } }),
      { ...good, startedDateTime: "9999-12-31T23:59:59Z" },
    ),
  );
  expect([...leftOut]).toEqual([
    ["which fetch does not send", 4],
    ["whose answer the browser did not keep", 1],
    ["without a time", 1],
  ]);
  expect(exchanges).toEqual([read]);
});

test("a name and password in the addresses are not read (X169)", () => {
  const recording = readHar(har(entryOf(read, "https://ada:secret@api.bank.example")));
  expect(recording).toEqual({ exchanges: [read], baseUrl: "https://api.bank.example", leftOut: new Map() });
  const { baseUrl } = readHar(har(good), { baseUrl: "https://ada:secret@api.bank.example/v1" });
  expect(baseUrl).toBe("https://api.bank.example");
});

test("the offset of a time is read, and equal times keep the order of the file (X164, X169)", () => {
  const times = ["2026-03-02T20:30:00.000+05:30", "2026-03-02T15:00:00Z", "2026-03-02T10:00:00-05:00"];
  const { exchanges } = readHar(har(...times.map((startedDateTime) => ({ ...good, startedDateTime }))));
  expect(exchanges).toEqual([read, read, read]);
});

test("a body in base64 is decoded, and one that is missing from a 204 is none (X169)", () => {
  const text = btoa(String.fromCharCode(...new TextEncoder().encode('{"data":"Zoë"}')));
  const { exchanges } = readHar(
    har(
      answered({ status: 200, content: { size: 15, text, encoding: "base64" } }),
      answered({ status: 204, content: { size: 0 } }),
    ),
  );
  expect(exchanges.map(({ answer }) => answer)).toEqual([
    { status: 200, body: { data: "Zoë" } },
    { status: 204, body: undefined },
  ]);
});

test("a multipart request is read from its params, the size of a file from the answer (X169)", () => {
  const params = [
    { name: "file", fileName: "a.pdf", contentType: "application/pdf" },
    { name: "metadata", value: "{}" },
  ];
  const request = {
    method: "POST",
    url: "https://api.bank.example/v1/files",
    postData: { mimeType: "multipart/form-data", params },
  };
  const upload = (body: object) => ({
    ...answered({ status: 200, content: { text: JSON.stringify(body) } }),
    request,
  });
  expect(readHar(har(upload({ data: { id: 7, media_size: 12_345 } }))).exchanges[0]?.request.form).toEqual([
    { name: "file", fileName: "a.pdf", type: "application/pdf", size: 12_345 },
    { name: "metadata", text: "{}" },
  ]);
  expect(reasons(upload({ error: "'file' is too large." }))).toEqual([
    ["with a file whose size is in neither the request nor the answer", 1],
  ]);
});

test("a file that is no HAR is refused in words (X169)", () => {
  const whole = har(good);
  expect(() => readHar(whole.slice(0, -20))).toThrow("It is a HAR that is cut off: save it again.");
  expect(() => readHar("")).toThrow("Not a HAR file: expected JSON, got an empty file.");
  expect(() => readHar("{}")).toThrow("Not a HAR file: it has no list log.entries.");
  expect(() => readHar(har())).toThrow(
    "None of its 0 requests is for a path of the service, such as /v1/ach: record one that is.",
  );
  expect(() => readHar(whole, { baseUrl: "https://other.example" })).toThrow(
    "None of its 1 requests is below https://other.example/v1: give another base address.",
  );
});
