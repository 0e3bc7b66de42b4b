import { ADMIN_KEY, CLIENT_KEY } from "../../../fixtures/http-client.ts";
import { ANSWERS, type DeclaredValue, nameOf } from "./declared.ts";
import type { Observe, Way } from "./observer.ts";

/** Gets an answer of each status: by requests where they suffice, and each refusal by a fault as well. */
export async function reachAnswers(observe: Observe, declared: readonly DeclaredValue[]): Promise<void> {
  const observer = observe({ assumptions: { files: { maxBytes: 1 } } });
  const { bank, client, make } = observer;
  const see = (way: Way, status: number) =>
    observer.note(nameOf({ resource: ANSWERS, field: "status", value: String(status) }), way);
  const send = async (method: string, path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${CLIENT_KEY}`, "Content-Type": "application/json" };
    const { status } = await bank.fetch(path, { method, headers, ...init });
    see("plain call", status);
  };

  const transfer = `/v1/ach/${await observer.create("/v1/ach", make.anAchTransfer())}`;
  const card = `/v1/virtualcards/${await observer.create("/v1/virtualcards", make.aCard())}`;
  const cancel = JSON.stringify({ data: { status: "canceled" } });
  await send("GET", transfer);
  await send("POST", `${card}/email`, { body: JSON.stringify({ data: { email: "ada@mail.example" } }) });
  await send("DELETE", card);
  await send("POST", "/v1/ach", { body: "{}" });
  await send("GET", transfer, { headers: {} });
  await send("GET", transfer, { headers: { Authorization: `Bearer ${ADMIN_KEY}` } });
  await send("GET", "/v1/ach/1");
  await send("PUT", transfer, { body: cancel });
  for (const _ of ["canceled", "refused"]) await send("PATCH", transfer, { body: cancel });
  const file = { headers: { Authorization: `Bearer ${CLIENT_KEY}` }, body: make.aFile() };
  await send("POST", "/v1/files", file);
  await send("POST", "/v1/files", { body: "{}" });

  for (const { resource, value } of declared) {
    const status = Number(value);
    if (resource !== ANSWERS || status < 400) continue;
    const off = bank.faults.add({ on: "getAchTransfer", status });
    see("fault", (await client.request("GET", transfer)).status);
    off();
  }
}
