// Statements: X70 to X75.

import { expect, vi } from "vitest";
import type { Bank, BankOptions } from "../../src/index.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import type { FaultClient, Received, Sent } from "./fault-clients.ts";

const create: Sent = { method: "POST", path: "/v1/counterparties", data: minimalCounterparty };
const list: Sent = { method: "GET", path: "/v1/counterparties" };

/** How a request ended, in a word or with what it got. */
async function ending(client: FaultClient, sent: Sent): Promise<string | Received> {
  try {
    return await client.send(sent);
  } catch (error) {
    if (client.isAborted(error)) return "aborted";
    if (client.isNetworkError(error)) return "network error";
    throw error;
  }
}

const told = (bank: Bank) =>
  bank.log.entries.map(({ status, fault, changes }) => [status, fault?.then ?? null, changes.length]);

/** What a fault must be for every client over every transport. It runs with a new bank of these options. */
export interface FaultCase {
  readonly name: string;
  readonly options: BankOptions;
  readonly run: (client: FaultClient, bank: Bank) => Promise<void>;
}

/** Every case of faults (X70 to X74). */
export const faultCases: readonly FaultCase[] = [
  {
    name: "a status arrives with its body and Retry-After, and nothing is written",
    options: { faults: [{ on: "createCounterparty", status: 503, body: { code: "busy" }, retryAfter: 2 }] },
    async run(client, bank) {
      expect(await ending(client, create)).toEqual({ status: 503, retryAfter: "2", body: { code: "busy" } });
      expect(told(bank)).toEqual([[503, "status", 0]]);
      expect(bank.db.counterparties.count()).toBe(0);
    },
  },
  {
    name: "a status without a body has the service's own",
    options: { faults: ["down"] },
    async run(client) {
      const body = { error: "MasterCard is currently unavailable." };
      expect(await ending(client, list)).toEqual({ status: 503, retryAfter: null, body });
    },
  },
  {
    name: "a refused request is a network error, and nothing is written",
    options: { faults: [{ then: "refuse" }] },
    async run(client, bank) {
      expect(await ending(client, create)).toBe("network error");
      expect(told(bank)).toEqual([[0, "refuse", 0]]);
      expect(bank.db.counterparties.count()).toBe(0);
    },
  },
  {
    name: "a lost reply is a network error, and what was asked is written",
    options: { faults: [{ nth: 1, then: "lost-reply" }] },
    async run(client, bank) {
      expect(await ending(client, create)).toBe("network error");
      expect(told(bank)).toEqual([[200, "lost-reply", 1]]);
      expect(bank.db.counterparties.count()).toBe(1);
      expect(await ending(client, list)).toMatchObject({ status: 200, body: { data: [{ id: "1001" }] } });
    },
  },
  {
    name: "an answer that is cut off is a network error, and what was asked is written",
    options: { faults: [{ then: "truncate" }] },
    async run(client, bank) {
      expect(await ending(client, create)).toBe("network error");
      expect(told(bank)).toEqual([[200, "truncate", 1]]);
      expect(bank.db.counterparties.count()).toBe(1);
    },
  },
  {
    name: "a request hangs until it is aborted, and others are answered",
    options: { faults: [{ on: "createCounterparty", then: "hang" }] },
    async run(client, bank) {
      const controller = new AbortController();
      const hanging = ending(client, { ...create, signal: controller.signal });
      await vi.waitFor(() => expect(bank.log.entries).toHaveLength(1));
      expect(await ending(client, list)).toMatchObject({ status: 200, body: { data: [] } });
      controller.abort();
      expect(await hanging).toBe("aborted");
      expect(told(bank)).toEqual([
        [0, "hang", 0],
        [200, null, 0],
      ]);
    },
  },
  {
    name: "a duplicate is written twice, and the second answer arrives",
    options: { faults: [{ then: "duplicate", nth: 1 }] },
    async run(client, bank) {
      expect(await ending(client, create)).toMatchObject({ status: 200, body: { data: { id: "1002" } } });
      expect(told(bank)).toEqual([
        [200, "duplicate", 1],
        [200, "duplicate", 1],
      ]);
      expect(bank.db.counterparties.count()).toBe(2);
    },
  },
  {
    name: "a request above the limit is a 429 that says when to try again",
    options: { rateLimit: { quota: 1, window: 60 } },
    async run(client, bank) {
      expect(await ending(client, list)).toMatchObject({ status: 200 });
      await bank.clock.advance({ minutes: 0.5 });
      expect(await ending(client, create)).toEqual({
        status: 429,
        retryAfter: "30",
        body: { error: "Too many requests: 1 in 60 seconds are handled. Try again in 30 seconds." },
      });
      await bank.clock.advance({ minutes: 0.5 });
      expect(await ending(client, create)).toMatchObject({ status: 200 });
    },
  },
  {
    name: "a latency delays the answer, which is the bank's own",
    options: { faults: [{ latency: { min: 5, max: 20 } }] },
    async run(client, bank) {
      expect(await ending(client, list)).toMatchObject({ status: 200, retryAfter: null });
      expect(bank.log.entries[0]?.fault).toMatchObject({ then: "latency" });
    },
  },
];
