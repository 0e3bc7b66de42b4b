import type { Random } from "../../src/engine/store/random.ts";
import { minimalCounterparty } from "../../test/support/bodies.ts";
import type { Script } from "./connection.ts";

/** Makes what one attack sends. */
export type Attack = (random: Random) => Script;

const KEY = "Authorization: Bearer test_key";
const JSON_TYPE = "Content-Type: application/json";
const FORM_TYPE = "Content-Type: multipart/form-data; boundary=edge";

function head(line: string, ...headers: readonly string[]): string {
  return [`${line} HTTP/1.1`, "Host: localhost", ...headers, "", ""].join("\r\n");
}

function pick<T>(random: Random, values: readonly T[]): T {
  return values[random.int(0, values.length - 1)] as T;
}

const anyPath = (random: Random) =>
  pick(random, [
    "/v1",
    "/v1/ach",
    "/v1/files",
    "/nowhere",
    "/_sandbank/clock",
    "/_sandbank/reset",
    "*",
    "//",
    "/%zz",
  ]);

function withBody(path: string, type: string, body: string, ...headers: readonly string[]): Script {
  return [head(`POST ${path}`, KEY, type, `Content-Length: ${Buffer.byteLength(body)}`, ...headers), body];
}

function partWith(header: string, content = "x"): string {
  return `--edge\r\nContent-Disposition: form-data; name=file\r\n${header}\r\n\r\n${content}\r\n`;
}

function chunked(random: Random, path: string, type: string, megabytes: number): Script {
  const piece = Buffer.alloc(1 << 20, random.int(97, 122));
  const chunks = Array.from({ length: megabytes }, () => ["100000\r\n", piece, "\r\n"] as const);
  return [head(`POST ${path}`, KEY, type, "Transfer-Encoding: chunked"), ...chunks.flat(), "0\r\n\r\n"];
}

function trickled(random: Random, start: string, piece: string): Script {
  return [
    start,
    ...Array.from({ length: random.int(3, 12) }, () => [random.int(20, 80), piece] as const).flat(),
  ];
}

/** A request that creates the first row of a world. */
function creates(world: string): string {
  const body = JSON.stringify({ data: minimalCounterparty });
  const length = `Content-Length: ${body.length}`;
  return head("POST /v1/counterparties", KEY, JSON_TYPE, `x-sandbank-world: ${world}`, length) + body;
}

