// @vitest-environment jsdom
// Statements: S14.

import msw from "msw/package.json" with { type: "json" };
import { describe, test } from "vitest";
import { start } from "../../src/adapters/node/index.ts";
import { mondayBank } from "../support/bank.ts";
import { axiosClient, xhrClient } from "./fault-clients.ts";
import { type FaultCase, faultCases } from "./faults.ts";

/** That of the page, so that jsdom asks for no permission. */
const baseUrl = location.origin;

/** The XMLHttpRequest of msw 2 sends no event when its body fails, or when it is aborted before there is an answer (X99). */
const isPossible = ({ options }: FaultCase) =>
  !(msw.version.startsWith("2.") && /truncate|hang/.test(JSON.stringify(options)));

describe.each([xhrClient(baseUrl), axiosClient(baseUrl, "xhr")])("with $name", (client) => {
  test.each(faultCases.filter(isPossible))(
    "through setupServer in jsdom: $name",
    async ({ options, run }) => {
      const bank = mondayBank({ baseUrl, ...options });
      const { stop } = start(bank);
      try {
        await run(client, bank);
      } finally {
        await stop();
      }
    },
  );
});
