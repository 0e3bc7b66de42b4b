import "../../src/panel/index.ts";
import { requestOrThrow } from "../../fixtures/http-client.ts";
import { createBank } from "../../src/index.ts";
import type { SandbankPanel } from "../../src/panel/index.ts";

/** Wall milliseconds until what was done is on the screen. */
interface Timings {
  readonly open: number;
  readonly search: number;
  readonly choose: number;
}

declare global {
  interface Window {
    measure(rows: number, rounds: number): Promise<Timings[]>;
  }
}

/** Opens a panel with many transfers, searches them, and chooses one; several times over. */
window.measure = async (rows, rounds) => {
  const bank = createBank({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  for (let row = 0; row < rows; row += 1) {
    const data = {
      account_number: "4000000011",
      amount: row + 1,
      direction: "credit",
      sec_code: "ppd",
      receiver_account_number: "12345678",
      receiver_account_type: "checking",
      receiver_name: `Receiver ${row}`,
      receiver_routing_number: "021000021",
    };
    await requestOrThrow(bank, "POST", "/v1/ach", { data });
  }
  const timings: Timings[] = [];
  for (let round = 0; round < rounds; round += 1) {
    localStorage.clear();
    const panel = document.createElement("sandbank-panel");
    Object.assign(panel, { bank, tab: "data", dock: "bottom", open: false });
    document.body.append(panel);
    await painted();
    timings.push({
      open: await timed(() => part(panel, ".opener").click()),
      search: await timed(() => search(panel, `receiver ${rows - 1}`)),
      choose: await timed(() => part(dataTab(panel), "[role=option]").click()),
    });
    panel.remove();
  }
  return timings;
};

async function timed(work: () => void): Promise<number> {
  const start = performance.now();
  work();
  await painted();
  return performance.now() - start;
}

/** Resolves after the next frame has been drawn. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function search(panel: SandbankPanel, text: string): void {
  const input = part(dataTab(panel), "input[type=search]") as HTMLInputElement;
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
