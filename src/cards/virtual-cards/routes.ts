import * as z from "zod/mini";
import { conflict } from "../../engine/http/problems.ts";
import { listRoute } from "../../engine/http/routes/list.ts";
import { routesOf } from "../../engine/http/routes/route.ts";
import { expected } from "../../engine/schema/expected.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { presentRow } from "../../engine/store/model.ts";
import type { CardsBank } from "../options.ts";
import { changeCard } from "./change.ts";
import { scheduleExpiry, statusOf } from "./expiry.ts";
import { sendCardDetails } from "./issuing/email.ts";
import { issueCard } from "./issuing/issue.ts";
import { metadataFilter } from "./rules/metadata-filter.ts";
import { CREATE_RULES, UPDATE_RULES } from "./rules/rules.ts";
import { defaultStart } from "./rules/validity.ts";
import {
  cardCreateIn,
  cardUpdateIn,
  EmailRequest,
  type VirtualCard,
  VirtualCardCreate,
  VirtualCards,
  VirtualCardUpdate,
} from "./schema.ts";

const route = routesOf<CardsBank>();
const showCardNumber = z.enum(["true", "false"], { error: expected('"true" or "false"') });

/** The card as the API shows it, with its number if the caller asks for it (C12). */
function present(card: VirtualCard, origin: string, withNumber: boolean): object {
  const shown = presentRow(VirtualCards, card, { origin });
  return withNumber ? { ...shown, card_number: card.internal.card_number } : shown;
}

/** Refuses what is not allowed on a canceled card (C9). */
function mustNotBeCanceled(card: VirtualCard, what: string): void {
  if (card.status === "Canceled") throw conflict("status", `'status' is ${card.status}: ${what}.`, "C9");
}

export const createVirtualCard = route({
  operation: "createVirtualCard",
  method: "POST",
  path: "/v1/virtualcards",
  model: VirtualCards,
  body: VirtualCardCreate,
  bodyIn: ({ options }) => cardCreateIn(options),
  beside: { show_card_number: z.optional(z.boolean({ error: expected("true or false") })) },
  statements: { show_card_number: "VC-63" },
  rules: CREATE_RULES,
  answer: "data",
  statusIn: ({ options }) => (options.assumptions.cardCreated === "created" ? 201 : 200),
  handle: ({ body, beside, bank, origin }) =>
    present(issueCard(bank, body), origin, beside.show_card_number !== false),
});

export const getVirtualCard = route({
  operation: "getVirtualCard",
  method: "GET",
  path: "/v1/virtualcards/:id",
  model: VirtualCards,
  answer: "data",
  query: { show_card_number: showCardNumber },
  statements: { show_card_number: "VC-65" },
  handle: ({ row, query, origin }) => present(row, origin, query.show_card_number === "true"),
});

export const updateVirtualCard = route({
  operation: "updateVirtualCard",
  method: "PATCH",
  path: "/v1/virtualcards/:id",
  summary: "Update a virtual card that is not canceled",
  model: VirtualCards,
  answer: "data",
  query: { show_card_number: showCardNumber },
  statements: { show_card_number: "VC-65" },
  body: VirtualCardUpdate,
  bodyIn: ({ options }) => cardUpdateIn(options),
  rules: UPDATE_RULES,
  refuses: { 409: "The card is canceled." },
  handle: ({ row, body, query, bank, origin }) => {
    mustNotBeCanceled(row, "a card that is canceled can't be updated");
    const { valid_starting_on: start, ...sent } = body;
    const dates = start === undefined ? {} : { valid_starting_on: start ?? defaultStart(bank.now()) };
    const fields = { ...sent, ...dates, currency: "USD" } as const;
    const status = statusOf(bank, { ...row, ...fields });
    const updated = changeCard(bank, row, { ...fields, status });
    scheduleExpiry(bank, updated);
    return present(updated, origin, query.show_card_number === "true");
  },
});

export const cancelVirtualCard = route({
  operation: "cancelVirtualCard",
  method: "DELETE",
  path: "/v1/virtualcards/:id",
  summary: "Cancel a virtual card, which ends its use",
  model: VirtualCards,
  answer: "none",
  handle: ({ row, bank }) => {
    if (row.status !== "Canceled") scheduleExpiry(bank, changeCard(bank, row, { status: "Canceled" }));
  },
});

export const listVirtualCards = listRoute<CardsBank, VirtualCard>({
  operation: "listVirtualCards",
  path: "/v1/virtualcards",
  summary: "List virtual cards, filtered by metadata",
  model: VirtualCards,
  openFilter: metadataFilter,
  openPrefix: "metadata.",
  statements: { filter: "VC-70" },
});

export const emailVirtualCard = route({
  operation: "emailVirtualCard",
  method: "POST",
  path: "/v1/virtualcards/:id/email",
  summary: "Send the details of a virtual card by e-mail",
  model: VirtualCards,
  body: EmailRequest,
  statements: { email: "VC-74" },
  status: 202,
  answer: "plain",
  response: () => withMeta(z.object({ id: z.string() }), { statements: "VC-75" }),
  refuses: { 409: "The card is canceled." },
  handle: ({ row, body, bank }) => {
    mustNotBeCanceled(row, "the details of a card that is canceled can't be sent");
    return { id: sendCardDetails(bank, row, [body.email]) };
  },
});
