import { connect, type ResourceDescription } from "../../../core.ts";

/** Where a bank is that was started without flags of the server. */
export const DEFAULT_URL = "http://127.0.0.1:4010";

/** How `listen` and `trigger` reach a bank. */
export interface BankAddress {
  readonly url: string;
  /** A client's key; by default any. */
  readonly key: string | undefined;
}

/** A bank with webhooks that runs elsewhere. */
export type WebhooksBank = Awaited<ReturnType<typeof webhooksBankAt>>;

/** Connects to a bank. Rejects with an Error in one line for one without webhooks. */
export async function webhooksBankAt({ url, key = "sandbank" }: BankAddress) {
  const { accounts, wireTransfers, events, webhooks, webhookDeliveries } = await import(
    "../../../products/index.ts"
  );
  const bank = connect({
    baseUrl: url,
    resources: { accounts, wireTransfers, events, webhooks, webhookDeliveries },
  });
  const resources = (await bank.resources()) as Readonly<Record<string, ResourceDescription>>;
  const has = (collection: string) => Object.hasOwn(resources, collection);
  if (!has("webhookDeliveries"))
    throw new Error(`The bank at ${bank.baseUrl} has no webhooks: start it with --products all.`);

  /** The description of a collection. Throws an Error for one that the bank does not have. */
  const described = (collection: string): ResourceDescription => {
    const found = resources[collection];
    if (found) return found;
    throw new Error(`The bank at ${bank.baseUrl} has no ${collection}: start it with --products all.`);
  };
  /** Sends a request as an app does; resolves with the row of the answer. Rejects with the refusal. */
  const request = async (collection: string, method: string, path: string, fields?: object) => {
    const { credential, envelope } = described(collection);
    const body = envelope === "data" ? { data: fields } : fields;
    const response = await bank.fetch(path, {
      method,
      headers: { [credential.header]: credential.before + key, "Content-Type": "application/json" },
      ...(fields && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = text === "" ? {} : JSON.parse(text);
    if (!response.ok) {
      const reason = typeof answer.error === "string" ? answer.error : text;
      throw new Error(`${method} ${path} was refused with ${response.status}: ${reason}`);
    }
    return (envelope === "data" ? answer.data : answer) as { readonly id: string; readonly secret?: string };
  };
  return { bank, has, described, request };
}
