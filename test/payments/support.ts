/** What a transfer of `minimalTransfer` shows when it is created on the Monday of the tests. */
export const storedTransfer = {
  id: "1001",
  account_number: "4000000011",
  amount: 12_500,
  batch_id: null,
  counterparty_id: null,
  currency: "usd",
  direction: "credit",
  effective_date: "2026-03-03",
  metadata: null,
  receiver_account_number: "12345678",
  receiver_account_type: "checking",
  receiver_name: "Ada Lovelace",
  receiver_routing_number: "021000021",
  return: null,
  sec_code: "ppd",
  service: "standard",
  status: "pending",
  type: "ach",
  url: "/v1/ach/1001",
};

/** The same for a transfer of `minimalTransferTo(1001)`. */
export const storedTransferTo = {
  ...storedTransfer,
  counterparty_id: 1001,
  receiver_account_number: null,
  receiver_account_type: null,
  receiver_name: null,
  receiver_routing_number: null,
};

/** What a counterparty of `minimalCounterparty` shows. */
export const storedCounterparty = {
  id: "1001",
  account_number: "12345678",
  account_type: "checking",
  address_line1: "",
  address_line2: null,
  city: "",
  state: "",
  country: "",
  postal_code: "",
  description: "",
  email_address: "",
  metadata: null,
  name: "Ada Lovelace",
  routing_number: "021000021",
  wire_routing_number: null,
  type: "counterparty",
  url: "/v1/counterparties/1001",
};
