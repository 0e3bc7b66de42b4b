import createClient from "openapi-fetch";
import type { AchTransfer } from "sandbank";
import type { paths } from "sandbank/openapi";

export const SERVICE_URL = "https://api.example.com";

export type Transfer = AchTransfer;

export interface Receiver {
  name: string;
  account: string;
}

/** A client of the payments service. The types of its paths are all that it takes from the bank. */
export function createPayments(baseUrl: string) {
  const client = createClient<paths>({
    baseUrl,
    headers: { Authorization: "Bearer test" },
    // Looked up for each request, because a test may replace `fetch` after this module was loaded.
    fetch: (request) => fetch(request),
  });

  return {
    /** The service lists ids only. */
    list: () => dataOf(client.GET("/v1/ach")),
    get: (id: string) => dataOf(client.GET("/v1/ach/{id}", { params: { path: { id } } })),
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
      } as const;
      return dataOf(client.POST("/v1/ach", { body: { data } }));
    },
    upload: (file: File) => dataOf(client.POST("/v1/files", { body: { file }, bodySerializer: asForm })),
  };
}

export type Payments = ReturnType<typeof createPayments>;

/** What an answer holds in `data`. Rejects with what the service says about a refused request. */
async function dataOf<Data>(
  answer: Promise<{ data?: { data: Data }; error?: { error: string } }>,
): Promise<Data> {
  const { data, error } = await answer;
  if (!data) throw new Error(error?.error);
  return data.data;
}

function asForm({ file }: { file: Blob }): FormData {
  const form = new FormData();
  form.append("file", file);
  return form;
}
