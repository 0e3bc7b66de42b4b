import { BASE_URL, HEADERS, TRANSFER } from "../support/bank.ts";

/** What each contender is asked. */
export const OPERATIONS = ["get", "list", "refused", "post"] as const;

export type Operation = (typeof OPERATIONS)[number];

/** A request as `fetch` takes it, and the status that answers it. */
export interface Question {
  readonly url: string;
  readonly init: RequestInit;
  readonly status: number;
}

/** How many transfers each contender holds, the first with the id 1001. */
export const ROWS = 1000;

/** The questions to a service with the paths of the bank. */
export const questions: Readonly<Record<Operation, Question>> = {
  get: { url: `${BASE_URL}/v1/ach/1500`, init: { headers: HEADERS }, status: 200 },
  list: {
    url: `${BASE_URL}/v1/ach?page[limit]=100&filter[status]=pending`,
    init: { headers: HEADERS },
    status: 200,
  },
  refused: { url: `${BASE_URL}/v1/ach`, init: sent({ ...TRANSFER, amount: -1 }), status: 400 },
  post: { url: `${BASE_URL}/v1/ach`, init: sent(TRANSFER), status: 200 },
};

function sent(data: object): RequestInit {
  return { method: "POST", headers: HEADERS, body: JSON.stringify({ data }) };
}

/** A contender that answers without a network. */
export interface Service {
  readonly name: string;
  readonly note?: string;
  readonly answer: (url: string, init: RequestInit) => Promise<Response> | Response;
}

/** Asks once and reads the answer. Rejects for another status, so that no bench measures something else. */
export async function exchange(answer: Service["answer"], { url, init, status }: Question): Promise<string> {
  const response = await answer(url, init);
  const text = await response.text();
  if (response.status !== status)
    throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`);
  if (text === "") throw new Error(`${url} answered nothing.`);
  return text;
}
