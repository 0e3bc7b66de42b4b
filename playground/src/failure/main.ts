import { connect } from "sandbank/core";
import { checkFailure, messageOf } from "sandbank/internal";
import "sandbank/panel";
import { afterLog } from "./after-log.ts";
import "./failure-summary.ts";

const summary = document.createElement("failure-summary") as import("./failure-summary.ts").FailureSummary;
const panel = document.createElement("sandbank-panel");
panel.dock = "inline";
panel.tab = "requests";
document.body.append(summary, panel);

try {
  const file = checkFailure(await (await fetch("/_sandbank/failure")).json());
  summary.file = file;
  document.title = `Failed: ${file.test.name}`;
  panel.requests = afterLog(file.log);
  panel.bank = connect({ baseUrl: location.origin });
  const moves = new EventSource("/_sandbank/moves");
  moves.onopen = () => {
    summary.problem = undefined;
  };
  moves.onerror = () => {
    summary.problem = "The server for this bank has stopped.";
  };
} catch (error) {
  summary.problem = messageOf(error);
}
