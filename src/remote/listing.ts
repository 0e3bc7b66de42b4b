import type { ControlParts } from "../bank/control.ts";
import { methodNotAllowed } from "../engine/http/problems.ts";
import { summaryOf } from "../engine/http/routes/summary.ts";
import { CONTROL_ROOT } from "./paths.ts";

/** A path of the control below its root. */
interface ControlPath {
  readonly method: string;
  readonly path: string;
  /** Query parameters of a read, fields of the body of a call; "..." stands for others. */
  readonly takes: readonly string[];
}

/** A line of the list. */
interface Line {
  readonly method: string;
  readonly path: string;
  /** The operation of a route, or what a call of the control takes. */
  readonly detail: string;
  readonly summary: string;
}

/**
 * Answers `GET /_sandbank` with the paths of the control and the routes of the service: as JSON, or for a browser as a page.
 * Throws a 405 for another method.
 */
export function listingFor(
  request: Request,
  paths: readonly ControlPath[],
  routes: ControlParts["routes"],
): Response {
  if (request.method !== "GET") throw methodNotAllowed(request.method, ["GET"]);
  const control = paths.map(({ method, path, takes }) => ({
    method,
    path: `${CONTROL_ROOT}/${path}`,
    takes: takes.map((name) => (name.startsWith("...") ? "..." : name)),
    summary: controlSummary(method, path),
  }));
  const listed = routes.map((route) => {
    const { method, path, operation } = route;
    return { method, path, operation, summary: summaryOf(route) };
  });
  const headers = { Vary: "Accept" };
  if (!request.headers.get("accept")?.includes("text/html"))
    return Response.json({ control, routes: listed }, { headers });
  const page = pageOf(
    control.map(({ takes, ...line }) => ({ ...line, detail: takes.join(", ") })),
    listed.map(({ operation, ...line }) => ({ ...line, detail: operation })),
  );
  return new Response(page, { headers: { ...headers, "Content-Type": "text/html; charset=utf-8" } });
}

/** What each path of the control does; of an action it is its name. */
const SUMMARIES: Readonly<Record<string, string>> = {
  "GET clock": "Bank time, whether it is paused, and its speed",
  "GET clock/nextEvent": "What the clock will do next",
  "GET clock/upcoming": "The next things that the clock will do",
  "GET faults": "The rules by which requests go wrong",
  "GET history": "The entries of the history",
  "GET history/branches": "The branches of the history",
  "GET log": "The last requests, secrets masked",
  "GET openapi.json": "The OpenAPI document of this bank",
  "GET outbox": "The e-mails that the bank would have sent",
  "GET progress": "What makes the timed steps of rows",
  "GET recipe": "The recorded calls",
  "GET scenarios": "The names of the option scenarios",
  "GET resources": "The collections with their statuses and actions",
  "GET states": "The states that a front end has to show",
  "GET snapshot": "The whole state",
  "GET db/:collection": "The rows of a collection",
  "GET db/:collection/count": "How many rows a collection has",
  "GET db/:collection/:id": "A row",
  "GET openAuthorizations/:id": "The open authorizations of a virtual card",
  "GET movements/:id": "What happened to the money of a virtual card",
  "GET allowedActions/:collection/:id": "The actions that the state of a row allows",
  "GET timeline/:collection/:id": "The statuses that a row has had",
  "GET timelines/:collection": "The statuses that each row of a collection has had",
  "POST db/:collection/findFirst": "The first row with these fields",
  "POST db/:collection/findMany": "The rows with these fields",
  "POST db/:collection/count": "How many rows have these fields",
  "POST faults/add": "Add a rule by which requests go wrong",
  "POST faults/remove": "Remove a rule",
  "POST faults/clear": "Remove all rules",
  "POST progress": "Set what makes the timed steps of rows",
  "POST states": "Put the bank into one of its states",
  "POST reset": "Begin again with the initial state",
  "POST restore": "Restore a snapshot",
  "POST loadScenario": "Begin again with a scenario of the options",
  "POST explain": "Explain why a request was refused",
  "POST history/start": "Begin to keep the past",
  "POST history/stop": "Forget the past",
  "POST history/goTo": "Go to an entry of the history",
  "POST history/switchTo": "Go to the end of a branch",
  "POST clock/advance": "Move bank time by a duration",
  "POST clock/advanceTo": "Move bank time to an instant",
  "POST clock/pause": "Pause the clock",
  "POST clock/resume": "Let a paused clock go on",
  "POST clock/setSpeed": "Set how fast bank time passes",
};

function controlSummary(method: string, path: string): string {
  const [, collection, , action] = path.split("/");
  return SUMMARIES[`${method} ${path}`] ?? `bank.simulate.${collection}.${action}`;
}

function pageOf(control: readonly Line[], routes: readonly Line[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Paths of this bank</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid; padding: 0.25rem 1rem 0.25rem 0; text-align: start; vertical-align: top; }
</style>
</head>
<body>
<main>
<h1>Paths of this bank</h1>
<p>The service is a mock bank, <strong>Sandbank</strong>. Its calls need a key: <code>Authorization: Bearer test</code>. The
control needs none.</p>
${tableOf("Service", "Operation", routes)}
${tableOf("Control", "Takes", control)}
</main>
</body>
</html>
`;
}

function tableOf(title: string, detail: string, lines: readonly Line[]): string {
  const id = title.toLowerCase();
  const rows = lines.map(
    (line) =>
      `<tr><td>${line.method}</td><th scope="row">${linkOf(line)}</th><td>${escaped(line.detail)}</td><td>${escaped(line.summary)}</td></tr>`,
  );
  return `<h2 id="${id}">${title}</h2>
<div role="region" aria-labelledby="${id}" tabindex="0">
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">${detail}</th><th scope="col">What it does</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</div>`;
}

/** A read that needs nothing is a link, relative to this page, which may be below any path. */
function linkOf({ method, path }: Line): string {
  const text = `<code>${escaped(path)}</code>`;
  const isRead = method === "GET" && path.startsWith(CONTROL_ROOT) && !path.includes(":");
  return isRead ? `<a href="${escaped(path.slice(1))}">${text}</a>` : text;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
