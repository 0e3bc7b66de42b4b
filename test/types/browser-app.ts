// What a front end writes, in a project without the types of Node. Compiled by `npm run check package`, never run.

import { setupWorker } from "msw/browser";
import { connect, createBank } from "sandbank";

export * as adapter from "sandbank/browser";

const bank = createBank();

void setupWorker(...bank.handlers).start();

const remote = connect({ baseUrl: "http://127.0.0.1:4010", world: "checkout" });
void remote.db.achTransfers.get("1001").then((transfer) => transfer?.status);
