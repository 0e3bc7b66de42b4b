import { ownPathsOf } from "../../bank/options/own-resources.ts";
import { isNetworkFault } from "../../engine/http/faults/network-error.ts";
import type { Bank } from "../../index.ts";
import { createControlAccess } from "../server/control-access.ts";
import { dispatch } from "../shared/msw/msw.ts";
import { refusal } from "../shared/refusal.ts";
import { type AnswerHead, type Description, fromBytes, MEDIA_TYPE, RequestHead, toBytes } from "./message.ts";

/** A bank in the process of a development server, for the pages of that server too. */
export interface ForwardingServer {
  /** The bank, asked for with each request, so that another may take its place. */
  readonly bank: () => Bank | Promise<Bank>;
  /**
   * Host names besides those of this machine under which pages may be opened, without a port; true where the server has
   * checked the name itself. By default none.
   */
  readonly allowHosts?: readonly string[] | true;
}

/**
 * Makes what a development server answers with at one path of its own origin: a GET describes the bank, a POST holds a
 * request of a page, and is answered with what the bank's handlers say to it. Requests of other sites, and under a host
 * name that is not this machine's, are refused with 403, as the control of `sandbank/server` does.
 *
 * @example const answer = answerPages({ bank: () => bank });
 */
export function answerPages({
  bank,
  allowHosts = [],
}: ForwardingServer): (request: Request) => Promise<Response> {
  return async (request) => {
    const refused = refuseOthers(request, allowHosts);
    if (refused) return refused;
    if (request.method === "POST") return answerTo(request, await bank());
    if (request.method !== "GET") return new Response(null, { status: 405, headers: { Allow: "GET, POST" } });
    const { baseUrl, options } = await bank();
    const paths = [...ownPathsOf(options)];
    const description: Description = {
      ...(baseUrl !== undefined && { baseUrl }),
      ...(paths.length > 0 && { paths }),
    };
    return Response.json(description, { headers: { "Cache-Control": "no-store" } });
  };
}

/** Refuses a request that is not of a page of the development server itself, nor of a client on this machine; undefined for one that is. */
export function refuseOthers(
  request: Request,
  allowHosts: Exclude<ForwardingServer["allowHosts"], undefined>,
  mediaType = MEDIA_TYPE,
): Response | undefined {
  const host = request.headers.get("host") ?? new URL(request.url).host;
  // The page's own origin, whatever its port; whether the host may be used at all is decided first.
  const allowOrigins = [`http://${host}`, `https://${host}`];
  const access = createControlAccess({
    baseUrl: undefined,
    allowOrigins,
    allowHosts: allowHosts === true ? [new URL(`http://${host}`).hostname] : allowHosts,
    mediaType,
    mend: (header) =>
      header === "host"
        ? "name it in the option allowHosts if its pages may use the bank"
        : "only pages of the development server itself may use its bank",
  });
  return access.refuse(request);
}

async function answerTo(carrier: Request, bank: Bank): Promise<Response> {
  let request: Request;
  try {
    const { head, body } = fromBytes(RequestHead, await carrier.arrayBuffer());
    const { url, method, headers } = head;
    const hasBody = method !== "GET" && method !== "HEAD" && body.length > 0;
    request = new Request(url, { method, headers, signal: carrier.signal, ...(hasBody ? { body } : {}) });
  } catch (cause) {
    const problem = `The body isn't a request of a page with this bank: load \`sandbank\` of one version in page and server (${cause}).`;
    return refusal(400, problem);
  }
  const response = await dispatch(bank, request);
  if (response === undefined) return message({ is: "other" });
  if (response.type === "error") return message({ is: "lost" });
  const { status, statusText } = response;
  const { bytes, isCut } = await readBody(response);
  return message({ is: "answer", status, statusText, headers: [...response.headers], isCut }, bytes);
}

function message(head: AnswerHead, body = new Uint8Array()): Response {
  return new Response(toBytes({ head, body }), {
    headers: { "Content-Type": MEDIA_TYPE, "Cache-Control": "no-store" },
  });
}

/** All bytes of a body, or those before the fault that cuts it off. */
async function readBody({ body }: Response): Promise<{ bytes: Uint8Array<ArrayBuffer>; isCut: boolean }> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const bytes = async () => new Uint8Array(await new Blob(pieces).arrayBuffer());
  try {
    if (body) for await (const piece of body) pieces.push(piece);
    return { bytes: await bytes(), isCut: false };
  } catch (error) {
    if (!isNetworkFault(error)) throw error;
    return { bytes: await bytes(), isCut: true };
  }
}
