import { ActionsView } from "./data/actions.ts";
import { CardView } from "./data/card.ts";
import { PurchaseForm } from "./data/purchase.ts";
import { RowView } from "./data/row.ts";
import { RuleForm } from "./faults/rule-form.ts";
import { SandbankPanel } from "./panel.ts";
import { ReasonsView } from "./requests/reasons.ts";
import { RequestView } from "./requests/request.ts";
import { ClockTab } from "./tabs/clock.ts";
import { DataTab } from "./tabs/data.ts";
import { FaultsTab } from "./tabs/faults.ts";
import { OutboxTab } from "./tabs/outbox.ts";
import { RequestsTab } from "./tabs/requests.ts";
import { ScenarioTab } from "./tabs/scenario.ts";
import { ShareSection } from "./tabs/share.ts";

export type { PanelBank } from "./bank.ts";
export { SandbankPanel } from "./panel.ts";
export { tokens } from "./tokens.ts";

const ELEMENTS = {
  "sandbank-panel": SandbankPanel,
  "sandbank-clock": ClockTab,
  "sandbank-data": DataTab,
  "sandbank-row": RowView,
  "sandbank-actions": ActionsView,
  "sandbank-card": CardView,
  "sandbank-purchase": PurchaseForm,
  "sandbank-requests": RequestsTab,
  "sandbank-request": RequestView,
  "sandbank-reasons": ReasonsView,
  "sandbank-outbox": OutboxTab,
  "sandbank-faults": FaultsTab,
  "sandbank-rule": RuleForm,
  "sandbank-scenario": ScenarioTab,
  "sandbank-share": ShareSection,
} as const;

type Elements = { -readonly [Name in keyof typeof ELEMENTS]: InstanceType<(typeof ELEMENTS)[Name]> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
}

// A dev server takes Lit's development build, which says so in the console of every page; its own code for this turns that off.
const withLit: typeof globalThis & { litIssuedWarnings?: Set<string> } = globalThis;
withLit.litIssuedWarnings ??= new Set();
withLit.litIssuedWarnings.add("dev-mode");

// Two copies of the package in one page share the elements of the first.
for (const [name, element] of Object.entries(ELEMENTS)) {
  if (!customElements.get(name)) customElements.define(name, element);
}
