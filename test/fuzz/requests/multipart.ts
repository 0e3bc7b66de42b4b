import type { Chance } from "../support/chance.ts";
import type { Sent } from "./request.ts";

type Upload = Pick<Sent, "headers" | "body">;

const TYPES = ["application/pdf", "image/jpeg", "image/png", "text/plain", "IMAGE/PNG; x=1", "", "é"];
const DISPOSITIONS = [
  'form-data; name="file"; filename="a.pdf"',
  'form-data; name="file"',
  "form-data; name=file; filename=a.pdf",
  'form-data; name="metadata"',
  'form-data; name="file[]"; filename="a.pdf"',
  'form-data; name=""',
  "form-data",
  'form-data; name="ssn"',
  'form-data; name="a\\"b%22c"; filename="%0d%0a"',
];
const METADATA = ["{}", '{"a":1}', "null", "[]", "x", '{"ssn":"zq-123456-secret"}', "", '{"a":', "\u0000"];

/** An upload: valid in half of the calls, otherwise with one or more of its parts odd. */
export function uploadOf(chance: Chance): Upload {
  if (chance.percent(45)) return form("b0undary", [pdf(chance), ...(chance.percent(40) ? [note("{}")] : [])]);
  const boundary = chance.pick(["b0undary", "b", "-", "b0undary".repeat(12), "a'b", "b0 undary"]);
  const parts = Array.from({ length: chance.int(0, 4) }, () => oddPart(chance));
  const upload = form(boundary, parts);
  if (chance.percent(40) || upload.body.kind !== "text") return upload;
  const { text } = upload.body;
  const cut = chance.int(0, text.length);
  const mangled = chance.pick([
    text.slice(0, cut),
    text.replaceAll("\r\n", "\n"),
    `preamble\r\n${text}epilogue`,
    text.replace(boundary, "other"),
    `${text.slice(0, cut)}\u0000${text.slice(cut)}`,
  ]);
  return { ...upload, body: { kind: "text", text: mangled } };
}

function pdf(chance: Chance): string {
  const content = "%PDF-1.4 ".repeat(chance.int(1, 20));
  const type = chance.pick(TYPES.slice(0, 3));
  return `Content-Disposition: ${DISPOSITIONS[0]}\r\nContent-Type: ${type}\r\n\r\n${content}`;
}

function note(text: string): string {
  return `Content-Disposition: ${DISPOSITIONS[3]}\r\n\r\n${text}`;
}

function oddPart(chance: Chance): string {
  if (chance.percent(20)) return note(chance.pick(METADATA));
  const headers = [
    `Content-Disposition: ${chance.pick(DISPOSITIONS)}`,
    `Content-Type: ${chance.pick(TYPES)}`,
    ...(chance.percent(10) ? [`X-Long: ${"h".repeat(chance.int(1, 20_000))}`] : []),
  ];
  const kept = headers.filter(() => chance.percent(85));
  return `${kept.join("\r\n")}\r\n\r\n${chance.pick(["", "x", "%PDF", "--b", "\r\n--b0undary"])}`;
}

function form(boundary: string, parts: readonly string[]): Upload {
  const text = `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("")}--${boundary}--\r\n`;
  const quoted = /[^\w'-]/.test(boundary) ? `"${boundary}"` : boundary;
  return {
    headers: [["Content-Type", `multipart/form-data; boundary=${quoted}`]],
    body: { kind: "text", text },
  };
}
