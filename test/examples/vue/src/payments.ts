export const SERVICE_URL = "https://api.example.com";

export interface Transfer {
  id: string;
  amount: number;
  receiver_name: string;
  status: string;
  return?: { code: string; description: string };
}

/** Calls the payments service. Rejects with what it says about a refused request. */
async function call<Data>(path: string, init: RequestInit = {}): Promise<Data> {
  const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
  const response = await fetch(SERVICE_URL + path, { headers, ...init });
  const { data, error } = await response.json();
  if (!response.ok) throw new Error(error);
  return data;
}

export const getTransfer = (id: string) => call<Transfer>(`/v1/ach/${id}`);

/** All transfers, the newest first. The service lists ids only. */
export async function listTransfers(): Promise<Transfer[]> {
  const listed = await call<{ id: string }[]>("/v1/ach");
  return Promise.all(listed.map(({ id }) => getTransfer(id)));
}

/** Sends a transfer; the amount is in cents. */
export function sendTransfer(amount: number, name: string, account: string): Promise<Transfer> {
  const data = {
    account_number: "2001",
    receiver_name: name,
    receiver_account_number: account,
    receiver_routing_number: "790000018",
    receiver_account_type: "checking",
    amount,
    direction: "credit",
    sec_code: "ccd",
  };
  return call("/v1/ach", { method: "POST", body: JSON.stringify({ data }) });
}
