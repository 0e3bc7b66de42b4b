import {
  closingOn,
  DAY_MS,
  dayOf,
  formatDay,
  HOUR_MS,
  isBankingDay,
  timeOfDay,
} from "../engine/time/calendar.ts";
import { inCopy } from "./copy.ts";
import type { Source } from "./source.ts";
import type { PageTime, State } from "./state.ts";

const MINUTE_MS = 60_000;
const NEW_YORK = "America/New_York";

/** When people look at their bank: 15:00 GMT, in the morning of New York. */
const MORNING = 15 * HOUR_MS;

/** A time of day, GMT, of the next day that meets a condition. */
interface Moment {
  readonly name: string;
  readonly title: string;
  readonly why: string;
  readonly is: (day: number) => boolean;
  /** Milliseconds from midnight GMT. */
  readonly time?: number;
  /** The time zone of the page; by default that of New York. */
  readonly timeZone?: string;
}

const MOMENTS: readonly Moment[] = [
  {
    name: "spring-forward",
    title: "A minute before the hour that daylight saving skips",
    why: "A day of 23 hours: a time that does not exist is shown an hour later, and days counted by 24 hours are one short.",
    is: (day) => isNth(day, 3, "Sun", 2),
    time: timeOfDay("06:59"),
  },
  {
    name: "fall-back",
    title: "In the hour that daylight saving repeats",
    why: "A day of 25 hours: two instants have the same local time, so that a list by local time is out of order.",
    is: (day) => isNth(day, 11, "Sun", 1),
    time: timeOfDay("05:30"),
  },
  {
    name: "leap-day",
    title: "February 29",
    why: "A year later there is no such day, and the day of the year is one more from now on.",
    is: (day) => isDate(day, "02-29"),
  },
  {
    name: "february-28",
    title: "The last day of February in a common year",
    why: "What is due on the 29th, 30th or 31st of each month has no day in this one.",
    is: (day) => isDate(day, "02-28") && isDate(day + 1, "03-01"),
  },
  {
    name: "month-end",
    title: "The 31st, before a shorter month",
    why: "A month later is a day that does not exist: setMonth goes to the month after it.",
    is: (day) => /-(?:01|03|05|08|10)-31$/.test(formatDay(day)),
  },
  {
    name: "quarter-end",
    title: "The last day of a quarter",
    why: "This quarter ends here, and a range that excludes its last day loses what is booked today.",
    is: (day) => /-(?:03-31|06-30|09-30|12-31)$/.test(formatDay(day)),
  },
  {
    name: "year-end",
    title: "The new year in GMT, the old one in New York",
    why: "Statements, filters and dates without a year are of two years at once.",
    is: (day) => isDate(day, "01-01"),
    time: timeOfDay("02:00"),
  },
  {
    name: "week-year",
    title: "A day whose week is of another year",
    why: "A format with the year of the week (YYYY where yyyy is meant) shows the wrong year.",
    is: (day) => yearOf(day) !== yearOf(day - ((new Date(day * DAY_MS).getUTCDay() + 6) % 7) + 3),
  },
  {
    name: "long-weekend",
    title: "A Friday evening before a holiday on Monday",
    why: "The next banking day is four days away, not one and not three.",
    is: (day) => weekdayOf(day) === "Fri" && closingOn(day + 3)?.kind === "holiday",
    time: timeOfDay("22:30"),
  },
  {
    name: "holiday",
    title: "A holiday of the Federal Reserve on a weekday",
    why: "It looks like a working day, but nothing is processed and nothing settles.",
    is: (day) => closingOn(day)?.kind === "holiday",
  },
  {
    name: "sunday",
    title: "A Sunday",
    why: "A date field that offers today offers a day on which no transfer can be made.",
    is: (day) => weekdayOf(day) === "Sun",
  },
  {
    name: "midnight-utc",
    title: "After midnight in GMT, before midnight in New York",
    why: "new Date(day) is yesterday for the user, and the bank's today is the page's tomorrow.",
    is: isBankingDay,
    time: timeOfDay("00:30"),
  },
  {
    name: "midnight-new-york",
    title: "Before midnight in New York",
    why: "After a reload, something from a minute ago is from yesterday.",
    is: isBankingDay,
    time: timeOfDay("03:59"),
  },
  {
    name: "zone-ahead",
    title: "A page 14 hours ahead of GMT",
    why: "The page's date is a day or more ahead of the bank's: the earliest day that it offers may be too late.",
    is: isBankingDay,
    timeZone: "Pacific/Kiritimati",
  },
  {
    name: "zone-quarter",
    title: "A page in a time zone of 5:45 hours",
    why: "An offset that isn't a whole hour is cut to one.",
    is: isBankingDay,
    timeZone: "Asia/Kathmandu",
  },
];

