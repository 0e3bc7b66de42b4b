import { isJsonObject, type JsonObject } from "../../engine/schema/json-object.ts";
import { MOST_LEVELS, nestsDeeperThan } from "../../engine/schema/nesting.ts";
import { readInstant } from "../../engine/time/instant.ts";
import { dataOf, type Exchange, objectOf } from "../exchange.ts";
import { bodyOf, parsed, textOf } from "./har-body.ts";

/** An entry as an exchange, or why it is none. */
export type ReadEntry = Exchange | { readonly reason: string };

/** Reads an entry of a HAR whose url is below the base address, at `path`. */
export function readEntry(entry: JsonObject, path: string): ReadEntry {
  const request = objectOf(entry.request);
  const response = objectOf(entry.response);
  const method = String(request.method).toUpperCase();
  if (method === "OPTIONS" || method === "HEAD") return { reason: `${method}, which asks for no answer` };
  const at = Date.parse(String(entry.startedDateTime));
  if (readInstant(at) === undefined) return { reason: "without a time" };
  const status = Number(response.status);
  if (!(status > 0)) return { reason: "without an answer, because it was aborted or failed on its way" };
  if (status >= 300 && status < 400) return { reason: `a redirect or an answer from a cache (${status})` };
  const answer = answerOf(objectOf(response.content), status);
  if ("reason" in answer) return answer;
  if (isBodyMissing(request)) return { reason: "whose request body the browser did not keep" };
  const sent = isJsonObject(request.postData) ? bodyOf(request.postData, sizeIn(answer.body)) : {};
  if (sent.form?.some(({ fileName, size }) => fileName !== undefined && size === undefined))
    return { reason: "with a file whose size is in neither the request nor the answer" };
  if (nestsDeeperThan(MOST_LEVELS, [sent.body, answer.body]))
    return { reason: `with a body that is nested more than ${MOST_LEVELS} levels deep` };
  if (!isSendable(method, sent)) return { reason: "which fetch does not send" };
  return { at, request: { method, path, ...sent }, answer: { status, body: answer.body } };
}

/** Whether a request can be made again: programs send more than browsers do, such as a GET with a body. */
function isSendable(method: string, { headers = {}, body, form }: ReturnType<typeof bodyOf>): boolean {
  try {
    new Request("https://replay.invalid", {
      method,
      headers,
      ...(body === undefined && form === undefined ? {} : { body: "{}" }),
    });
    return true;
  } catch {
    return false;
  }
}

function answerOf(
  content: JsonObject,
  status: number,
): { readonly body: unknown } | { readonly reason: string } {
  if (typeof content._file === "string")
    return { reason: 'whose body is in another file: record with the content "embed"' };
  const text = textOf(content);
  if (text === undefined || text === "") {
    const isEmpty = status === 204 || !(Number(content.size) > 0);
    return isEmpty ? { body: undefined } : { reason: "whose answer the browser did not keep" };
  }
  const json = parsed(text);
  if (json) return { body: json.value };
  return {
    reason: /^\s*</.test(text)
      ? `answered with a page of HTML (${status})`
      : `answered with no JSON (${status})`,
  };
}

/** Whether a body was sent that the file does not have: Playwright keeps none that holds a file. */
function isBodyMissing({ headers, bodySize, postData }: JsonObject): boolean {
  const { text, params } = objectOf(postData);
  if ((typeof text === "string" && text !== "") || (Array.isArray(params) && params.length > 0)) return false;
  const lengths = (Array.isArray(headers) ? headers : []).flatMap((header: unknown) =>
    String(objectOf(header).name).toLowerCase() === "content-length" ? [objectOf(header).value] : [],
  );
  return [bodySize, ...lengths].some((length) => Number(length) > 0);
}

/** What an answer calls the size of a file. */
function sizeIn(body: unknown): number | undefined {
  const [, size] = Object.entries(dataOf(body)).find(([name]) => /(?:^|_)size$/.test(name)) ?? [];
  return typeof size === "number" ? size : undefined;
}
