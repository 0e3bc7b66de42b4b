// The package's types are those of the sources, though the build writes them out. Compiled by `npm run check types`, where
// "sandbank" is the packed package. A query is left out: its class is another one in each.

import type * as packed from "sandbank";
import type * as packedFixtures from "sandbank/fixtures";
import { expectTypeOf } from "vitest";
import type * as fixtures from "../../../fixtures/index.ts";
import type * as own from "../../../src/index.ts";

/** The rows of each collection. */
type Rows<Db> = { [Name in keyof Db]: Db[Name] extends { all(): infer All } ? All : never };
/** The options whose types do not depend on those of a bank. */
type Plain<Options> = Omit<Options, "scenario" | "scenarios">;
/** What factories return, field by field. */
type Bodies<Fixtures> = {
  [Name in keyof Fixtures as Name extends `a${string}` ? Name : never]: Fixtures[Name] extends (
    ...args: never
  ) => infer Body
    ? { [Field in keyof Body]: Body[Field] }
    : never;
};

expectTypeOf<"anAchTransfer" | "aCompany">().toExtend<keyof Bodies<typeof fixtures>>();
expectTypeOf<Rows<packed.Bank["db"]>>().toEqualTypeOf<Rows<own.Bank["db"]>>();
expectTypeOf<packed.Bank["simulate"]>().toEqualTypeOf<own.Bank["simulate"]>();
expectTypeOf<packed.Bank["progress"]>().toEqualTypeOf<own.Bank["progress"]>();
expectTypeOf<Plain<packed.Bank["options"]>>().toEqualTypeOf<Plain<own.Bank["options"]>>();
expectTypeOf<Plain<packed.BankOptions>>().toEqualTypeOf<Plain<own.BankOptions>>();
expectTypeOf<packed.FaultRule>().toEqualTypeOf<own.FaultRule>();
expectTypeOf<packed.OutboxEntry>().toEqualTypeOf<own.OutboxEntry>();
expectTypeOf<Bodies<typeof packedFixtures>>().toEqualTypeOf<Bodies<typeof fixtures>>();
