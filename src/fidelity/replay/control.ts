import type { CoreBank } from "../../bank/bank.ts";
import type { Exchange } from "../exchange.ts";
import { resourceOf } from "../service.ts";
import type { Ids } from "./ids.ts";

/** Makes a call of a bank's control again, with the bank's own ids: that of a recording from another Sandbank. */
export async function replayControl(bank: CoreBank, { request }: Exchange, ids: Ids): Promise<void> {
  const { method, body } = request;
  if (method === "GET") return;
  const segments = request.path.split("/");
  const path = segments
    .map((segment, at) => {
      const collection = segments[at - 1] ?? "";
      if (!resourceOf(collection)) return segment;
      const own = ids.toOwn(collection, segment);
      return "id" in own ? String(own.id) : segment;
    })
    .join("/");
  const response = await bank.fetch(path, {
    method,
    headers: { Authorization: "Bearer control", "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  await response.arrayBuffer();
}
