import { css, html, nothing, type TemplateResult } from "lit";
import type { PanelBank } from "../../../code/bank.ts";
import { breakOf } from "../../../code/faulted.ts";
import type { ListedFault, LogEntry } from "../../../index.ts";
import { faultText } from "../../faults/rule-text.ts";

export interface Filter {
  /** Text in the path, a body, the status or the fault; "" for any. */
  readonly text: string;
  /** [] for any. */
  readonly methods: readonly string[];
  /** Classes of statuses, as they are labelled; [] for any. */
  readonly statuses: readonly string[];
  readonly changes: boolean;
  /** Only those that were refused, failed or warned of. */
  readonly problems: boolean;
  /** Whether the choices are in sight. */
  readonly isOpen: boolean;
}

const ALL: Filter = { text: "", methods: [], statuses: [], changes: false, problems: false, isOpen: false };

const STATUSES: Readonly<Record<string, (entry: LogEntry) => boolean>> = {
  "2xx": ({ status }) => status >= 200 && status < 300,
  "4xx": ({ status }) => status >= 400 && status < 500,
  "5xx": ({ status }) => status >= 500,
  "no response": (entry) => entry.status === 0 || breakOf(entry) !== undefined,
};

/** The filters by bank, for as long as the page lives. */
const filters = new WeakMap<PanelBank, Filter>();
/** The bodies in small letters, made when text is searched for. */
const texts = new WeakMap<LogEntry, string>();

export function filterOf(bank: PanelBank): Filter {
  return filters.get(bank) ?? ALL;
}

/** Changes the filter of a bank's requests; without a change, shows all. */
export function setFilter(bank: PanelBank, change: Partial<Filter> = ALL): void {
  filters.set(bank, { ...filterOf(bank), ...change });
}

export function filtered(
  entries: readonly LogEntry[],
  { text, methods, statuses, changes, problems }: Filter,
  rules: readonly ListedFault[],
): readonly LogEntry[] {
  const sought = text.trim().toLowerCase();
  return entries.filter((entry) => {
    if (methods.length > 0 && !methods.includes(entry.method)) return false;
    if (statuses.length > 0 && !statuses.some((status) => STATUSES[status]?.(entry))) return false;
    if (changes && entry.changes.length === 0) return false;
    if (problems && !hasProblem(entry)) return false;
    return sought === "" || holds(entry, sought, rules);
  });
}

function hasProblem({ status, warnings, fault }: LogEntry): boolean {
  return status === 0 || status >= 400 || warnings.length > 0 || fault !== null;
}

function holds(entry: LogEntry, sought: string, rules: readonly ListedFault[]): boolean {
  const { method, path, status, fault } = entry;
  const summary = `${method} ${path} ${status} ${fault ? faultText(fault, rules) : ""}`;
  if (summary.toLowerCase().includes(sought)) return true;
  let bodies = texts.get(entry);
  if (bodies === undefined) {
    bodies = `${JSON.stringify(entry.requestBody)} ${JSON.stringify(entry.responseBody)}`.toLowerCase();
    texts.set(entry, bodies);
  }
  return bodies.includes(sought);
}

/** The choices besides the text; `set` is called with what was changed. */
export function filterView(
  entries: readonly LogEntry[],
  { methods, statuses, changes, problems, isOpen }: Filter,
  set: (change: Partial<Filter>) => void,
): TemplateResult {
  // One that was chosen stays, though its requests are gone.
  const present = [...new Set([...entries.map(({ method }) => method), ...methods])].sort();
  const choice = (label: string, isChosen: boolean, change: Partial<Filter>, title = label) =>
    html`<button aria-pressed=${isChosen} title=${title} @click=${() => set(change)}>${label}</button>`;
  const choices = (
    all: readonly string[],
    chosen: readonly string[],
    change: (to: readonly string[]) => Partial<Filter>,
  ) => all.map((each) => choice(each, chosen.includes(each), change(toggled(chosen, each))));
  const count = methods.length + statuses.length + Number(changes) + Number(problems);
  return html`<details class="filters" 
    ?open=${isOpen}
    @toggle=${(event: Event) => set({ isOpen: (event.target as HTMLDetailsElement).open })}
  >
    <summary class="small">Filter${count > 0 ? ` (${count})` : nothing}</summary>
    <div role="group" aria-label="Filter">
      ${choices(present, methods, (to) => ({ methods: to }))}
      ${choices(Object.keys(STATUSES), statuses, (to) => ({ statuses: to }))}
      ${choice("changes", changes, { changes: !changes }, "Requests that changed data")}
      ${choice("problems", problems, { problems: !problems }, "Requests that were refused, failed, or logged a warning")}
    </div>
  </details>`;
}

function toggled(chosen: readonly string[], each: string): readonly string[] {
  return chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each];
}

export const filterStyles = css`
  .filters {
    flex: 1 1 100% !important;
  }

  .filters > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sandbank-1);
  }

  .filters button {
    min-block-size: 24px;
    padding-inline: 7px;
    font-size: var(--sandbank-size-small);
  }
`;
