import { pages } from "./pages.ts";

/**
 * Answers the pages: export it, with `POST`, from `app/sandbank/[[...path]]/route.ts`. Without a bank in the server, as
 * in production, it is a 404.
 *
 * @example export { GET, POST } from "sandbank/next/route";
 */
export async function GET(request: Request): Promise<Response> {
  if (pages.answer) return pages.answer(request);
  const error = "The server has no bank: call start() of sandbank/next in register() of instrumentation.ts.";
  return Response.json({ error }, { status: 404 });
}

/** Answers the pages, as `GET` does. */
export async function POST(request: Request): Promise<Response> {
  return GET(request);
}