/** Pages whose clock is wrong, whenever it is. */
const WRONG_CLOCKS: readonly (Pick<Moment, "name" | "title" | "why"> & { readonly offsetMs: number })[] = [
  {
    name: "page-a-day-behind",
    title: "A page whose clock is a day behind",
    why: "What was just created is in the future, and 'a minute ago' becomes 'in 24 hours'.",
    offsetMs: -DAY_MS,
  },
  {
    name: "page-a-day-ahead",
    title: "A page whose clock is a day ahead",
    why: "Sessions and deadlines end a day too early, and today cannot be chosen.",
    offsetMs: DAY_MS,
  },
];

/** Moments of the calendar, one state each; those around each cut-off with them. */
export function* momentStates(source: Source): Generator<State> {
  for (const moment of [...MOMENTS, ...cutOffMoments(source)]) {
    const { name, title, why, timeZone = NEW_YORK } = moment;
    const pageTime = { at: new Date(nextOf(moment, source.now)).toISOString(), timeZone };
    yield stateOf({ name, title, why }, pageTime, async (bank) => {
      // A bank whose time is later than that of the list gets the next such moment.
      const { at } = pageTime;
      const now = bank.clock.now().getTime();
      await bank.clock.advanceTo(Date.parse(at) < now ? nextOf(moment, now) : at);
      await inCopy(bank, (copy) => copy.createOneOfEach());
    });
  }
  for (const { offsetMs, ...named } of WRONG_CLOCKS)
    yield stateOf(named, { offsetMs, timeZone: NEW_YORK }, (bank) =>
      inCopy(bank, (copy) => copy.createOneOfEach()),
    );
}

function stateOf(
  { name, title, why }: Pick<Moment, "name" | "title" | "why">,
  pageTime: PageTime,
  apply: State["apply"],
): State {
  return { id: `moments/${name}`, group: "moments", title, why, tags: ["clock"], pageTime, apply };
}

/** A minute before and after the times of banking days at which rows take steps. */
function cutOffMoments({ resources }: Source): readonly Moment[] {
  const cutOffs = resources.flatMap((resource) => resource.cutOffs);
  const times = [...new Set(cutOffs.map(({ time }) => time))].sort();
  return times.flatMap((time) => {
    const what = cutOffs.filter((each) => each.time === time).map((each) => each.what);
    const at = time.replace(":", "");
    const common = { is: isBankingDay, why: `At ${time} GMT ${[...new Set(what)].join(", and ")}.` };
    return [
      {
        ...common,
        name: `before-${at}`,
        title: `A minute before the cut-off at ${time} GMT`,
        why: `${common.why} A form that was opened before is sent after it.`,
        time: timeOfDay(time) - MINUTE_MS,
      },
      {
        ...common,
        name: `after-${at}`,
        title: `A minute after the cut-off at ${time} GMT`,
        why: `${common.why} What is made now waits for the next banking day, whatever the page still promises.`,
        time: timeOfDay(time) + MINUTE_MS,
      },
    ];
  });
}

/** The first such moment after an instant, both in milliseconds. */
function nextOf({ is, time = MORNING }: Moment, after: number): number {
  let day = dayOf(after);
  while (!is(day) || day * DAY_MS + time <= after) day += 1;
  return day * DAY_MS + time;
}

function isDate(day: number, monthAndDay: string): boolean {
  return formatDay(day).endsWith(monthAndDay);
}

function yearOf(day: number): string {
  return formatDay(day).slice(0, 4);
}

function weekdayOf(day: number): string {
  return new Date(day * DAY_MS).toUTCString().slice(0, 3);
}

/** Whether a day is the n-th such weekday of a month. */
function isNth(day: number, month: number, weekday: string, nth: number): boolean {
  const date = new Date(day * DAY_MS);
  return (
    date.getUTCMonth() + 1 === month && weekdayOf(day) === weekday && Math.ceil(date.getUTCDate() / 7) === nth
  );
}
