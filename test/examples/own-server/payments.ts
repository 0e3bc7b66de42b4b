/** The payments service; no such host exists, so that only the bank can answer. */
const SERVICE_URL = "https://api.payments.invalid";

const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };

/** The ids of the counterparties. */
export async function listCounterparties(): Promise<string[]> {
  const response = await fetch(`${SERVICE_URL}/v1/counterparties`, { headers });
  const { data }: { data: { id: string }[] } = await response.json();
  return data.map(({ id }) => id);
}

/** Creates a counterparty. */
export async function createCounterparty(name: string): Promise<void> {
  const data = {
    account_number: "987654321",
    account_type: "checking",
    name,
    routing_number: "790000006",
  };
  const response = await fetch(`${SERVICE_URL}/v1/counterparties`, {
    method: "POST",
    headers,
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw new Error(await response.text());
}
