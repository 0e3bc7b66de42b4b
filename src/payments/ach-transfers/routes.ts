import * as z from "zod/mini";
import { conflict } from "../../engine/http/problems.ts";
import { filter, filterFrom, listRoute } from "../../engine/http/routes/list.ts";
import { routesOf } from "../../engine/http/routes/route.ts";
import { day } from "../../engine/schema/fields.ts";
import { dayOf, formatDay } from "../../engine/time/calendar.ts";
import { Counterparties } from "../counterparties/schema.ts";
import type { PaymentsBank } from "../options.ts";
import { achStatuses } from "../statuses.ts";
import { AchLifecycle, pickedUp } from "./lifecycle.ts";
import { reservedReturn, reservedStatus } from "./reserved.ts";
import { ACH_CREATE_RULES } from "./rules.ts";
import {
  AchCreate,
  type AchTransfer,
  AchTransfers,
  AchUpdate,
  DEFAULT_SERVICE,
  RECEIVER_FIELDS,
} from "./schema.ts";

const route = routesOf<PaymentsBank>();

export const createAchTransfer = route({
  operation: "createAchTransfer",
  method: "POST",
  path: "/v1/ach",
  model: AchTransfers,
  body: AchCreate,
  rules: ACH_CREATE_RULES,
  handle: ({ body, bank }) => {
    const counterparty =
      body.counterparty_id === null ? undefined : bank.table(Counterparties).get(body.counterparty_id);
    const receiver = counterparty ? Object.fromEntries(RECEIVER_FIELDS.map((field) => [field, null])) : {};
    const receiverAccount = counterparty?.account_number ?? body.receiver_account_number ?? "";
    const created = bank.table(AchTransfers).insert((id) => {
      const pending: AchTransfer = {
        id,
        ...body,
        ...receiver,
        batch_id: null,
        currency: "usd",
        effective_date: body.effective_date ?? formatDay(dayOf(bank.now()) + 1),
        return: null,
        service: body.service ?? DEFAULT_SERVICE,
        status: "pending",
        type: "ach",
        url: `/v1/ach/${id}`,
        internal: { receiver_account_number: receiverAccount, held_from: null, batch_key: null },
      };
      return asReserved(pending, bank);
    });
    return bank.lifecycle(AchLifecycle).enter(created);
  },
});

/** A new transfer as its receiver account makes it; by default one to a reserved account has failed (P11, X87). */
function asReserved(pending: AchTransfer, bank: PaymentsBank): AchTransfer {
  const { options } = bank;
  const account = pending.internal.receiver_account_number;
  const returned = reservedReturn(account, options) ?? null;
  const isFailed = returned !== null && options.assumptions.reservedAccounts === "on-create";
  const status = isFailed ? "failed" : reservedStatus(account, options);
  switch (status) {
    case undefined:
      return pending;
    case "canceled":
      return { ...pending, status };
    case options.assumptions.reviewStatus:
      return { ...pending, status, internal: { ...pending.internal, held_from: "pending" } };
    default:
      return {
        ...pending,
        ...pickedUp(pending, bank.now(), bank.table(AchTransfers)),
        status,
        return: returned,
      };
  }
}

export const getAchTransfer = route({
  operation: "getAchTransfer",
  method: "GET",
  path: "/v1/ach/:id",
  model: AchTransfers,
  handle: ({ row }) => row,
});

export const cancelAchTransfer = route({
  operation: "cancelAchTransfer",
  method: "PATCH",
  path: "/v1/ach/:id",
  summary: "Cancel an ACH transfer that is still pending",
  model: AchTransfers,
  body: AchUpdate,
  statements: { status: "ACH-42" },
  refuses: { 409: "The transfer is no longer pending." },
  handle: ({ row, bank }) => {
    const lifecycle = bank.lifecycle(AchLifecycle);
    if (!lifecycle.actionsOf(row).includes("cancel")) {
      throw conflict(
        "status",
        `'status' is ${row.status}: only a transfer whose status is pending can be canceled.`,
        "P15",
      );
    }
    return lifecycle.perform(row.id, "cancel");
  },
});

export const listAchTransfers = listRoute<PaymentsBank, AchTransfer>({
  operation: "listAchTransfers",
  path: "/v1/ach",
  summary: "List ACH transfers, filtered by effective date, status or batch",
  model: AchTransfers,
  filters: {
    "filter[effective_date]": filterFrom(day, (transfer: AchTransfer) => transfer.effective_date),
    "filter[status]": filter(z.string(), (transfer: AchTransfer) => transfer.status),
    "filter[batch_id]": filter(z.string(), (transfer: AchTransfer) => transfer.batch_id),
  },
  statements: {
    "filter[effective_date]": "ACH-44",
    "filter[status]": "ACH-45",
    "filter[batch_id]": "ACH-46",
  },
  rules: [
    {
      code: "unknown_status",
      rule: "P17",
      fields: ["filter[status]"],
      broken: ({ "filter[status]": status }, { options }) => {
        const statuses = achStatuses(options);
        if (status === undefined || statuses.includes(status)) return undefined;
        return `'filter[status]' must be one of ${statuses.join(", ")}.`;
      },
    },
  ],
});
