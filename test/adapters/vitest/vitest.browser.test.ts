// Statements: O15, X50.

import { expect } from "vitest";
import { test } from "../../../src/adapters/vitest/index.ts";
import { sendFile, vitestConformance } from "./vitest-conformance.ts";

vitestConformance();

test("a file that is sent arrives whole", async ({ bank }) => {
  const post = (url: string, body: FormData) => fetch(url, { method: "POST", body });
  expect(await sendFile(`${bank.baseUrl}`, bank.handlers, post)).toEqual([1234]);
});