/** The attacks by name. What a control attack must never get is a 2xx: see {@link mustBeRefused}. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  headerFlood: (random) => [
    head(`GET ${anyPath(random)}`, ...Array.from({ length: random.int(100, 5000) }, (_, at) => `X-${at}: a`)),
  ],
  longHeader: (random) => [head("GET /v1", `X: ${"a".repeat(random.int(1000, 200_000))}`)],
  slowHeaders: (random) =>
    trickled(random, `GET ${anyPath(random)} HTTP/1.1\r\nHost: localhost\r\n`, "X: a\r\n"),
  slowJson: (random) =>
    trickled(random, head("POST /v1/ach", KEY, JSON_TYPE, "Content-Length: 9999"), '{"data":'),
  slowUpload: (random) =>
    trickled(random, head("POST /v1/files", KEY, FORM_TYPE, "Content-Length: 9999"), "--edge\r\n"),
  slowControl: (random) => trickled(random, head("POST /_sandbank/reset", "Content-Length: 9999"), " "),
  badChunks: (random) => [
    head("POST /v1/ach", KEY, JSON_TYPE, "Transfer-Encoding: chunked"),
    pick(random, [
      "-1\r\n",
      "zz\r\n",
      "FFFFFFFFFFFFFFFFF\r\n",
      `1;${"x".repeat(100_000)}\r\n`,
      "5\r\nab",
      "\r\n\r\n",
    ]),
  ],
  tinyChunks: (random) => [
    head("POST /v1/ach", KEY, JSON_TYPE, "Transfer-Encoding: chunked"),
    "1\r\n{\r\n".repeat(random.int(1, 200_000)),
    "0\r\n\r\n",
  ],
  twoLengths: (random) => [
    head(
      "POST /v1/ach",
      KEY,
      JSON_TYPE,
      "Content-Length: 4",
      pick(random, ["Content-Length: 5", "Transfer-Encoding: chunked"]),
    ),
    "0\r\n\r\nGET /v1 HTTP/1.1\r\n\r\n",
  ],
  hugeUrl: (random) => [
    head(`GET /v1/${pick(random, ["a", "%41", "../", "?a=", "[", "%ff"]).repeat(random.int(10, 9000))}`, KEY),
  ],
  pipelining: (random) => [head(`GET ${anyPath(random)}`, KEY).repeat(random.int(2, 100))],
  methodSoup: (random) => [
    head(
      `${pick(random, ["TRACE", "CONNECT", "PUT", "HEAD", "OPTIONS", "PROPFIND", "BREW", "get", "PRI"])} ${anyPath(random)}`,
      KEY,
    ),
  ],
  upgrade: (random) => [
    head(
      `GET ${anyPath(random)}`,
      "Connection: Upgrade",
      `Upgrade: ${pick(random, ["websocket", "h2c"])}`,
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ),
    Uint8Array.of(0x81, 0xff, 0, 0),
  ],
  badHost: (random) => [
    `GET ${anyPath(random)} HTTP/1.1\r\nHost: ${pick(random, ["x:99999", "a b", "[::1", "a@b", "%", "x/y", ""])}\r\n\r\n`,
  ],
  foreignOrigin: (random) =>
    withBody(
      "/_sandbank/reset",
      pick(random, [JSON_TYPE, "Content-Type: text/plain"]),
      "{}",
      `Origin: ${pick(random, ["https://evil.example", "null", "http://localhost.evil.example", "x"])}`,
    ),
  foreignHost: (random) => [
    `GET /_sandbank/snapshot HTTP/1.1\r\nHost: ${pick(random, ["evil.example", "127.0.0.1.nip.io:80", "0.0.0.0"])}\r\n\r\n`,
  ],
  foreignSite: (random) => [
    head(
      `GET /_sandbank/${pick(random, ["snapshot", "log", "clock"])}`,
      `Sec-Fetch-Site: ${pick(random, ["cross-site", "same-site"])}`,
    ),
  ],
  longPartHeader: (random) =>
    withBody(
      "/v1/files",
      FORM_TYPE,
      `${partWith(`X: ${"a;".repeat(random.int(10_000, 4_250_000))}`)}--edge--`,
    ),
  manyParts: (random) =>
    withBody("/v1/files", FORM_TYPE, `${partWith("X: a").repeat(random.int(101, 20_000))}--edge--`),
  boundaries: (random) =>
    withBody(
      "/v1/files",
      FORM_TYPE,
      pick(random, ["--edge", "\r\n--edge", "\r"]).repeat(random.int(100, 500_000)),
    ),
  overLimit: (random) =>
    chunked(
      random,
      pick(random, ["/v1/ach", "/v1/files", "/_sandbank/reset"]),
      pick(random, [JSON_TYPE, FORM_TYPE]),
      random.int(14, 40),
    ),
  announced: () => [head("POST /v1/ach", KEY, JSON_TYPE, "Content-Length: 99999999999"), "{"],
  deepJson: (random) =>
    withBody(
      "/v1/ach",
      JSON_TYPE,
      `{"data":${pick(random, ["[", '{"a":']).repeat(random.int(1000, 200_000))}`,
    ),
  deepData: (random) => {
    const depth = random.int(100, 100_000);
    return withBody(
      "/v1/counterparties",
      JSON_TYPE,
      `{"data":{"metadata":${"[".repeat(depth)}${"]".repeat(depth)}}}`,
    );
  },
  worlds: (random) =>
    trickled(
      random,
      head("POST /v1/ach", KEY, JSON_TYPE, `x-sandbank-world: w${random.int(0, 30)}`, "Content-Length: 99"),
      "{",
    ),
  worldOutside: (random) => {
    const name = pick(random, [
      "..",
      "../up",
      "..\\up",
      "%2e%2e%2fup",
      "/tmp/up",
      "a/../../up",
      "..%00",
      "con",
    ]);
    return [creates(name)];
  },
  order: (random) => {
    const world = `order${random.int(0, 1e9)}`;
    return [creates(world) + head("GET /v1/counterparties/1001", KEY, `x-sandbank-world: ${world}`)];
  },
  refusedUpload: (random) => {
    const size = random.int(1, 1_000_000);
    const refused = head("POST /v1/ach", JSON_TYPE, `Content-Length: ${size}`);
    return [refused, Buffer.alloc(size, "a"), head("GET /v1", KEY)];
  },
  silent: (random) => [random.int(10, 2000)],
  noise: (random) => [Uint8Array.from({ length: random.int(1, 5000) }, () => random.int(0, 255))],
};

/** Attacks on the control that only a 4xx may answer. */
export const mustBeRefused: readonly string[] = ["foreignOrigin", "foreignHost", "foreignSite"];

/** Requests of one connection, of which each must be answered, in their order, with these statuses. */
export const mustBeAnswered: Readonly<Record<string, readonly number[]>> = {
  order: [200, 200],
  refusedUpload: [401, 200],
};
