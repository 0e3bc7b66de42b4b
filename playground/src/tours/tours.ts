import { cardDeclined } from "./cards.ts";
import { companyApproved } from "./onboarding.ts";
import type { Tour } from "./tour.ts";
import { cancelInTime, transferFails, transferSucceeds } from "./transfers.ts";

/** The guided tours, in the order in which they are shown. */
export const TOURS: readonly Tour[] = [
  transferSucceeds,
  transferFails,
  cancelInTime,
  cardDeclined,
  companyApproved,
];
