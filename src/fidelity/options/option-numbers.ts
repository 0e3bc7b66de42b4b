import type * as z from "zod/mini";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import { messageIn, textsIn } from "../body-texts.ts";
import type { Difference } from "../compare/compare.ts";
import type { Exchange } from "../exchange.ts";
import { takes } from "../schema.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST_DAYS = 15;

function differingOnes(
  exchanges: readonly Exchange[],
  differing: readonly Difference[],
): readonly Exchange[] {
  const positions = new Set(differing.map(({ exchange }) => exchange));
  return exchanges.filter((_, at) => positions.has(at));
}

/**
 * Numbers that an option may have: the days or minutes that may have passed where its name says so, otherwise those of a field that
 * is called like it, those in the texts of refusals, and those that were sent where answers differ.
 */
export function numbersFor(
  option: string,
  exchanges: readonly Exchange[],
  differing: readonly Difference[],
): readonly number[] {
  const name = option.split(".").at(-1) ?? "";
  const here = differingOnes(exchanges, differing);
  if (/Days$/.test(name)) return Array.from({ length: MOST_DAYS + 1 }, (_, count) => count);
  if (/Minutes$/.test(name)) return minutesIn(exchanges, here);
  const field = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const named = exchanges.flatMap(({ answer }) => numbersIn(answer.body, field));
  const inMessages = here.flatMap(({ answer }) =>
    answer.status >= 400 ? (messageIn(answer.body)?.match(/\d+/g) ?? []).map(Number) : [],
  );
  const sent = here.flatMap(({ request }) => [
    ...numbersIn(request.body),
    ...(request.form ?? []).flatMap(({ size }) => size ?? []),
  ]);
  return [...named, ...inMessages, ...sent.flatMap((each) => [each, each - 1])];
}

function numbersIn(value: unknown, name?: string): number[] {
  if (typeof value === "number") return name === undefined ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => numbersIn(each, name));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === name && typeof each === "number" ? [each] : numbersIn(each, name),
  );
}

/** The minutes between requests that made something and answers that differ later on the same day. */
function minutesIn(exchanges: readonly Exchange[], here: readonly Exchange[]): readonly number[] {
  const made = exchanges.filter(({ request }) => request.method === "POST");
  const minutes = here.flatMap((one) =>
    made.flatMap((other) => {
      const passed = one.at - other.at;
      return passed > 0 && passed < DAY ? [Math.floor(passed / MINUTE), Math.floor(passed / MINUTE) + 1] : [];
    }),
  );
  return [...new Set(minutes)].slice(0, MOST_DAYS);
}

/** Texts that an option may have: those in which answers differ, those that were sent there, and times of day. */
export function textsFor(
  schema: z.core.$ZodType,
  exchanges: readonly Exchange[],
  differing: readonly Difference[],
): readonly string[] {
  const here = differingOnes(exchanges, differing);
  if (takes(schema, "13:30") && !takes(schema, "noon")) return timesOfDay(here);
  const shown = differing.flatMap(({ real, field }) => (field === "error" ? [] : textsIn(real)));
  const asked = here.flatMap(({ request }) => [...new URLSearchParams(request.path.split("?")[1]).values()]);
  return [...shown, ...asked];
}

/** The GMT times of answers that differ, and the full and half hours before them. */
function timesOfDay(here: readonly Exchange[]): readonly string[] {
  return here.flatMap(({ at }) => [at - (at % (30 * MINUTE)), at].map(timeOfDay));
}

function timeOfDay(at: number): string {
  return new Date(at).toISOString().slice(11, 16);
}
