import type { Bank, LogEntry } from "../../src/index.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import type { Client } from "../support/call.ts";

const headers = { Authorization: "Bearer test_key", "Content-Type": "application/json" };

/** Creates a counterparty and returns the response as it arrives. */
export function post(client: Client, init: RequestInit = {}): Promise<Response> {
  const body = JSON.stringify({ data: minimalCounterparty });
  return client.fetch("/v1/counterparties", { method: "POST", headers, body, ...init });
}

/** Lists counterparties and returns the response as it arrives. */
export function get(client: Client, init: RequestInit = {}): Promise<Response> {
  return client.fetch("/v1/counterparties", { headers, ...init });
}

/** What the log tells of each request: status, the fault's name and the number of writes. */
export function told(bank: Bank) {
  return bank.log.entries.map(({ status, fault, changes }) => [status, fault?.then ?? null, changes.length]);
}

/** The status of each answer, or "error" for a request that got none. */
export async function outcomes(requests: readonly Promise<Response>[]): Promise<(number | "error")[]> {
  const settled = await Promise.allSettled(requests);
  return settled.map((each) => (each.status === "fulfilled" ? each.value.status : "error"));
}

/** The faults of the log by rule and kind. */
export function faultsIn(entries: readonly LogEntry[]) {
  return entries.map(({ fault }) => fault && `${fault.rule} ${fault.then} ${fault.latency}`);
}
