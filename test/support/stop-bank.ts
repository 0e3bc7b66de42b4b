import { afterAll } from "vitest";
import { slotOf } from "../../src/adapters/shared/msw/active-bank.ts";
import type { Listening } from "../../src/adapters/shared/msw/start-server.ts";

// The setup of suites whose files share a process and start a bank in it: the bank of a file does not answer the next one.

afterAll(() => slotOf<{ readonly listening: Listening }>("process").active?.started.listening.stop());
