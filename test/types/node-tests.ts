// What a test suite in Node writes. Compiled by `npm run check package`, never run.

import { setupServer } from "msw/node";
import { createBank } from "sandbank";

export * as adapter from "sandbank/node";
export * as server from "sandbank/server";

const bank = createBank();

setupServer(...bank.handlers).listen();
