import { createBankWithPickups } from "./registry.ts";

/*
 * A resource that was added with one folder and one line, in every place where a resource appears.
 */

export const START = "2026-03-02T15:00:00.000Z";

export const pickupBank = () =>
  createBankWithPickups({ baseUrl: "https://bank.test", clock: { start: START, paused: true } });
