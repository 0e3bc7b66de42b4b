import { isJsonObject } from "../../engine/schema/json-object.ts";
import { cutText } from "../../engine/schema/masking/mask.ts";
import { maskBody } from "../../engine/schema/masking/mask-body.ts";

/** What a tool answers: values of the bank, and what may be done with them next. */
export interface Result {
  readonly data: object;
  readonly next?: string | undefined;
}

/** The longest text of a row that is shown, and the longest of a refusal, in characters. */
const MAX_TEXT = 200;
export const MAX_REFUSAL = 1000;

/** A value of the bank as a model may read it: secrets masked, long texts cut, characters that no one sees written out. */
export function shown(value: unknown, maxText = MAX_TEXT): unknown {
  return readable(maskBody(value).value, maxText);
}

function readable(value: unknown, maxText: number): unknown {
  if (typeof value === "string") return cutText(visible(value), maxText);
  if (Array.isArray(value)) return value.map((each) => readable(each, maxText));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [cutText(visible(name), maxText), readable(each, maxText)]),
  );
}

/**
 * Characters that no one sees, or that a terminal obeys: control characters but for tabs and ends of lines, formats, private use, the
 * separators that JSON leaves as they are, and selectors of variants, which can carry text.
 */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** The begin of anything that may be taken for a tag. */
const TAG = /<(?=[/!?\p{L}])/gu;

/** Text with what could hide an instruction from a person, such as characters without width, as escapes. */
function visible(text: string): string {
  return text.toWellFormed().replace(HIDDEN, (hidden) => `\\u{${hidden.codePointAt(0)?.toString(16)}}`);
}

/** A row without the fields that say nothing. */
export function withoutNulls(row: unknown): unknown {
  if (!isJsonObject(row)) return row;
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && Object.keys(value as object).length === 0;
}

/** A text that can neither end the element of data nor hide what it says. */
export function safe(text: string): string {
  return visible(text).replace(TAG, "\\u003c");
}

/** The result as the protocol has it. Nothing in its data can end the element that marks it as data. */
export function contentOf({ data, next }: Result) {
  const json = JSON.stringify(data).replace(TAG, "\\u003c");
  const text = `<data>${json}</data>${next === undefined ? "" : `\nNext: ${safe(next)}`}`;
  return {
    content: [{ type: "text" as const, text }],
    structuredContent: { data, ...(next !== undefined && { next }) },
  };
}
