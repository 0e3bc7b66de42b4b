export const SERVICE_URL = "https://api.example.com";

const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };

/** Sends an ACH transfer through `fetch`, or through that of a bank. */
export async function originate(send: typeof fetch = fetch): Promise<void> {
  const data = {
    account_number: "2001",
    receiver_name: "Acme Paper",
    receiver_account_number: "1234567890123456",
    receiver_routing_number: "790000018",
    receiver_account_type: "checking",
    amount: 12_500,
    direction: "credit",
    sec_code: "ccd",
  };
  const response = await send(`${SERVICE_URL}/v1/ach`, {
    method: "POST",
    headers,
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** A list of the transfers with a button that sends another. */
export function transferList(): HTMLElement {
  const element = document.createElement("section");
  const list = document.createElement("ul");
  const button = document.createElement("button");
  button.textContent = "Send";
  button.addEventListener("click", () => void originate().then(show).catch(fail));
  element.append(button, list);

  async function show(): Promise<void> {
    const response = await fetch(`${SERVICE_URL}/v1/ach`, { headers });
    if (!response.ok) throw new Error(await response.text());
    const { data } = (await response.json()) as { data: { id: string }[] };
    list.replaceChildren(
      ...data.map(({ id }) => Object.assign(document.createElement("li"), { textContent: `Transfer ${id}` })),
    );
    element.dataset.loaded = "true";
  }

  function fail(error: unknown): void {
    const alert = Object.assign(document.createElement("p"), { role: "alert", textContent: String(error) });
    element.querySelector("[role=alert]")?.remove();
    element.append(alert);
  }

  void show().catch(fail);
  return element;
}

/** What became of a transfer. */
export function transferDetails(id: string): HTMLElement {
  const line = document.createElement("p");
  void fetch(`${SERVICE_URL}/v1/ach/${id}`, { headers })
    .then((response) => response.json())
    .then(({ data }: { data: { status: string; return: { code: string; description: string } | null } }) => {
      line.textContent = data.return
        ? `${data.status}: ${data.return.description} (${data.return.code})`
        : data.status;
    });
  return line;
}
