// The page of a server, at /_sandbank/panel: the panel of the bank behind it, which may answer below a path.

import { connect } from "sandbank/core";
import "sandbank/panel";

const panel = document.createElement("sandbank-panel");
panel.dock = "inline";
panel.bank = connect({ baseUrl: new URL("..", location.href).href.replace(/\/$/, "") });
document.body.append(panel);
