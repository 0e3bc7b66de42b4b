import { expect, test } from "vitest";
import { Suppliers } from "../../src/cards/suppliers/schema.ts";
import { Store } from "../../src/engine/store/store.ts";

test("two models of one collection are refused, for one of them would hide the other's rows", () => {
  const store = new Store(() => 0);
  store.add(Suppliers);
  expect(() => store.add(Suppliers)).toThrow("There are two tables named suppliers.");
});
