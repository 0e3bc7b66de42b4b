import { connect } from "sandbank/core";
import { checkFailure, messageOf } from "sandbank/internal";
import "sandbank/panel";
import { adoptTokens } from "../styles/tokens.ts";
import { afterLog } from "./after-log.ts";
import "./failure-summary.ts";
import { mirrorOf } from "./mirror.ts";

adoptTokens();
const summary = document.createElement("failure-summary") as import("./failure-summary.ts").FailureSummary;
const panel = document.createElement("sandbank-panel");
panel.dock = "inline";
panel.tab = "requests";
document.body.append(summary, panel);

/** Shows what went wrong with the page itself, until it goes right. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    summary.problem = undefined;
  } catch (error) {
    summary.problem = messageOf(error);
  }
}

await attempt(async () => {
  const file = checkFailure(await (await fetch("/_sandbank/failure")).json());
  summary.file = file;
  document.title = `Failed: ${file.test.name}`;
  const { bank, read } = await mirrorOf(connect({ baseUrl: location.origin }), file);
  panel.requests = afterLog(file.log);
  panel.bank = bank;
  const moves = new EventSource("/_sandbank/moves");
  moves.onmessage = () => void attempt(read);
  moves.onerror = () => {
    summary.problem = "The command that serves this bank has ended.";
  };
});
