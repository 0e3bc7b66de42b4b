import { expect, test } from "vitest";
import { withOwnResources } from "../../src/bank/options/own-resources.ts";
import { INVARIANTS } from "../../src/generated/invariants.ts";
import { connect, createBank } from "../../src/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { OWN } from "../fuzz/support/own.ts";
import { gapsIn } from "../registry/gaps.ts";

test("every declared part of own resources shows up where it should, in a bank and in connect (DEF-1, DEF-5)", async () => {
  const bank = createBank({ resources: OWN, assumptions: { correctedStatus: true } });
  const remote = connect({ baseUrl: "http://localhost", resources: OWN });
  expect(await gapsIn(withOwnResources(REGISTRY, OWN), INVARIANTS, { bank, remote })).toEqual([]);
});
