import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";

export async function bankWithCounterparty() {
  const bank = mondayBank({ baseUrl: "https://api.example.com" });
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, metadata: { "due-by": "o'clock" } });
  return bank;
}
