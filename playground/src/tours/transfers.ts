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
  title: "A transfer that succeeds",
  about: "From a counterparty to money that has arrived, a few banking days later.",
  steps: [
    call({
      explanation: "Store the other party once, and use its id from then on.",
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
      explanation: "Push $1,250.00 to it. The effective date is tomorrow unless you say otherwise.",
      method: "POST",
      path: "/v1/ach",
      data: ({ counterparty }) => ({
        ...originating,
        amount: 125_000,
        counterparty_id: Number(counterparty),
      }),
      learn: "transfer",
    }),
    advance("An hour later the transfer has been picked up: it is processing and has a batch.", { hours: 1 }),
    advance("The network confirms nothing, so the bank waits. Let four banking days pass.", {
      bankingDays: 4,
    }),
    look("It has succeeded."),
  ],
};

/** The reserved account number that fails. */
export const transferFails: Tour = {
  name: "returned",
  title: "A transfer that fails with R01",
  about: "A reserved account number brings about a return, so that you can see how your page takes it.",
  steps: [
    call({
      explanation: "Send to account 9000000000008201. The answer has failed already, with return code R01.",
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
    look("The return says why: the code, and what it means."),
    cancel("A failed transfer can't be canceled: the bank refuses with 409.", 409),
    call({
      explanation: "It is in the list of failed transfers.",
      method: "GET",
      path: "/v1/ach?filter[status]=failed&page[limit]=5",
    }),
  ],
};

/** The window in which a transfer can be canceled. */
export const cancelInTime: Tour = {
  name: "cancel",
  title: "Cancel in time, and too late",
  about: "A transfer can be canceled while it is pending: an hour, for the standard service.",
  steps: [
    create("Create a transfer."),
    cancel("It is pending, so it can still be canceled.", 200),
    create("Create another."),
    advance("Wait an hour. It has been picked up.", { hours: 1 }),
    cancel("Too late: 409, and the text says which status it has.", 409),
    look("Nothing has changed: it is still processing."),
  ],
};
