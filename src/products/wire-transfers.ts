import * as z from "zod/mini";
import { bankingDay, defineResource, type RuleDefinition } from "../define/index.ts";
import { accountOf, settle } from "./ledger.ts";
import type { Effects } from "./rows.ts";
import {
  byEffectiveDate,
  CUT_OFF,
  cancelOf,
  onBankingDay,
  refusePast,
  type TransferResource,
  transferFields,
  unknownAccount,
} from "./transfer-fields.ts";

const WireTransfer = z.object({
  ...transferFields,
  /** How urgent it is. */
  priority: z.enum(["normal", "high"]),
  /** Who receives it. */
  receiver_name: z.nullable(z.string()),
  /** The nine digits of the receiver's bank. */
  receiver_routing_number: z
    .string()
    .check(z.regex(/^[0-9]{9}$/, { error: "must be a routing number of nine digits." })),
  /** Why it came back; null for one that did not. */
  return_reason: z.nullable(z.string()),
  /** When it is sent, unless it is canceled before. */
  sends_at: z.string(),
  /** Its status. */
  status: z.enum(["pending", "processing", "succeeded", "failed", "canceled"]),
  /** What references call it. */
  type: z.literal("wire"),
});

/** A wire to another bank; `amount` is in cents. */
export type WireTransfer = z.output<typeof WireTransfer>;

/** Why a wire comes back. */
export interface ReturnedWire {
  /** A sentence; by default "The receiver's bank has no such account." */
  readonly reason?: string;
}

/** The actions of wires in `bank.simulate`. */
export interface WireActions {
  /** Cancels a pending wire. */
  readonly cancel: (id: string) => Promise<WireTransfer>;
  /** Sends a pending wire now. */
  readonly send: (id: string) => Promise<WireTransfer>;
  /** Lets a wire that was sent succeed now. */
  readonly complete: (id: string) => Promise<WireTransfer>;
  /** The receiver's bank returns it. */
  readonly return: (id: string, values?: ReturnedWire) => Promise<WireTransfer>;
}

/** A bank that lists no accounts opens one with the first transfer from its number. */
const fromKnownAccount: RuleDefinition<Readonly<Record<string, unknown>>> = {
  fields: ["account_number"],
  statement: "PROD-3",
  broken: ({ account_number }, turn, { accounts }) =>
    accounts && !accountOf(turn, String(account_number)) ? unknownAccount("account_number") : undefined,
};

/** Why a wire comes back where no other reason is said. */
const NO_ACCOUNT = "The receiver's bank has no such account.";

/** Wires to other banks, sent on banking days until a cut-off. */
export const wireTransfers: TransferResource<WireTransfer, WireActions> = defineResource({
  noun: "wire transfer",
  type: "wire",
  path: "/v1/wire",
  area: "accounts",
  auth: "client",
  needs: ["accounts"],
  row: WireTransfer,
  example: {
    ...{ account_number: "4000123456", amount: 12_500, receiver_name: "Ada Park" },
    ...{ receiver_account_number: "1000200030004000", receiver_routing_number: "790000006" },
  },
  operations: ["create", "get", "list"],
  list: "references",
  filters: ["status", ...byEffectiveDate("effective"), ...byEffectiveDate("effective_date")],
  create: {
    required: ["account_number", "amount", "receiver_account_number", "receiver_routing_number"],
    optional: ["currency", "effective_date", "metadata", "priority", "receiver_name"],
    defaults: {
      currency: "usd",
      type: "wire",
      priority: "normal",
      sends_at: "",
      effective_date: ({ today }) => today,
    },
    handle({ effective_date, status }, { now, today }) {
      refusePast(effective_date, today, "PROD-25");
      return { ...sendingOf(effective_date, now), ...(status === "failed" && { return_reason: NO_ACCOUNT }) };
    },
  },
  guards: {
    createWireTransfer: [onBankingDay, fromKnownAccount],
  },
  states: {
    pending: { actions: { cancel: { to: "canceled" }, send: { to: "processing" } } },
    processing: {
      tone: "move",
      after: { minutes: 30, to: "succeeded", event: "complete" },
      actions: { complete: { to: "succeeded" }, return: { to: "failed" } },
    },
    succeeded: { tone: "good", actions: { return: { to: "failed" } } },
    failed: { tone: "bad" },
    canceled: { tone: "off" },
  },
  actions: {
    return: {
      arguments: z.object({ reason: z._default(z.string(), NO_ACCOUNT) }),
      change: (_, { reason }) => ({ return_reason: reason }),
    },
  },
  reserved: { receiver_account_number: { "9000000000008201": "failed", "9000000000008202": "failed" } },
  timers: {
    send: {
      event: "send",
      at: ({ status, sends_at }) => (status === "pending" ? sends_at : null),
      run: ({ id }, { rows }) => void rows.perform(id, "send"),
    },
  },
  watches: {
    wireTransfers(after: WireTransfer | undefined, _before, turn) {
      if (after) settle(turn, { type: "wire", id: after.id }, after.account_number, effectsOf(after));
    },
  },
  routes: (route) => ({
    cancelWireTransfer: route({
      ...cancelOf("wire transfer"),
      path: "/v1/wire/:id",
      handle: ({ row, rows }) => rows.perform(row.id, "cancel"),
    }),
  }),
});

/** When a wire is sent: 15 minutes after it was made, on its effective date from 14:00 GMT on and before the cut-off. */
function sendingOf(effectiveDate: string, now: string): Pick<WireTransfer, "effective_date" | "sends_at"> {
  const soon = new Date(Date.parse(now) + 15 * 60_000).toISOString();
  const day = bankingDay(effectiveDate);
  const [opens, closes] = [`${day}T14:00:00.000Z`, `${day}T${CUT_OFF}:00.000Z`];
  if (soon >= closes) {
    const next = bankingDay(day, 1);
    return { effective_date: next, sends_at: `${next}T14:00:00.000Z` };
  }
  return { effective_date: day, sends_at: [soon, opens].sort().at(-1) as string };
}

function effectsOf({ amount, status, receiver_name, receiver_account_number }: WireTransfer): Effects {
  const to = receiver_name ?? `account ${receiver_account_number.slice(-4)}`;
  const sent = { event: "sent", amount: -amount, description: `Wire to ${to}` };
  const returned = { event: "returned", amount, description: `Return of wire to ${to}` };
  const wasSent = status !== "pending" && status !== "canceled";
  return {
    hold: status === "pending" ? amount : 0,
    movements: wasSent ? [sent, ...(status === "failed" ? [returned] : [])] : [],
  };
}
