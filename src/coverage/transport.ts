import type { Recording } from "./recording.ts";

/** What Vitest provides to tests while the reporter is on. */
export const PROVIDED = "sandbankCoverage";

/** What a task of Vitest has in its `meta`. */
export interface Recorded {
  sandbankCoverage?: Recording;
}

/** The environment variable that is set in Playwright's workers while the reporter is on. */
export const ENVIRONMENT = "SANDBANK_COVERAGE";

/** The name of an attachment of Playwright; the reporters that list attachments leave out those that begin so. */
export const ATTACHMENT = "_sandbank-coverage";
