import "sandbank/panel";
import type { SandbankPanel } from "sandbank/panel";
import { benchBank, call, fill, TRANSFER } from "../support/bank.ts";

/** Wall milliseconds until what was done is on the screen. */
interface Timings {
  readonly open: number;
  readonly search: number;
  readonly choose: number;
}

const bank = benchBank();

const bench = {
  /** Fills the bank with transfers to receivers of different names. */
  async fill(rows: number): Promise<void> {
    await call(bank, "POST", "/v1/ach", TRANSFER);
    await fill(bank, "achTransfers", rows, (at) => ({ receiver_name: `Receiver ${at}` }));
  },
  /** Opens a panel, searches its transfers, and chooses one. */
  async measure(): Promise<Timings> {
    localStorage.clear();
    const panel = document.createElement("sandbank-panel");
    Object.assign(panel, { bank, tab: "data", dock: "bottom", open: false });
    document.body.append(panel);
    await painted();
    const last = bank.db.achTransfers.count() - 1;
    const timings = {
      // The first panel of the page also loads the tab; the rounds that are counted come after it.
      open: await timed(async () => {
        part(panel, ".launcher").click();
        await panel.updateComplete;
      }),
      search: await timed(() => search(panel, `receiver ${last}`)),
      choose: await timed(() => part(dataTab(panel), "[role=option]").click()),
    };
    panel.remove();
    return timings;
  },
};

declare global {
  interface Window {
    benchPanel: typeof bench;
  }
}

window.benchPanel = bench;

async function timed(work: () => void | Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  await painted();
  return performance.now() - start;
}

/** Resolves after the next frame has been drawn. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function search(panel: SandbankPanel, text: string): void {
  const input = part(dataTab(panel), "input[type=search]");
  if (!(input instanceof HTMLInputElement)) throw new Error("There is no field to search in.");
  input.value = text;
  input.dispatchEvent(new Event("input"));
}

function dataTab(panel: SandbankPanel): HTMLElement {
  return part(panel, "sandbank-data");
}

function part(element: HTMLElement, selector: string): HTMLElement {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector} in ${element.localName}.`);
  return found;
}
