export interface User {
  id: string;
  name: string;
}

export interface Payout {
  id: string;
  amount: number;
  payee: string;
  status: "pending" | "paid" | "failed";
}

/** The app's own backend, at the page's own origin. */
export const backend = {
  me: () => send<User>("GET", "/api/me"),
  payouts: () => send<Payout[]>("GET", "/api/payouts"),
  payOut: (data: { amount: number; payee: string; account: string }) =>
    send<Payout>("POST", "/api/payouts", { data }),
};

/** Rejects with what the backend says about a refused request. */
async function send<Data>(method: string, path: string, body?: object): Promise<Data> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const { data, error } = await response.json();
  if (!response.ok) throw new Error(error);
  return data;
}
