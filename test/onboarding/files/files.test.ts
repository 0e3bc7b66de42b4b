// Statements: O15, X44.

import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { formWith, onboardingBank, upload } from "../../support/onboarding.ts";
import { boundary, multipart, refused, wire } from "../support.ts";

test.each(["application/pdf", "image/jpeg", "image/png"])(
  "a file of type %s is taken (ONB-166, O15)",
  async (type) => {
    const bank = onboardingBank();
    const answer = await upload(bank, formWith(type, 3000));
    expect(answer).toEqual({
      status: 200,
      body: {
        data: {
          id: 1001,
          media_type: type,
          media_size: 3000,
          metadata: null,
          type: "file",
          url: "https://bank.test/v1/files/1001",
        },
      },
    });
    expect((await call(bank, "GET", "/v1/files/1001")).body).toEqual(answer.body);
    expect(bank.db.files.get(1001)).toEqual((answer.body as { data: unknown }).data);
  },
);

test("a file may carry metadata, as the JSON text of an object (ONB-165, O15)", async () => {
  const bank = onboardingBank();
  const form = formWith();
  form.append("metadata", JSON.stringify({ page: 1, of: ["a", null] }));
  expect((await upload(bank, form)).body).toMatchObject({
    data: { metadata: { page: 1, of: ["a", null] } },
  });
});

test("the bytes of a file are nowhere: not in an answer, not in the log, not in a snapshot (O15)", async () => {
  const bank = onboardingBank();
  const form = new FormData();
  form.append("file", new File(["SECRETBYTES"], "secret-name.pdf", { type: "application/pdf" }));
  form.append("other", "SECRETBYTES");
  const answer = await upload(bank, form);
  const { log } = bank;
  expect(log.entries.at(-1)).toMatchObject({
    requestBody: [
      { name: "file", type: "application/pdf", size: 11 },
      { name: "other", type: "text/plain", size: 11 },
    ],
    warnings: ["'other' is not taken by this call and was ignored."],
  });
  expect(JSON.stringify([answer, log.entries, bank.snapshot(), bank.db.files.all()])).not.toMatch(/secret/i);
});

test.each(["text/plain", "application/octet-stream", "image/gif", "image/jpg", ""])(
  "a file of type %j is a 415 (O15)",
  async (type) => {
    const [status, error] = await refused(formWith(type), {});
    expect(status).toBe(415);
    expect(error).toMatch(/^'file' must be one of application\/pdf, image\/jpeg, image\/png, got \S+\.$/);
  },
);

test("a part without a type is text, which is a 415 (X44)", async () => {
  expect(await refused(wire([['Content-Disposition: form-data; name="file"'], "hello"]))).toEqual([
    415,
    "'file' must be one of application/pdf, image/jpeg, image/png, got text/plain.",
  ]);
});

test.each([
  ["application/json", '{"data":{}}'],
  ["application/pdf", "%PDF"],
  ["text/plain;charset=UTF-8", "hello"],
])("a body of type %s is a 415 (ONB-163, S4, O15)", async (type, body) => {
  expect(await refused(body, { "Content-Type": type })).toEqual([
    415,
    `The 'Content-Type' must be multipart/form-data, got "${type}".`,
  ]);
});

test("a file of 10 MiB is accepted, one of a byte more is a 413 (O15)", { timeout: 30_000 }, async () => {
  const bank = onboardingBank();
  expect((await upload(bank, formWith("image/png", 10_485_760))).status).toBe(200);
  expect(await refused(formWith("image/png", 10_485_761), {})).toEqual([
    413,
    "'file' must be at most 10485760 bytes, got 10485761.",
  ]);
});

test("the largest size is an option (O15)", async () => {
  const options = { assumptions: { files: { maxBytes: 4 } } };
  expect((await upload(onboardingBank(options), formWith("image/png", 4))).status).toBe(200);
  expect(await refused(formWith("image/png", 5), {}, options)).toEqual([
    413,
    "'file' must be at most 4 bytes, got 5.",
  ]);
});

test("an empty file is a 400 (O15)", async () => {
  const [status, error] = await refused(formWith("image/png", 0), {});
  expect(status).toBe(400);
  expect(error).toContain("'file' must not be empty, got 0 bytes");
});

