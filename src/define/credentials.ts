import type { Credential } from "../engine/http/input/credential.ts";

/** A key in a header of its own: "x-api-key". */
export function headerKey(header: string): Credential {
  return {
    name: `'${header}'`,
    form: "a key",
    header,
    before: "",
    challenge: {},
    read: (headers) => headers.get(header),
    keyIn: (sent) => /^\S+$/.exec(sent)?.[0],
  };
}

/** A key in a cookie. */
export function cookieKey(cookie: string): Credential {
  return {
    name: `The cookie '${cookie}'`,
    form: "a key",
    header: "Cookie",
    before: `${cookie}=`,
    challenge: {},
    read: (headers) => {
      const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
      return pairs.find(([name]) => name === cookie)?.[1] ?? null;
    },
    keyIn: (sent) => (sent === "" ? undefined : sent),
  };
}
