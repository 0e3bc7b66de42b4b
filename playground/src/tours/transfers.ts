import { advance, call, type Tour } from "./tour.ts";

const originating = { account_number: "4000123456", direction: "credit", sec_code: "ppd" };
const receiver = {
  receiver_account_number: "1000200030004000",
  receiver_account_type: "checking",
  receiver_name: "Ada Byron",
  receiver_routing_number: "790000006",
};
const create = (explanation: string) =>
  call({
    explanation,
    method: "POST",
    path: "/v1/ach",
    data: () => ({ ...originating, amount: 125_000, ...receiver }),
    learn: "transfer",
  });
const look = (explanation: string) => call({ explanation, method: "GET", path: "/v1/ach/{transfer}" });
const cancel = (explanation: string, expects: number) =>
  call({
    explanation,
    method: "PATCH",
    path: "/v1/ach/{transfer}",
    data: () => ({ status: "canceled" }),
    expects,
  });

/** pending → processing → succeeded. */
export const transferSucceeds: Tour = {
  name: "succeeds",
  title: "Make a transfer succeed",
  about: "Create a counterparty, send a transfer, and let a few banking days pass.",
  steps: [
    call({
      explanation: "Create the counterparty once, then use its ID.",
      method: "POST",
      path: "/v1/counterparties",
      data: () => ({
        name: "Juniper & Sons Roofing",
        account_number: "1000200030004001",
        account_type: "checking",
        routing_number: "790000006",
      }),
      learn: "counterparty",
    }),
    call({
      explanation: "Send it $1,250.00. The effective date defaults to tomorrow.",
      method: "POST",
      path: "/v1/ach",
      data: ({ counterparty }) => ({
        ...originating,
        amount: 125_000,
        counterparty_id: Number(counterparty),
      }),
      learn: "transfer",
    }),
    advance("After an hour, the bank picks up the transfer. It's processing and has a batch.", { hours: 1 }),
    advance("ACH sends no confirmation, so the bank waits. Let four banking days pass.", {
      bankingDays: 4,
    }),
    look("The transfer succeeded."),
  ],
};

/** The reserved account number that fails. */
export const transferFails: Tour = {
  name: "returned",
  title: "Make a transfer fail with R01",
  about: "Use a reserved account number to trigger a return.",
  steps: [
    call({
      explanation: "Send to account 9000000000008201. The transfer fails right away with return code R01.",
      method: "POST",
      path: "/v1/ach",
      data: () => ({
        ...originating,
        amount: 84_310,
        ...receiver,
        receiver_account_number: "9000000000008201",
      }),
      learn: "transfer",
    }),
    look("The return gives the code and what it means."),
    cancel("You can't cancel a failed transfer. The bank responds with 409.", 409),
    call({
      explanation: "It's in the list of failed transfers.",
      method: "GET",
      path: "/v1/ach?filter[status]=failed&page[limit]=5",
    }),
  ],
};

/** The window in which a transfer can be canceled. */
export const cancelInTime: Tour = {
  name: "cancel",
  title: "Cancel a transfer in time, and too late",
  about: "You can cancel a transfer while it's pending, which takes an hour with standard service.",
  steps: [
    create("Create a transfer."),
    cancel("It's pending, so you can still cancel it.", 200),
    create("Create another transfer."),
    advance("Wait an hour. The bank picks it up.", { hours: 1 }),
    cancel("Too late. The bank responds with 409 and names the current status.", 409),
    look("Nothing changed. It's still processing."),
  ],
};
