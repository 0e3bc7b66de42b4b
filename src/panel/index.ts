import { define } from "./define.ts";
import { SandbankPanel } from "./panel.ts";
import { ClockTab } from "./tabs/clock/clock.ts";

export type { PanelBank, RemotePanelBank, ShownBank } from "../code/bank.ts";
export { SandbankPanel } from "./panel.ts";
export { tokens } from "./tokens.ts";

const ELEMENTS = {
  "sandbank-panel": SandbankPanel,
  "sandbank-clock": ClockTab,
} as const;

type Elements = { -readonly [Name in keyof typeof ELEMENTS]: InstanceType<(typeof ELEMENTS)[Name]> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
}

// A dev server takes Lit's development build, which says so in the console of every page; its own code for this turns that off.
const withLit: typeof globalThis & { litIssuedWarnings?: Set<string> } = globalThis;
withLit.litIssuedWarnings ??= new Set();
withLit.litIssuedWarnings.add("dev-mode");

for (const [name, element] of Object.entries(ELEMENTS)) define(name, element);
