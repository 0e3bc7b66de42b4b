// What a server takes, as types. Compiled by `npm run typecheck` and `npm run check package`, never run.

import { createBank } from "sandbank";
import { type ServeOptions, type Serving, serve } from "sandbank/server";
import { expectTypeOf } from "vitest";

expectTypeOf(serve({ seed: 7 }, { port: 0, state: "bank.json" })).resolves.toEqualTypeOf<Serving>();
void serve({}, { isolate: true, state: "bank/", resetState: true });
void serve(createBank(), { state: "bank.json" });
expectTypeOf<ServeOptions["state"]>().toEqualTypeOf<string | undefined>();
expectTypeOf<ServeOptions["resetState"]>().toEqualTypeOf<boolean | undefined>();
// @ts-expect-error the path of a file
void serve({}, { state: true });
// @ts-expect-error true or false
void serve({}, { state: "bank.json", resetState: "bank.json" });
// @ts-expect-error an option of the server, not of the bank
void serve({ state: "bank.json" });
