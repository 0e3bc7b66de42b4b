import { request } from "../../fixtures/http-client.ts";
import type { Bank } from "../../src/index.ts";
import { applyToProducts } from "./apply-products.ts";
import type { CardLimits, Command } from "./commands.ts";
import type { Model } from "./model.ts";
import { answersToPayout, withPayouts } from "./payouts.ts";
import { unlike } from "./unlike.ts";

/** What an action did: done, or refused for the state. */
type Done = "done" | "refused" | string;

/**
 * Does a command in the bank and in the model. Returns in what the response of the bank is not what the
 * model says; undefined when it is. A command about a row when there is none does nothing.
 */
export async function apply(bank: Bank, model: Model, command: Command): Promise<string | undefined> {
  const answered = (expected: number, status: number) =>
    expected === status ? undefined : `${JSON.stringify(command)}: expected ${expected}, got ${status}`;
  const acted = (isAllowed: boolean, done: Done) => {
    const expected: Done = isAllowed ? "done" : "refused";
    return expected === done ? undefined : `${JSON.stringify(command)}: expected ${expected}, got ${done}`;
  };
  const send = async (method: string, path: string, data?: object) =>
    (await request(bank, method, path, { data })).status;
  const { transfers, cards, companies, now } = model;
  switch (command.do) {
    case "transfer": {
      const isRefused = model.refuses(command);
      if (!isRefused) transfers.create(command, now);
      return answered(isRefused ? 400 : 200, await send("POST", "/v1/ach", transferBody(command)));
    }
    case "act": {
      const transfer = transfers.all[command.at];
      if (!transfer) return undefined;
      const done = await doing(() =>
        command.action === "return"
          ? bank.simulate.achTransfers.return(transfer.id, "R03")
          : bank.simulate.achTransfers[command.action](transfer.id),
      );
      return acted(transfers.act(transfer, command.action, now), done);
    }
    case "cancel": {
      const transfer = transfers.all[command.at];
      if (!transfer) return undefined;
      const status = await send("PATCH", `/v1/ach/${transfer.id}`, { status: "canceled" });
      return answered(transfers.act(transfer, "cancel", now) ? 200 : 409, status);
    }
    case "card":
      return answered(
        cards.create(command.limits, now) ? 200 : 400,
        await send("POST", "/v1/virtualcards", cardBody(command.limits)),
      );
    case "company":
      companies.create(command.name, now);
      return answered(200, await send("POST", "/v1/companies", companyBody(command.name)));
    case "transition":
    case "deleteCompany": {
      const company = companies.all[command.at];
      if (!company) return undefined;
      if (command.do === "deleteCompany")
        return answered(
          companies.delete(company) ? 204 : 404,
          await send("DELETE", `/v1/companies/${company.id}`),
        );
      const done = await doing(() => bank.simulate.companies.transition(company.id, command.status));
      if (company.isDeleted)
        return done === "NotFoundError" ? undefined : `a company that is gone: got ${done}`;
      return acted(companies.transition(company, command.status, now), done);
    }
    case "payout":
    case "failPayout":
    case "deletePayout":
    case "listPayouts": {
      const own = withPayouts(bank);
      const answers = own && (await answersToPayout(own, model.payouts, command, now));
      return answers && unlike(JSON.stringify(command), answers.expected, answers.received);
    }
    case "book":
    case "wire":
    case "actBook":
    case "actWire":
    case "receive":
      return applyToProducts(bank, model, command);
    case "advance":
      model.advance(command.minutes);
      return void (await bank.clock.advance({ minutes: command.minutes }));
    case "restore":
      return void (await bank.restore(JSON.parse(JSON.stringify(bank.snapshot()))));
    default:
      return applyToCard(bank, model, command, { answered, acted, send });
  }
}

type CardCommand = Extract<
  Command,
  { do: "update" | "cancelCard" | "authorize" | "clear" | "reverse" | "refund" | "return" | "unmatched" }
>;

