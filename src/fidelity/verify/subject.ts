import { DAY_MS } from "../../engine/time/calendar.ts";
import { dataOf, type ExchangeAnswer, objectOf, rowsOf } from "../exchange.ts";
import { DAYS_AHEAD_OF, dayAfter, isDay } from "../probes/day.ts";
import type { Api, Probe, Subject } from "../probes/probe.ts";
import { RECEIVER, transfer } from "../probes/rows.ts";
import { quotedIn } from "../probes/values.ts";
import { runProbe } from "./run.ts";
import type { LocalSettings } from "./settings.ts";
import type { Transport } from "./transport.ts";

/** Later than the time of any service. */
const FAR = "2099-12-31";

/** What was found out, and what that has left over. */
interface Known {
  /** The subject of the runs whose names end in a suffix. */
  readonly subject: (suffix: string) => Subject;
  readonly leftOver: readonly string[];
}

/**
 * Asks what the probes need to know of the service: which real card it takes, the custom fields that a card must have, and the day
 * of its time.
 */
export async function subjectOf(settings: LocalSettings, transport: Transport): Promise<Known> {
  const { service, run, accounts, maxUpload, now } = settings;
  const prefix = `sandbank-verify-${run}`;
  const known: { card: Record<string, unknown>; today: string } = {
    card: {},
    today: new Date(Math.floor(now() / DAY_MS) * DAY_MS).toISOString().slice(0, 10),
  };
  const subject = (suffix: string): Subject => ({
    service,
    prefix: prefix + suffix,
    accounts,
    maxUpload,
    card: known.card,
    day: (ahead) => dayAfter(known.today, ahead),
  });
  const first: Probe = {
    name: "what the probes need to know",
    area: "shared",
    run: async (api, own) => {
      known.card = await realCard(settings, api);
      if (!settings.writes) return;
      const seen = await createdCard(known.card, api, own);
      known.card = seen.card;
      known.today = seen.today ?? (await dayOfOthers(api, own)) ?? known.today;
    },
  };
  // Where the service fails, the probes run into the same, and report it.
  const { leftOver } = await runProbe(first, transport, subject(""), now);
  return { subject, leftOver };
}

/** The fields that choose one of several real cards. */
async function realCard({ only }: LocalSettings, { get }: Api): Promise<Record<string, unknown>> {
  if (only.length > 0 && !only.includes("cards") && !only.includes("shared")) return {};
  const [first, second] = rowsOf((await get("/v1/realcards")).body) ?? [];
  const { id, alias } = objectOf(first);
  return first && second !== undefined ? { rcn_id: Number(id), rcn_alias: alias } : {};
}

/** Creates a card, again with the custom fields that a refusal asks for. */
async function createdCard(fields: Record<string, unknown>, { post }: Api, { prefix }: Subject) {
  let card = fields;
  const create = () =>
    post("/v1/virtualcards", {
      total_card_amount: 1,
      valid_ending_on: FAR,
      metadata: { run: prefix },
      ...card,
    });
  let answer = await create();
  const required = answer.status === 400 ? quotedIn(answer) : [];
  if (required.length > 0) {
    card = { ...card, cardnetwork_data: Object.fromEntries(required.map((name) => [name, "1"])) };
    answer = await create();
  }
  return { card, today: dayIn(answer, "valid_starting_on") };
}

/** The service's day by the default date of a transfer, or by the end of a reservation. */
async function dayOfOthers({ post }: Api, subject: Subject): Promise<string | undefined> {
  if (subject.accounts.length > 0) {
    const answer = await post("/v1/ach", { ...transfer(subject), ...RECEIVER, effective_date: undefined });
    const day = dayIn(answer, "effective_date");
    if (day !== undefined) return day;
  }
  const answer = await post("/v1/logins", { login_name: `${subject.prefix}-day` });
  return dayIn(answer, "reservation_expires");
}

function dayIn(answer: ExchangeAnswer, field: keyof typeof DAYS_AHEAD_OF): string | undefined {
  const date = dataOf(answer.body)[field];
  return isDay(date) ? dayAfter(date, -DAYS_AHEAD_OF[field]) : undefined;
}
