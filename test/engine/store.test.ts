import { expect, test } from "vitest";
import { Suppliers } from "../../src/cards/suppliers/schema.ts";
import { Store } from "../../src/engine/store/store.ts";
import { CashPickups } from "../registry/cash-pickups/schema.ts";
import { type Account, accountTable } from "./accounts.ts";

const account: Omit<Account, "id"> = {
  ...{ status: "open", amount: 1, note: null, branch_id: null, limits: null, tags: [] },
  ...{ owner: { name: "Ada", city: null }, internal: { batch: null, flags: { manual: false } } },
};

test("two models of one collection are refused, for one of them would hide the other's rows", () => {
  const store = new Store(() => 0);
  store.add(Suppliers);
  expect(() => store.add(Suppliers)).toThrow("There are two tables named suppliers.");
});

test("a collection and an index that do not exist are named", () => {
  const store = new Store(() => 0);
  store.add(Suppliers);
  store.add(CashPickups);
  expect(() => store.named("supplier")).toThrow(
    new Error('There is no collection "supplier": it is one of suppliers, cashPickups.'),
  );
  const none = new Error('suppliers has no index "name".');
  expect(() => store.named("suppliers").by("name", "Ada")).toThrow(none);
  expect(() => store.named("suppliers").firstBy("name", "Ada")).toThrow(none);
});

test("rows under a key of an index are in the order in which they got it", () => {
  const table = accountTable();
  const internal = (batch: number) => ({ batch, flags: { manual: false } });
  for (let made = 0; made < 3; made += 1) table.insert((id) => ({ ...account, id, internal: internal(1) }));
  const ids = () => table.by("batch", 1).map(({ id }) => id);
  table.update("1001", { internal: { batch: 1, flags: { manual: true } } });
  expect(ids()).toEqual(["1001", "1002", "1003"]);
  table.update("1001", { internal: internal(2) });
  expect(ids()).toEqual(["1002", "1003"]);
  table.update("1001", { internal: internal(1) });
  expect([...ids(), table.firstBy("batch", 1)?.id]).toEqual(["1002", "1003", "1001", "1002"]);
});

test("a status changes in the declared ways alone, and a refused change leaves the row as it was", () => {
  const table = accountTable();
  const { id } = table.insert((key) => ({ ...account, id: key }));
  table.keepTo([
    { from: "open", to: "held" },
    { from: "held", to: "closed" },
  ]);
  const refused = (from: string, to: string) =>
    new Error(`No way of accounts leads from ${from} to ${to}: declare it as one.`);
  expect(() => table.update(id, { status: "closed" })).toThrow(refused("open", "closed"));
  expect(table.update(id, { status: "open", amount: 2 })).toMatchObject({ status: "open", amount: 2 });
  expect(table.update(id, { status: "held" }).status).toBe("held");
  expect(() => table.update(id, { status: "open" })).toThrow(refused("held", "open"));
  expect(table.get(id)).toMatchObject({ status: "held", amount: 2 });
  expect(table.timeline(id).map(({ status }) => status)).toEqual(["open", "held"]);
});
