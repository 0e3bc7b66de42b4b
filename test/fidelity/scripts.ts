import type { ConformanceCase } from "../conformance/case.ts";
import { minimalCounterparty, minimalTransferTo } from "../support/bodies.ts";
import { call } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import {
  addressId,
  createId,
  minimalAddress,
  minimalCompany,
  personId,
  upload,
} from "../support/onboarding.ts";

const script = (name: string, run: ConformanceCase["run"]): ConformanceCase => ({ name, run });

/** What shows one option each, where the conformance suite has no request for it. Nothing is expected of the answers. */
export const SCRIPTS = {
  transfers: script("transfers, and a refusal that names a field of theirs", async (client) => {
    const id = await createId(client, "counterparties", minimalCounterparty);
    await call(client, "POST", "/v1/ach", minimalTransferTo(id));
    await call(client, "POST", "/v1/ach", minimalTransferTo(id));
    await call(client, "GET", "/v1/ach/1001");
    await call(client, "GET", "/v1/ach?page[limit]=1");
    await call(client, "GET", "/v1/ach");
    await call(client, "POST", "/v1/ach", { amount: -1 });
    await call(client, "PUT", "/v1/ach", {});
  }),
  cardWithMinimum0: script("a card with a minimum of 0", async (client) => {
    await call(client, "POST", "/v1/virtualcards", { ...minimalCard, per_transaction_min: 0 });
    await call(client, "GET", "/v1/virtualcards/1001");
    await call(client, "GET", "/v1/virtualcards");
  }),
  usedCard: script("a card that is used", async (client, { clock, simulate }) => {
    const id = await createId(client, "virtualcards", minimalCard);
    await simulate.virtualCards.authorize(id, { amount: 100 });
    await clock.advance({ days: 5 });
    await call(client, "GET", `/v1/virtualcards/${id}`);
  }),
  cardWithoutUses: script(
    "a card with a transactions_max of 0 that is used",
    async (client, { simulate }) => {
      const id = await createId(client, "virtualcards", { ...minimalCard, transactions_max: 0 });
      await simulate.virtualCards.authorize(id, { amount: 100 });
      await call(client, "GET", `/v1/virtualcards/${id}`);
    },
  ),
  singleField: script("a single field of an address", async (client) => {
    const id = await addressId(client);
    await call(client, "PATCH", `/v1/addresses/${id}`, { city: "Shelbyville" });
    await call(client, "GET", `/v1/addresses/${id}`);
  }),
  deletedLogin: script("the name of a login that was deleted", async (client) => {
    const id = await createId(client, "logins", { login_name: "ada" });
    await call(client, "DELETE", `/v1/logins/${id}`);
    await call(client, "POST", "/v1/logins", { login_name: "ada" });
  }),
  octetStream: script("a file of type application/octet-stream", async (client) => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(4)], "scan.pdf", { type: "application/octet-stream" }));
    await upload(client, form);
    await call(client, "GET", "/v1/files/1001");
  }),
  foreignState: script("a state of another country", async (client) => {
    await call(client, "POST", "/v1/addresses", { ...minimalAddress, country: "DE", state: "Bavaria" });
    await call(client, "GET", "/v1/addresses/1001");
  }),
  wires: script("a company with wires and no signer", async (client, { clock }) => {
    const login_id = await createId(client, "logins", { login_name: "ada" });
    const person_ids = [await personId(client, { roles: ["bank_account_administrator"], login_id })];
    const company = { ...minimalCompany(await addressId(client)), person_ids, products: ["wires"] };
    await call(client, "POST", "/v1/companies", company);
    await clock.advance({ days: 9 });
    await call(client, "GET", "/v1/companies/1001");
  }),
} as const satisfies Readonly<Record<string, ConformanceCase>>;
