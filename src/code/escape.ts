/** Control characters, line separators and marks of text direction: in a terminal or an editor they do more than show. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * Quotes a word for a POSIX shell; one of capitals alone stays as it is. A control character becomes a space, because a
 * terminal into which it is pasted could take it for a key.
 */
export function shellWord(word: string): string {
  if (/^[A-Z]+$/.test(word)) return word;
  return `'${word.replace(/\p{Cc}/gu, " ").replaceAll("'", `'\\''`)}'`;
}

/** Whether a word of a shell can't hold a text as it is. */
export function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/**
 * Makes a comment for a POSIX shell, of characters that do nothing in shells that run comments as well: zsh does,
 * unless told otherwise.
 */
export function shellComment(text: string): string {
  return `# ${text.replaceAll(";", ",").replace(/[^\w .,:-]/g, "")}`;
}

/** A value as JSON in one line, with every unsafe character escaped; undefined is null. */
export function jsonLine(value: unknown): string {
  return (JSON.stringify(value) ?? "null").replace(UNSAFE, escaped);
}

/** A string literal of JavaScript that holds no raw unsafe character, and stays one within an HTML page. */
export function jsString(text: string): string {
  return jsonLine(text).replace(/<(?=[/!]|script)/gi, escaped);
}

/** The inside of a template literal of JavaScript, written as {@link jsString} writes. */
export function jsTemplate(text: string): string {
  return jsString(text)
    .slice(1, -1)
    .replace(/`|\$(?=\{|$)/g, "\\$&");
}

/** A key of an object literal; `__proto__` is computed, because it would set the prototype otherwise. */
export function jsKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : jsString(name);
}

/**
 * Path and query with percent signs for what no URL holds, so that none of it is dropped, or read as another host or a
 * fragment.
 */
export function urlPath(path: string): string {
  const [, bare = "", query = ""] = /^([^?]*)(.*)$/s.exec(path) ?? [];
  const text = bare.replaceAll("\\", "%5C") + query;
  const safe = text.replace(UNSAFE, encodeURIComponent).replace(/[ "#<>]/g, encodeURIComponent);
  return safe.startsWith("/") ? safe : `/${safe}`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
