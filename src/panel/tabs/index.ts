import { html, type TemplateResult } from "lit";
import type { PanelBank } from "../../code/bank.ts";
import type { Scenario } from "../../index.ts";
import { define } from "../define.ts";

/** What a tab may need to show itself. */
export interface TabContext {
  readonly bank: PanelBank;
  /** Whether `bank` is a copy of one in another process. */
  readonly isRemote: boolean;
  /**
   * What the tab shows: what follows its name in the panel's `place`: `["achTransfers", "1001"]`. Its element calls
   * `announceAt` of BankElement when it moves, and shows something else when it is given that.
   */
  readonly at: readonly string[];
  readonly scenarios: Readonly<Record<string, Scenario>> | undefined;
}

/** A tab of the panel: one line in {@link TABS}. */
export interface PanelTab {
  /** Its name in the panel's `tab` and `place`. */
  readonly name: string;
  /** What it is called for people. */
  readonly label: string;
  /** Loads and defines its elements, once and before it is shown, where they are no part of what a page first loads. */
  readonly load?: () => Promise<unknown>;
  readonly view: (context: TabContext) => TemplateResult;
  /** Whether a bank has what it shows; left out, each has. */
  readonly isFor?: (bank: PanelBank) => boolean;
}

/** Every tab of the panel, in their order: the only list. */
export const TABS: readonly [PanelTab, ...PanelTab[]] = [
  {
    name: "clock",
    label: "Clock",
    view: ({ bank }) => html`<sandbank-clock .bank=${bank}></sandbank-clock>`,
  },
  {
    name: "time",
    label: "Timeline",
    load: async () => define("sandbank-timeline", (await import("../timeline/timeline.ts")).SandbankTimeline),
    view: ({ bank, isRemote, at }) =>
      html`<sandbank-timeline .bank=${bank} .isRemote=${isRemote} .at=${at}></sandbank-timeline>`,
  },
  {
    name: "data",
    label: "Data",
    load: async () => (await import("./data.ts")).defineData(),
    view: ({ bank, at }) => html`<sandbank-data .bank=${bank} .at=${at}></sandbank-data>`,
  },
  {
    name: "requests",
    label: "Requests",
    load: async () => define("sandbank-requests", (await import("./requests/requests.ts")).RequestsTab),
    view: ({ bank, at }) => html`<sandbank-requests .bank=${bank} .at=${at}></sandbank-requests>`,
  },
  {
    name: "history",
    label: "History",
    load: async () => define("sandbank-history", (await import("./history.ts")).HistoryTab),
    view: ({ bank }) => html`<sandbank-history .bank=${bank}></sandbank-history>`,
  },
  {
    name: "outbox",
    label: "Emails",
    load: async () => define("sandbank-outbox", (await import("./outbox.ts")).OutboxTab),
    view: ({ bank }) => html`<sandbank-outbox .bank=${bank}></sandbank-outbox>`,
  },
  {
    name: "events",
    label: "Events",
    load: async () => (await import("./events.ts")).defineEvents(),
    view: ({ bank, at }) => html`<sandbank-events .bank=${bank} .at=${at}></sandbank-events>`,
    // Not for a team's own events, which are at another path.
    isFor: ({ resources }) => resources.events?.path === "/v1/events",
  },
  {
    name: "faults",
    label: "Faults",
    load: async () => define("sandbank-faults", (await import("./faults.ts")).FaultsTab),
    view: ({ bank }) => html`<sandbank-faults .bank=${bank}></sandbank-faults>`,
  },
  {
    name: "scenario",
    label: "Setup",
    load: async () => define("sandbank-scenario", (await import("./scenario.ts")).ScenarioTab),
    view: ({ bank, scenarios }) =>
      html`<sandbank-scenario .bank=${bank} .scenarios=${scenarios}></sandbank-scenario>`,
  },
];
