/** A value of an option, and how it is written in TypeScript. */
export interface OptionValue {
  readonly value: unknown;
  readonly source: string;
}
