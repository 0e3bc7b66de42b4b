// A page with a bank of 500 transfers and the panel, for tests that serve it with a Content-Security-Policy.

import * as z from "zod";
import { start } from "../../../../src/adapters/browser/index.ts";
import { indexedDb, persist } from "../../../../src/adapters/persist/index.ts";
import { createBank } from "../../../../src/index.ts";
import "../../../../src/panel/index.ts";
import { messageOf } from "../../../../src/engine/errors.ts";
import { minimalTransfer } from "../../../support/bodies.ts";
import { create } from "../../../support/call.ts";

const api = "https://api.example.com";
const bank = createBank({ baseUrl: api, clock: { start: "2026-03-02T15:00:00Z", paused: true } });
const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };

async function begin(): Promise<string> {
  const body = JSON.stringify({ data: minimalTransfer });
  if (new URLSearchParams(location.search).has("kept"))
    await persist(bank, { name: "page", store: indexedDb() });
  for (let sent = 0; sent < 499; sent += 1) await create(bank, "/v1/ach", minimalTransfer);
  await start(bank, { url: "/mockServiceWorker.js" });
  const response = await fetch(`${api}/v1/ach`, { method: "POST", headers, body });
  // A schema of the app itself.
  const { status } = z.object({ status: z.number() }).parse({ status: response.status });
  return `The last of ${bank.db.achTransfers.count()} transfers was answered ${status}.`;
}

const said = document.createElement("p");
said.setAttribute("role", "status");
const panel = document.createElement("sandbank-panel");
document.body.append(said, Object.assign(panel, { bank, open: true, dock: "bottom" }));
said.textContent = await begin().catch(messageOf);
