import { errorBodyOf } from "../bank/options/service-assumptions.ts";
import { answersOf } from "../engine/http/answer/answers.ts";
import type { FaultRequest } from "../engine/http/faults/request.ts";
import type { FaultRule } from "../engine/http/faults/rule.ts";
import { Problem } from "../engine/http/problems.ts";
import { CURSOR } from "../engine/http/routes/list.ts";
import { sentStatus } from "../engine/http/routes/status-codes.ts";
import type { Endpoint } from "../openapi/endpoints.ts";
import { RECORDED } from "../openapi/generated/recorded.ts";
import type { Source } from "./source.ts";
import type { State } from "./state.ts";

/** How long a slow answer takes, wall milliseconds. */
const SLOW_MS = 5000;

/** Something that goes wrong with the answers of any operation. */
interface Trouble {
  readonly name: string;
  /** The end of a title that begins with the operation. */
  readonly title: string;
  readonly why: string;
  readonly tags: readonly string[];
  readonly rule: FaultRule;
}

/** What goes wrong whichever operation it is. */
const ANY: readonly Trouble[] = [
  {
    name: "401-in-the-middle",
    title: "answers 401 the second time",
    why: "A session that expires while a page is open leaves old data with no way to sign in again.",
    tags: ["refusal", "401"],
    rule: { nth: 2, status: 401 },
  },
  {
    name: "429",
    title: "answers 429",
    why: "A page that ignores Retry-After retries right away, or shows a limit as a failure.",
    tags: ["refusal"],
    rule: { status: 429, retryAfter: 2 },
  },
  {
    name: "500",
    title: "answers 500",
    why: "A failure that is not shown looks like an empty list or a success.",
    tags: ["refusal"],
    rule: { status: 500 },
  },
  {
    name: "503",
    title: "answers 503",
    why: "The page must tell a service that's down for a minute from a user's mistake.",
    tags: ["refusal"],
    rule: { status: 503 },
  },
  {
    name: "lost-connection",
    title: "has no connection",
    why: "fetch rejects where the code expects a status, and nothing catches it.",
    tags: ["network"],
    rule: { then: "refuse" },
  },
  {
    name: "truncated",
    title: "answers half a body",
    why: "The status is that of a success, and reading the JSON throws.",
    tags: ["network"],
    rule: { then: "truncate" },
  },
  {
    name: "never",
    title: "never answers",
    why: "Without a timeout, the spinner never stops, and the user can't try again.",
    tags: ["never-answers"],
    rule: { then: "hang" },
  },
  {
    name: "slow",
    title: "answers after 5 s",
    why: "A second click sends a form twice, and an answer arrives after the page has moved on.",
    tags: ["slow"],
    rule: { latency: SLOW_MS },
  },
];

/** A write that fails after it was done. */
const DONE_AND_LOST: Trouble = {
  name: "done-but-lost",
  title: "is done, but its answer is lost",
  why: "A user who sees a failure tries again, and it's done twice.",
  tags: ["network", "write"],
  rule: { then: "lost-reply" },
};

/** What each operation may answer, and what may go wrong on its way, one state each; and the same of all at once. */
export function* answerStates({ endpoints, options }: Source): Generator<State> {
  const operations = endpoints.map(({ route }) => route.operation);
  for (const trouble of ANY) yield stateOf("all", "every operation", operations, trouble, {});
  for (const endpoint of endpoints) {
    const { operation, method } = endpoint.route;
    const tags = [operation, ...(endpoint.route.model ? [endpoint.route.model.collection] : [])];
    const documented = documentedBy(endpoint, options);
    const own = [
      ...documented,
      ...ANY.filter(({ name }) => !documented.some((other) => other.name === name)),
      ...(method === "GET" ? [] : [DONE_AND_LOST]),
      ...(isPaged(endpoint) ? [secondPage(operation)] : []),
    ];
    for (const trouble of own) yield stateOf(operation, operation, tags, trouble, { on: operation });
  }
}

function stateOf(
  place: string,
  named: string,
  about: readonly string[],
  { name, title, why, tags, rule }: Trouble,
  on: FaultRule,
): State {
  return {
    id: `answers/${place}/${name}`,
    group: "answers",
    title: `${named} ${title}`,
    why,
    tags: [...about, ...tags],
    apply: (bank) => void bank.faults.add({ ...on, ...rule } as FaultRule),
  };
}

/** The refusals that an operation documents, with the bodies that a bank sends. */
function documentedBy(endpoint: Endpoint, { assumptions }: Source["options"]): readonly Trouble[] {
  const bodyOf = errorBodyOf(assumptions);
  const { refusals } = RECORDED[endpoint.recordedAs] ?? { refusals: {} };
  const sent = sentStatus(assumptions.statusCodes);
  return Object.entries(answersOf(endpoint.route, sent).refusals).map(([status, text]) => {
    const recorded = refusals[status];
    const { code, message, issues } = recorded ?? { code: "refused", message: text, issues: [] };
    return {
      name: status,
      title: `answers ${status}`,
      why: `${text} Show its message where the user can act on it.`,
      tags: ["refusal", "documented"],
      rule: { status: Number(status), body: bodyOf(new Problem(Number(status), code, message, { issues })) },
    };
  });
}

/** The query parameters that name a page, of the bank's own lists and of a team's. */
const PAGES = [CURSOR, "cursor", "page", "offset"];

/** Whether a list is read page by page. */
function isPaged({ route }: Endpoint): boolean {
  return PAGES.some((name) => route.query?.[name] !== undefined);
}

/** Whether a request is for a page after the first, which "page" calls 1 and "offset" 0. */
function isLaterPage({ query }: FaultRequest): boolean {
  return PAGES.some((name) => !["0", "1"].includes(query.get(name) ?? "0"));
}

function secondPage(operation: string): Trouble {
  return {
    name: "second-page-503",
    title: "answers the second page with 503",
    why: "What was loaded before disappears, or the list ends as if it were complete.",
    tags: ["refusal", "page"],
    rule: { on: (request) => request.operation === operation && isLaterPage(request), status: 503 },
  };
}
