export const SERVICE = "https://api.example.com";

const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Sends an ACH transfer. */
export async function originate(send: Send = (url, init) => fetch(url, init)): Promise<void> {
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
  const response = await send(`${SERVICE}/v1/ach`, {
    method: "POST",
    headers,
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** A list of the transfers with a button that sends one more. */
export function transferList(): HTMLElement {
  const element = document.createElement("section");
  const list = document.createElement("ul");
  const button = document.createElement("button");
  button.textContent = "Send";
  button.addEventListener("click", () => void originate().then(show));
  element.append(button, list);

  async function show(): Promise<void> {
    const response = await fetch(`${SERVICE}/v1/ach`, { headers });
    const { data } = (await response.json()) as { data: { id: string }[] };
    list.replaceChildren(
      ...data.map(({ id }) => Object.assign(document.createElement("li"), { textContent: `Transfer ${id}` })),
    );
    element.dataset.loaded = "true";
  }

  // A request that is given up when the story ends is nobody's problem.
  show().catch(() => undefined);
  return element;
}
