// Statements: PROD-50 to PROD-53.

import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { OptionError } from "../../src/index.ts";
import {
  type ReceivedDelivery,
  signatureOf,
  type VerifyOptions,
  verifySignature,
} from "../../src/webhooks/index.ts";

const secret = "whsec_test";
const url = "https://app.example/hooks?tenant=1";
const body = '{"id":"evt_1","payload":{"amount":1250,"name":"Zoë"}}';
const NOW = 1_773_068_400;

/** What Node signs, apart from the code under test. */
function hexOf(text: string, key = secret): string {
  return createHmac("sha256", key).update(text).digest("hex");
}

const SIGNATURE = hexOf(`${NOW}\nPOST\n${url}\n${body}`);
const signedHeaders = { "X-Timestamp": String(NOW), "X-Signature": SIGNATURE };

function requestWith(headers: Readonly<Record<string, string>>, sent: BodyInit = body): Request {
  return new Request(url, { method: "POST", headers, body: sent });
}

function partsWith(changes: Partial<ReceivedDelivery> = {}): ReceivedDelivery {
  return { method: "POST", url, headers: signedHeaders, body, ...changes };
}

/** The reason why a delivery is not taken. */
async function reasonOf(received: Request | ReceivedDelivery, options: Partial<VerifyOptions> = {}) {
  const verified = await verifySignature(received, { secret, now: NOW, ...options });
  if (verified.ok) throw new Error("It was taken.");
  return verified.reason;
}

test("a signature is that of Node's HMAC over four lines, of text and of its bytes (PROD-50)", async () => {
  const parts = { secret, timestamp: NOW, method: "POST", url };
  expect(await signatureOf({ ...parts, body })).toBe(SIGNATURE);
  const within = new TextEncoder().encode(`.${body}.`).subarray(1, -1);
  expect(await signatureOf({ ...parts, body: within })).toBe(SIGNATURE);
  expect(await signatureOf({ ...parts, timestamp: String(NOW), body: "" })).toBe(
    hexOf(`${NOW}\nPOST\n${url}\n`),
  );
});

test("a request that is signed right is taken, and its body can be read afterwards (PROD-51)", async () => {
  const request = requestWith(signedHeaders);
  expect(await verifySignature(request, { secret, now: NOW })).toEqual({ ok: true });
  expect(await request.text()).toBe(body);
});

test.each([
  ["a body of text", partsWith()],
  [
    "a body of bytes, with the headers of Node",
    partsWith({
      body: Buffer.from(body),
      headers: { "x-timestamp": String(NOW), "x-signature": SIGNATURE.toUpperCase() },
    }),
  ],
  [
    "a body in an ArrayBuffer, with the headers of the platform",
    partsWith({ body: new TextEncoder().encode(body).buffer, headers: new Headers(signedHeaders) }),
  ],
])("the parts of a request are taken: %s (PROD-51)", async (_, parts) => {
  expect(await verifySignature(parts, { secret, now: new Date(NOW * 1000) })).toEqual({ ok: true });
});

test("behind a proxy the url of the webhook is given, and a path is enough in the request (PROD-51)", async () => {
  const behind = partsWith({ url: "/hooks?tenant=1" });
  expect(await verifySignature(behind, { secret, url, now: NOW })).toEqual({ ok: true });
});

test.each([
  [{}, "'X-Timestamp' must be the whole seconds since 1970 of the signature, got no such header."],
  [
    { "X-Timestamp": "soon" },
    "'X-Timestamp' must be the whole seconds since 1970 of the signature, got another form.",
  ],
  [
    { "X-Timestamp": `${NOW}000` },
    "'X-Timestamp' must be the whole seconds since 1970 of the signature, got milliseconds or less: divide by 1000 and leave the fraction out.",
  ],
  [
    { "X-Timestamp": String(NOW) },
    "'X-Signature' must be the 64 hex digits of an HMAC with SHA-256, got no such header.",
  ],
  [
    { "X-Timestamp": String(NOW), "X-Signature": "none" },
    "'X-Signature' must be the 64 hex digits of an HMAC with SHA-256, got text of 4 characters.",
  ],
  [
    { "X-Timestamp": String(NOW), "X-Signature": `sha256=${SIGNATURE}` },
    "'X-Signature' must be the 64 hex digits of an HMAC with SHA-256, got a prefix before them: leave it out.",
  ],
])("headers %o are refused with a reason (PROD-51)", async (headers, reason) => {
  expect(await reasonOf(requestWith(headers as Record<string, string>))).toBe(reason);
});

