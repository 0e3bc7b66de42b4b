import { expect, test } from "vitest";
import { INVARIANTS } from "../../src/invariants.ts";
import { REGISTRY } from "../../src/registry.ts";
import { gapsIn } from "./gaps.ts";
import { WITH_WIRES } from "./registry.ts";
import { wireInvariants } from "./wire-transfers/invariants.ts";
import { wireTransfers } from "./wire-transfers/resource.ts";

const areas = ["src/payments", "src/cards", "src/onboarding"];
const folders = [...areas, "test/registry"];
const withWires = [...INVARIANTS, wireInvariants];

test("every declared part of every resource shows up where it should", async () => {
  expect(await gapsIn(REGISTRY, areas)).toEqual([]);
});

test("and so does every part of a resource that was added with one folder and a line in each list", async () => {
  expect(await gapsIn(WITH_WIRES, folders, withWires)).toEqual([]);
});

test("a part that is forgotten is named", async () => {
  const gapsOf = (changes: object) =>
    gapsIn({ ...REGISTRY, wireTransfers: { ...wireTransfers, ...changes } }, folders, withWires);
  const { send, reject } = wireTransfers.actions;
  const { lifecycle: _lifecycle, ...withoutLifecycle } = wireTransfers;
  const unique = ["receiver"];

  await expect(gapsOf({ routes: [] })).rejects.toThrow(
    "The action cancel is the request cancelWireTransfer, but there is no such route.",
  );
  expect(await gapsOf({ actions: { reject } })).toEqual([
    "wireTransfers: the action send of its lifecycle is neither among its actions nor its requests.",
  ]);
  expect(await gapsOf({ requests: {} })).toEqual([
    "wireTransfers: the action cancel of its lifecycle is neither among its actions nor its requests.",
  ]);
  expect(await gapsOf({ actions: { reject, send: { ...send, title: "" } } })).toEqual([
    "wireTransfers: the action send is not described in bank.resources.",
  ]);
  expect(await gapsOf({ reserved: () => [{ field: "receiver", value: "X", outcome: "rejected" }] })).toEqual([
    "wireTransfers: receiver, reserved for X, is no field of it.",
  ]);
  expect(await gapsIn(WITH_WIRES, folders)).toEqual([
    "wireTransfers: no invariants say what holds of the rows of wireTransfers.",
  ]);
  expect(await gapsOf({ model: { ...wireTransfers.model, unique } })).toContain(
    "wireTransfers: receiver, which is to be unique, is no index of wireTransfers.",
  );
  expect(await gapsIn({ ...REGISTRY, wireTransfers: withoutLifecycle }, folders, withWires)).toEqual([
    "wireTransfers: bank.resources has no statuses of it, with their tones.",
  ]);
  expect(await gapsIn({ ...REGISTRY, wires: wireTransfers }, folders, withWires)).toContain(
    "wires is listed under another name than its own.",
  );
  expect(await gapsIn(WITH_WIRES, areas)).toContain(
    "wireTransfers: createWireTransfer and /v1/wires are not found by searching the routes.",
  );
});
