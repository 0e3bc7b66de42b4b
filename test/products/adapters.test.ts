// What adapters do with the option `products`.

import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resolveConfig } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { bankOf } from "../../src/adapters/vite/bank-of.ts";
import { sandbank } from "../../src/adapters/vite/index.ts";
import { createBank } from "../../src/index.ts";
import * as products from "../../src/products/index.ts";
import { payouts } from "../define/payouts.ts";
import { runHere } from "../server/run-command.ts";
import { PRODUCTS, send } from "./support.ts";

const PATHS = ["/v1/accounts", "/v1/book", "/v1/wire"];

test("the command gives its bank products, and the resources of its file (PROD-33)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "products-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "bank.config.ts");
  const source = JSON.stringify(join(import.meta.dirname, "../define/payouts.ts"));
  writeFileSync(path, `import { payouts } from ${source};\nexport default { resources: { payouts } };\n`);
  const pathsWith = async (...flags: string[]) => {
    const { code, out } = await runHere(["openapi", "--options", path, ...flags]);
    expect(code).toBe(0);
    return Object.keys(JSON.parse(out).paths);
  };
  expect(await pathsWith("--products", "all")).toEqual(expect.arrayContaining(["/api/payouts", ...PATHS]));
  const without = await pathsWith();
  expect(without).toContain("/api/payouts");
  expect(without.filter((each) => PATHS.includes(each))).toEqual([]);
});

test("a resource of the options stands in the place of the product of its name (PROD-33)", async () => {
  const { accounts: numbers } = PRODUCTS;
  const accounts = products.accountsWith({ opening: { "9900112233": 5 } });
  const given = { default: { accounts: numbers, resources: { accounts, payouts } } };
  const bank = bankOf({ given, named: "options", products });
  expect(Object.keys(bank.options.resources)).toEqual([
    "accounts",
    "bookTransfers",
    "wireTransfers",
    "events",
    "webhooks",
    "webhookDeliveries",
    "payouts",
  ]);
  const { body } = await send(bank, "GET", "/v1/accounts/1001");
  expect(body).toMatchObject({ data: { posted_balance: 5 } });
});

test("resources that are no object are refused with products as without them (PROD-33)", () => {
  const given = { default: { resources: "all" as never } };
  expect(() => bankOf({ given, named: "options", products })).toThrow(
    "Option 'resources' must be an object of resources by the names of their collections, got \"all\".",
  );
});

test("other products than all are refused (PROD-33)", async () => {
  expect(await runHere(["openapi", "--products", "wires"])).toEqual({
    code: 1,
    out: "",
    err: 'sandbank: --products must be "all", got "wires".\n',
  });
  expect(() => sandbank({ products: true as never })).toThrow(
    "Option 'products' of sandbank() must be \"all\", got true.",
  );
});

test("products for a bank that the module exports are refused in words (PROD-33)", () => {
  const given = { default: createBank() };
  expect(() => bankOf({ given, named: "./src/bank.ts", products })).toThrow(
    "Option 'products' of sandbank() is for a bank that the plugin makes, but ./src/bank.ts exports a bank: give them to its createBank({ resources }).",
  );
});

test("a page of Vite loads products only where they are asked for (PROD-33)", async () => {
  const source = async (options: object) => {
    const config = await resolveConfig({ configFile: false, plugins: [sandbank(options)] }, "serve");
    const { load } = config.plugins.find(({ name }) => name === "sandbank") ?? {};
    if (typeof load !== "function") throw new Error("The plugin loads no module.");
    return load.call({} as never, "\0virtual:sandbank");
  };
  expect(await source({ products: "all" })).toBe(
    `import { createStarter, openLinks } from "sandbank/vite/client";
const given = { default: {} };
import * as products from "sandbank/products";
const panel = undefined;
const keep = undefined;
export const afterStart = createStarter({ given, named: "options", products, worker: "/mockServiceWorker.js", panel, keep, links: openLinks, relay: "/__sandbank/deliveries", hot: import.meta.hot });`,
  );
  expect(await source({})).not.toContain("products");
});