test("a timestamp may be 300 seconds from now and no more, either way, or as many as the option says (PROD-51)", async () => {
  const judgedAt = async (now: number, maxAgeSeconds?: number) =>
    verifySignature(partsWith(), { secret, now, maxAgeSeconds });
  expect(await judgedAt(NOW + 300)).toEqual({ ok: true });
  expect(await judgedAt(NOW - 300)).toEqual({ ok: true });
  expect(await judgedAt(NOW + 301, 301)).toEqual({ ok: true });
  expect(await judgedAt(NOW + 301)).toEqual({
    ok: false,
    reason:
      "'X-Timestamp' is 301 seconds before 'now', and may be at most 300. A bank signs at its own time: where that was moved, give it as 'now'.",
  });
  expect(await judgedAt(NOW - 301)).toEqual({
    ok: false,
    reason:
      "'X-Timestamp' is 301 seconds after 'now', and may be at most 300. A bank signs at its own time: where that was moved, give it as 'now'.",
  });
});

test("without now the machine's time judges the age (PROD-51)", async () => {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = await signatureOf({ secret, timestamp, method: "POST", url, body });
  const headers = { "X-Timestamp": String(timestamp), "X-Signature": signature };
  expect(await verifySignature(partsWith({ headers }), { secret })).toEqual({ ok: true });
  expect((await verifySignature(partsWith(), { secret })).ok).toBe(false);
});

const WRITTEN_AGAIN =
  "'X-Signature' does not fit this request. The body is the same JSON written again: give the raw body, as it was before anything parsed it.";

test.each([
  ["indented", JSON.stringify(JSON.parse(body), null, 2)],
  ["with a line feed after it", `${body}\n`],
  ["with spaces, as Python writes it", '{"id": "evt_1", "payload": {"amount": 1250, "name": "Zoë"}}'],
])("a body that was parsed and written again is explained: %s (PROD-52)", async (_, sent) => {
  expect(await reasonOf(partsWith({ body: sent }))).toBe(WRITTEN_AGAIN);
});

test.each([
  ["the scheme", { url: "http://app.example/hooks?tenant=1" }],
  [
    "the host that a proxy forwards",
    {
      url: "http://10.0.0.7:8080/hooks?tenant=1",
      headers: { ...signedHeaders, "x-forwarded-host": "app.example" },
    },
  ],
  [
    "the host that a proxy keeps",
    { url: "http://10.0.0.7:8080/hooks?tenant=1", headers: { ...signedHeaders, host: "app.example" } },
  ],
  ["the capitals of the scheme, and a last slash", { url: "HTTPS://app.example/hooks?tenant=1/" }],
])("another url is explained: %s (PROD-52)", async (_, changes) => {
  expect(await reasonOf(partsWith(changes))).toBe(
    `'X-Signature' does not fit this request. The signed url is https://app.example/hooks?…, and ${changes.url.replace(/tenant.*/, "…")} was expected: give the one that the webhook has as 'url'.`,
  );
});

test("a url of the options that is not the signed one is explained by that of the request, and a slash that is left out (PROD-52)", async () => {
  expect(await reasonOf(partsWith(), { url: "https://other.example/" })).toBe(
    "'X-Signature' does not fit this request. The signed url is https://app.example/hooks?…, and https://other.example/ was expected: give the one that the webhook has as 'url'.",
  );
  const signature = hexOf(`${NOW}\nPOST\nhttps://app.example/hooks/\n${body}`);
  const headers = { ...signedHeaders, "X-Signature": signature };
  expect(await reasonOf(partsWith({ url: "https://app.example/hooks", headers }))).toBe(
    "'X-Signature' does not fit this request. The signed url is https://app.example/hooks/, and https://app.example/hooks was expected: give the one that the webhook has as 'url'.",
  );
});

test("another method, and white space around the secret, are explained (PROD-52)", async () => {
  expect(await reasonOf(partsWith({ method: "PUT" }))).toBe(
    "'X-Signature' does not fit this request. The signed method is POST, and the request has another one.",
  );
  expect(await reasonOf(partsWith(), { secret: `${secret}\n` })).toBe(
    "'X-Signature' does not fit this request. The secret has white space around it: leave that out.",
  );
});

