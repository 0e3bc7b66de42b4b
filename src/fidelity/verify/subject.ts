import { DAY_MS } from "../../engine/time/calendar.ts";
import type { ExchangeAnswer } from "../exchange.ts";
import type { Area } from "../probes/area.ts";
import { DAYS_AHEAD_OF, dayAfter } from "../probes/day.ts";
import { dataOf, objectOf, type Subject } from "../probes/probe.ts";
import { RECEIVER, transfer } from "../probes/rows.ts";
import { quotedIn } from "../probes/words.ts";
import { ServiceFailure, type Transport } from "./transport.ts";

/** What of the settings decides what the probes are told. */
interface Asked {
  readonly run: string;
  readonly accounts: readonly string[];
  readonly maxUpload: number;
  readonly writes: boolean;
  readonly only: readonly Area[];
  readonly now: () => number;
}

/** Later than the time of any service. */
const FAR = "2099-12-31";

/**
 * Asks what the probes need to know of the service: which real card it takes, the custom fields that a card must have, and the day
 * of its time. Returns the subject of the runs whose names end in a suffix.
 */
export async function subjectOf(asked: Asked, transport: Transport): Promise<(suffix: string) => Subject> {
  const { run, accounts, maxUpload, now } = asked;
  const prefix = `sandbank-verify-${run}`;
  const known: { card: Record<string, unknown>; today: string } = {
    card: {},
    today: new Date(Math.floor(now() / DAY_MS) * DAY_MS).toISOString().slice(0, 10),
  };
  const subject = (suffix: string): Subject => ({
    prefix: prefix + suffix,
    accounts,
    maxUpload,
    card: known.card,
    day: (ahead) => dayAfter(known.today, ahead),
  });
  try {
    known.card = await realCard(asked, transport);
    if (!asked.writes) return subject;
    const seen = await createdCard(known.card, transport);
    known.card = seen.card;
    known.today = seen.today ?? (await dayOfOthers(subject(""), transport)) ?? known.today;
  } catch (error) {
    // The probes run into the same, and report it.
    if (!(error instanceof ServiceFailure)) throw error;
  }
  return subject;
}

const CLIENT = { key: "client", headers: {} } as const;

/** The fields that choose one of several real cards. */
async function realCard({ only }: Asked, transport: Transport): Promise<Record<string, unknown>> {
  if (only.length > 0 && !only.includes("cards") && !only.includes("shared")) return {};
  const { data } = objectOf((await transport({ ...CLIENT, method: "GET", path: "/v1/realcards" })).body);
  const [first] = Array.isArray(data) && data.length > 1 ? data : [];
  const { id, alias } = objectOf(first);
  return first ? { rcn_id: Number(id), rcn_alias: alias } : {};
}

/** Creates a card, again with the custom fields that a refusal asks for, and cancels it. */
async function createdCard(fields: Record<string, unknown>, transport: Transport) {
  let card = fields;
  const create = () => {
    const data = { total_card_amount: 1, valid_ending_on: FAR, ...card };
    return transport({ ...CLIENT, method: "POST", path: "/v1/virtualcards", body: { data } });
  };
  let answer = await create();
  const required = answer.status === 400 ? quotedIn(answer) : [];
  if (required.length > 0) {
    card = { ...card, cardnetwork_data: Object.fromEntries(required.map((name) => [name, "1"])) };
    answer = await create();
  }
  const { id } = dataOf(answer);
  if (id !== undefined)
    await transport({ ...CLIENT, method: "DELETE", path: `/v1/virtualcards/${String(id)}` });
  return { card, today: dayIn(answer, "valid_starting_on") };
}

/** The service's day by the default date of a transfer, or by the end of a reservation. */
async function dayOfOthers(subject: Subject, transport: Transport): Promise<string | undefined> {
  if (subject.accounts.length > 0) {
    const data = { ...transfer(subject), ...RECEIVER, effective_date: undefined };
    const answer = await transport({ ...CLIENT, method: "POST", path: "/v1/ach", body: { data } });
    const { id } = dataOf(answer);
    const cancel = { data: { status: "canceled" } };
    if (id !== undefined)
      await transport({ ...CLIENT, method: "PATCH", path: `/v1/ach/${String(id)}`, body: cancel });
    const day = dayIn(answer, "effective_date");
    if (day !== undefined) return day;
  }
  const data = { login_name: `${subject.prefix}-day` };
  const answer = await transport({ ...CLIENT, method: "POST", path: "/v1/logins", body: { data } });
  const { id } = dataOf(answer);
  if (id !== undefined) await transport({ ...CLIENT, method: "DELETE", path: `/v1/logins/${String(id)}` });
  return dayIn(answer, "reservation_expires");
}

function dayIn(answer: ExchangeAnswer, field: keyof typeof DAYS_AHEAD_OF): string | undefined {
  const date = dataOf(answer)[field];
  if (typeof date !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  return dayAfter(date, -DAYS_AHEAD_OF[field]);
}
