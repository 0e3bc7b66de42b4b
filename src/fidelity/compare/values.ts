import { isJsonObject, type JsonObject } from "../../engine/schema/json-object.ts";
import { OWN } from "../replay/ids.ts";

export interface Found {
  readonly field: string;
  readonly real: unknown;
  readonly bank: unknown;
  readonly distance?: number;
}

/** A value that a service draws, or that depends on the moment. */
interface Drawn {
  /** What a text of it looks like; any text where nothing says so. */
  readonly form?: RegExp;
  /** Whether a recording may have its digits masked. */
  readonly isSecret?: boolean;
  /** The field of the same row to which the value must fit, so that more than its form is compared where that field has a text. */
  readonly fits?: string;
  /** Decided rows about such values, of which nothing else is compared either. */
  readonly decided?: readonly string[];
}

/**
 * The fields whose values say nothing about how a service works, by their statements. Of such a field the kind is compared, which
 * is null, empty, text or number, and the form of a text. Everything else is compared as it is; ids and addresses by the row they
 * mean.
 */
export const DRAWN: Readonly<Record<string, Drawn>> = {
  /** The id of a batch. */
  "ACH-7": {},
  /** Card numbers. */
  "VC-10": { form: /^\d{12,19}$/, isSecret: true, decided: ["C11"] },
  /** Short verification codes. */
  "VC-11": { form: /^\d{3,4}$/, isSecret: true },
  /** The last four digits of a number, which must be those of the number where both are shown. */
  "VC-12": { form: /^\d{4}$/, fits: "card_number" },
  /** The id of an e-mail, a UUID. */
  "VC-75": { form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i },
  /** Account numbers, and those in the list of accounts. */
  "ONB-10": {},
  "ONB-11": {},
  /** The instants at which statuses have changed. */
  "ONB-38": {
    form: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/,
  },
};

const DECIDED: ReadonlySet<string> = new Set(Object.values(DRAWN).flatMap(({ decided = [] }) => decided));

/** The rows about the ids of a service, of which any would do: each answer is compared by the row that its ids mean. */
const ABOUT_IDS: ReadonlySet<string> = new Set(["S9"]);

/** Whether a row shows no more than the form of what a statement is about: any other value of that form would do as well. */
export function isFormOnly(statement: string, row: JsonObject): boolean {
  const drawn = ownOf(DRAWN, statement);
  if (!drawn) return DECIDED.has(statement) || ABOUT_IDS.has(statement);
  return drawn.fits === undefined || typeof ownOf(row, drawn.fits) !== "string";
}

/** How what a statement is about is drawn; undefined where it is not. A service that is asked itself has nothing masked. */
export function drawnBy(statement: string | undefined, isAsked: boolean): Drawn | undefined {
  const drawn = ownOf(DRAWN, statement ?? "");
  return drawn && isAsked ? { ...drawn, isSecret: false } : drawn;
}

/** Where two values differ, down to the fields of objects and the items of lists of equal length. */
export function valueDifferences(
  real: unknown,
  bank: unknown,
  field: string,
  drawnAt: (field: string) => Drawn | undefined,
): Found[] {
  if (isJsonObject(real) && isJsonObject(bank)) {
    const names = new Set([...Object.keys(real), ...Object.keys(bank)]);
    const prefix = field === "" ? "" : `${field}.`;
    return [
      ...[...names].flatMap((name) =>
        valueDifferences(ownOf(real, name), ownOf(bank, name), `${prefix}${name}`, drawnAt),
      ),
      ...foreignLastDigits(real, bank, `${prefix}last4`),
    ];
  }
  if (Array.isArray(real) && Array.isArray(bank) && real.length === bank.length)
    return [
      ...real.flatMap((each, at) => valueDifferences(each, bank[at], `${field}[${at}]`, drawnAt)),
      ...disorderedEvents(real, bank, field),
    ];
  const drawn = drawnAt(field);
  if (drawn ? isDrawnAlike(real, bank, drawn) : isSame(real, bank)) return [];
  return [{ field: field === "" ? "body" : field, real, bank }];
}

function isDrawnAlike(real: unknown, bank: unknown, { form, isSecret }: Drawn): boolean {
  if (kindOf(real) !== kindOf(bank)) return false;
  if (form === undefined || typeof real !== "string" || real === "") return true;
  return form.test(isSecret ? real.replaceAll(/[•*xX]/g, "0") : real);
}

/** The last four digits of a card that are not those of the number beside them (VC-12). */
function foreignLastDigits(real: JsonObject, bank: JsonObject, field: string): Found[] {
  const [number, last4, own] = [real.card_number, real.last4, bank.card_number];
  if (typeof number !== "string" || typeof last4 !== "string" || typeof own !== "string") return [];
  return /^\d{4}$/.test(last4) && !number.endsWith(last4)
    ? [{ field, real: last4, bank: number.slice(-4) }]
    : [];
}

/** The instants of events that are earlier than those of the event before, although events are listed in order (ONB-37). */
function disorderedEvents(real: readonly unknown[], bank: readonly unknown[], field: string): Found[] {
  const instantOf = (event: unknown) => {
    const at = updatedAt(event);
    return typeof at === "string" ? Date.parse(at) : Number.NaN;
  };
  return real.flatMap((event, at) =>
    at > 0 && instantOf(event) < instantOf(real[at - 1])
      ? [{ field: `${field}[${at}].updated_at`, real: updatedAt(event), bank: updatedAt(bank[at]) }]
      : [],
  );
}

function updatedAt(event: unknown): unknown {
  return isJsonObject(event) ? event.updated_at : undefined;
}

/** A service may name a field as JavaScript names what every object has, such as "__proto__". */
export function ownOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A row that only the bank has stands for one of which the recording does not show how it was made. */
function isSame(real: unknown, bank: unknown): boolean {
  return Object.is(real, bank) && !(typeof bank === "string" && bank.startsWith(OWN));
}

/** What of a value is compared where the value itself is ignored. */
function kindOf(value: unknown): string {
  if (value === undefined) return "absent";
  if (value === null) return "null";
  if (value === "") return "empty text";
  return Array.isArray(value) ? "list" : typeof value === "string" ? "text" : typeof value;
}
