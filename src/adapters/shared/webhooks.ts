import { findInternals, internalsOf } from "../../bank/internals.ts";
import type { CoreBank } from "../../core.ts";
import type { DeliveringBank, DeliverOptions } from "../../webhooks/deliver.ts";

type SomeBank = Pick<CoreBank, "clock" | "on" | "options">;

/**
 * Loads what sends the deliveries of banks that have the resources of this one. Resolves with the function that begins it for
 * such a bank, unless they are sent already; with undefined for a bank without webhooks, for which nothing is loaded. With
 * `whenAsked` they are sent only when the bank's `outgoing` is asked to.
 *
 * @example (await loadDeliveries(bank, { allow: [] }))?.(bank);
 */
export async function loadDeliveries(
  bank: SomeBank,
  options: DeliverOptions,
  { whenAsked = false }: { readonly whenAsked?: boolean } = {},
): Promise<((bank: SomeBank) => void) | undefined> {
  // A bank behind a view of it, such as that of a failed test, sends none.
  const names = findInternals(bank)?.engine.service.store.names() ?? [];
  // A team's own resource may have the name of the deliveries, but hardly of both.
  if (!names.includes("webhookDeliveries") || !names.includes("webhookSecrets")) return undefined;
  const { delivererOf } = await import("../../webhooks/deliverer.ts");
  return (each) => {
    if (internalsOf(each).engine.outgoing) return;
    const deliverer = delivererOf(each as DeliveringBank, options);
    if (!whenAsked) deliverer.follow();
  };
}

/** Sends no more deliveries of a bank, also where another began it. Resolves once what is under way has ended. */
export async function stopDeliveries(bank: SomeBank): Promise<void> {
  await findInternals(bank)?.engine.outgoing?.stop();
}
