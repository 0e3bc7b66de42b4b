// What the panel uses, which it loads when it needs it.

export { recordCalls } from "../bank/recipe/record.ts";
export { isShareable, LinkTooLongError, link } from "./link.ts";
