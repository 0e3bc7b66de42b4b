import { dataOf, objectOf, rowsOf } from "../../exchange.ts";
import type { ProbeExchange, Script } from "../probe.ts";
import { card } from "../rows.ts";
import { numbersIn, quotedIn, valuesOf } from "../values.ts";

const ADMIN = "/v1/admin/virtualcard";

export const configurationProbes: readonly Script[] = [
  {
    name: "real cards",
    readOnly: true,
    finds: [{ option: "realCards", values: listsIn }],
    run: async ({ get }) => {
      await get("/v1/realcards", "CC-7 CC-8 CC-10 C1 S10");
    },
  },
  {
    name: "suppliers",
    readOnly: true,
    finds: [{ option: "suppliers", values: listsIn }],
    run: async ({ get }) => {
      await get("/v1/suppliers", "CC-12 CC-13 CC-14 C1");
    },
  },
  {
    name: "the configuration",
    readOnly: true,
    needs: "admin",
    finds: [{ option: "maxCardAmount", values: valuesOf("max_card_amount") }],
    run: async ({ get }) => {
      await get(ADMIN, "CC-1 CC-2 CC-3 CC-4 C14", { key: "admin" });
    },
  },
  {
    name: "the largest card",
    finds: [{ option: "maxCardAmount", values: numbersIn }],
    run: async ({ post }, subject) => {
      const create = (total_card_amount: number) =>
        post("/v1/virtualcards", { ...card(subject), total_card_amount }, "VC-E7 CC-2");
      const refused = await create(10_000_000_000);
      const [max] = numbersIn([{ answer: refused }]).filter((number) => number > 0);
      if (max !== undefined && max < 10_000_000_000) await create(max + 1);
    },
  },
  {
    name: "updates of the configuration",
    needs: "admin",
    run: async ({ get, patch }) => {
      const { max_card_amount } = dataOf((await get(ADMIN, "", { key: "admin" })).body);
      for (const wrong of [0, -1, 1.5, "1", null, undefined])
        await patch(ADMIN, { max_card_amount: wrong }, "CC-5 C14", { key: "admin" });
      // The value that it has, so that nothing changes where the client's key is taken.
      await patch(ADMIN, { max_card_amount }, "S3 CC-1");
    },
  },
  {
    name: "the purchase template",
    finds: [{ option: "cardNetworkTemplate", values: templatesOf }],
    run: async ({ post }, subject) => {
      const own = objectOf(subject.card.cardnetwork_data);
      const create = (cardnetwork_data: object) =>
        post("/v1/virtualcards", { ...card(subject), cardnetwork_data }, "VC-E14 VC-E15 C4");
      const refused = await create({ sandbank_verify: "x" });
      await create({});
      await create(own);
      await create({ ...own, sandbank_verify: "x" });
      // A refusal may name the fields that the template defines.
      const named = refused.status === 400 ? new Set(quotedIn(refused)) : [];
      for (const name of named) await create({ ...own, [name]: "x" });
    },
  },
];

/** The rows of each list that has no pages. */
function listsIn(exchanges: readonly ProbeExchange[]): readonly unknown[] {
  return exchanges.flatMap(({ answer }) => {
    const rows = rowsOf(answer.body);
    return rows ? [rows] : [];
  });
}

/** Templates that the refusals may be of: the field that the probe made up is no part of it. */
function templatesOf(exchanges: readonly ProbeExchange[]): readonly unknown[] {
  const [both = [], required = []] = exchanges.map(({ answer }) =>
    answer.status < 400 ? [] : quotedIn(answer).filter((name) => name !== "sandbank_verify"),
  );
  const isRequired = new Set(required);
  const named = (names: readonly string[]) =>
    [...new Set(names)].map((name) => ({ name, required: isRequired.has(name) }));
  return [[], named(required), named([...required, ...both])];
}
