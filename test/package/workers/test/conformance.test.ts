// The conformance suite of the repository, which the checks lay beside this file, against the installed package.

import { connect } from "sandbank/core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { cases } from "../repository/test/conformance/cases.ts";
import { RUNTIMES, type Running } from "./runtimes.ts";

describe.each(Object.entries(RUNTIMES))("in %s", (_, start) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());

  test.each(cases)("$name", async ({ run }) => {
    const bank = connect({ baseUrl: running.url });
    await bank.reset({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
    await run(bank, {
      clock: bank.clock,
      progress: bank.progress,
      simulate: bank.simulate,
      outbox: {
        get entries() {
          return bank.outbox.entries();
        },
      },
    });
  });
});
