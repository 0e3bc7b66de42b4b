export const SERVICE_URL = "https://api.example.com";

interface Counterparty {
  id: string;
  name: string;
}

/** Calls the payments service, on the server and in the page alike. */
async function call<Data>(path: string, init: RequestInit = {}): Promise<Data> {
  const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
  const response = await fetch(SERVICE_URL + path, { headers, ...init });
  const { data, error } = await response.json();
  if (!response.ok) throw new Error(error);
  return data;
}

/** The names of all counterparties, the newest first. The service lists ids only. */
export async function listNames(): Promise<string[]> {
  const listed = await call<{ id: string }[]>("/v1/counterparties");
  const found = await Promise.all(listed.map(({ id }) => call<Counterparty>(`/v1/counterparties/${id}`)));
  return found.map(({ name }) => name);
}

export function add(name: string): Promise<Counterparty> {
  const data = { name, account_number: "1234567890", routing_number: "790000018", account_type: "checking" };
  return call("/v1/counterparties", { method: "POST", body: JSON.stringify({ data }) });
}
