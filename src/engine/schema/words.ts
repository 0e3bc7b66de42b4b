import * as z from "zod/mini";

/**
 * The statuses that the options of a project's banks name, by collection. Declare that of `assumptions.reviewStatus` as of
 * `achTransfers` and that of `assumptions.expiredCardStatus` as of `virtualCards`, and rows and queries have them. Without
 * it they have the statuses of a bank without these options, and another one does not compile.
 *
 * @example
 * declare module "sandbank" {
 *   interface OwnStatuses { achTransfers: "in_review"; virtualCards: "Expired" }
 * }
 */
// A type alias could not be added to.
// biome-ignore lint/suspicious/noEmptyInterface: projects add to it
export interface OwnStatuses {}

/** The statuses that a project declares of a collection. */
export type OwnStatusOf<Collection extends string> = OwnStatuses extends {
  readonly [Name in Collection]: infer Status extends string;
}
  ? Status
  : never;

/**
 * Text of a row that is one of some words. An enum would have the type by itself, but has neither the words that options name
 * nor the shape of what earlier versions have saved.
 */
export function textOf<Word extends string>(): z.ZodMiniType<Word, Word> {
  return z.string() as z.ZodMiniType<string> as z.ZodMiniType<Word, Word>;
}
