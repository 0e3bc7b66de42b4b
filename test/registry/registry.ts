import { bankOf } from "../../src/bank/bank-kind.ts";
import { serviceFactory } from "../../src/bank/create-bank.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { INVARIANTS } from "../../src/generated/invariants.ts";
import { REGISTRY } from "../../src/registry.ts";
import { connectFactory } from "../../src/remote/connect.ts";
import { createControl } from "../../src/remote/control.ts";
import { cashPickupsDevelopment } from "./cash-pickups/development.ts";
import { pickupInvariants } from "./cash-pickups/invariants.ts";
import { cashPickups } from "./cash-pickups/resource.ts";

/** The registry of the bank with one resource more. */
export const WITH_PICKUPS = { ...REGISTRY, cashPickups };

export const DEVELOPMENT_WITH_PICKUPS = { ...DEVELOPMENT, cashPickups: cashPickupsDevelopment };

export const INVARIANTS_WITH_PICKUPS = [...INVARIANTS, pickupInvariants];

export const createBankWithPickups = serviceFactory(bankOf(WITH_PICKUPS), createControl);
export const connectWithPickups = connectFactory(WITH_PICKUPS);
