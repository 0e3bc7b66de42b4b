// Statements: X107, X108.

import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { KINDS, possibleIn } from "../../src/coverage/all.ts";
import { possibleOf } from "../../src/coverage/possible.ts";
import { record } from "../../src/coverage/recording.ts";
import { statusesOf } from "../../src/coverage/statuses.ts";
import { createBank } from "../../src/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { createBankWithPickups, DEVELOPMENT_WITH_PICKUPS, WITH_PICKUPS } from "../registry/registry.ts";

const possible = possibleIn([]);
const names = (kind: string) => [...(possible.get(kind)?.keys() ?? [])];
const starting = (kind: string, start: string) => names(kind).filter((name) => name.startsWith(start));

test("the kinds of behavior are those of all areas and those that an area declares (X107)", () => {
  expect(KINDS).toEqual([
    "operations",
    "statuses",
    "transitions",
    "events",
    "returnCodes",
    "declineReasons",
    "errors",
    "fields",
    "faults",
  ]);
});

test("every operation is possible (X108)", () => {
  const operations = Object.values(createBank().resources).flatMap((resource) => resource.operations);
  expect(operations.length).toBeGreaterThan(40);
  expect(names("operations")).toEqual(
    expect.arrayContaining([
      "getApiVersion",
      "getConfiguration",
      ...operations.map(({ operation }) => operation),
    ]),
  );
});

test("the ways between the statuses of a transfer are those that ACH-24 to ACH-35 and P14 describe", () => {
  expect(starting("statuses", "achTransfers ")).toEqual([
    "achTransfers pending",
    "achTransfers processing",
    "achTransfers hold",
    "achTransfers succeeded",
    "achTransfers failed",
    "achTransfers canceled",
  ]);
  expect(starting("transitions", "achTransfers ")).toEqual([
    "achTransfers pending → processing",
    "achTransfers pending → canceled",
    "achTransfers pending → hold",
    "achTransfers processing → failed",
    "achTransfers processing → succeeded",
    "achTransfers processing → hold",
    "achTransfers hold → pending",
    "achTransfers hold → processing",
    "achTransfers hold → failed",
    "achTransfers hold → canceled",
    "achTransfers succeeded → failed",
  ]);
});

test("a card can only be canceled (C9)", () => {
  expect(starting("transitions", "virtualCards ")).toEqual(["virtualCards Approved → Canceled"]);
});

test("return codes are those of the network (P19), decline reasons those of C17, faults those of X73 and X74", () => {
  expect(names("returnCodes")).toHaveLength(70);
  expect(names("returnCodes").slice(0, 3)).toEqual(["R01", "R02", "R03"]);
  expect(names("declineReasons")).toEqual([
    "the card is canceled",
    "the date is outside the card's validity",
    "the card has no uses left",
    "the amount is below the per-transaction minimum",
    "the amount is above the per-transaction maximum",
    "the available balance is insufficient",
  ]);
  expect(names("faults").toSorted()).toEqual([
    "duplicate",
    "hang",
    "latency",
    "lost-reply",
    "rate-limit",
    "refuse",
    "status",
    "truncate",
  ]);
});

test("errors are the statements of refusals, fields those about single fields (X107, X108)", () => {
  expect(names("errors")).toEqual(expect.arrayContaining(["S3", "S9", "ACH-39", "P15", "C9", "O3", "VC-E5"]));
  expect(names("fields")).toEqual(expect.arrayContaining(["ACH-6", "VC-26", "ONB-12", "CP-16"]));
  expect(names("fields").filter((rule) => names("errors").includes(rule))).toEqual([]);
  // No value of these filters is refused, because each is any text (ACH-45, ACH-46).
  expect(names("fields")).not.toContain("ACH-46");
});

test("a resource that is added has its operations, statuses, ways and fields in it by itself", () => {
  const bank = createBankWithPickups();
  const added = possibleOf(WITH_PICKUPS, DEVELOPMENT_WITH_PICKUPS, statusesOf(bank));
  const more = (kind: string) =>
    [...(added.get(kind)?.keys() ?? [])].filter((name) => !names(kind).includes(name));
  expect(more("operations")).toEqual([
    "createCashPickup",
    "getCashPickup",
    "cancelCashPickup",
    "listCashPickups",
  ]);
  expect(more("statuses")).toEqual([
    "cashPickups pending",
    "cashPickups sent",
    "cashPickups rejected",
    "cashPickups canceled",
  ]);
  expect(more("transitions")).toEqual([
    "cashPickups pending → sent",
    "cashPickups pending → rejected",
    "cashPickups pending → canceled",
  ]);
});

test("a suite that names the review status is held to its own name (X108, P14)", () => {
  const recording = record(createBank({ assumptions: { reviewStatus: "in_review" } }));
  const statuses = [...(possibleIn([recording]).get("statuses")?.keys() ?? [])];
  expect(statuses).toContain("achTransfers in_review");
  expect(statuses).not.toContain("achTransfers hold");
  const both = [
    ...(possibleIn([recording, record(createBank())])
      .get("statuses")
      ?.keys() ?? []),
  ];
  expect(both).toEqual(expect.arrayContaining(["achTransfers in_review", "achTransfers hold"]));
});

test("each transition whose status depends on its row names where it may lead", () => {
  const { options } = createBank();
  const found = Object.values(REGISTRY).flatMap((resource) => {
    if (!("lifecycle" in resource)) return [];
    // What the states of a lifecycle are depends on the options alone.
    const states: object = resource.lifecycle.states({ options } as never);
    return Object.entries(states).flatMap(([from, { after, actions = {} }]) =>
      [after, ...Object.values<{ to: unknown; among?: unknown }>(actions)]
        .filter((transition) => typeof transition?.to === "function")
        .map(({ among }) => [resource.model.collection, from, among]),
    );
  });
  expect(found).toEqual([
    ["achTransfers", "processing", ["failed", "succeeded"]],
    ["achTransfers", "hold", ["pending", "processing"]],
    ["achTransfers", "hold", ["failed", "canceled"]],
    ["companies", "pending", ["approved", "blocked"]],
  ]);
});

test("everything that a year of a treasury shows is possible", async () => {
  const bank = createBank({ clock: { start: "2025-03-02T15:00:00Z", paused: true } });
  const recording = record(bank);
  await bank.ready;
  await scenarios.busy(bank);
  const shown = Object.entries(recording.seen).filter(([kind]) => possible.has(kind));
  expect(shown.map(([kind]) => kind).toSorted()).toEqual([
    "declineReasons",
    "operations",
    "returnCodes",
    "statuses",
    "transitions",
  ]);
  for (const [kind, seen] of shown) expect(seen.filter((name) => !names(kind).includes(name))).toEqual([]);
});
