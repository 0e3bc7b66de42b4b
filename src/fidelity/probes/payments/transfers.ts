import { dataOf, isAccepted } from "../../exchange.ts";
import { dayFrom } from "../day.ts";
import { idOf, type ProbeExchange, type Script } from "../probe.ts";
import { COUNTERPARTY, RECEIVER, transfer } from "../rows.ts";

const LIMIT_OF_ACCOUNTS =
  "a made-up account is refused; those that were given with --account are known, and no others";

const MADE_UP = "sandbank-verify";

/** The accounts that are enabled, where a made-up one was refused. */
function enabledIn(exchanges: readonly ProbeExchange[]): readonly unknown[] {
  const accepted = exchanges.filter(({ answer }) => isAccepted(answer));
  const accounts = accepted.map(({ request }) => dataOf(request.body).account_number);
  return accounts.includes(MADE_UP) ? [] : [[...new Set(accounts)]];
}

export const transferProbes: readonly Script[] = [
  {
    name: "a transfer that is canceled",
    needs: "account",
    finds: [
      { option: "assumptions.paymentIds" },
      {
        option: "progress.achTransfers",
        values: () => ["immediate", { reads: 1 }, { reads: 2 }, { reads: 3 }, "manual"],
      },
      { option: "assumptions.ach.processAfterMinutes", values: () => [0] },
    ],
    run: async ({ get, post, patch }, subject) => {
      const data = { ...transfer(subject), ...RECEIVER };
      const id = idOf(await post("/v1/ach", data, "ACH-31 ACH-36 ACH-37 ACH-38 ACH-39"));
      // Canceled before it is read, which tells a step of the next request from one of the next read.
      const unread = idOf(await post("/v1/ach", data));
      await patch(`/v1/ach/${unread}`, { status: "canceled" }, "ACH-32");
      for (let read = 0; read < 3; read += 1) await get(`/v1/ach/${id}`, "ACH-40");
      await patch(`/v1/ach/${id}`, { status: "processing" }, "ACH-42 P15");
      await patch(`/v1/ach/${id}`, {}, "ACH-42 P15");
      await patch(`/v1/ach/${id}`, { status: "canceled" }, "ACH-25 ACH-26 ACH-32 ACH-41");
      await patch(`/v1/ach/${id}`, { status: "canceled" }, "ACH-26 P15");
    },
  },
  {
    name: "the default of effective_date",
    needs: "account",
    finds: [dayFrom("effective_date")],
    run: async ({ post }, subject) => {
      const data = { ...transfer(subject), ...RECEIVER, effective_date: undefined, amount: 0 };
      await post("/v1/ach", data, "ACH-11 P10 ACH-6 P4");
    },
  },
  {
    name: "a transfer to a counterparty",
    needs: "account",
    finds: [{ option: "assumptions.receiverFields" }],
    run: async ({ get, post, patch }, subject) => {
      const counterparty = idOf(await post("/v1/counterparties", COUNTERPARTY));
      const data = { ...transfer(subject), counterparty_id: counterparty };
      const id = idOf(await post("/v1/ach", data, "ACH-38 P7 F7"));
      await get(`/v1/ach/${id}`, "P7");
      await patch(`/v1/ach/${id}`, { status: "canceled" }, "ACH-32");
    },
  },
  {
    name: "both ways to name a receiver",
    needs: "account",
    finds: [{ option: "strict" }],
    run: async ({ post }, subject) => {
      const counterparty = idOf(await post("/v1/counterparties", COUNTERPARTY));
      const data = { ...transfer(subject), ...RECEIVER, counterparty_id: counterparty };
      await post("/v1/ach", data, "P6");
    },
  },
  {
    name: "an account that was not enabled",
    needs: "account",
    finds: [
      {
        option: "accounts",
        values: enabledIn,
        limits: (value) => (value === undefined ? undefined : LIMIT_OF_ACCOUNTS),
      },
    ],
    run: async ({ post }, subject) => {
      const data = { ...transfer(subject), ...RECEIVER };
      await post("/v1/ach", { ...data, account_number: MADE_UP }, "P3 ACH-5");
      for (const account of subject.accounts)
        await post("/v1/ach", { ...data, account_number: account }, "ACH-5");
    },
  },
  {
    name: "reserved receiver accounts",
    needs: "account",
    finds: [{ option: "assumptions.reservedAccounts" }],
    run: async ({ post }, subject) => {
      for (const account of ["9000000000008201", "9000000000008202"]) {
        const data = { ...transfer(subject), ...RECEIVER, receiver_account_number: account };
        await post("/v1/ach", data, "ACH-23 P11 P19");
      }
    },
  },
  {
    name: "services, codes and directions",
    needs: "account",
    run: async ({ post }, subject) => {
      const data = { ...transfer(subject), ...RECEIVER };
      const sameDay = { ...data, service: "same-day", direction: "debit", effective_date: subject.day(0) };
      await post("/v1/ach", sameDay, "ACH-10 ACH-19");
      for (const sec_code of ["ccd", "web"])
        await post("/v1/ach", { ...data, sec_code, currency: "USD" }, "P5");
    },
  },
];
