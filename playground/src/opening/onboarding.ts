import type { Send } from "../send.ts";
import { Onboarding } from "./onboard.ts";
import { SAMPLE_COMPANY, samplePassport } from "./sample.ts";

/** Submits a company for review, with the records that it needs. */
export async function openCompany(send: Send, name: string): Promise<void> {
  await new Onboarding().submit(send, { ...SAMPLE_COMPANY, "company.name": name }, samplePassport());
}
