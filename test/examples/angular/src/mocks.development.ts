import { startPage } from "sandbank/ssr/client";

/** Lets the bank of the server answer the requests of the page, and shows its panel. */
export async function startMocks(): Promise<void> {
  startPage({ panel: () => import("sandbank/panel") });
}
