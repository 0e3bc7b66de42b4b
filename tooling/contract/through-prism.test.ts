// The conformance suite against the built `npx sandbank`, through Prism as a validating proxy. Run by check-contract.ts.

import { appendFileSync } from "node:fs";
import { test } from "vitest";
import { connect } from "../../src/index.ts";
import { BASE_URL } from "../../test/conformance/case.ts";
import { cases } from "../../test/conformance/cases.ts";

const { BANK_URL = "", PRISM_URL = "", SEEN_FILE = "" } = process.env;

test.each(cases.map((one, at) => ({ ...one, world: `case-${at}` })))(
  "$name",
  async ({ name, run, world }) => {
    const remote = connect({ baseUrl: BANK_URL, world });
    // What a case reads of its bank, over HTTP.
    const bank = {
      clock: remote.clock,
      progress: remote.progress,
      simulate: remote.simulate,
      outbox: {
        get entries() {
          return remote.outbox.entries();
        },
      },
    };
    const send = async (path: string, init?: RequestInit): Promise<Response> => {
      const headers = new Headers(init?.headers);
      headers.set("x-sandbank-world", world);
      // Prism never answers a body that is not JSON.
      const response = await fetch((isParsed(init?.body) ? PRISM_URL : BANK_URL) + path, {
        ...init,
        headers,
      });
      const violations = JSON.parse(response.headers.get("sl-violations") ?? "[]");
      const { status } = response;
      appendFileSync(
        SEEN_FILE,
        `${JSON.stringify({ name, method: init?.method ?? "GET", path, status, violations })}\n`,
      );
      // The bank is not told its base url: absolute urls begin with the server's.
      const text = (await response.text()).replaceAll(BANK_URL, BASE_URL);
      return new Response(status === 204 ? null : text, { status, headers: response.headers });
    };
    await run({ fetch: send }, bank);
  },
);

function isParsed(body: BodyInit | null | undefined): boolean {
  if (typeof body !== "string" || !body.startsWith("{")) return true;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
