import { singleton } from "../shared/platform.ts";

/** What answers the pages; shared because the route and `instrumentation.ts` each have a copy of this module. */
export const pages = singleton("next", () => ({
  answer: undefined as ((request: Request) => Promise<Response>) | undefined,
}));
