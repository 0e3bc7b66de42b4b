export const SERVICE_URL = "https://api.example.com";

export interface Transfer {
  id: string;
  status: string;
  /** In cents. */
  amount: number;
}

export interface Receiver {
  name: string;
  account: string;
}

/** A client of the payments service. */
export function createPayments(baseUrl: string) {
  async function call<Data>(path: string, init?: RequestInit): Promise<Data> {
    const response = await fetch(baseUrl + path, {
      ...init,
      headers: { Authorization: "Bearer test", ...init?.headers },
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error);
    return answer.data;
  }

  return {
    /** The service lists ids only. */
    list: () => call<{ id: string }[]>("/v1/ach"),
    get: (id: string) => call<Transfer>(`/v1/ach/${id}`),
    originate(amount: number, receiver: Receiver) {
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
      return call<Transfer>("/v1/ach", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ data }),
      });
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
