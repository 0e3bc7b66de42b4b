import { singleton } from "./platform.ts";

/** What of the browser's trusted types is used here; TypeScript's library has none of it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

interface Policy {
  /** What the browser takes for a text, as `register` of a service worker and `new Worker` do. */
  createScriptURL(url: string): string;
}

/**
 * The address of a script of the page's origin, for a page that has to say which addresses it trusts
 * (`require-trusted-types-for 'script'`). Throws a TypeError for one of another origin.
 *
 * @example new Worker(scriptUrl("/worker.js"), { type: "module" });
 */
export function scriptUrl(url: string): string {
  return singleton("script-url-policy", createPolicy).createScriptURL(url);
}

function createPolicy(): Policy {
  const rules = { createScriptURL: ofOwnOrigin };
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  try {
    return trustedTypes?.createPolicy("sandbank", rules) ?? rules;
  } catch {
    // The page allows no policy of this name. If it also requires one, the browser refuses the text, and says why.
    return rules;
  }
}

function ofOwnOrigin(url: string): string {
  const { origin } = new URL(url, document.baseURI);
  if (origin === location.origin) return url;
  throw new TypeError(`The script must be of this page's origin ${location.origin}, got ${origin}: ${url}`);
}
