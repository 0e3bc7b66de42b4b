import type { Found } from "../kinds.ts";
import type { PageKit } from "./kit.ts";

/**
 * Finds texts that are a key: words with points or underscores between them and nothing else, and placeholders that nothing
 * has replaced. Whether a row has the text itself, which is then no key, is decided with the answers.
 */
export function rawKeys(kit: PageKit): Found[] {
  const key = /^(?:[a-z][\w-]*[a-z](?:\.[\w-]*[a-z][\w-]*)+|[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+)$/;
  const isAddress =
    /\.(?:com|org|net|io|dev|app|gov|edu|co|uk|de|test|example|localhost|[jt]sx?|mjs|json|html?|css|md|pdf|csv|txt|png|jpe?g|svg|zip|xml)$/i;
  const placeholder = /\{\{\s*[\w.]+\s*\}\}|\$\{\s*[\w.]+\s*\}/;
  return kit.texts
    .filter(({ text }) => (key.test(text) && !isAddress.test(text)) || placeholder.test(text))
    .filter(({ element }) => !kit.isSource(element))
    .map(({ element, text }) => ({ kind: "raw-key", what: kit.short(text), where: kit.selectorOf(element) }));
}
