import { ActionsView } from "../data/actions.ts";
import { define } from "../define.ts";
import { LifecycleView } from "./lifecycle.ts";

export { tokens } from "../tokens.ts";
export { LifecycleView };

define("sandbank-actions", ActionsView);
define("sandbank-lifecycle", LifecycleView);
