export const SERVICE = "https://api.example.com";

export interface Transfer {
  id: string;
  status: string;
}

/** Calls the payments service. */
export async function call<Data>(path: string, init: RequestInit = {}, service = SERVICE): Promise<Data> {
  const response = await fetch(service + path, {
    ...init,
    headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer.data;
}

/** Originates an ACH transfer. */
export function originate(
  amount: number,
  receiver: { name: string; account: string },
  service?: string,
): Promise<Transfer> {
  const data = {
    account_number: "2001",
    receiver_name: receiver.name,
    receiver_account_number: receiver.account,
    receiver_routing_number: "790000018",
    receiver_account_type: "checking",
    amount,
    direction: "credit",
    sec_code: "ccd",
  };
  return call("/v1/ach", { method: "POST", body: JSON.stringify({ data }) }, service);
}
