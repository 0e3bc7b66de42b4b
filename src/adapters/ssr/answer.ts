import { refusal } from "../shared/refusal.ts";
import { pages } from "./pages.ts";

/** Answers a page's request for the bank of its server; a 404 with what to do where there is none, as in production. */
export async function answerPage(request: Request, start: string): Promise<Response> {
  return pages.answer?.(request) ?? refusal(404, `The server has no bank: call ${start}.`);
}
