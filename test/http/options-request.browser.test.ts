// Statements: S9, X195.

import { getResponse } from "msw";
import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";

test("an OPTIONS request of the page itself is a 405, though a page's Request hides what a preflight has (X195)", async () => {
  const { handlers } = mondayBank({ baseUrl: "https://bank.test" });
  const request = (headers: Record<string, string>) =>
    new Request("https://bank.test/v1/ach", { method: "OPTIONS", headers });
  expect(
    request({ "access-control-request-method": "GET" }).headers.has("access-control-request-method"),
  ).toBe(false);
  const response = await getResponse(handlers, request({ Authorization: "Bearer key" }));
  expect(response?.status).toBe(405);
  expect((await getResponse(handlers, request({})))?.status).not.toBe(204);
});
