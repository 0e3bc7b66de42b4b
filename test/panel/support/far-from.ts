import { type Bank, connect } from "../../../src/index.ts";
import type { RemotePanelBank } from "../../../src/panel/index.ts";

/** The bank as another process has it, and how many requests were sent to it. */
export function farFrom(bank: Bank): {
  remote: RemotePanelBank;
  sent: string[];
  break: (isBroken: boolean) => void;
} {
  const sent: string[] = [];
  let isBroken = false;
  const remote = connect({
    baseUrl: "http://bank.test",
    fetch: (request) => {
      sent.push(new URL(request.url).pathname);
      return isBroken ? Promise.reject(new TypeError("Failed to fetch")) : bank.fetch(request);
    },
  });
  return {
    remote,
    sent,
    break: (to) => {
      isBroken = to;
    },
  };
}
