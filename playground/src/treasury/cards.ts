/** An attempt to use a card, as far as this page shows it. */
export interface Authorization {
  readonly billing_amount: number;
  readonly date: string;
  readonly issuer_response: string;
  readonly merchant_name: string;
  readonly transaction_type: string;
}

/** A virtual card as the bank answers it, as far as this page shows it. */
export interface Card {
  readonly id: string;
  readonly available_balance: number;
  readonly authorizations: readonly Authorization[];
  readonly clearings: readonly { readonly settlement_amount: number; readonly settlement_date: string }[];
  readonly last4: string;
  readonly per_transaction_max: number | null;
  readonly per_transaction_min: number | null;
  readonly rcn_alias: string;
  readonly status: string;
  readonly supplier_id: number | null;
  readonly total_card_amount: number;
  readonly transactions_max: number;
  readonly valid_ending_on: string;
  readonly valid_starting_on: string;
}