test("a body without a file is a 400 (ONB-164)", async () => {
  const form = new FormData();
  form.append("metadata", "{}");
  const error = "'file' is required: send it as a part of the body.";
  expect(await refused(form, {})).toEqual([400, error]);
  expect(await refused(`--${boundary}--`)).toEqual([400, error]);
});

test.each(["", "null", "[]", "7", '"text"', "{", "undefined", "\u0000"])(
  "metadata of %j is a 400 (O15, X44)",
  async (text) => {
    const form = formWith();
    form.append("metadata", text);
    expect(await refused(form, {})).toEqual([
      400,
      "'metadata' must be the JSON text of an object, and is not.",
    ]);
  },
);

test("metadata above 8,192 bytes is a 400 (S15)", async () => {
  const form = formWith();
  form.append("metadata", JSON.stringify({ text: "x".repeat(8192) }));
  expect(await refused(form, {})).toEqual([400, "'metadata' must be at most 8192 bytes of JSON, got 8203."]);
});

test("a part that the call does not take is refused where unknown fields are", async () => {
  const form = formWith();
  form.append("description", "A scan");
  expect(await refused(form, {}, { strict: true })).toEqual([
    400,
    "'description' is not taken by this call: leave it out.",
  ]);
});

test("an upload far above the largest file is refused while it arrives (X62)", async () => {
  const bank = onboardingBank({ assumptions: { files: { maxBytes: 4 } } });
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const answer = await upload(bank, body, multipart, { duplex: "half" });
  expect(answer).toEqual({
    status: 413,
    body: { error: "The body is larger than 2097156 bytes, which is the most that this call takes." },
  });
  expect(sent).toBeLessThan(3_000_000);
});

test("a file can't be updated, and is deleted while nothing uses it", async () => {
  const bank = onboardingBank();
  await upload(bank, formWith());
  expect((await call(bank, "PATCH", "/v1/files/1001", { metadata: {} })).status).toBe(405);
  expect((await call(bank, "DELETE", "/v1/files/1001")).status).toBe(204);
  expect((await call(bank, "GET", "/v1/files/1001")).status).toBe(404);
});

test("of the problems of an upload the type comes first, then the size, then all others at once (X44)", async () => {
  const form = (type: string, bytes: number) => {
    const wrong = formWith(type, bytes);
    wrong.append("metadata", "{");
    wrong.append("metadata", "{");
    return wrong;
  };
  const options = { strict: true, assumptions: { files: { maxBytes: 10 } } };
  expect((await refused(form("text/plain", 11), {}, options))[0]).toBe(415);
  expect((await refused(form("application/pdf", 11), {}, options))[0]).toBe(413);
  const [status, error] = await refused(form("application/pdf", 0), {}, options);
  expect(status).toBe(400);
  expect(error).toMatch(/^'file' must .*\. 'metadata' must .*\.$/);
});

const twice = formWith();
twice.append("metadata", "{");
twice.append("metadata", "{}");

test.each<[readonly [field: string, code: string][], FormData | string]>([
  [[["file", "required"]], new FormData()],
  [[["file", "empty_file"]], formWith("image/png", 0)],
  [[["file", "unsupported_media_type"]], formWith("text/plain")],
  [[["file", "file_too_large"]], formWith("image/png", 9000)],
  [[["file", "malformed_body"]], "hello"],
  [
    [
      ["metadata", "not_an_object"],
      ["metadata", "repeated"],
    ],
    twice,
  ],
])("the log has the reasons %j of a refused upload (O15)", async (reasons, body) => {
  const bank = onboardingBank({ assumptions: { files: { maxBytes: 8192 } } });
  const answer = await upload(bank, body, typeof body === "string" ? multipart : {});
  const issues = bank.log.entries.at(-1)?.issues ?? [];
  expect(issues.map(({ field, code }) => [field, code])).toEqual(reasons);
  expect(issues.map(({ rule }) => rule)).toEqual(reasons.map(() => "O15"));
  expect(answer.body).toEqual({ error: issues.map(({ message }) => message).join(" ") });
});
