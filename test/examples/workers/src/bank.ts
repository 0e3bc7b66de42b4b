import { type CoreBank, createBank } from "sandbank/core";

let bank: CoreBank | undefined;

/**
 * Answers with one bank for the whole worker. It is made with the first request, because at the edge a module that is
 * being loaded has no time of day, and the bank's clock would begin in 1970.
 */
export function answer(request: Request): Promise<Response> {
  bank ??= createBank({ baseUrl: "https://bank.test" });
  const { pathname, search } = new URL(request.url);
  return bank.fetch(new Request(`https://bank.test${pathname}${search}`, request));
}
