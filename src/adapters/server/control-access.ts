import { type BankRequest, urlOf } from "../../engine/http/bank-request.ts";
import { mediaTypeOf } from "../../engine/http/body/body.ts";
import { isLoopback } from "../../engine/http/headers/origin.ts";
import { pathBelow } from "../../engine/http/routes/paths.ts";
import { maskedAndCut } from "../../engine/schema/masking/mask.ts";
import { isControlPath } from "../../remote/paths.ts";
import { refusal } from "../shared/refusal.ts";

/** Who may use the control over HTTP, besides pages and clients of this machine. */
export interface ControlAccessOptions {
  /** The path of it is where the control lies too. */
  readonly baseUrl: string | undefined;
  /** Origins of other pages, such as "https://app.example". */
  readonly allowOrigins: readonly string[];
  /** Host names under which other clients reach the server, without a port. */
  readonly allowHosts: readonly string[];
  /** The type that a page's POST must have; by default JSON. */
  readonly mediaType?: string;
  /** What a client does that may use the control and was refused for one of its headers; by default the options of `serve`. */
  readonly mend?: (header: "host" | "origin") => string;
}

/** Decides which requests reach the control over HTTP. */
export interface ControlAccess {
  /** Tells whether a request is for the control. */
  isControl(request: BankRequest): boolean;
  /** Refuses a request of a foreign page, or under a foreign host name; undefined for any other. */
  refuse(request: BankRequest): Response | undefined;
}

/**
 * Makes the check in front of the control: a page of any origin can send requests to a server on
 * this machine, and DNS can give any name to its address, so both headers must name this machine.
 *
 * @example const response = access.refuse(request) ?? (await bank.fetch(request));
 */
export function createControlAccess(options: ControlAccessOptions): ControlAccess {
  const { baseUrl, allowOrigins, allowHosts, mediaType = "application/json", mend = byOption } = options;
  const toPath = pathBelow(baseUrl);
  const isHostAllowed = (name: string) => isLoopback(name) || allowHosts.includes(name);
  return {
    isControl: (request) => isControlPath(toPath(urlOf(request).pathname)),
    refuse(request) {
      const origin = request.headers.get("origin");
      const host = hostOf(request);
      if (!isHostAllowed(host)) return wrongHeader("host", host, mend("host"));
      if (origin === null) return isOfOtherPage(request) ? wrongPage() : undefined;
      if (!isLoopback(hostnameOf(origin)) && !allowOrigins.includes(origin))
        return wrongHeader("origin", origin, mend("origin"));
      // A page can send other types without a preflight, so they do not show that it may.
      const isTyped = mediaTypeOf(request) === mediaType;
      return request.method === "POST" && !isTyped ? wrongType(mediaType) : undefined;
    },
  };
}

/** Whether a page of another origin sent it without an `Origin`, as an image or a link does. */
function isOfOtherPage({ headers }: BankRequest): boolean {
  return ["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "");
}

/** The host name that the client has used: a server may put the address at which it listens into the url, as Next does. */
function hostOf({ url, headers }: BankRequest): string {
  const host = headers.get("host");
  return hostnameOf(host === null ? String(url) : `http://${host}`);
}

/** The host name in a URL; "" when there is none. */
function hostnameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}

function byOption(header: "host" | "origin"): string {
  const option = header === "host" ? "allowHosts" : "allowOrigins";
  return `name it with --allow-${header} (option ${option}) if it may use the control`;
}

function wrongHeader(name: "host" | "origin", value: string, mend: string): Response {
  const got = JSON.stringify(maskedAndCut(value, 100));
  return refusal(403, `Only this machine can use the control, got the ${name} ${got}: ${mend}.`);
}

function wrongPage(): Response {
  return refusal(
    403,
    "The control answers no image, link or form of another page: use fetch or connect there.",
  );
}

function wrongType(mediaType: string): Response {
  return refusal(415, `A page's POST to the control must have the 'Content-Type' ${mediaType}.`);
}
