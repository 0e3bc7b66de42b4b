import { bankingDaysAfter, dayOf, instantOf } from "./calendar.ts";

/** A company as the specification has it (ONB-49 to ONB-61; O7 to O9). */
export interface ModelCompany {
  readonly id: number;
  status: string;
  /** Each status with the instant of its event, milliseconds. */
  readonly events: (readonly [status: string, at: number])[];
  hasAccount: boolean;
  due: number | null;
  isDeleted: boolean;
}

const FIRST: Readonly<Record<string, string>> = {
  "TEST APPROVED": "approved",
  "TEST REJECTED": "rejected",
  "TEST BLOCKED": "blocked",
};

/** The statuses that may follow one (O9). */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  pending: ["approved", "conditionally_approved", "rejected", "blocked"],
  blocked: ["pending", "rejected"],
  conditionally_approved: ["approved", "suspended", "terminated"],
  approved: ["suspended", "terminated"],
  suspended: ["approved", "terminated"],
};

/** The reference model of companies. */
export class ModelCompanies {
  readonly all: ModelCompany[] = [];

  create(name: string, now: number): void {
    const id = 1001 + this.all.length;
    const company: ModelCompany = {
      id,
      status: "",
      events: [],
      hasAccount: false,
      due: null,
      isDeleted: false,
    };
    this.all.push(company);
    this.#enter(company, FIRST[name] ?? "pending", now);
  }

  /** Brings a company to a status; false when that may not follow its own. */
  transition(company: ModelCompany, status: string, now: number): boolean {
    if (!FOLLOWING[company.status]?.includes(status)) return false;
    this.#enter(company, status, now);
    return true;
  }

  /** Deletes a company in whatever status (X43); false when it is gone already. */
  delete(company: ModelCompany): boolean {
    if (company.isDeleted) return false;
    company.isDeleted = true;
    company.due = null;
    return true;
  }

  /** The next company whose review ends. */
  next(): ModelCompany | undefined {
    const waiting = this.all.filter(({ due }) => due !== null);
    return waiting.sort((one, other) => (one.due ?? 0) - (other.due ?? 0))[0];
  }

  /** Ends the review that is due. */
  step(company: ModelCompany): void {
    this.#enter(company, "approved", company.due ?? 0);
  }

  #enter(company: ModelCompany, status: string, now: number): void {
    company.status = status;
    company.events.push([status, now]);
    company.due = status === "pending" ? instantOf(bankingDaysAfter(dayOf(now), 2), "22:00") : null;
    if (status === "approved" || status === "conditionally_approved") company.hasAccount = true;
  }
}
