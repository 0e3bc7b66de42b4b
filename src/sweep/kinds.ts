/** What can be wrong with a page in a state, each in words that follow "found". */
export const KINDS = {
  "uncaught-error": "an error that nothing caught",
  "unhandled-rejection": "a promise whose rejection nothing handled",
  "console-error": "an error in the console",
  "blank-page": "a page without anything on it",
  "raw-value": "NaN, undefined, null, [object Object], or Invalid Date instead of a value",
  "raw-key": "a translation key, a placeholder, or an API word instead of text",
  "cut-text": "text that is cut off, with no way to read all of it",
  "overlapping-text": "text over other text",
  "sideways-scroll": "a page wider than its window",
  "endless-spinner": "a spinner that stays after all responses have arrived",
  "hidden-error": "a request that failed, and a page that looks fine",
  "wrong-amount": "an amount of money that no answer holds",
  axe: "what axe finds",
} as const;

/** One of them. */
export type Kind = keyof typeof KINDS;

/** All of them, in the order of reports. */
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

/** Something that is wrong on a page. */
export interface Found {
  readonly kind: Kind;
  /** What, in a few words: the text, the message, the rule of axe. */
  readonly what: string;
  /** A selector of the element, where it is about one. */
  readonly where?: string | undefined;
}
