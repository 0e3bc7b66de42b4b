import { decodedText, MASK, maskText, type TextKind } from "./mask-text.ts";
import { isSecretField } from "./secret-fields.ts";

/** What is masked beyond the end of a text that is cut, so that the cut does not leave half a number unmasked. */
const BEYOND_CUT = 200;

/**
 * Masks a number that is too long for an error to repeat: an account or card number sent without quotes.
 *
 * @example maskNumber(5105105105105100) // "••••5100"
 */
export function maskNumber(value: number): string {
  return maskText(String(value));
}

/** Cuts a long text short. */
export function cutText(text: string, length: number): string {
  // Joined from characters, so that the long text itself can be forgotten: a slice would keep it in memory.
  return text.length > length ? [...text.slice(0, length), "…"].join("") : text;
}

/** Masks a text, then cuts it short: the other way round could leave the first digits of a number. */
export function maskedAndCut(
  text: string,
  length: number,
  keys: readonly string[] = [],
  kind: TextKind = "message",
): string {
  if (text.length <= length) return maskText(text, kind, keys);
  return cutText(maskText(text.slice(0, length + BEYOND_CUT), kind, keys), length);
}

/**
 * Masks a path and its query, each segment and parameter by what it stands for; those without a secret
 * stay as they are encoded.
 *
 * @example maskPath("/v1/ach?filter[account_number]=1234") // "/v1/ach?filter[account_number]=••••"
 */
export function maskPath(path: string, keys: readonly string[] = []): string {
  const at = path.indexOf("?");
  const pathname = maskPieces(at < 0 ? path : path.slice(0, at), "/", keys);
  if (at < 0) return pathname;
  return `${pathname}?${path
    .slice(at + 1)
    .split("&")
    .map((parameter) => maskParameter(parameter, keys))
    .join("&")}`;
}

function maskPieces(text: string, separator: string, keys: readonly string[]): string {
  if (maskText(text, "message", keys) === text) return text;
  return text
    .split(separator)
    .map((piece) => maskPiece(piece, keys))
    .join(separator);
}

function maskParameter(parameter: string, keys: readonly string[]): string {
  const [name = "", ...rest] = parameter.split("=");
  const isSecret =
    rest.length > 0 &&
    decodedText(name)
      .split(/[[\].]/)
      .some(isSecretField);
  return isSecret ? `${maskPiece(name, keys)}=${MASK}` : maskPieces(parameter, "=", keys);
}

/** A piece that holds a secret is encoded again, but for what is easier to read as it is. */
function maskPiece(piece: string, keys: readonly string[]): string {
  const masked = maskText(piece, "message", keys);
  if (masked === piece) return piece;
  return encodeURIComponent(masked.toWellFormed()).replace(/%E2%80%A2|%5B|%5D/g, decodeURIComponent);
}