async function applyToCard(
  bank: Bank,
  model: Model,
  command: CardCommand,
  {
    answered,
    acted,
    send,
  }: {
    answered(expected: number, status: number): string | undefined;
    acted(isAllowed: boolean, done: Done): string | undefined;
    send(method: string, path: string, data?: object): Promise<number>;
  },
): Promise<string | undefined> {
  const { cards, now } = model;
  const card = cards.all[command.at];
  if (!card) return undefined;
  const { virtualCards } = bank.simulate;
  const path = `/v1/virtualcards/${card.id}`;
  switch (command.do) {
    case "update":
      return answered(
        cards.update(card, command.limits, now),
        await send("PATCH", path, cardBody(command.limits)),
      );
    case "cancelCard":
      card.status = "Canceled";
      return answered(204, await send("DELETE", path));
    case "authorize": {
      const { amount, type, rate, decline } = command;
      const declined = cards.authorize(card, command, now, model.spendable());
      const issuer = decline === null ? {} : { decline };
      const work = () => virtualCards.authorize(card.id, { amount, type, ...currencyOf(rate), ...issuer });
      if (declined === "refused") return acted(false, await doing(work));
      const { approved, authorization } = await work();
      const isRight =
        approved === (declined === undefined) &&
        authorization.issuer_response.includes(declined ?? "Approved");
      return isRight
        ? undefined
        : `${JSON.stringify(command)}: expected ${declined ?? "approval"}, got ${authorization.issuer_response}`;
    }
    case "refund":
      return acted(
        cards.refund(card, command.amount, command.rate, now),
        await doing(() =>
          virtualCards.refund(card.id, { amount: command.amount, ...currencyOf(command.rate) }),
        ),
      );
    case "return": {
      const { clearing } = command;
      const amount = command.amount === null ? {} : { amount: command.amount };
      const done = await doing(() => virtualCards.refund(card.id, { clearing, ...amount }));
      return acted(cards.return(card, card.clearings[clearing], command.amount, now), done);
    }
    case "unmatched":
      return acted(
        cards.reverseUnmatched(card, command.amount, command.rate),
        await doing(() =>
          virtualCards.reverse(card.id, { amount: command.amount, ...currencyOf(command.rate) }),
        ),
      );
    default: {
      const hold = card.holds[command.hold];
      if (!hold) return undefined;
      const amount = command.amount === null ? {} : { amount: command.amount };
      if (command.do === "reverse") {
        const done = await doing(() => virtualCards.reverse(card.id, hold.reference, amount));
        return acted(cards.reverse(card, hold, command.amount), done);
      }
      const { fee, final, rate } = command;
      const own = rate === null ? {} : { exchangeRate: rate };
      const settlement = { ...amount, fee, final, ...own };
      const done = await doing(() => virtualCards.clear(card.id, hold.reference, settlement));
      return acted(cards.clear(card, hold, command, now), done);
    }
  }
}

/** The refusals of what a model refuses for its amount, type or rate. */
const REFUSALS = [
  "'amount' must be at most",
  "'amount' converts to 0 US cents",
  "is never declined",
  "because the purchase is in US dollars",
  "has no clearing",
];

function currencyOf(rate: string) {
  return rate === "1" ? {} : { currency: "EUR", exchangeRate: rate };
}

async function doing(work: () => Promise<unknown>): Promise<Done> {
  try {
    await work();
    return "done";
  } catch (error) {
    if (!(error instanceof Error)) return "thrown";
    const isRefusal =
      ["RangeError", "NotFoundError"].includes(error.name) &&
      REFUSALS.some((text) => error.message.includes(text));
    return isRefusal || error.name === "InvalidTransitionError" ? "refused" : error.name;
  }
}

function transferBody({
  amount = 12_500,
  direction = "credit",
  service,
  effective,
  receiver,
}: Extract<Command, { do: "transfer" }>): object {
  return {
    account_number: "4000000011",
    amount,
    direction,
    sec_code: "ppd",
    service,
    effective_date: effective,
    receiver_account_number: receiver,
    receiver_account_type: "checking",
    receiver_name: "Ada Lovelace",
    receiver_routing_number: "021000021",
  };
}

function cardBody({ total, min, max, uses, end }: CardLimits): object {
  return {
    total_card_amount: total,
    per_transaction_min: min,
    per_transaction_max: max,
    transactions_max: uses,
    valid_ending_on: end,
  };
}

/** The company's address is the one row that a bank of this suite begins with. */
function companyBody(name: string): object {
  return {
    email_address: "office@example.com",
    name,
    phone_number: "+1 217 555 0101",
    physical_address_id: 1001,
    website_url: "https://engines.example.com",
  };
}
