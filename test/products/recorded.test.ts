import { expect, test } from "vitest";
import type { PanelBank } from "../../src/code/bank.ts";
import { createBank } from "../../src/index.ts";
import { recordedScenario } from "../../src/recorded/index.ts";
import { recordedTest } from "../../src/recorded/test/recording.ts";
import { payouts } from "../define/payouts.ts";
import { runCopiedTest } from "../panel/support/replay.ts";
import { book, PRODUCTS, send } from "./support.ts";

const recordedOf = async (bank: object) => {
  const keys = { client: "test_key", admin: "admin_test_key" };
  const given = { keys, mark: { request: 0, calls: 0 }, form: "vitest" as const, title: "all" };
  return (await recordedTest(bank as PanelBank, given)).text;
};

test("a recorded test imports products from their entry, and passes (PROD-34)", async () => {
  const bank = createBank({ ...PRODUCTS, record: true });
  await send(bank, "POST", "/v1/book", book());
  const code = await recordedOf(bank);
  expect(code.split("\n").slice(0, 3)).toEqual([
    'import { createBank } from "sandbank";',
    'import { expect, test } from "vitest";',
    'import { accounts, bookTransfers, wireTransfers } from "sandbank/products";',
  ]);
  expect(code).toContain("    resources: { accounts, bookTransfers, wireTransfers },\n");
  await runCopiedTest(code);
});

test("resources of a team's own are imported apart from products (PROD-34)", async () => {
  const { accounts } = PRODUCTS.resources;
  const bank = createBank({ ...PRODUCTS, resources: { accounts, payouts }, record: true });
  await send(bank, "GET", "/v1/accounts/1001");
  expect((await recordedOf(bank)).split("\n").slice(2, 5)).toEqual([
    'import { accounts } from "sandbank/products";',
    "// The bank's own resources: import them from where they are.",
    'import { payouts } from "./resources";',
  ]);
});

test("a recorded scenario has the types of products from their entry (PROD-34)", async () => {
  const bank = createBank({ ...PRODUCTS, record: true });
  await send(bank, "POST", "/v1/book", book());
  const { source } = await recordedScenario(bank, "moved");
  expect(source).toContain(
    'import type { accounts, bookTransfers, wireTransfers } from "sandbank/products";\n',
  );
});
