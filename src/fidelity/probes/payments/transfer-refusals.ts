import { textsIn } from "../../body-texts.ts";
import type { Script } from "../probe.ts";
import { NO_ROW, RECEIVER, transfer } from "../rows.ts";
import { quotedIn } from "../values.ts";

/** The names of statuses that a refused filter lists. */
function statusesIn(texts: readonly string[]): readonly string[] {
  const own = ["pending", "canceled", "processing", "succeeded", "failed", "corrected"];
  const listed = texts.flatMap((text) => /one of ([\w, -]+)/.exec(text)?.[1]?.split(", ") ?? []);
  return listed.filter((status) => /^[a-z][a-z_-]*$/i.test(status) && !own.includes(status));
}

export const transferRefusalProbes: readonly Script[] = [
  {
    name: "transfers that are refused",
    needs: "account",
    run: async ({ post }, subject) => {
      const data = { ...transfer(subject), ...RECEIVER };
      for (const field of ["account_number", "amount", "direction", "sec_code"])
        await post("/v1/ach", { ...data, [field]: undefined }, "ACH-37");
      for (const field of Object.keys(RECEIVER))
        await post("/v1/ach", { ...data, [field]: undefined }, "ACH-39");
      const create = (fields: object, shows: string) => post("/v1/ach", { ...data, ...fields }, shows);
      for (const amount of [-1, 1.5, "1", 10_000_000_000]) await create({ amount }, "P4 ACH-6");
      await create({ currency: "eur" }, "P5 ACH-9");
      await create({ counterparty_id: NO_ROW }, "P8");
      await create({ counterparty_id: "1001" }, "P8 ACH-8");
      await create({ effective_date: "2099-02-30" }, "S16 ACH-11");
      await create({ direction: "both" }, "ACH-10");
      await create({ sec_code: "arc" }, "ACH-18");
      await create({ service: "instant" }, "ACH-19");
      await create({ receiver_account_type: "current" }, "ACH-14");
      await create({ receiver_routing_number: "1" }, "P1 ACH-16");
    },
  },
  {
    name: "a transfer of the past",
    needs: "account",
    finds: [{ option: "strict" }],
    run: async ({ post }, subject) => {
      const data = { ...transfer(subject), ...RECEIVER, amount: 0 };
      await post("/v1/ach", { ...data, service: "same-day" }, "X90");
    },
  },
  {
    name: "filters of transfers",
    readOnly: true,
    finds: [
      { option: "assumptions.correctedStatus" },
      {
        option: "assumptions.reviewStatus",
        values: (exchanges) => [
          ...statusesIn(exchanges.flatMap(({ answer }) => textsIn(answer.body))),
          ...exchanges.flatMap(({ answer }) => quotedIn(answer)),
        ],
      },
    ],
    run: async ({ get }) => {
      const nonsense = await get("/v1/ach?filter[status]=nonsense", "P17 ACH-45");
      const statuses = ["pending", "canceled", "processing", "succeeded", "failed"];
      for (const status of statuses)
        await get(`/v1/ach?filter[status]=${status}&page[limit]=1`, "ACH-20 ACH-45");
      await get("/v1/ach?filter[status]=hold&page[limit]=1", "P14");
      await get("/v1/ach?filter[status]=corrected&page[limit]=1", "F12");
      for (const status of statusesIn(textsIn(nonsense.body)).filter((name) => name !== "hold"))
        await get(`/v1/ach?filter[status]=${status}&page[limit]=1`, "P14");
      await get("/v1/ach?filter[effective_date]=nonsense", "P17 ACH-44");
      await get("/v1/ach?filter[effective_date]=2099-01-01&page[limit]=1", "ACH-44");
      await get("/v1/ach?filter[batch_id]=sandbank-verify", "ACH-46");
    },
  },
];
