// What a front end writes, in a project without the types of Node. Compiled by `npm run check:package`, never run.

import { setupWorker } from "msw/browser";
import { createBank } from "sandbank";

export * as adapter from "sandbank/browser";

const bank = createBank();

void setupWorker(...bank.handlers).start();
