import { BANK_ONLY } from "../../bank/options/groups.ts";

const WAITING = "it shows itself after hours or days, which no probe waits for";
const OWN = "it belongs to the bank alone, not to the service";

/** Why no request shows these options, by their paths or those of their group. */
export const NOT_VISIBLE: Readonly<Record<string, string>> = {
  baseUrl: "it is the address that was given",
  seed: OWN,
  clock: "only the day of the service's time is visible",
  apiKeys: "that other keys are refused is visible; the keys themselves are in no file",
  scenario: OWN,
  scenarios: OWN,
  latency: OWN,
  faults: OWN,
  rateLimit: "no probe sends so many requests that a limit refuses them",
  progress: OWN,
  ...Object.fromEntries([...BANK_ONLY].map((option) => [option, OWN])),
  signatures: "only a service that refuses what is not signed shows it, and then every probe ends with 401",
  reserved: "a value that is reserved is not known before it is tried",
  profile: "the options that it sets are found each for itself",
  "assumptions.unknownPaths":
    "it says which requests reach this bank, and a service gets all that are sent to it",
  "assumptions.ach": WAITING,
  "assumptions.cards": WAITING,
  "assumptions.expiredCardStatus": WAITING,
  "assumptions.review": WAITING,
  "assumptions.transactionsMaxZero": "a card is used by its holder, not by a request",
  "assumptions.settlementCurrency": "clearings come from the use of a card, which no request makes",
  "assumptions.approvedResponse": "authorizations come from the use of a card, which no request makes",
};
