// The application under test: a list of ACH transfers with a button that sends one.

const SERVICE_URL = "https://api.example.com";
const REFRESH_MS = 200;

interface Transfer {
  id: string;
  status: string;
}

const list = document.querySelector("ul") as HTMLElement;
const problem = document.querySelector("[role=alert]") as HTMLElement;

async function call<Data>(path: string, init?: RequestInit): Promise<Data> {
  const response = await fetch(SERVICE_URL + path, {
    ...init,
    headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer.data;
}

function originate(): Promise<Transfer> {
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
  return call("/v1/ach", { method: "POST", body: JSON.stringify({ data }) });
}

async function refresh(): Promise<void> {
  try {
    const ids = await call<{ id: string }[]>("/v1/ach");
    const transfers = await Promise.all(ids.map(({ id }) => call<Transfer>(`/v1/ach/${id}`)));
    list.replaceChildren(
      ...transfers.map(({ id, status }) => {
        const item = document.createElement("li");
        item.textContent = `Transfer ${id}: ${status}`;
        return item;
      }),
    );
    problem.textContent = "";
  } catch (error) {
    problem.textContent = String(error);
  }
  setTimeout(refresh, REFRESH_MS);
}

document.querySelector("button")?.addEventListener("click", () => void originate());
void refresh();
