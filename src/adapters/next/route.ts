import { refusal } from "../shared/refusal.ts";
import { pages } from "./pages.ts";

/**
 * Answers the pages: export it, with `POST`, from `app/sandbank/[[...path]]/route.ts`. Without a bank in the server, as
 * in production, it is a 404.
 *
 * @example export { GET, POST } from "sandbank/next/route";
 */
export async function GET(request: Request): Promise<Response> {
  if (pages.answer) return pages.answer(request);
  return refusal(
    404,
    "The server has no bank: call start() of sandbank/next in register() of instrumentation.ts.",
  );
}

/** Answers the pages, as `GET` does. */
export async function POST(request: Request): Promise<Response> {
  return GET(request);
}