test("what nothing explains names what is expected, without a secret or a signature (PROD-52)", async () => {
  const expected =
    "'X-Signature' does not fit this request. Expected are the timestamp, POST, https://app.example/hooks?… and a body of 54 bytes, joined by line feeds. No usual mistake explains the difference: either the secret is another one, or the body was changed on the way.";
  expect(await reasonOf(partsWith(), { secret: "whsec_other" })).toBe(expected);
  expect(await reasonOf(partsWith({ body: body.replace("1250", "9999") }))).toBe(expected);
});

test("a body that is parsed, or was read before, has a reason (PROD-53)", async () => {
  const parsed = JSON.parse(body) as string;
  expect(await reasonOf(partsWith({ body: parsed }))).toBe(
    "The body is neither text nor bytes: something has parsed it. Pass the raw body.",
  );
  const request = requestWith(signedHeaders);
  await request.text();
  expect(await reasonOf(request)).toMatch(/^The body of the request can't be read: /);
});

test.each([
  ["a signature twice", { headers: { ...signedHeaders, "x-signature": [SIGNATURE, SIGNATURE] } }],
  ["names of headers that the platform refuses", { headers: { ":path": "/", get: "x", "": "y" } }],
  ["a body that nests deeply", { body: "[".repeat(60_000) + "]".repeat(60_000) }],
  ["a body that is no JSON and no UTF-8", { body: new Uint8Array([0xff, 0xfe, 0x7b]) }],
  ["a large body", { body: "x".repeat(2_000_000) }],
  ["a url that is none", { url: "https://[" }],
  ["a host that is none", { headers: { ...signedHeaders, host: "[\\" }, body: "{}" }],
])("hostile requests are refused, and never thrown at: %s (PROD-53)", async (_, changes) => {
  expect(await reasonOf(partsWith(changes))).toMatch(/^'X-/);
});

test("no single bit of a signature may differ (PROD-53)", async () => {
  const changed = Array.from(SIGNATURE, (digit, at) => {
    const other = (Number.parseInt(digit, 16) ^ 1).toString(16);
    return SIGNATURE.slice(0, at) + other + SIGNATURE.slice(at + 1);
  });
  const taken = await Promise.all(
    changed.map(async (signature) => {
      const headers = { ...signedHeaders, "X-Signature": signature };
      return (await verifySignature(partsWith({ headers }), { secret, now: NOW })).ok;
    }),
  );
  expect(taken).toEqual(Array.from({ length: 64 }, () => false));
});

test.each([
  [{ secret: "" }, "Option 'secret' must be the secret of the webhook, which is text."],
  [{ secret: 7 }, "Option 'secret' must be the secret of the webhook, which is text."],
  [{ url: "/hooks" }, "Option 'url' must be the callback url, since the request has a path alone."],
  [{ maxAgeSeconds: 1.5 }, "Option 'maxAgeSeconds' must be a whole number of seconds from 1."],
  [{ now: -1 }, "Option 'now' must be a Date or seconds since 1970."],
  [{ maxAgeSeconds: 0 }, "Option 'maxAgeSeconds' must be a whole number of seconds from 1."],
  [{ now: Number.NaN }, "Option 'now' must be a Date or seconds since 1970."],
  [{ now: NOW * 1000 }, "Option 'now' must be a Date or seconds since 1970."],
])("options %o are refused by their name (PROD-53)", async (options, message) => {
  const given = { secret, now: NOW, ...options } as VerifyOptions;
  await expect(verifySignature(partsWith(), given)).rejects.toThrow(new OptionError(message));
});

test("a part that can't be signed is refused by its name (PROD-53)", async () => {
  const parts = { secret, timestamp: NOW, method: "POST", url, body };
  const refused = (changes: object) => expect(signatureOf({ ...parts, ...changes })).rejects;
  await refused({ secret: undefined }).toThrow(
    "Option 'secret' must be the secret of the webhook, which is text.",
  );
  await refused({ timestamp: NOW * 1000 }).toThrow("Option 'timestamp' must be whole seconds since 1970.");
  await refused({ timestamp: -NOW }).toThrow("Option 'timestamp' must be whole seconds since 1970.");
  await refused({ method: "" }).toThrow("Option 'method' must be text that is not empty.");
  await refused({ url: "" }).toThrow("Option 'url' must be text that is not empty.");
  await refused({ body: { id: 1 } }).toThrow("Option 'body' must be text or bytes.");
});
