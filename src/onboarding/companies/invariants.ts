import { type Broken, broken, invariantsOf } from "../../engine/resource/invariant.ts";
import { received } from "../../engine/schema/expected.ts";
import type { TimelineEntry } from "../../engine/store/history.ts";
import type { OnboardingBank } from "../options.ts";
import { WITH_ACCOUNT } from "./accounts.ts";
import { Companies, type Company, type StatusData } from "./schema.ts";

/** A company has an account from its approval on, the product dda_account, and an event for each status (SNAP-35 to SNAP-37). */
export const companyInvariants = invariantsOf<OnboardingBank>()(
  Companies,
  () => (company, timeline) => brokenAccount(company) ?? brokenEvent(company, timeline),
);

function brokenAccount({ status, account_number: number, accounts, products }: Company): Broken | undefined {
  if (products[0] !== "dda_account") return broken("products.0", '"dda_account"', products[0] ?? null);
  const wanted = WITH_ACCOUNT.includes(status) ? /^[1-9][0-9]{9}$/ : /^$/;
  if (!wanted.test(number)) {
    const text = WITH_ACCOUNT.includes(status) ? "ten digits" : "empty";
    return broken("account_number", `${text} in status ${status}`, number, { secret: true });
  }
  const numbers = accounts.map((account) => account.account_number).join();
  if (numbers === number) return undefined;
  return broken("accounts", "the account of account_number, or empty without one", accounts);
}

function brokenEvent({ events }: Company, timeline: readonly TimelineEntry[]): Broken | undefined {
  if (events.length !== timeline.length) {
    return broken("events", `as many as the ${timeline.length} statuses of the timeline`, events.length);
  }
  let before: StatusData | null = null;
  for (const [at, { data, previous, updated_at }] of events.entries()) {
    const path = `events.${at}`;
    const entry = timeline[at];
    if (data.status !== entry?.status)
      return broken(`${path}.data.status`, `${received(entry?.status)}, as in the timeline`, data.status);
    if (updated_at !== entry.at)
      return broken(`${path}.updated_at`, `${entry.at}, as in the timeline`, updated_at);
    if (!isSame(previous, before))
      return broken(`${path}.previous`, "the data of the event before", previous);
    before = data;
  }
  return undefined;
}

function isSame(one: StatusData | null, other: StatusData | null): boolean {
  return (
    one?.status === other?.status &&
    one?.status_reason === other?.status_reason &&
    one?.status_reason_category === other?.status_reason_category
  );
}
