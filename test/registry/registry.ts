import { bankFactory } from "../../src/bank/create-bank.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { REGISTRY } from "../../src/registry.ts";
import { connectFactory } from "../../src/remote/connect.ts";
import { createControl } from "../../src/remote/control.ts";
import { wireTransfersDevelopment } from "./wire-transfers/development.ts";
import { wireTransfers } from "./wire-transfers/resource.ts";

/** The registry of the bank with one resource more. */
export const WITH_WIRES = { ...REGISTRY, wireTransfers };

export const DEVELOPMENT_WITH_WIRES = { ...DEVELOPMENT, wireTransfers: wireTransfersDevelopment };

export const createBankWithWires = bankFactory(WITH_WIRES, createControl);
export const connectWithWires = connectFactory(WITH_WIRES);
