// Statements: O15.

import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { piecesOfForm } from "../../../src/engine/http/body/form-bytes.ts";
import { onboardingBank } from "../../support/onboarding.ts";

const text = fc.string({ unit: fc.constantFrom("a", "ö", '"', "\r", "\n", "\r\n", "%", ";", "=", " ", "€") });
const file = fc
  .record({
    content: fc.uint8Array(),
    name: text,
    type: fc.constantFrom("", "application/pdf", "text/plain"),
  })
  .map(({ content, name, type }) => new File([content], `scan${name}`, { type }));

test("a form is written byte by byte as the platform writes it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, fc.oneof(text, file)), { maxLength: 5 }), async (entries) => {
      const form = new FormData();
      for (const [name, value] of entries) form.append(name, value);
      const request = new Request("https://bank.test", { method: "POST", body: form });
      const pieces: Uint8Array[] = [];
      for await (const piece of piecesOfForm([...form], request.headers.get("content-type") ?? "")) {
        pieces.push(piece);
      }
      expect(Buffer.concat(pieces).toString()).toBe(Buffer.from(await request.arrayBuffer()).toString());
    }),
  );
});

test("a file is taken where the platform can't read a request that was made of a form with one (X240)", async () => {
  const bank = onboardingBank();
  const form = new FormData();
  form.append("file", new File(["%PDF-1.4"], "scan.pdf", { type: "application/pdf" }));
  form.append("metadata", '{"page":1}');
  vi.stubGlobal("Request", RequestOfWebKit);
  try {
    const answering = bank.fetch("/v1/files", {
      method: "POST",
      headers: { Authorization: "Bearer test_key" },
      body: form,
    });
    form.delete("file");
    const answer = await answering;
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { data: { media_type: "application/pdf", media_size: 8, metadata: { page: 1 } } },
    ]);
  } finally {
    vi.unstubAllGlobals();
  }
});

test("a form with a Content-Type of the caller's own is refused, as a real server would (O15)", async () => {
  const form = new FormData();
  form.append("file", new File(["%PDF-1.4"], "scan.pdf", { type: "application/pdf" }));
  const headers = { Authorization: "Bearer test_key", "Content-Type": "multipart/form-data; boundary=own" };
  const answer = await onboardingBank().fetch("/v1/files", { method: "POST", headers, body: form });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      error:
        "'file' could not be read because the body is not complete multipart/form-data: it does not contain the boundary of its Content-Type.",
    },
  ]);
});

const unreadable = () =>
  Promise.reject(new DOMException("Unable to read form data blob", "InvalidStateError"));

/** What WebKitGTK 2.50 does. */
class RequestOfWebKit extends Request {
  override get body() {
    return new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: unreadable });
  }
  override arrayBuffer = unreadable;
  override text = unreadable;
  override formData = unreadable;
}
