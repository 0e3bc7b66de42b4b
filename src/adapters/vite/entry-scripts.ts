import { VIRTUAL_ID } from "./virtual-module.ts";

const MODULE_SCRIPT = /<script\b([^>]*\btype\s*=\s*["']?module\b[^>]*)>\s*<\/script>/gi;
const SOURCE = /\s\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/**
 * Rewrites each `<script type="module" src>` of a page so that it loads only when the bank has
 * started. A second script next to it would not be enough, because the app's would not wait
 * for it. Returns undefined for a page that has no such script.
 */
export function startBeforeEntries(html: string): string | undefined {
  let isRewritten = false;
  const rewritten = html.replace(MODULE_SCRIPT, (script, attributes: string) => {
    const [whole, ...quoted] = SOURCE.exec(attributes) ?? [];
    const source = quoted.find((text) => text !== undefined);
    if (whole === undefined || source === undefined || isOfAnotherServer(source)) return script;
    isRewritten = true;
    return `<script${attributes.replace(whole, "")}>${waiting(source)}</script>`;
  });
  return isRewritten ? rewritten : undefined;
}

function waiting(source: string): string {
  // Vite adds the base path to both.
  const path = /^[./]/.test(source) ? source : `./${source}`;
  return `import { afterStart } from ${JSON.stringify(VIRTUAL_ID)}; afterStart(() => import(${JSON.stringify(path)}));`;
}

/** A script of another server does not need the bank. */
function isOfAnotherServer(source: string): boolean {
  return /^([a-z]+:)?\/\//i.test(source);
}
