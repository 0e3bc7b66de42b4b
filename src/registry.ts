import type { CardsBank } from "./cards/bank.ts";
import { getConfiguration, updateConfiguration } from "./cards/configuration/routes.ts";
import { listRealCards } from "./cards/real-cards/routes.ts";
import { listSuppliers } from "./cards/suppliers/routes.ts";
import {
  cancelVirtualCard,
  createVirtualCard,
  emailVirtualCard,
  getVirtualCard,
  listVirtualCards,
  updateVirtualCard,
} from "./cards/virtual-cards/routes.ts";
import type { Route } from "./engine/http/route.ts";
import { routesOf } from "./engine/http/route.ts";
import type { Core } from "./engine/service.ts";
import { ADDRESS_ROUTES } from "./onboarding/addresses/routes.ts";
import type { OnboardingBank } from "./onboarding/bank.ts";
import { COMPANY_ROUTES } from "./onboarding/companies/routes.ts";
import { DOCUMENT_ROUTES } from "./onboarding/documents/routes.ts";
import { FILE_ROUTES } from "./onboarding/files/routes.ts";
import { GOV_IDENT_ROUTES } from "./onboarding/gov-idents/routes.ts";
import { LOGIN_ROUTES } from "./onboarding/logins/routes.ts";
import { PARENT_COMPANY_ROUTES } from "./onboarding/parent-companies/routes.ts";
import { PERSON_ROUTES } from "./onboarding/persons/routes.ts";
import {
  cancelAchTransfer,
  createAchTransfer,
  getAchTransfer,
  listAchTransfers,
} from "./payments/ach-transfers/routes.ts";
import type { PaymentsBank } from "./payments/bank.ts";
import {
  createCounterparty,
  getCounterparty,
  listCounterparties,
  updateCounterparty,
} from "./payments/counterparties/routes.ts";

/** What the handlers of all areas see of the bank. */
export type WholeBank = PaymentsBank & CardsBank & OnboardingBank;

const getApiVersion = routesOf<Core>()({
  operation: "getApiVersion",
  method: "GET",
  path: "/v1",
  summary: "Tell the version of the interface",
  auth: "any",
  answer: "plain",
  handle: () => ({ api_version: "1" }),
});

/** Every endpoint of the bank, grouped by area. */
export const ROUTES: Readonly<
  Record<"service" | "payments" | "cards" | "onboarding", readonly Route<WholeBank>[]>
> = {
  service: [getApiVersion],
  payments: [
    createCounterparty,
    getCounterparty,
    updateCounterparty,
    listCounterparties,
    createAchTransfer,
    getAchTransfer,
    cancelAchTransfer,
    listAchTransfers,
  ],
  cards: [
    createVirtualCard,
    getVirtualCard,
    updateVirtualCard,
    cancelVirtualCard,
    listVirtualCards,
    emailVirtualCard,
    getConfiguration,
    updateConfiguration,
    listRealCards,
    listSuppliers,
  ],
  onboarding: [
    ...COMPANY_ROUTES,
    ...PERSON_ROUTES,
    ...LOGIN_ROUTES,
    ...PARENT_COMPANY_ROUTES,
    ...ADDRESS_ROUTES,
    ...FILE_ROUTES,
    ...DOCUMENT_ROUTES,
    ...GOV_IDENT_ROUTES,
  ],
};
