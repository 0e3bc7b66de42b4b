import { OptionError } from "../../engine/errors.ts";
import { received } from "../../engine/schema/expected.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import type { BankOptions, OwnResource } from "../../index.ts";

/** What "all" stands for, of the exports of `sandbank/products`. */
export interface Products {
  readonly accounts: OwnResource;
  readonly bookTransfers: OwnResource;
  readonly wireTransfers: OwnResource;
  readonly events: OwnResource;
  readonly webhooks: OwnResource;
  readonly webhookDeliveries: OwnResource;
}

/** Throws an OptionError where the option `products`, such as that " of sandbank()", has another value than "all". */
export function checkProducts(value: unknown, where = ""): asserts value is "all" | undefined {
  if (value !== undefined && value !== "all")
    throw new OptionError(`Option 'products'${where} must be "all", got ${received(value)}.`);
}

/**
 * The options of a bank that has products too. A resource of its own with the name of one, such as accounts with other
 * opening balances, stands in the place of that.
 *
 * @example createBank(withProducts(options, await import("../../products/index.ts")));
 */
export function withProducts<Options extends Pick<BankOptions, "resources">>(
  options: Options,
  products: Products,
): Options {
  const { resources = {} } = options;
  // What is no object is left for the bank to refuse.
  if (!isJsonObject(resources)) return options;
  const { accounts, bookTransfers, wireTransfers, events, webhooks, webhookDeliveries } = products;
  const all = { accounts, bookTransfers, wireTransfers, events, webhooks, webhookDeliveries };
  return { ...options, resources: { ...all, ...resources } };
}
