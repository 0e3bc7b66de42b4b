import * as z from "zod/mini";
import { bankOf } from "../../../src/bank/bank-kind.ts";
import { serviceFactory } from "../../../src/bank/create-bank.ts";
import { routesOf } from "../../../src/engine/http/routes/route.ts";
import { actionsOf } from "../../../src/engine/resource/action.ts";
import { resourcesOf } from "../../../src/engine/resource/resource.ts";
import { referenceTo } from "../../../src/engine/schema/fields.ts";
import type { Input } from "../../../src/engine/schema/input.ts";
import { withMeta } from "../../../src/engine/schema/zod/with-meta.ts";
import type { Service } from "../../../src/engine/service.ts";
import { defineModel } from "../../../src/engine/store/model.ts";
import { lifecyclesOf } from "../../../src/engine/time/lifecycle.ts";
import { REGISTRY } from "../../../src/registry.ts";
import { createControl } from "../../../src/remote/control.ts";
import { MONDAY } from "../../support/bank.ts";

const DAY_MS = 86_400_000;

const PaperCheck = z.object({
  id: z.string(),
  amount: z.int(),
  counterparty_id: z.nullable(referenceTo("counterparties")),
  payee_account: z.string(),
  payee_name: z.string(),
  memo: z.string(),
  status: z.string(),
});
type PaperCheck = z.output<typeof PaperCheck>;

const PaperChecks = defineModel({
  collection: "paperChecks",
  noun: "paper check",
  plural: "Paper checks",
  type: "paper_check",
  path: "/v1/checks",
  ids: "string",
  row: PaperCheck,
  statusField: "status",
});

type CheckAction = "mail" | "cash" | "stop" | "void";

const CheckLifecycle = lifecyclesOf<Service>()<PaperCheck, string, CheckAction>({
  model: PaperChecks,
  states: () => ({
    printed: {
      tone: "wait",
      after: { to: "in_the_mail", due: (_, since) => since + DAY_MS, event: "mail" },
      actions: {
        mail: { to: "in_the_mail", change: (_, memo: string) => ({ memo }) },
        void: { to: "voided" },
      },
    },
    in_the_mail: {
      tone: "move",
      actions: {
        cash: { to: "cashed", change: (_, { amount, memo }: PaperCheck) => ({ amount, memo }) },
        stop: { to: "stopped" },
      },
    },
    cashed: { tone: "good" },
    stopped: { tone: "held" },
    voided: { tone: "off" },
  }),
});

const action = actionsOf<Service, PaperCheck>();
const perform = (bank: Service, row: PaperCheck, name: CheckAction, argument?: unknown) =>
  bank.lifecycle(CheckLifecycle).perform(row.id, name, argument);

const mail = action({
  title: "Mail",
  arguments: z.strictObject({
    carrier: withMeta(z.enum(["post", "courier"]), {
      title: "Carrier",
      choices: { post: "By post", courier: "By courier" },
    }),
  }),
  positional: ["carrier"],
  handle: ({ row, values, bank }) => perform(bank, row, "mail", values.carrier),
});

const cash = action({
  title: "Cash",
  arguments: z.strictObject({
    amount: withMeta(z.int().check(z.minimum(1, { error: "must be at least 1." })), {
      title: "Amount",
      unit: "cents",
      description: "What the payee receives.",
    }),
    endorsed: withMeta(z._default(z.boolean(), true), { title: "Endorsed" }),
    branch: withMeta(
      z.prefault(
        z.strictObject({
          city: withMeta(z._default(z.string(), "Boston"), { title: "City" }),
          teller: withMeta(z.optional(z.int()), { title: "Teller" }),
        }),
        {},
      ),
      { title: "Branch" },
    ),
  }),
  handle: ({ row, values: { amount, endorsed, branch }, bank }) =>
    perform(bank, row, "cash", { amount, memo: JSON.stringify({ endorsed, branch }) }),
});

const stop = action({ title: "Stop payment", handle: ({ row, bank }) => perform(bank, row, "stop") });

/** No state decides when it is allowed, and it answers something else than the row. */
const inquire = action({
  title: "Inquire",
  arguments: z.strictObject({ question: withMeta(z.string(), { title: "Question" }) }),
  answer: "plain",
  handle: ({ row, values }) => ({ question: values.question, answer: `It is ${row.status}.` }),
});

const route = routesOf<Service>();
const create: Input<Omit<PaperCheck, "id" | "status" | "memo">> = {
  schema: z.omit(PaperCheck, { id: true, status: true, memo: true }),
};

const createPaperCheck = route({
  operation: "createPaperCheck",
  method: "POST",
  path: "/v1/checks",
  summary: "Print a check",
  model: PaperChecks,
  body: create,
  handle: ({ body, bank }) =>
    bank
      .lifecycle(CheckLifecycle)
      .enter(bank.table(PaperChecks).insert((id) => ({ id, memo: "", status: "printed", ...body }))),
});

const voidPaperCheck = route({
  operation: "voidPaperCheck",
  method: "PATCH",
  path: "/v1/checks/:id",
  summary: "Void a check that is not in the mail",
  model: PaperChecks,
  body: { schema: z.object({ status: z.literal("voided") }) },
  handle: ({ row, bank }) => perform(bank, row, "void"),
});

const paperChecks = resourcesOf<Service>()({
  model: PaperChecks,
  area: "payments",
  routes: [createPaperCheck, voidPaperCheck],
  lifecycle: CheckLifecycle,
  actions: { mail, cash, stop, inquire },
  requests: { void: { title: "Void", operation: "voidPaperCheck", data: { status: "voided" } } },
  reserved: () => [{ field: "payee_account", value: "4000000000007777", outcome: "stopped" }],
});

const createBankWithChecks = serviceFactory(bankOf({ ...REGISTRY, paperChecks }), createControl);

/** A bank with a resource that the package does not have, its clock paused on a Monday. */
export function bankWithChecks() {
  return createBankWithChecks({ clock: { start: MONDAY, paused: true } });
}

/** A check's fields. */
export const minimalCheck = {
  amount: 12_300,
  counterparty_id: null,
  payee_account: "none",
  payee_name: "Mary Somerville",
};
