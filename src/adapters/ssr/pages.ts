import { singleton } from "../shared/platform.ts";

/** What answers the pages; shared because a bundler may give what starts the bank and what answers the pages a copy of this module each. */
export const pages = singleton("ssr", () => ({
  answer: undefined as ((request: Request) => Promise<Response>) | undefined,
}));
