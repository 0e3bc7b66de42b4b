import { mediaTypeOf } from "../../engine/http/body.ts";
import { pathBelow } from "../../engine/http/paths.ts";
import { maskedAndCut } from "../../engine/schema/mask.ts";
import { isControlPath } from "../../remote/paths.ts";

/** Who may use the control over HTTP, besides pages and clients of this machine. */
export interface ControlAccessOptions {
  /** The path of it is where the control lies too. */
  readonly baseUrl: string | undefined;
  /** Origins of other pages, such as "https://app.example". */
  readonly allowOrigins: readonly string[];
  /** Host names under which other clients reach the server, without a port. */
  readonly allowHosts: readonly string[];
}

/** Decides which requests reach the control over HTTP. */
export interface ControlAccess {
  /** Tells whether a request is for the control. */
  isControl(request: Request): boolean;
  /** Refuses a request of a foreign page, or under a foreign host name; undefined for any other. */
  refuse(request: Request): Response | undefined;
}

/**
 * Makes the check in front of the control: a page of any origin can send requests to a server on
 * this machine, and DNS can give any name to its address, so both headers must name this machine.
 *
 * @example const response = access.refuse(request) ?? (await bank.fetch(request));
 */
export function createControlAccess(options: ControlAccessOptions): ControlAccess {
  const { baseUrl, allowOrigins, allowHosts } = options;
  const toPath = pathBelow(baseUrl);
  const isHostAllowed = (name: string) => isLoopback(name) || allowHosts.includes(name);
  return {
    isControl: ({ url }) => isControlPath(toPath(new URL(url).pathname)),
    refuse(request) {
      const origin = request.headers.get("origin");
      const hosts = [
        new URL(request.url).hostname,
        hostnameOf(`http://${request.headers.get("host") ?? "localhost"}`),
      ];
      const foreign = hosts.find((name) => !isHostAllowed(name));
      if (foreign !== undefined) return refusal(403, "host", foreign, "--allow-host", "allowHosts");
      if (origin === null) return undefined;
      if (!isLoopback(hostnameOf(origin)) && !allowOrigins.includes(origin))
        return refusal(403, "origin", origin, "--allow-origin", "allowOrigins");
      // A page can send other types without a preflight, so they do not show that it may.
      const isJson = mediaTypeOf(request) === "application/json";
      return request.method === "POST" && !isJson ? notJson() : undefined;
    },
  };
}

/**
 * Tells whether a host name means this machine, whatever DNS says.
 *
 * @example isLoopback("127.0.0.1") // true
 */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);
}

/** The host name in a URL; "" when there is none. */
function hostnameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}

function refusal(status: number, header: string, value: string, flag: string, option: string): Response {
  const got = JSON.stringify(maskedAndCut(value, 100));
  const error = `The control is for this machine alone, got the ${header} ${got}: name it with ${flag} (option ${option}) if it may use the control.`;
  return Response.json({ error }, { status });
}

function notJson(): Response {
  const error = "A page's POST to the control must have the 'Content-Type' application/json.";
  return Response.json({ error }, { status: 415 });
}
