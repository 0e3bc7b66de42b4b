import { expect, test } from "vitest";
import { INVARIANTS } from "../../src/generated/invariants.ts";
import { REGISTRY } from "../../src/registry.ts";
import { cashPickups } from "./cash-pickups/resource.ts";
import { gapsIn } from "./gaps.ts";
import { INVARIANTS_WITH_PICKUPS, WITH_PICKUPS } from "./registry.ts";

test("every declared part of every resource shows up where it should", async () => {
  expect(await gapsIn(REGISTRY, INVARIANTS)).toEqual([]);
});

test("and so does every part of a resource that was added with one folder and a line in each list", async () => {
  expect(await gapsIn(WITH_PICKUPS, INVARIANTS_WITH_PICKUPS)).toEqual([]);
});

test("a part that is forgotten is named", async () => {
  const gapsOf = (changes: object) =>
    gapsIn({ ...REGISTRY, cashPickups: { ...cashPickups, ...changes } }, INVARIANTS_WITH_PICKUPS);
  const { send, reject } = cashPickups.actions;
  const { lifecycle: _lifecycle, ...withoutLifecycle } = cashPickups;
  const unique = ["receiver"];

  await expect(gapsOf({ routes: [] })).rejects.toThrow(
    "The action cancel is the request cancelCashPickup, but there is no such route.",
  );
  expect(await gapsOf({ actions: { reject } })).toEqual([
    "cashPickups: the action send of its lifecycle is neither among its actions nor its requests.",
  ]);
  expect(await gapsOf({ requests: {} })).toEqual([
    "cashPickups: the action cancel of its lifecycle is neither among its actions nor its requests.",
  ]);
  expect(await gapsOf({ actions: { reject, send: { ...send, title: "" } } })).toEqual([
    "cashPickups: the action send is not described in bank.resources.",
  ]);
  expect(await gapsOf({ reserved: () => [{ field: "receiver", value: "X", outcome: "rejected" }] })).toEqual([
    "cashPickups: receiver, reserved for X, is no field of it.",
  ]);
  expect(await gapsIn(WITH_PICKUPS, INVARIANTS)).toEqual([
    "cashPickups: no invariants say what holds of the rows of cashPickups.",
  ]);
  expect(await gapsOf({ model: { ...cashPickups.model, unique } })).toContain(
    "cashPickups: receiver, which is to be unique, is no index of cashPickups.",
  );
  expect(await gapsIn({ ...REGISTRY, cashPickups: withoutLifecycle }, INVARIANTS_WITH_PICKUPS)).toEqual([
    "cashPickups: bank.resources has no statuses of it, with their tones.",
  ]);
  expect(await gapsIn({ ...REGISTRY, pickups: cashPickups }, INVARIANTS_WITH_PICKUPS)).toContain(
    "pickups is listed under another name than its own.",
  );
});
