const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Cents as money: "$1,234.56". */
export function money(cents: number, currency = "USD"): string {
  const code = /^[a-z]{3}$/i.test(currency) ? currency.toUpperCase() : "USD";
  let format = moneyFormats.get(code);
  if (!format) {
    format = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: code,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    moneyFormats.set(code, format);
  }
  return format.format(cents / 100);
}

/** Commas only between thousands: elsewhere they may be meant as a decimal comma. */
const AMOUNT = /^-?\$?([0-9]{1,13}|[0-9]{1,3}(,[0-9]{3}){1,4})(\.[0-9]{1,2})?$/;

/** Reads dollars as a person types them, as whole cents; undefined for what can't be read in one way alone. */
export function readAmount(typed: string): number | undefined {
  const text = typed.trim();
  return AMOUNT.test(text) ? Math.round(Number(text.replace(/[$,]/g, "")) * 100) : undefined;
}

/** Reads an amount as people write it, in cents. Throws a RangeError that names `what` it is when it is invalid. */
export function centsOf(text: string, what = "amount"): number {
  const cents = readAmount(text);
  if (cents === undefined) throw new RangeError(`Enter the ${what} like "25.00".`);
  return cents;
}

const count = new Intl.NumberFormat("en-US");

/** A whole number with its thousands set apart. */
export function whole(number: number): string {
  return count.format(number);
}

/** A status or another name of the bank as it is read: "in_review" is "in review". */
export function words(name: string): string {
  return name.replaceAll("_", " ");
}

/** Reads an instant as the bank gives it: a Date, an ISO string or milliseconds. */
function milliseconds(instant: Date | string | number): number {
  return typeof instant === "string" ? Date.parse(instant) : Number(instant);
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** The GMT day an instant falls on, such as "Mon, 2 Mar 2026". */
export function dayText(instant: Date | string | number): string {
  return dayFormat.format(milliseconds(instant));
}

/** The GMT time of day, "15:00" or with `seconds` "15:00:09". */
export function timeText(instant: Date | string | number, seconds = false): string {
  const iso = new Date(milliseconds(instant)).toISOString();
  const start = iso.indexOf("T") + 1;
  return iso.slice(start, start + (seconds ? 8 : 5));
}

/** Day and time, such as "Mon, 2 Mar 2026, 15:00". */
export function momentText(instant: Date | string | number): string {
  return `${dayText(instant)}, ${timeText(instant)}`;
}

/** A stretch of time in its two largest units: "2 h 30 min". */
function spanText(span: number): string {
  const parts: [count: number, unit: string][] = [
    [Math.floor(span / DAY_MS), "d"],
    [Math.floor((span % DAY_MS) / HOUR_MS), "h"],
    [Math.floor((span % HOUR_MS) / MINUTE_MS), "min"],
    [Math.floor((span % MINUTE_MS) / 1000), "s"],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return "0 s";
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}

export function betweenText(from: Date | string | number, to: Date | string | number): string {
  return spanText(milliseconds(to) - milliseconds(from));
}

/** Wall time an answer took. */
export function durationText(duration: number): string {
  if (duration < 0.1) return "< 0.1 ms";
  return duration < 10 ? `${duration.toFixed(1)} ms` : `${Math.round(duration)} ms`;
}

const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Shows marks that would turn the direction of the text around them as escapes, as JSON may. */
export function visibleMarks(text: string): string {
  return text.replace(INVISIBLE, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
}

/** A value as indented JSON, without characters that change the direction of what surrounds them. */
export function jsonText(value: unknown): string {
  return visibleMarks(JSON.stringify(value, null, 2) ?? "undefined");
}
