// Statements: O15, X44.

import { expect, test } from "vitest";
import { onboardingBank, upload } from "../../support/onboarding.ts";
import { boundary, filePart, multipart, refused, wire } from "../support.ts";

test("a part without a file name is a file like any other, counted byte by byte (O15)", async () => {
  const bank = onboardingBank();
  const body = wire([['Content-Disposition: form-data; name="file"', "Content-Type: image/png"], "äöü"]);
  expect((await upload(bank, body, multipart)).body).toMatchObject({
    data: { media_type: "image/png", media_size: 6 },
  });
});

test("a part may give its type with parameters and in capitals", async () => {
  const bank = onboardingBank();
  const headers = [
    "content-disposition: form-data; name=file",
    "CONTENT-TYPE: Application/PDF ; version=1.7",
  ];
  expect((await upload(bank, wire([headers, "%PDF"]), multipart)).body).toMatchObject({
    data: { media_type: "application/pdf", media_size: 4 },
  });
});

test("of a parameter that is given twice the first counts, and spaces around it do not", async () => {
  const bank = onboardingBank();
  const headers = ['Content-Disposition:form-data;name = "file";NAME="other"', "Content-Type: image/png"];
  expect((await upload(bank, `\r\n${wire([headers, "%PNG"])}`, multipart)).body).toMatchObject({
    data: { media_type: "image/png", media_size: 4 },
  });
});

test("quotation marks in the name of a part may be escaped either way", async () => {
  const part = (name: string) => [[`Content-Disposition: form-data; name="${name}"`], ""] as const;
  const sent = wire(filePart, part('a\\"b'), part("c%22d"));
  expect(await refused(sent, multipart, { strict: true })).toEqual([
    400,
    "'a\"b' is not taken by this call: leave it out. 'c\"d' is not taken by this call: leave it out.",
  ]);
});

test("metadata that is not UTF-8 is a 400 (O15)", async () => {
  const meta = [['Content-Disposition: form-data; name="metadata"'], '{"note":"\xFF"}'] as const;
  expect(await refused(Buffer.from(wire(filePart, meta), "latin1"))).toEqual([
    400,
    "'metadata' must be the JSON text of an object, and is not.",
  ]);
});

test("a file may hold line ends, and text that looks like the boundary", async () => {
  const bank = onboardingBank();
  const content = `\r\n--edg\r\n\r\n--${boundary}X\r\n`;
  await upload(bank, wire([filePart[0], content]), multipart);
  expect(bank.db.files.get(1001)?.media_size).toBe(content.length);
});

test.each([" ", "\t", " \t  "])(
  "spaces and tabs may stand behind a boundary, such as %j",
  async (padding) => {
    const bank = onboardingBank();
    const body = wire(filePart).replaceAll(`--${boundary}\r\n`, `--${boundary}${padding}\r\n`);
    expect((await upload(bank, `a preamble\r\n${body}`, multipart)).body).toMatchObject({
      data: { media_type: "application/pdf", media_size: filePart[1].length },
    });
  },
);

test("a part that is sent twice is a 400 (O15)", async () => {
  const meta = [['Content-Disposition: form-data; name="metadata"'], "{}"] as const;
  expect(await refused(wire(filePart, filePart, meta, meta))).toEqual([
    400,
    "'file' must be sent once only, got several parts. 'metadata' must be sent once only, got several parts.",
  ]);
  const text = [['Content-Disposition: form-data; name="file"'], "hello"] as const;
  expect(await refused(wire(text, filePart))).toEqual([
    400,
    "'file' must be sent once only, got several parts.",
  ]);
});

const whole = "'file' could not be read because the body is not complete multipart/form-data";

test.each([
  ["cut in the middle of the file", wire(filePart).slice(0, -20)],
  ["cut in the headers of a part", `--${boundary}\r\nContent-Disposition: form-`],
  ["cut in the headers of another part", `${wire(filePart).slice(0, -4)}\r\nContent-Disposition: form-`],
  ["cut right after a boundary", `--${boundary}`],
])("a body %s is a 400", async (_, body) => {
  expect(await refused(body)).toEqual([400, `${whole}: it was cut short: its last boundary is missing.`]);
});

test.each([
  ["another boundary", wire(filePart).replaceAll(boundary, "other")],
  ["no boundary", "hello"],
  ["nothing", ""],
])("a body with %s is a 400", async (_, body) => {
  expect(await refused(body)).toEqual([
    400,
    `${whole}: it does not contain the boundary of its Content-Type.`,
  ]);
});

test("a Content-Type without a boundary is a 400", async () => {
  expect(await refused(wire(filePart), { "Content-Type": "multipart/form-data" })).toEqual([
    400,
    `${whole}: its Content-Type has no boundary: let FormData write that header.`,
  ]);
});

test.each([
  ["Content-Disposition: form-data"],
  ['Content-Disposition: form-data; name=""; filename="a.pdf"'],
  ["Content-Type: application/pdf"],
])("a part with the header %j has no name, which is a 400 (X44)", async (header) => {
  expect(await refused(wire([[header], "%PDF"]))).toEqual([400, `${whole}: a part has no name.`]);
});

test("a name inside a file name is not the part's name", async () => {
  const header = 'Content-Disposition: form-data; filename="a; name=file"; name="other"';
  expect(await refused(wire([[header], "%PDF"]))).toEqual([
    400,
    "'file' is required: send it as a part of the body.",
  ]);
});

test("a body that breaks off is a 400", async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`--${boundary}\r\n`));
      controller.error(new Error("The network is gone."));
    },
  });
  const bank = onboardingBank();
  const response = await bank.fetch("/v1/files", {
    method: "POST",
    headers: { Authorization: "Bearer test_key", ...multipart },
    body,
    duplex: "half",
  } as RequestInit);
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: `${whole}: it did not arrive completely.` },
  ]);
});

test("a part whose header has 8.5 MB is a 400, and so is one just above 16 KiB (X63)", async () => {
  const padded = (size: number) =>
    [[filePart[0][0] as string, `X: ${"a;".repeat(size / 2)}`], "%PDF"] as const;
  const error = `${whole}: the header of a part has more than 16384 bytes.`;
  expect(await refused(wire(padded(8_500_000)))).toEqual([400, error]);
  // Each line begins with its two bytes of a line end.
  const left = 16_384 - filePart[0].join("12").length - "12".length - "12X: ".length;
  const filled = (size: number) => wire([[...filePart[0], `X: ${"a".repeat(size)}`], "%PDF"]);
  expect(await refused(filled(left + 1))).toEqual([400, error]);
  expect((await upload(onboardingBank(), filled(left), multipart)).status).toBe(200);
});

test("a Content-Type of more than 16 KiB is a 400 (X63)", async () => {
  const typeOf = (length: number) => "multipart/form-data; boundary=edge; x=".padEnd(length, "a");
  const taken = await upload(onboardingBank(), wire(filePart), { "Content-Type": typeOf(16_384) });
  expect(taken.status).toBe(200);
  expect(await refused(wire(filePart), { "Content-Type": typeOf(16_385) })).toEqual([
    400,
    `${whole}: its Content-Type has more than 16384 bytes.`,
  ]);
});

test("a hundred parts are read, one more is a 400 (X63)", async () => {
  const others = Array.from(
    { length: 99 },
    (_, at) => [[`Content-Disposition: form-data; name=a${at}`], ""] as const,
  );
  expect((await upload(onboardingBank(), wire(filePart, ...others), multipart)).status).toBe(200);
  expect(await refused(wire(filePart, filePart, ...others))).toEqual([
    400,
    `${whole}: it has more than 100 parts.`,
  ]);
});
