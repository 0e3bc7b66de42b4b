export type { WriteFaultName } from "./faults.ts";
export type { Happened } from "./happened.ts";
export { lostReplies } from "./lost-replies.ts";
export { noDuplicates } from "./no-duplicates.ts";
export type { SentRequest } from "./observe.ts";
export type { JudgedRun, LostRepliesOptions, Write } from "./options.ts";
export { ResilienceError, type ResilienceReport, type ResilienceRow } from "./report.ts";
