/** A payment as the little front end shows it. */
export interface Payment {
  readonly id: string;
  readonly amount: number;
  readonly receiver_name: string;
  readonly status: string;
  readonly return: { readonly code: string } | null;
}

/** Whom the little front end pays. */
export interface Receiver {
  readonly name: string;
  readonly account: string;
}

const headers = { Authorization: "Bearer demonstration", "Content-Type": "application/json" };

/** A front end as one might write it: it knows `fetch` and the paths of the service, and nothing of Sandbank. */
export class Payments {
  readonly #fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** As the last answers had them. */
  rows: readonly Payment[] = [];
  /** What it tells its user. */
  message = "";

  constructor(fetch: (path: string, init: RequestInit) => Promise<Response>) {
    this.#fetch = fetch;
  }

  async pay({ name, account }: Receiver, amount: number): Promise<void> {
    const data = {
      account_number: "4000123456",
      amount,
      direction: "credit",
      receiver_account_number: account,
      receiver_account_type: "checking",
      receiver_name: name,
      receiver_routing_number: "790000006",
      sec_code: "ccd",
    };
    const answer = await this.#call<{ data: Payment }>("POST", "/v1/ach", data);
    if (!answer) return;
    this.rows = [...this.rows, answer.data];
    this.message = sayOf(answer.data);
  }

  async cancel(id: string): Promise<void> {
    const answer = await this.#call<{ data: Payment }>("PATCH", `/v1/ach/${id}`, { status: "canceled" });
    if (answer) this.message = sayOf(answer.data);
  }

  /** Reads again how a payment stands. */
  async look(id: string): Promise<void> {
    const answer = await this.#call<{ data: Payment }>("GET", `/v1/ach/${id}`);
    if (!answer) return;
    this.rows = this.rows.map((row) => (row.id === id ? answer.data : row));
    this.message = sayOf(answer.data);
  }

  async #call<Body>(method: string, path: string, data?: object): Promise<Body | undefined> {
    const body = data && { body: JSON.stringify({ data }) };
    const response = await this.#fetch(path, { method, headers, ...body });
    const answer = (await response.json()) as Body & { error?: string };
    if (response.ok) return answer;
    this.message = `Failed: ${answer.error}`;
    return undefined;
  }
}

function sayOf({ receiver_name, status, return: returned }: Payment): string {
  return `${receiver_name}: ${status}${returned ? ` with ${returned.code}` : ""}.`;
}
