/** An ACH transfer as the bank answers it, as far as this page shows it. */
export interface Transfer {
  readonly id: string;
  readonly amount: number;
  readonly batch_id: string | null;
  readonly counterparty_id: number | null;
  readonly direction: "credit" | "debit";
  readonly effective_date: string;
  readonly receiver_name: string | null;
  readonly return: { readonly code: string; readonly description: string } | null;
  readonly sec_code: string;
  readonly service: string;
  readonly status: string;
}

/** A counterparty, as far as this page shows it. */
export interface Counterparty {
  readonly id: string;
  readonly name: string;
  readonly account_number: string;
}
