import type { Bank } from "../../../src/index.ts";

/** Originates a transfer and returns its id. */
export async function send(fetch: Bank["fetch"]): Promise<string> {
  const data = {
    account_number: "1234567890",
    amount: 12_500,
    direction: "credit",
    sec_code: "ppd",
    receiver_account_number: "987654321",
    receiver_account_type: "checking",
    receiver_name: "Ada Park",
    receiver_routing_number: "790000006",
  };
  const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
  const response = await fetch("/v1/ach", { method: "POST", headers, body: JSON.stringify({ data }) });
  const body: { readonly data: { readonly id: string } } = await response.json();
  return body.data.id;
}
