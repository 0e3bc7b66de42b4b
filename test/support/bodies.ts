/** The least that creates a counterparty. */
export const minimalCounterparty = {
  account_number: "12345678",
  account_type: "checking",
  name: "Ada Lovelace",
  routing_number: "021000021",
} as const;

/** The least that creates an ACH transfer. */
export const minimalTransfer = {
  account_number: "4000000011",
  amount: 12_500,
  direction: "credit",
  sec_code: "ppd",
  receiver_account_number: "12345678",
  receiver_account_type: "checking",
  receiver_name: "Ada Lovelace",
  receiver_routing_number: "021000021",
} as const;

/** The least that creates an ACH transfer to a counterparty. */
export const minimalTransferTo = (counterpartyId: string | number) => ({
  account_number: "4000000011",
  amount: 12_500,
  direction: "credit",
  sec_code: "ppd",
  counterparty_id: Number(counterpartyId),
});
