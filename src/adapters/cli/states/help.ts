import { KIND_NAMES } from "../../../sweep/kinds.ts";

/** What `sandbank states --help` prints. */
export const STATES_HELP = `Looks at every state of a page, and writes a report with a picture of each and what is wrong in it:
  npx sandbank states <url> [flags]

  --only <names>        groups (rows, values, answers, changes, moments), tags and ids of states, with commas
  --without <names>     the same, of those to leave out
  --all                 also looks at states that change nothing of what the page calls
  --screens <paths>     looks at these pages, with commas: /,/transfers (the one of <url>)
  --follow              looks at the pages, too, that the links of those lead to, at most 20
  --do <file>           runs a module before each picture: export default async ({ page, bank }) => …
  --explore <number>    clicks and fills in so often, at random
  --seed <number>       what --explore draws from; the same one does the same (a new one)

  --out <folder>        where the report is written (sandbank-states)
  --no-pictures         writes no pictures
  --dark                takes each picture in light and in dark
  --widths <pixels>     widths of the window, with commas (1280)
  --json                prints the report as JSON
  --baseline <file>     a report that --json printed before, whose findings are known
  --fail-on <kinds>     the findings that exit code 1 stands for, with commas, or none (all that are new)

  --bank <how>          routes: a bank in this process answers what the page calls, as with sandbank/playwright;
                        page: the page has its own bank, as of the plugin (found out by opening it)
  --options, --scenario, --products, --start, --strict, --latency
                        the bank, as of npx sandbank; the options of the page's own bank where it has one
  --browser <path>      a Chromium to run (that of Playwright)
  --workers <number>    pages that are open at a time (two for each core)
  --timeout <seconds>   how long a page may go on loading (8)
  -h, --help

Kinds of findings: ${KIND_NAMES.join(", ")}.
It needs @playwright/test, and looks with axe where axe-core is installed. The exit code is 1 for findings, 2 where it could not look.`;
