import { isJsonObject, type JsonObject } from "../../engine/schema/json-object.ts";
import type { ExchangeRequest, FormPart } from "../exchange.ts";

/** A body of a HAR as text; undefined when the file does not have it, or not in the base64 that it says. */
export function textOf(content: JsonObject): string | undefined {
  const { text, encoding } = content;
  if (typeof text !== "string") return undefined;
  if (encoding !== "base64") return text;
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

/** JSON that is parsed; undefined for a text that is none. */
export function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * The body of a recorded request: a form where it was multipart, else JSON, else its text. Browsers leave the bytes of files out,
 * so `fileSize`, which the answer says, is the size of a file.
 */
export function bodyOf(
  postData: JsonObject,
  fileSize: number | undefined,
): Pick<ExchangeRequest, "body" | "form" | "headers"> {
  const { mimeType, params } = postData;
  const type = typeof mimeType === "string" ? mimeType : "";
  const headers = type === "" ? {} : { headers: { "content-type": type } };
  const text = textOf(postData);
  if (type.startsWith("multipart/form-data")) {
    const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
    const listed = Array.isArray(params) ? params.filter(isJsonObject).map(listedPart) : [];
    const parts = listed.length > 0 ? listed : partsIn(text ?? "", boundary);
    if (parts) return { form: parts.map((part) => withSize(part, fileSize)) };
    return { headers: headers.headers ?? {}, body: text ?? "" };
  }
  if (text === undefined || text === "") return {};
  const json = parsed(text);
  // A text in quotes is JSON too, but would be sent without them.
  return { ...headers, body: json && typeof json.value !== "string" ? json.value : text };
}

function withSize(part: FormPart, fileSize: number | undefined): FormPart {
  return part.fileName === undefined || fileSize === undefined ? part : { ...part, size: fileSize };
}

function listedPart({ name, value, fileName, contentType }: JsonObject): FormPart {
  const text = typeof value === "string" ? value : "";
  const part = { name: String(name), ...(typeof contentType === "string" ? { type: contentType } : {}) };
  return typeof fileName === "string" && fileName !== ""
    ? { ...part, fileName, ...(text === "" ? {} : { size: text.length }) }
    : { ...part, text };
}

/** The parts of a multipart text; undefined for one that is cut off. */
function partsIn(text: string, boundary: string | undefined): FormPart[] | undefined {
  if (boundary === undefined || !text.includes(`--${boundary}--`)) return undefined;
  const parts = text.split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const [head = "", content = ""] = part.split(/\r?\n\r?\n(.*)/s, 2);
    const attribute = (name: string) => new RegExp(`[; ]${name}="([^"]*)"`, "i").exec(head)?.[1];
    const type = /^content-type:(.+)$/im.exec(head)?.[1]?.trim();
    const [fileName, body] = [attribute("filename"), content.replace(/\r?\n$/, "")];
    return {
      name: attribute("name") ?? "",
      ...(type === undefined ? {} : { type }),
      ...(fileName === undefined ? { text: body } : { fileName, size: body.length }),
    };
  });
}
