import { answerPage } from "../ssr/answer.ts";

/**
 * Answers the pages: export it, with `POST`, from `app/sandbank/[[...path]]/route.ts`. Without a bank in the server, as
 * in production, it is a 404.
 *
 * @example export { GET, POST } from "sandbank/next/route";
 */
export function GET(request: Request): Promise<Response> {
  return answerPage(request, "start() of sandbank/next in register() of instrumentation.ts");
}

/** Answers the pages, as `GET` does. */
export function POST(request: Request): Promise<Response> {
  return GET(request);
}
