import { expect, test } from "vitest";
import { DRAWN } from "../../../src/fidelity/compare/values.ts";
import type { Area } from "../../../src/fidelity/probes/probe.ts";
import { type Lie, verifyLiar, withField } from "./lying.ts";

/** What a service answers in place of a value that it draws. */
interface Lies {
  readonly area: Area;
  /** Another value of the same form. */
  readonly another: Lie;
  /** What is then said of the statement; "form only" where it is left out. */
  readonly result?: string;
  readonly wrongForm: Lie;
}

const emailId =
  (id: string): Lie =>
  (answer) =>
    answer.status === 202 ? { ...answer, body: { id } } : answer;

const accounts = (account_number: unknown) => withField("accounts", [{ account_number, currency: "USD" }]);

/** The lies about each value of which the comparison knows that it is drawn, by its statement. */
const LIES: Readonly<Record<string, Lies>> = {
  "ACH-7": { area: "payments", another: withField("batch_id", "7"), wrongForm: withField("batch_id", 7) },
  "VC-10": {
    area: "cards",
    another: withField("card_number", "5105105105105100"),
    wrongForm: withField("card_number", "xxxxxxxxxxxx5100"),
  },
  "VC-11": { area: "cards", another: withField("cvc", "007"), wrongForm: withField("cvc", "12345") },
  "VC-12": {
    area: "cards",
    another: withField("last4", "0000"),
    // The card's number is beside it.
    result: "contradicted",
    wrongForm: withField("last4", "12a4"),
  },
  "VC-75": {
    area: "cards",
    another: emailId("0b6f2f5e-8f0f-4a4e-9a53-1f2b3c4d5e6f"),
    wrongForm: emailId("tracking-7"),
  },
  "ONB-10": {
    area: "onboarding",
    another: withField("account_number", "11112222"),
    wrongForm: withField("account_number", 11_112_222),
  },
  "ONB-11": { area: "onboarding", another: accounts("11112222"), wrongForm: accounts(11_112_222) },
  "ONB-38": {
    area: "onboarding",
    another: withField("updated_at", "2020-01-01T12:00:00.000Z"),
    wrongForm: withField("updated_at", "2026-99-99T99:99:99Z"),
  },
};

test.each(Object.entries(DRAWN))(
  "another value than is drawn by %s confirms no statement about it (X344)",
  async (statement, { decided = [] }) => {
    const lies = LIES[statement];
    if (!lies) throw new Error(`LIES has no lie about ${statement}, whose value is drawn.`);
    const { statements } = await verifyLiar(lies.another, [lies.area]);
    expect(statements[statement]).toBe(lies.result ?? "form only");
    for (const each of decided) expect(statements[each]).not.toBe("confirmed");
  },
);

test.each(Object.entries(DRAWN))(
  "a value of another form than is drawn by %s contradicts it, and confirms no statement about it (X344)",
  async (statement, { decided = [] }) => {
    const lies = LIES[statement];
    if (!lies) throw new Error(`LIES has no lie about ${statement}, whose value is drawn.`);
    const { statements } = await verifyLiar(lies.wrongForm, [lies.area]);
    expect(statements[statement]).toBe("contradicted");
    for (const each of decided) expect(statements[each]).toBe("inconclusive");
  },
);
